import { book as en } from "./book.en";
import { book as ru } from "./book.ru";
import { speaking } from "./part";

export type BookKey = keyof typeof ru;

/** A phrase of the pages that show the rulebook, in the form its `n` asks for. */
export const b = speaking(ru, en);
