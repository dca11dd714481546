import type { OptionVector, SeatClock } from "../gen/wire";

/** A stretch of time that runs down: what is left of it, in milliseconds, and how long it is. */
export interface Leg {
  readonly left: number;
  readonly whole: number;
  /** It is the bank of the deal (§17.7). */
  readonly bank: boolean;
}

const SECOND = 1000;
/** A thrower's turn is a third of another's, but never shorter (§17.7). */
const SHORTEST = 5 * SECOND;

function turnOf({ turn_time }: OptionVector, uses_bank: boolean): number {
  const turn = Number(turn_time ?? 0) * SECOND;
  return uses_bank ? turn : Math.max(turn / 3, SHORTEST);
}

/** What a clock still has: the turn first, the bank after it; nothing while it stands. */
export function legsOf(clock: SeatClock | undefined, rules: OptionVector): Leg[] {
  if (!clock?.running) return [];
  const { turn_ms, bank_ms, uses_bank } = clock;
  const turn = { left: turn_ms, whole: Math.max(turn_ms, turnOf(rules, uses_bank)), bank: false };
  const spare = Number(rules.time_bank ?? 0) * SECOND;
  const bank = { left: bank_ms, whole: Math.max(bank_ms, spare), bank: true };
  return [turn, ...(uses_bank ? [bank] : [])].filter(({ left }) => left > 0);
}

/** The times at which what is left is said: seconds before the end. */
export const SPOKEN: readonly number[] = [10, 5];
/** From here on the clock calls for attention. */
export const LAST = 5;
