import { manners as en } from "./manners.en";
import { manners as ru } from "./manners.ru";
import { speaking } from "./part";

/** A phrase of reporting and blocking. */
export const m = speaking(ru, en);
