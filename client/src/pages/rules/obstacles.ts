import type { Checked, OptionInfo, OptionValue } from "../../gen/wire";
import { valueLabel } from "../../i18n/index.svelte";
import { problemText } from "../../ui/problem";
import type { Draft } from "./draft.svelte";

/** Why a value cannot be chosen now, in a sentence; null if it can, or if nobody knows yet. */
export function obstacle(verdict: Checked | null): string | null {
  if (!verdict) return null;
  const { refusal } = verdict;
  return refusal ? problemText({ kind: "refusal", refusal }) : null;
}

export interface Choice {
  readonly value: OptionValue;
  readonly label: string;
  readonly obstacle: string | null;
}

/** Every value of an option with what stands in its way; the value chosen is never in question. */
export function choicesOf(draft: Draft, info: OptionInfo): Choice[] {
  const now = draft.rules[info.name];
  return info.values.map((value) => ({
    value,
    label: valueLabel(info.name, value),
    obstacle: value === now ? null : obstacle(draft.ifChanged(info.name, value)),
  }));
}

/** The obstacles of some choices, each named once. */
export function reasonsAgainst(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap((choice) => choice.obstacle ?? []))];
}
