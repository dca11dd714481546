/** How a table's rules are named in a line. */

import type { OptionVector, PresetInfo } from "../../gen/wire";
import { t } from "../../i18n/index.svelte";
import { presetTitle } from "../rules/titles";

/** Подкидной, переводной or простой, by what the rules allow. */
export function variantName(rules: OptionVector): string {
  if (rules.transfer !== "off") return t("variant.transfer");
  return t(rules.throw_in === "none" ? "variant.simple" : "variant.throw_in");
}

/** The set's whole title; or house rules, with the set they are based on. */
export function tableName(preset: PresetInfo | null, home: boolean): string {
  if (!preset) return t("invite.home.own");
  const title = presetTitle(preset);
  return home ? t("invite.home", { title }) : title;
}
