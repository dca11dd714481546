import type { Action, Refusal, View } from "../gen/wire";
import { actionOf, canPlay, type Target, targetsOf } from "./targets";
import { awaited } from "./turn";

/** What is chosen before it may be done: a card, or to take or to pass. */
export type Wish =
  | { readonly kind: "card"; readonly card: number }
  | { readonly kind: "take" | "pass" };

/** A wish, and when it was made: it holds for this bout and this role only. */
export interface Ahead {
  readonly wish: Wish;
  readonly deal: number;
  readonly bout: number;
  readonly role: View["role"];
}

/** What becomes of a wish when a view comes. */
export type Fate =
  /** It is not its time yet. */
  | { readonly kind: "wait" }
  | { readonly kind: "act"; readonly action: Action }
  /** The card stays chosen, and its player says where it goes. */
  | { readonly kind: "choose" }
  /** It cannot be any more; `why` is null where the bout or the role is another. */
  | { readonly kind: "drop"; readonly why: Refusal | null };

const WAIT: Fate = { kind: "wait" };

/** Makes a wish in a view. */
export function wished(view: View, wish: Wish): Ahead {
  const { deal, bout, role } = view;
  return { wish, deal, bout, role };
}

/** Whether a take or a pass that is not mine to say now may be wished for. */
export function mayWish(view: View, kind: "take" | "pass"): boolean {
  const why = view.buttons[kind];
  if (view.phase !== "bout" || why === null || why.code === "already_passed") return false;
  if (kind === "take") return view.role === "defender" && !view.taking;
  return view.role === "attacker" && !view.seats[view.seat]?.passed;
}

/** Why a card of mine fits nowhere now. */
function whyNot({ role, buttons }: View): Refusal | null {
  if (role === "opener") return buttons.lead;
  return role === "defender" ? buttons.beat : buttons.throw_in;
}

function fateOfCard(view: View, card: number, same: boolean): Fate {
  const [only, ...others] = targetsOf(view, [card]);
  if (only) return same && others.length === 0 ? acted(only, card) : { kind: "choose" };
  if (!same || !view.hand.includes(card)) return { kind: "choose" };
  const asked = canPlay(view) || awaited(view).includes(view.seat);
  return asked ? { kind: "drop", why: whyNot(view) } : WAIT;
}

/** A lead is never made blindly: more cards may go with it. */
function acted(target: Target, card: number): Fate {
  const action = target.kind === "lead" ? null : actionOf(target, [card]);
  return action === null ? { kind: "choose" } : { kind: "act", action };
}

function fateOfWord(view: View, kind: "take" | "pass", same: boolean): Fate {
  if (same && view.buttons[kind] === null) return { kind: "act", action: { kind } };
  if (same && mayWish(view, kind)) return WAIT;
  return { kind: "drop", why: null };
}

/** What becomes of a wish in this view; nothing is done that is not legal in it. */
export function fateOf(view: View, { wish, deal, bout, role }: Ahead): Fate {
  const same = view.deal === deal && view.bout === bout && view.role === role;
  if (wish.kind === "card") return fateOfCard(view, wish.card, same);
  return fateOfWord(view, wish.kind, same);
}
