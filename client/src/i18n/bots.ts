import { bots as en } from "./bots.en";
import { bots as ru } from "./bots.ru";
import { speaking } from "./part";

/** A phrase about BOT accounts. */
export const b = speaking(ru, en);
