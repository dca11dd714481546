/** How a table's rules are named in a line. */

import type { OptionVector, PresetInfo } from "../../gen/wire";
import { groupLabel, t, valueLabel } from "../../i18n/index.svelte";
import { presetTitle } from "../rules/titles";

/** Подкидной, переводной or простой, by what the rules allow. */
export function variantName(rules: OptionVector): string {
  if (rules.transfer !== "off") return t("variant.transfer");
  return t(rules.throw_in === "none" ? "variant.simple" : "variant.throw_in");
}

function particular({ cheating = "off", pogony = "off" }: OptionVector): string {
  if (cheating !== "off") return t("title.cheating");
  return pogony === "off" ? "" : t("title.pogony");
}

function teamsTitle({ teams }: OptionVector): string {
  return teams === "2x2" || teams === "3x3" ? t(`title.teams.${teams}`) : "";
}

/** The teams, where the title tells of something else. */
export function teamsBeside(rules: OptionVector): string {
  return particular(rules) === "" ? "" : teamsTitle(rules).toLocaleLowerCase();
}

/** What is most particular about a table, for the line above it. */
export function tableTitle(rules: OptionVector): string {
  const { transfer_trump } = rules;
  const title = particular(rules) || teamsTitle(rules);
  if (title) return title;
  const shows = rules.transfer !== "off" && transfer_trump === "show_once";
  return shows ? t("title.show") : variantName(rules);
}

/** What a table's rules have beside its variant: cheats, epaulettes, teams. */
export function features({ cheating = "off", pogony = "off", teams = "none" }: OptionVector) {
  return [
    cheating === "off" ? "" : valueLabel("cheating", cheating),
    pogony === "off" ? "" : groupLabel("pogony").toLocaleLowerCase(),
    teams === "none" ? "" : valueLabel("teams", teams),
  ].filter(Boolean);
}

/** The set's whole title; or house rules, with the set they are based on. */
export function tableName(preset: PresetInfo | null, home: boolean): string {
  if (!preset) return t("invite.home.own");
  const title = presetTitle(preset);
  return home ? t("invite.home", { title }) : title;
}
