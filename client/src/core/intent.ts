import type { Action, View } from "../gen/wire";
import { actionOf, canPlay, isUsable, movesOf, type Target, targetKey, targetsOf } from "./targets";

/** What the player has picked and not yet played. */
export interface Intent {
  readonly chosen: readonly number[];
  /** The target under the finger or the focus, by its key. */
  readonly aim: string | null;
}

/** What a gesture comes to: at most one action, and at most one thing to say. */
export interface Step {
  readonly intent: Intent;
  readonly send: Action | null;
  /** A card that has no legal use, or a button without its card. */
  readonly deny: Denial | null;
}

export type Denial =
  | { readonly kind: "card"; readonly card: number }
  | { readonly kind: "choose_card" }
  | { readonly kind: "choose_target" };

export const REST: Intent = { chosen: [], aim: null };

function hold(chosen: readonly number[], aim: string | null = null): Step {
  return { intent: { chosen, aim }, send: null, deny: null };
}

function refuse(intent: Intent, deny: Denial): Step {
  return { intent, send: null, deny };
}

function play(target: Target, chosen: readonly number[]): Step {
  return { intent: REST, send: actionOf(target, chosen), deny: null };
}

function joinsAll(view: View, card: number, chosen: readonly number[]): boolean {
  return chosen.every((other) => movesOf(view, other).joins.includes(card));
}

/** The choice after one more card was picked. */
function choiceWith(view: View, chosen: readonly number[], card: number): readonly number[] {
  const fits = chosen.length > 0 && chosen.length < view.lead_max;
  return fits && joinsAll(view, card, chosen) ? [...chosen, card] : [card];
}

/** A tap on an already chosen card: it is played where only one way is legal, else let go. */
function tapChosen(view: View, chosen: readonly number[], card: number): Step {
  if (chosen.length > 1) return hold(chosen.filter((other) => other !== card));
  const targets = targetsOf(view, chosen);
  const [only] = targets;
  if (only && targets.length === 1) return play(only, chosen);
  return targets.length > 1 ? hold(chosen) : hold([]);
}

/** A tap on a card of my hand; while others move a card may be chosen ahead. */
export function tapCard(view: View, intent: Intent, card: number): Step {
  if (intent.chosen.includes(card)) return tapChosen(view, intent.chosen, card);
  if (!isUsable(view, card) && canPlay(view)) return refuse(REST, { kind: "card", card });
  return hold(choiceWith(view, intent.chosen, card));
}

/** The Enter key on a card: plays it where only one way is legal, else opens its targets. */
export function enterCard(view: View, intent: Intent, card: number): Step {
  if (intent.chosen.includes(card)) return tapChosen(view, intent.chosen, card);
  const step = tapCard(view, intent, card);
  const targets = targetsOf(view, step.intent.chosen);
  const [only] = targets;
  const mayJoin = view.lead_max > 1 && movesOf(view, card).joins.length > 0;
  if (only === undefined || targets.length > 1 || mayJoin) return step;
  return play(only, step.intent.chosen);
}

/** A tap or the Enter key on a target, or a card dropped there. */
export function tapTarget(view: View, intent: Intent, key: string): Step {
  const target = targetsOf(view, intent.chosen).find((other) => targetKey(other) === key);
  return target ? play(target, intent.chosen) : { intent, send: null, deny: null };
}

/** The cards that go with a card when it is dragged. */
export function dragged(view: View, intent: Intent, card: number): readonly number[] {
  const together = intent.chosen.includes(card) && targetsOf(view, intent.chosen).length > 0;
  return together ? intent.chosen : [card];
}

/** A card let go over the target of that key, or over none. */
export function dropCard(view: View, intent: Intent, card: number, key: string | null): Step {
  const chosen = dragged(view, intent, card);
  if (key !== null) return tapTarget(view, { chosen, aim: key }, key);
  const useless = canPlay(view) && !isUsable(view, card);
  return useless ? refuse(REST, { kind: "card", card }) : hold([]);
}

export type CardButton = "lead" | "throw_in" | "beat" | "transfer" | "show";

/** My cards that have a target of this kind. */
export function cardsFor(view: View, kind: CardButton): number[] {
  return view.hand.filter((card) => targetsOf(view, [card]).some((to) => to.kind === kind));
}

/** Transferring with no card chosen: plays the only way there is, or opens what there is. */
function pickFor(view: View, kind: CardButton): Step {
  const cards = cardsFor(view, kind);
  const [first] = cards;
  if (first === undefined) return refuse(REST, { kind: "choose_card" });
  const passesOn = targetsOf(view, [first]).filter((to) => to.kind !== "beat");
  const [only] = passesOn;
  if (only && cards.length === 1 && passesOn.length === 1) return play(only, [first]);
  return hold([first], kind);
}

/** A button of the bar, or its key: plays the chosen cards in its way. */
export function pressFor(view: View, intent: Intent, kind: CardButton): Step {
  const { chosen } = intent;
  const fitting = targetsOf(view, chosen).filter((to) => to.kind === kind);
  const [only] = fitting;
  if (only && fitting.length === 1) return play(only, chosen);
  if (only) return { ...refuse(intent, { kind: "choose_target" }) };
  if (kind === "transfer" || kind === "show") return pickFor(view, kind);
  return refuse(intent, { kind: "choose_card" });
}

/** The T key: with a show legal for the card too, both ways are opened and neither taken. */
export function transferKey(view: View, intent: Intent, focused: number | null): Step {
  const kinds = (card: number) => targetsOf(view, [card]).map(({ kind }) => kind);
  const own = intent.chosen[0] ?? focused;
  const fits = own !== null && own !== undefined && kinds(own).includes("transfer");
  const card = fits ? own : cardsFor(view, "transfer")[0];
  if (card === undefined) return pressFor(view, intent, "transfer");
  if (kinds(card).includes("show")) return hold([card], "transfer");
  if (fits) return pressFor(view, { chosen: [card], aim: null }, "transfer");
  return pickFor(view, "transfer");
}

/** What is left of the choice when a new view comes. */
export function settle(view: View, intent: Intent): Intent {
  const held = intent.chosen.filter((card) => view.hand.includes(card));
  const [first] = held;
  const together = held.length > 1 && !held.every((card) => movesOf(view, card).lead);
  const chosen = together && first !== undefined ? [first] : held;
  const keys = targetsOf(view, chosen).map(targetKey);
  const aim = intent.aim !== null && keys.includes(intent.aim) ? intent.aim : null;
  const same = chosen.length === intent.chosen.length && aim === intent.aim;
  return same ? intent : { chosen, aim };
}
