import type { Difference, OptionInfo, OptionVector } from "../../gen/wire";
import type { Draft } from "../rules/draft.svelte";

/** What may be asked to be otherwise: what differs from the set, and what the set leaves open. */
export function askable(
  draft: Draft,
  differences: readonly Pick<Difference, "option">[],
): OptionInfo[] {
  const differing = new Set(differences.map(({ option }) => option));
  const open = new Set(draft.preset?.open ?? []);
  const infos = draft.book?.options ?? [];
  const shown = infos.filter(({ name }) => differing.has(name) || open.has(name));
  return shown.filter(({ name }) => name !== "players");
}

/** The options of a draft that are not what they are at the table. */
export function wishesIn(draft: Draft, rules: OptionVector): OptionVector {
  const changed = Object.entries(draft.rules).filter(([name, value]) => rules[name] !== value);
  return Object.fromEntries(changed);
}
