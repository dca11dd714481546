import { later as en } from "./later.en";
import { later as ru } from "./later.ru";
import { speaking } from "./part";

/** A phrase of what a table shows after its first card, in the form its `n` asks for. */
export const l = speaking(ru, en);
