import { settings } from "../settings.svelte";
import { book as en } from "./book.en";
import { book as ru } from "./book.ru";
import type { Like } from "./catalogue";
import { fill, plural, type Values } from "./forms";

export type BookKey = keyof typeof ru;

export const BOOKS: Readonly<Record<"ru" | "en", Like<typeof ru>>> = { ru, en };

/** A phrase of the pages that show the rulebook, in the form its `n` asks for. */
export function b(key: BookKey, values: Values = {}): string {
  const phrase = BOOKS[settings.lang][key];
  const form =
    typeof phrase === "string" ? phrase : plural(settings.lang, phrase, Number(values.n));
  return fill(form, values);
}
