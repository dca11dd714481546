const FIRST_MS = 400;
const LAST_MS = 10_000;

/**
 * Milliseconds to wait before try number `tries` (from 0): doubling up to ten seconds, the upper
 * half of each wait random, so that a restarted server is not met by everybody at once.
 */
export function waitBefore(tries: number, random: () => number): number {
  const full = Math.min(LAST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
  return Math.round(full / 2 + (full / 2) * random());
}
