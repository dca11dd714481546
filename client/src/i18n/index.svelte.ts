/** Everything the client says, in the language chosen. */

import { untrack } from "svelte";
import type { OptionValue, Params, Refusal } from "../gen/wire";
import { type Lang, settings } from "../settings.svelte";
import type { Chrome, Key, Needs, PageWords, TableWords } from "./catalogue";
import { fill, plural, type Values } from "./forms";
import { cardText, type Names, ranksText, sentenceOf, shortOf, valueText } from "./wording";
import type { Case, OptionWords, Words } from "./words";

export type { Key } from "./catalogue";
export { capital, cut } from "./forms";
export type { Names } from "./wording";
export type { Case } from "./words";

interface Language {
  readonly lang: Lang;
  /** The table's words are there once they have been asked for. */
  readonly chrome: PageWords & Partial<TableWords>;
  readonly words: Words;
}

const LOADERS: Record<Lang, () => Promise<Language>> = {
  ru: async () => (await import("./ru")).language,
  en: async () => (await import("./en")).language,
};
const TABLES: Record<Lang, () => Promise<TableWords>> = {
  ru: async () => (await import("./table.ru")).table,
  en: async () => (await import("./table.en")).table,
};

let atTable = false;

let current: Language | null = $state.raw(null);

function loaded(): Language {
  if (!current) throw new Error("loadLanguage comes before the first word");
  return current;
}

async function fetched(lang: Lang): Promise<Language> {
  const [language, table] = await Promise.all([LOADERS[lang](), atTable ? TABLES[lang]() : {}]);
  return { ...language, chrome: { ...language.chrome, ...table } };
}

/** Fetches the table's words as well, now and with every language to come. */
export async function loadTableWords(): Promise<void> {
  atTable = true;
  current = await fetched(untrack(() => loaded().lang));
}

/** Fetches a language and speaks it from now on; the document says so too. */
export async function loadLanguage(lang: Lang): Promise<void> {
  current = await fetched(lang);
  settings.lang = lang;
  document.documentElement.lang = lang;
}

/** A phrase of the interface, its places filled, in the form its `n` asks for. */
export function t<K extends Key>(key: K, ...needs: Needs<K>): string {
  const { lang, chrome } = loaded();
  const values: Values = needs[0] ?? {};
  const phrase = (chrome as Chrome)[key];
  return fill(typeof phrase === "string" ? phrase : plural(lang, phrase, Number(values.n)), values);
}

/** The sentence a refusal is told in. */
export function refusalText(refusal: Refusal, names: Names): string {
  const { lang, words } = loaded();
  return sentenceOf(words, lang, refusal, names) ?? t("refusal.unknown");
}

/** The reason under a disabled button, at most twenty characters; empty if there is none. */
export function shortReason(refusal: Refusal, names: Names): string {
  const { lang, words } = loaded();
  return shortOf(words, lang, refusal, names) ?? "";
}

/** The sentence a fault of the service is told in. */
export function faultText(fault: { code: string; params?: Params }): string {
  const { faults } = loaded().words;
  return faults[fault.code] ?? faults.server_error ?? t("trouble.fault");
}

/** «восьмёрку треф», "the eight of clubs". */
export function cardName(card: number, form: Case = "nom"): string {
  return cardText(loaded().words, card, form);
}

/** «девятку или короля»; with `short` «9 или К». */
export function rankNames(ranks: readonly number[], form: Case | "pl" | "short" = "nom"): string {
  return ranksText(loaded().words, ranks, form);
}

/** The name of a suit, as in «козырь — пики». */
export function suitName(suit: number): string {
  return loaded().words.suits[suit]?.name ?? "";
}

/** The index on a card's face: 10, В, Д, К, Т or J, Q, K, A. */
export function rankIndex(rank: number): string {
  return rankNames([rank], "short");
}

export function optionWords(option: string): OptionWords {
  return loaded().words.options[option] ?? { label: option, help: "" };
}

export function valueLabel(option: string, value: OptionValue): string {
  return valueText(loaded().words, option, value);
}

export function groupLabel(group: string): string {
  return loaded().words.groups[group] ?? group;
}

export function warningText(code: string): string {
  return loaded().words.warnings[code] ?? code;
}
