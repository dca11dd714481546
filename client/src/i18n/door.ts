import { door as en } from "./door.en";
import { door as ru } from "./door.ru";
import { speaking } from "./part";

/** A phrase of an invitation or of a table that waits, in the form its `n` asks for. */
export const d = speaking(ru, en);
