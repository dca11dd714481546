import type { View } from "../gen/wire";
import { isUsable } from "./targets";

/** The seats the bout waits for now: those whose clock would run. */
export function awaited(view: View): number[] {
  if (view.phase !== "bout") return view.may_act;
  if (view.uncovered > 0 && !view.taking) return view.defender === null ? [] : [view.defender];
  return view.may_act.filter((seat) => !view.seats[seat]?.passed);
}

/** Whether I am the one asked to act, so that the page may call for me. */
export function isMyTurn(view: View): boolean {
  if (view.role === "opener") return true;
  const answers = view.role === "defender" && view.uncovered > 0 && !view.taking;
  return answers || view.hand.some((card) => isUsable(view, card));
}
