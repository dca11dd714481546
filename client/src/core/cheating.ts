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

/** The acts of a bout, as far as the view still tells of them. */
export function actsOf(view: View, bout: number): readonly Act[] {
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

/** The act for which a call was right; null if it was not, or if it is not seen any more. */
function cheatOf(call: Act, before: View, next: View): Act | null {
  if (!call.right) return null;
  const last = next.last_bout;
  if (last?.bout === before.bout) {
    const own = last.acts.filter(({ seat }) => seat === call.player);
    return own.find(({ cards }) => cards.some((card) => last.cheats.includes(card))) ?? null;
  }
  const kept = next.history.filter((act) => !isCall(act)).length;
  return before.history.filter((act) => !isCall(act))[kept] ?? null;
}

/** What a call brought: at what somebody was caught, and the cards he has to take for it. */
export interface Verdict {
  readonly call: Act;
  readonly cheat: Act | null;
  /** 0 if none; null if the cards go back instead. */
  readonly taken: number | null;
}

/** What the last call between two views brought; null without a call. */
export function verdictOf(before: View, next: View): Verdict | null {
  const call = newCall(before, next);
  if (!call) return null;
  const cheat = cheatOf(call, before, next);
  const last = next.last_bout;
  if (last?.bout !== before.bout) return { call, cheat, taken: null };
  const cards = last.pairs.flatMap(({ attack, cover }) =>
    cover === null ? [attack] : [attack, cover],
  );
  return { call, cheat, taken: last.outcome === "taken" ? cards.length : 0 };
}

/** The cheats that come to light between two views: those of the closed bout, or the one undone. */
export function cheatsFound(before: View, next: View): readonly number[] {
  const last = next.last_bout;
  if (before.deal !== next.deal) return [];
  if (last?.bout === before.bout) return before.last_bout?.bout === last.bout ? [] : last.cheats;
  return verdictOf(before, next)?.cheat?.cards ?? [];
}
