/** A position and a question as the referee's documents have them (docs/positions.md). */

import type { OptionVector } from "../../gen/wire";
import type { Board, Pair } from "./board";
import { type Facts, factsIn, factsOut } from "./facts";
import { type Action, actionIn } from "./question";
import { cardIn, cardOut, cardsIn, isRecord, seatIn } from "./values";

export interface RulesChoice {
  /** Null for the players' own rules. */
  readonly preset: string | null;
  /** What differs from the set, without the number of players. */
  readonly options: OptionVector;
  /** The kind of table, if it was named. */
  readonly table: string | null;
}

export interface Sheet {
  readonly rules: RulesChoice;
  readonly board: Board;
  readonly facts: Facts;
}

type Json = Record<string, unknown>;

const MOST_SEATS = 8;

function rulesOut({ preset, options, table }: RulesChoice, more: OptionVector): Json {
  const changed = { ...more, ...options };
  return {
    ...(preset === null ? {} : { preset }),
    ...(Object.keys(changed).length === 0 ? {} : { options: changed }),
    ...(table === null ? {} : { table }),
  };
}

function pairOut({ attack, by, cover, coverBy }: Pair): Json {
  return {
    attack: cardOut(attack),
    ...(by === null ? {} : { by }),
    ...(cover === null ? {} : { cover: cardOut(cover) }),
    ...(cover === null || coverBy === null ? {} : { cover_by: coverBy }),
  };
}

/** The document that asks about these actions at a position. */
export function documentOf({ rules, board, facts }: Sheet, actions: readonly Action[]): Json {
  const { trump, talon, hands, table } = board;
  return {
    position: {
      rules: rulesOut(rules, {}),
      ...(trump === null ? {} : { trump_card: cardOut(trump) }),
      ...(talon.length === 0 ? {} : { talon: talon.map(cardOut) }),
      hands: hands.map((hand) => hand.map(cardOut)),
      ...(table.length === 0 ? {} : { table: table.map(pairOut) }),
      ...factsOut(facts),
    },
    actions,
  };
}

/** The document that asks whether a table could have the rules. */
export function tableDocumentOf({ rules, board }: Sheet): Json {
  const players = board.hands.length;
  return { rules: rulesOut(rules, { players }), actions: [{ kind: "create_table" }] };
}

function rulesIn(value: unknown): RulesChoice {
  const raw = isRecord(value) ? value : {};
  const { players: _players, ...options } = isRecord(raw.options) ? raw.options : {};
  const fitting = Object.entries(options).filter(([, one]) => /^(number|string)$/.test(typeof one));
  return {
    preset: typeof raw.preset === "string" ? raw.preset : null,
    options: Object.fromEntries(fitting) as OptionVector,
    table: typeof raw.table === "string" ? raw.table : null,
  };
}

function pairIn(value: unknown): Pair[] {
  if (!isRecord(value)) return [];
  const attack = cardIn(value.attack);
  if (attack === null) return [];
  const { by, cover, cover_by } = value;
  return [{ attack, by: seatIn(by), cover: cardIn(cover), coverBy: seatIn(cover_by) }];
}

/** The number of players that the rules of a table name. */
function playersOf(rules: unknown): number {
  const options = isRecord(rules) && isRecord(rules.options) ? rules.options : {};
  return Math.min(seatIn(options.players) ?? 2, MOST_SEATS);
}

/** What can be read of a document, whatever it is; the server names its faults. */
export function sheetOf(document: Json): Sheet & { actions: Action[] } {
  const raw = isRecord(document.position) ? document.position : { rules: document.rules };
  const hands = Array.isArray(raw.hands)
    ? raw.hands.slice(0, MOST_SEATS).map(cardsIn)
    : Array.from({ length: playersOf(raw.rules) }, () => []);
  const board: Board = {
    trump: cardIn(raw.trump_card),
    talon: cardsIn(raw.talon),
    hands,
    table: Array.isArray(raw.table) ? raw.table.flatMap(pairIn) : [],
  };
  const actions = Array.isArray(document.actions) ? document.actions.flatMap(actionIn) : [];
  return { rules: rulesIn(raw.rules), board, facts: factsIn(raw), actions };
}
