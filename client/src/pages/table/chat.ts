import type { Said } from "../../gen/wire";
import { sayings } from "../../i18n/sayings";

/** What somebody says, in the reader's language; a text stays as it was written. */
export function saidText({ phrase, emoji, text }: Omit<Said, "type">): string {
  const words = sayings();
  if (phrase) return words.chat[phrase] ?? phrase;
  return emoji ? (words.emoji[emoji] ?? emoji) : (text ?? "");
}
