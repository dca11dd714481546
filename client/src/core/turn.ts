import type { View } from "../gen/wire";
import { isUsable } from "./targets";

/** The seats the bout waits for now: those whose clock would run. */
export function awaited(view: View): number[] {
  if (view.phase !== "bout") return view.may_act;
  if (view.uncovered > 0 && !view.taking) return view.defender === null ? [] : [view.defender];
  return view.may_act.filter((seat) => !view.seats[seat]?.passed);
}

/**
 * Whether I am the one asked to act, so that the page may call for me; `byHand` where nobody passes
 * for me.
 */
export function isMyTurn(view: View, byHand = false): boolean {
  const { role, phase, buttons } = view;
  if (role === "opener") return true;
  if (phase === "calling") return buttons.waive === null;
  if (phase === "hanging") return buttons.hang === null;
  const answers = role === "defender" && view.uncovered > 0 && !view.taking;
  const passes = byHand && buttons.pass === null && awaited(view).includes(view.seat);
  return answers || passes || view.hand.some((card) => isUsable(view, card));
}
