import { finding as en } from "./finding.en";
import { finding as ru } from "./finding.ru";
import { speaking } from "./part";

/** A phrase of how people find each other, in the form its `n` asks for. */
export const f = speaking(ru, en);
