import type { Act, Action, CardMoves, View } from "../gen/wire";

/** Cheating mode (§14): arming a card, and what a call brought. */

/** Whether cheats may be laid and called at the table of a view that is still played (§14.1). */
export function mayCheat({ buttons }: View): boolean {
  return buttons.call?.code !== "cheating_off";
}

function refused(code: string) {
  return { code, params: {} };
}

function someMay(moves: readonly CardMoves[], kind: "throw_in" | "transfer"): boolean {
  return moves.some((card) => card[kind]);
}

/** The view with its next card unchecked: cards go where armed acts may, and no other way. */
export function unchecked(view: View): View {
  const { armed, buttons } = view;
  const transfer = someMay(armed, "transfer") ? null : refused("transfer_off");
  const throw_in = someMay(armed, "throw_in") ? null : buttons.throw_in;
  return {
    ...view,
    moves: armed,
    buttons: { ...buttons, transfer, throw_in, show: refused("show_off") },
  };
}

/** The action with the mark that it is not to be checked; leads and shows bear none (§14.3). */
export function asArmed(action: Action): Action {
  const { kind } = action;
  if (kind !== "beat" && kind !== "throw_in" && kind !== "transfer") return action;
  return { ...action, armed: true };
}

function actsOf(view: View, bout: number): readonly Act[] {
  if (view.last_bout?.bout === bout) return view.last_bout.acts;
  return view.bout === bout ? view.history : [];
}

const isCall = ({ kind }: Act) => kind === "call";

/** The last call of the bout of `before` that the next view knows of and `before` did not. */
export function newCall(before: View, next: View): Act | null {
  if (before.deal !== next.deal) return null;
  const known = actsOf(before, before.bout).filter(isCall).length;
  return actsOf(next, before.bout).filter(isCall).slice(known).at(-1) ?? null;
}

/** The act for which a right call caught somebody; null if it is not seen any more. */
export function cheatOf(call: Act, before: View, next: View): Act | null {
  const last = next.last_bout;
  if (last?.bout === before.bout) {
    const found = new Set(last.cheats);
    const own = last.acts.filter(({ seat }) => seat === call.player);
    return own.find(({ cards }) => cards.some((card) => found.has(card))) ?? null;
  }
  const kept = next.history.filter((act) => !isCall(act)).length;
  return before.history.filter((act) => !isCall(act))[kept] ?? null;
}

/** The cheats that come to light between two views: those of the closed bout, or the one undone. */
export function cheatsFound(before: View, next: View): readonly number[] {
  const last = next.last_bout;
  if (before.deal !== next.deal) return [];
  if (last?.bout === before.bout) return before.last_bout?.bout === last.bout ? [] : last.cheats;
  const call = newCall(before, next);
  return call?.right ? (cheatOf(call, before, next)?.cards ?? []) : [];
}
