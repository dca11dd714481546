/** The entries of a ledger as lines: for what, and how much. */

import type { PlayedGame, PointsEntry } from "../../gen/wire";
import { capital } from "../../i18n/index.svelte";
import { p, pointsText } from "../../i18n/people";
import { dayHeading, timeText } from "./days";

export interface LedgerLine {
  readonly key: number;
  readonly time: string;
  readonly title: string;
  readonly note: string;
  readonly amount: number;
}

export interface LedgerDay {
  readonly heading: string;
  readonly lines: readonly LedgerLine[];
}

type Game = Pick<PlayedGame, "table" | "deal" | "others">;
type Reason = PointsEntry["reason"];

/** Reasons that leave room to say which game of the pair it was. */
const NUMBERED: ReadonlySet<Reason> = new Set<Reason>(["win", "draw", "loss"]);

function keyOf({ table, deal }: Pick<Game, "table" | "deal">): string {
  return `${table}.${deal}`;
}

/** «Победа · Аня»: the reason, and who else played. */
function titleOf({ reason, nth }: PointsEntry, others: readonly string[]): string {
  const why = capital(pointsText(reason, nth ?? 0));
  return [why, others.join(", ")].filter(Boolean).join(" · ");
}

function lineOf(entry: PointsEntry, others: readonly string[]): LedgerLine {
  const numbered = entry.nth !== null && NUMBERED.has(entry.reason);
  return {
    key: entry.id,
    time: timeText(entry.at),
    title: titleOf(entry, others),
    note: numbered ? p("ledger.nth", { n: entry.nth ?? 0 }) : "",
    amount: entry.amount,
  };
}

/** The entries by Moscow day, in the order they came; `games` know who else played. */
export function daysOf(
  entries: readonly PointsEntry[],
  games: readonly Game[],
  today: string,
): LedgerDay[] {
  const others = new Map(games.map((game) => [keyOf(game), game.others]));
  const dates = [...new Set(entries.map(({ date }) => date))];
  return dates.map((date) => ({
    heading: dayHeading(date, today),
    lines: entries
      .filter((entry) => entry.date === date)
      .map((entry) => lineOf(entry, others.get(keyOf(entry)) ?? [])),
  }));
}

export interface PairUse {
  readonly name: string;
  readonly games: number;
}

/** How many games of today each opponent's pair has had, as far as the ledger tells (S45). */
export function pairsToday(
  entries: readonly PointsEntry[],
  games: readonly Game[],
  today: string,
): PairUse[] {
  const others = new Map(games.map((game) => [keyOf(game), game.others]));
  const used = new Map<string, number>();
  for (const entry of entries) {
    const names = others.get(keyOf(entry)) ?? [];
    if (entry.date !== today || entry.nth === null || names.length !== 1) continue;
    const name = names[0] ?? "";
    used.set(name, Math.max(used.get(name) ?? 0, entry.nth));
  }
  return [...used].map(([name, games]) => ({ name, games }));
}
