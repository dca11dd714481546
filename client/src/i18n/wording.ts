/** Sentences of the rules from codes and parameters. Pure: the words come in. */

import type { OptionValue, Params, Refusal } from "../gen/wire";
import { capital, cut, fill, listOf, plural } from "./forms";
import { asPlural, type Case, type Words } from "./words";

/** Who sits where: names for the seats, and the reader's own seat. */
export interface Names {
  name(seat: number): string;
  readonly me: number | null;
}

/** The most characters a disabled button's second line may hold. */
const SHORT_MOST = 20;

const PRESET = "preset";
const PLACE = /\{(\w+)(?::(\w+))?\}/g;

const suitOf = (card: number) => Math.floor(card / 16);
const rankOf = (card: number) => card % 16;

function rankForm(words: Words, rank: number, form: string): string {
  const forms = words.ranks[rank];
  return forms?.[form] ?? forms?.nom ?? String(rank);
}

/** «восьмёрку треф», "the eight of clubs". */
export function cardText(words: Words, card: number, form: Case = "nom"): string {
  const suit = words.suits[suitOf(card)]?.card ?? "";
  const pattern = words.card[form] ?? words.card.nom;
  return fill(pattern, { ...words.ranks[rankOf(card)], suit } as Record<string, string>);
}

/** «девятку, короля или шестёрку»; the form `short` gives «9, К или 6». */
export function ranksText(words: Words, ranks: readonly number[], form: string): string {
  const each = ranks.map((rank) => rankForm(words, rank, form));
  return listOf(each, words.phrases.or);
}

/** The label of an option's value; a value without a label stands for itself. */
export function valueText(words: Words, option: string, value: OptionValue): string {
  return words.options[option]?.values?.[String(value)] ?? String(value);
}

/** The label of an option; a set of rules is asked for like one. */
function optionText(words: Words, option: string): string {
  if (option === PRESET) return words.phrases.preset;
  return words.options[option]?.label ?? option;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function countedText(words: Words, lang: string, n: number, form: string): string {
  const cases = words.plurals.cards ?? {};
  return plural(lang, asPlural(cases[form] ?? cases.nom ?? {}), n);
}

/** A refusal's parameters as they are read out, each place of the template for itself. */
class Places {
  readonly #words: Words;
  readonly #lang: string;
  readonly #params: Params;
  readonly #names: Names;

  constructor(words: Words, lang: string, params: Params, names: Names) {
    this.#words = words;
    this.#lang = lang;
    this.#params = params;
    this.#names = names;
  }

  fillIn(template: string): string {
    return template.replace(PLACE, (_place, name: string, form = "nom") => this.#text(name, form));
  }

  #text(name: string, form: string): string {
    const words = this.#words;
    const value = this.#params[name];
    if (name === "name") return this.#names.name(Number(this.#params.seat));
    if (name === "card" || name === "target") return cardText(words, Number(value), form as Case);
    if (name === "queen") return cardText(words, numbers(value)[0] ?? 0);
    if (name === "ranks") return ranksText(words, numbers(value), form);
    if (name === "cards") return countedText(words, this.#lang, Number(this.#params.n), form);
    if (name === "decks") return listOf(numbers(value).map(String), words.phrases.or);
    if (name === "option") return optionText(words, String(value));
    if (name === "value") return this.#optionValue(value);
    return String(value ?? "…");
  }

  #optionValue(value: unknown): string {
    return valueText(this.#words, String(this.#params.option), value as OptionValue);
  }
}

/** The sentence's template, with the turns it takes for the reader himself and for single numbers. */
function templateOf(words: Words, { code, params }: Refusal, names: Names): string | undefined {
  const { variants } = words;
  if (code === "lead_first" && params.seat === names.me) return variants.lead_first_self;
  if (code === "players_preset" && params.min === params.max) return variants.players_preset_one;
  if (code === "not_a_set" && numbers(params.queen).length > 0) return variants.not_a_set_queen;
  return words.refusals[code];
}

/** The whole sentence of a refusal; null if the catalogue does not know the code. */
export function sentenceOf(
  words: Words,
  lang: string,
  refusal: Refusal,
  names: Names,
): string | null {
  const template = templateOf(words, refusal, names);
  if (template === undefined) return null;
  const text = new Places(words, lang, refusal.params, names).fillIn(template);
  return /^\{(card|target|ranks)/.test(template) ? capital(text) : text;
}

/** The reason on a disabled button, at most twenty characters; null if the code has none. */
export function shortOf(words: Words, lang: string, refusal: Refusal, names: Names): string | null {
  const template = words.short[refusal.code];
  if (template === undefined) return null;
  return cut(new Places(words, lang, refusal.params, names).fillIn(template), SHORT_MOST);
}
