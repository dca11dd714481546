/** The simple values of a document: cards as text, seats. What is none reads as null or is left out. */

const SIGNS = ["♠", "♣", "♦", "♥"] as const;
export const RANKS: readonly string[] = "2 3 4 5 6 7 8 9 10 J Q K A".split(" ");

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** «10♥». */
export function cardOut(card: number): string {
  return `${RANKS[card & 15] ?? ""}${SIGNS[card >> 4] ?? ""}`;
}

export function cardIn(value: unknown): number | null {
  if (typeof value !== "string") return null;
  const suit = SIGNS.findIndex((sign) => value.endsWith(sign));
  const rank = RANKS.indexOf(value.slice(0, -1));
  return suit < 0 || rank < 0 ? null : suit * 16 + rank;
}

export function cardsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.flatMap((one) => cardIn(one) ?? []) : [];
}

/** A seat or any other number from nought. */
export function seatIn(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}

export function seatsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.flatMap((one) => seatIn(one) ?? []) : [];
}
