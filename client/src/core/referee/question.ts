/** «Может ли игрок так?»: a question in the making, and the action of a document it becomes. */

import { cardIn, cardOut, cardsIn, isRecord, seatIn } from "./values";

export const KINDS = [
  "lead",
  "beat",
  "throw_in",
  "transfer",
  "show",
  "take",
  "pass",
  "call",
  "waive",
  "hang",
  "decline",
  "deal",
  "create_table",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Question {
  readonly kind: Kind;
  readonly seat: number;
  readonly cards: readonly number[];
  readonly target: number | null;
  readonly player: number | null;
  readonly armed: boolean;
}

export interface Action {
  readonly kind: Kind;
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly card?: string;
  readonly target?: string;
  readonly player?: number;
  readonly armed?: true;
}

const ONE_CARD: readonly Kind[] = ["beat", "throw_in", "transfer", "show"];
const ARMABLE: readonly Kind[] = ["lead", "beat", "throw_in", "transfer"];
const OF_NOBODY: readonly Kind[] = ["deal", "create_table"];
/** What only tables with cheating know. */
export const CHEATING: readonly Kind[] = ["call", "waive"];
/** What only tables with epaulettes know. */
export const POGONY: readonly Kind[] = ["hang", "decline"];

/** What has to be chosen for a kind. */
export function needs(kind: Kind) {
  return {
    seat: !OF_NOBODY.includes(kind),
    cards: kind === "lead",
    card: ONE_CARD.includes(kind),
    target: kind === "beat",
    player: kind === "call",
    armed: ARMABLE.includes(kind),
  };
}

function cardsOut({ kind, cards }: Question): Pick<Action, "card" | "cards"> | null {
  const { card, cards: several } = needs(kind);
  if (several) return cards.length === 0 ? null : { cards: cards.map(cardOut) };
  if (!card) return {};
  const [only] = cards;
  return only === undefined ? null : { card: cardOut(only) };
}

/** The action of a question; null while something has to be chosen. */
export function actionOf(question: Question): Action | null {
  const { kind, seat, target, player, armed } = question;
  const needed = needs(kind);
  const laid = cardsOut(question);
  if (laid === null || (needed.target && target === null) || (needed.player && player === null)) {
    return null;
  }
  return {
    kind,
    ...(needed.seat ? { seat } : {}),
    ...laid,
    ...(needed.target && target !== null ? { target: cardOut(target) } : {}),
    ...(needed.player && player !== null ? { player } : {}),
    ...(needed.armed && armed ? { armed: true } : {}),
  };
}

/** The action that can be read, if any; a list, to be joined. */
export function actionIn(value: unknown): Action[] {
  if (!isRecord(value)) return [];
  const kind = KINDS.find((one) => one === value.kind);
  if (kind === undefined) return [];
  const action = actionOf(questionFrom(kind, value));
  return action === null ? [] : [action];
}

/** The question an action asks. */
export function questionOf(action: Action): Question {
  return questionFrom(action.kind, { ...action });
}

function questionFrom(kind: Kind, value: Record<string, unknown>): Question {
  const card = cardIn(value.card);
  return {
    kind,
    seat: seatIn(value.seat) ?? 0,
    cards: card === null ? cardsIn(value.cards) : [card],
    target: cardIn(value.target),
    player: seatIn(value.player),
    armed: value.armed === true,
  };
}
