import { fill } from "./forms";
import { speaking } from "./part";
import { people as en } from "./people.en";
import { people as ru } from "./people.ru";
import { sayings } from "./sayings";

/** A phrase of the pages about people, in the form its `n` asks for. */
export const p = speaking(ru, en);

/** Why a game brought its points; `n` is which game of the pair it was. */
export function pointsText(reason: string, n: number): string {
  return fill(sayings().points[reason] ?? reason, { n });
}
