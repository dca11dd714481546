/** Which of the open tables somebody wants to see: the names and values of the service's query. */

import type { OptionInfo } from "../../gen/wire";
import { f } from "../../i18n/finding";
import { groupLabel, optionWords, t, valueLabel } from "../../i18n/index.svelte";

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What is wanted, by the filter's name; a filter that is not there lets everything through. */
export type Wanted = Readonly<Record<string, string>>;

const SPEEDS = ["fast", "normal", "slow", "none"] as const;

/** A filter by the values of an option, under the service's name for it. */
function byOption(infos: readonly OptionInfo[], name: string, option: string): Filter {
  const values = infos.find((info) => info.name === option)?.values ?? [];
  return {
    name,
    label: optionWords(option).label,
    choices: values.map((value) => ({ value: String(value), label: valueLabel(option, value) })),
  };
}

/** The filters there are, in the reader's words. */
export function filtersFor(infos: readonly OptionInfo[]): Filter[] {
  const variants = [
    { value: "podkidnoy", label: t("variant.throw_in") },
    { value: "perevodnoy", label: t("variant.transfer") },
    { value: "simple", label: t("variant.simple") },
  ];
  const modes = [
    { value: "fair", label: valueLabel("cheating", "off") },
    { value: "cheating", label: groupLabel("cheating").toLocaleLowerCase() },
  ];
  const speeds = SPEEDS.map((value) => ({ value, label: f(`speed.${value}`) }));
  return [
    { name: "variant", label: f("tables.variant"), choices: variants },
    byOption(infos, "players", "players"),
    byOption(infos, "deck", "deck"),
    byOption(infos, "throw_in", "throw_in_who"),
    { name: "mode", label: f("tables.mode"), choices: modes },
    byOption(infos, "draw", "draw"),
    { name: "speed", label: f("tables.speed"), choices: speeds },
  ];
}

/** The query that asks for what is wanted. */
export function queryOf(wanted: Wanted): string {
  return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString();
}
