/** Where on the page a fault of the document is shown. */

import type { ToldFault } from "../../gen/wire";

const HAND = /^position\.hands\[(\d+)\]/;
const PLACES: readonly (readonly [start: string, place: string])[] = [
  ["position.rules", "rules"],
  ["rules", "rules"],
  ["position.trump_card", "talon"],
  ["position.talon", "talon"],
  ["position.table", "table"],
  ["position.discard", "discard"],
  ["actions", "question"],
];

/** The row of a field: a zone, `rules`, `question`, or `more` for all the rest. */
export function placeOf(field: string): string {
  const seat = HAND.exec(field)?.[1];
  if (seat !== undefined) return `hand:${seat}`;
  return PLACES.find(([start]) => field.startsWith(start))?.[1] ?? "more";
}

/** The sentence of a fault if it belongs to this row. */
export function faultAt(fault: ToldFault | null, place: string): string | null {
  return fault && placeOf(fault.field) === place ? fault.sentence : null;
}
