import { t } from "../i18n/index.svelte";

/** The levels of bots there are, weakest first. */
export const LEVELS = ["easy", "medium", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/** «лёгкий», "easy": a level as it is read in the middle of a line. */
export function levelText(level: string | null): string {
  const known = LEVELS.find((one) => one === level);
  return known ? t(`level.${known}`).toLocaleLowerCase() : (level ?? "");
}
