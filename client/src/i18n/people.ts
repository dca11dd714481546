import { speaking } from "./part";
import { people as en } from "./people.en";
import { people as ru } from "./people.ru";

/** A phrase of the pages about people, in the form its `n` asks for. */
export const p = speaking(ru, en);
