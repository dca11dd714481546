import type { TableSeat, TableView } from "../../gen/wire";

/** The people one plays with, and who has left his seat in or after a deal; nobody for a spectator. */
export function peopleBeside({ seats, me }: Pick<TableView, "seats" | "me">): TableSeat[] {
  if (me === null) return [];
  return seats.filter(({ kind, left, seat }) => seat !== me && (kind === "person" || left));
}
