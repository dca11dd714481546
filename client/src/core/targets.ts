import type { Action, CardMoves, View } from "../gen/wire";

/** Where the chosen cards may go, as the server's view allows it. */
export type Target =
  | { readonly kind: "lead" }
  | { readonly kind: "throw_in" }
  | { readonly kind: "beat"; readonly attack: number }
  | { readonly kind: "transfer" }
  | { readonly kind: "show" };

const NONE: Omit<CardMoves, "card"> = {
  lead: false,
  joins: [],
  beat: [],
  throw_in: false,
  transfer: false,
  show: false,
};

export function movesOf(view: View, card: number): CardMoves {
  return view.moves.find((moves) => moves.card === card) ?? { card, ...NONE };
}

/** A name for a target that survives a new view. */
export function targetKey(target: Target): string {
  return target.kind === "beat" ? `beat-${target.attack}` : target.kind;
}

function targetsOfCard(view: View, card: number): Target[] {
  const { lead, beat, throw_in, transfer, show } = movesOf(view, card);
  const targets: Target[] = [];
  if (lead) targets.push({ kind: "lead" });
  if (throw_in) targets.push({ kind: "throw_in" });
  for (const attack of beat) targets.push({ kind: "beat", attack });
  if (transfer) targets.push({ kind: "transfer" });
  if (show) targets.push({ kind: "show" });
  return targets;
}

/** Every legal target of the chosen cards; several cards can only be led. */
export function targetsOf(view: View, chosen: readonly number[]): Target[] {
  const [first, ...others] = chosen;
  if (first === undefined) return [];
  const targets = targetsOfCard(view, first);
  return others.length === 0 ? targets : targets.filter(({ kind }) => kind === "lead");
}

export function isUsable(view: View, card: number): boolean {
  return targetsOfCard(view, card).length > 0;
}

/** Whether any card of mine may be laid or shown now. */
export function canPlay(view: View): boolean {
  return view.hand.some((card) => isUsable(view, card));
}

/** The action of laying the chosen cards on the target. */
export function actionOf(target: Target, chosen: readonly number[]): Action | null {
  const [card] = chosen;
  if (card === undefined) return null;
  if (target.kind === "lead") return { kind: "lead", cards: [...chosen] };
  if (target.kind === "beat") return { kind: "beat", card, target: target.attack };
  return { kind: target.kind, card };
}
