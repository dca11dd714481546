import type { SeriesView, View } from "../gen/wire";
import { rankOf, suitOf } from "./cards";

/** The rank of the last rung. */
export const QUEEN = 10;
/** Ranks of the rungs from the foot: sixes to tens, jacks, kings, aces, a queen (§15.2). */
export const LADDER: readonly number[] = [4, 5, 6, 7, 8, 9, 11, 12, QUEEN];

/** A rung as one seat sees it: below it, on it, or above it; and who else stands there. */
export interface Rung {
  readonly rank: number;
  readonly state: "done" | "now" | "ahead";
  readonly seats: readonly number[];
}

/** The rung on which a seat stands, counted from 0; -1 without epaulettes. */
export function rungOf(view: View, seat: number): number {
  const rank = view.seats[seat]?.rung ?? null;
  return rank === null ? -1 : LADDER.indexOf(rank);
}

/** How many rungs a seat still has to hang, the one it stands on among them. */
export function rungsLeft(view: View, seat: number): number {
  return LADDER.length - rungOf(view, seat);
}

export function ladderOf(view: View): Rung[] {
  const mine = rungOf(view, view.seat);
  return LADDER.map((rank, at) => ({
    rank,
    state: at < mine ? "done" : at === mine ? "now" : "ahead",
    seats: view.seats.filter(({ rung }) => rung === rank).map(({ seat }) => seat),
  }));
}

/** Whether everybody climbs together, or every side by itself. */
export function isShared(rules: Readonly<Record<string, unknown>>): boolean {
  return rules.pogony_ladder === "shared";
}

/** Whether a card of mine is a pogon: of my rung and no trump, on the last the named queen (§15.9). */
export function isPogon(view: View, card: number): boolean {
  const rung = view.seats[view.seat]?.rung ?? null;
  if (rung === null || rankOf(card) !== rung) return false;
  return rung === QUEEN ? suitOf(card) === view.queen : suitOf(card) !== view.trump_suit;
}

/** On whom the open hang question would hang (§15.6, §15.7); null while there is none. */
export function receiverOf(view: View): number | null {
  const last = view.last_bout;
  if (view.phase !== "hanging" || !last) return null;
  if (last.outcome === "taken") return last.defender;
  if (view.seats[last.opener]?.playing) return last.opener;
  const mine = view.seats[last.defender]?.side;
  const after = view.seats.map((_, i) => (last.defender + 1 + i) % view.seats.length);
  const rival = (seat: number) => view.seats[seat]?.playing && view.seats[seat]?.side !== mine;
  return after.find(rival) ?? null;
}

/** What hangs on a seat in the match so far, in the order it was hung (§15.8). */
export function hungOn({ hung }: Pick<SeriesView, "hung">, seat: number): number[] {
  return hung.filter(({ on }) => on === seat).flatMap(({ cards }) => cards);
}
