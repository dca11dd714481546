/** Words that come with a part of the client: nobody else has to load them. */

import { settings } from "../settings.svelte";
import type { Phrase } from "./catalogue";
import { fill, plural, type Values } from "./forms";

type Phrases<K extends string> = Readonly<Record<K, Phrase>>;

/** Gives the function that says a part's phrases in the language chosen. */
export function speaking<K extends string>(ru: Phrases<K>, en: Phrases<K>) {
  return (key: K, values: Values = {}): string => {
    const { lang } = settings;
    const phrase = (lang === "ru" ? ru : en)[key];
    const form = typeof phrase === "string" ? phrase : plural(lang, phrase, Number(values.n));
    return fill(form, values);
  };
}
