/** Cards as ints `suit * 16 + rank`; suits 0 ♠ 1 ♣ 2 ♦ 3 ♥, ranks 0 (two) to 12 (ace). */

export type Sort = "suit" | "rank";

export const SUITS = [0, 1, 2, 3] as const;

export function suitOf(card: number): number {
  return card >> 4;
}

export function rankOf(card: number): number {
  return card & 15;
}

/** Suits from left to right: trumps last, and colours in turn as far as that allows. */
export function suitOrder(trump: number): number[] {
  const sameColour = trump ^ 1;
  const [first, last] = SUITS.filter((suit) => suit !== trump && suit !== sameColour);
  return [first ?? 0, sameColour, last ?? 0, trump];
}

/** A hand as it is held: by suit with trumps last, or by rank; ranks rise. */
export function handOrder(cards: readonly number[], trump: number, sort: Sort): number[] {
  const suits = suitOrder(trump);
  const bySuit = (card: number) => suits.indexOf(suitOf(card)) * 16 + rankOf(card);
  const byRank = (card: number) => rankOf(card) * 16 + suits.indexOf(suitOf(card));
  const weight = sort === "suit" ? bySuit : byRank;
  return [...cards].sort((one, other) => weight(one) - weight(other));
}
