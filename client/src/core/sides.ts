import type { View } from "../gen/wire";

/** Whether a seat is another one of my team (§13). */
export function isPartner(view: View, seat: number | null): boolean {
  if (seat === null || seat === view.seat) return false;
  return view.seats[seat]?.side === view.seats[view.seat]?.side;
}

/** Whether people play in teams. */
export function inTeams({ seats }: Pick<View, "seats">): boolean {
  return new Set(seats.map(({ side }) => side)).size < seats.length;
}

/** The seats of each team from my own on, every team in playing order from me or from my left. */
export function teamsOf(view: View): number[][] {
  const count = view.seats.length;
  const order = Array.from({ length: count }, (_, i) => (Math.max(view.seat, 0) + i) % count);
  const sides = [...new Set(order.map((seat) => view.seats[seat]?.side))];
  return sides.map((side) => order.filter((seat) => view.seats[seat]?.side === side));
}
