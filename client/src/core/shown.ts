import type { Action, View } from "../gen/wire";
import { handOrder, type Sort } from "./cards";
import type { Intent } from "./intent";
import type { Spread } from "./layout";
import { looksOn, othersOf } from "./model";
import { type Extras, PLAIN } from "./place/parts";
import { canPlay, isUsable } from "./targets";

/** An attack card as it is drawn; `ghost` tells what the server has not yet agreed to. */
export interface ShownPair {
  readonly attack: number;
  readonly cover: number | null;
  readonly by: number;
  readonly ghostAttack: boolean;
  readonly ghostCover: boolean;
}

/** The view with my unanswered actions laid over it. */
export interface Shown {
  readonly hand: readonly number[];
  readonly pairs: readonly ShownPair[];
  /** Cards of my hand that are on their way without leaving it: a trump being shown. */
  readonly showing: readonly number[];
}

function laidBy(action: Action): number[] {
  if (action.kind === "lead") return action.cards;
  if (action.kind === "throw_in" || action.kind === "transfer") return [action.card];
  return [];
}

/**
 * Lays unanswered actions over the view, as far as they still fit it. Cards that lie on the table
 * of a stopped deal give way to its result (§14.8).
 */
export function withPending(view: View, pending: readonly Action[]): Shown {
  const mine = (card: number) => view.hand.includes(card);
  const beats = pending.flatMap((action) => (action.kind === "beat" ? [action] : []));
  const fresh = pending.flatMap(laidBy).filter(mine);
  const table = view.phase === "over" ? [] : view.table;
  const pairs = table.map(({ attack, cover, by }): ShownPair => {
    const ghost = beats.find(({ target, card }) => target === attack && mine(card));
    const ghostCover = cover === null && ghost !== undefined;
    return {
      attack,
      by,
      cover: cover ?? ghost?.card ?? null,
      ghostAttack: false,
      ghostCover,
    };
  });
  for (const attack of fresh) {
    pairs.push({ attack, by: view.seat, cover: null, ghostAttack: true, ghostCover: false });
  }
  const gone = new Set(pairs.flatMap(({ attack, cover }) => [attack, cover]));
  return {
    hand: view.hand.filter((card) => !gone.has(card)),
    pairs,
    showing: pending.flatMap((action) => (action.kind === "show" ? [action.card] : [])),
  };
}

/** How many slots for passing the attack on are kept free: as many as any card of mine could need. */
export function slotsOf(view: View, pending: readonly Action[]): number {
  if (pending.some(({ kind }) => kind === "transfer" || kind === "show")) return 0;
  return Number(view.buttons.transfer === null) + Number(view.buttons.show === null);
}

/** What is set by the player and by his table. */
export interface Manner {
  readonly sort: Sort;
  /** Which cards are of use is not said: my next card is not checked (§14.10). */
  readonly armed?: boolean;
  readonly extras?: Extras;
}

/** What the layout needs of a view and of the choice. */
export function spreadOf(
  view: View,
  pending: readonly Action[],
  intent: Intent,
  { sort, armed = false, extras = PLAIN }: Manner,
): Spread {
  const shown = withPending(view, pending);
  const mayPlay = canPlay(view) && !armed;
  const hand = handOrder(shown.hand, view.trump_suit, sort).map((card) => ({
    card,
    chosen: intent.chosen.includes(card),
    useless: mayPlay && !isUsable(view, card),
  }));
  return {
    hand,
    trump: view.trump_suit,
    pairs: shown.pairs.map(({ attack, cover }) => ({ attack, covered: cover !== null })),
    slots: slotsOf(view, pending),
    opponents: othersOf(view).length,
    talon: view.talon,
    over: view.phase === "over" || looksOn(view),
    extras,
  };
}
