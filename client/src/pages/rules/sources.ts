/** The order in which rule sets are listed: by where they come from. */

import type { PresetInfo } from "../../gen/wire";

export interface Shelf {
  /** A key of `source.*`, or the name the source goes by. */
  readonly heading: "classic" | "two" | "books" | string;
  readonly presets: readonly PresetInfo[];
}

/** Which shelf a set stands on, by the start of its name. */
const SHELVES: readonly (readonly [heading: string, starts: readonly string[]])[] = [
  ["classic", ["classic"]],
  ["two", ["service_"]],
  ["books", ["kubikoved", "guide", "book"]],
  ["Mail.ru", ["mailru"]],
  ["Gambiter", ["gambiter_"]],
  ["gto-normativy", ["gto_"]],
  ["wiki.bingo", ["wiki_bingo"]],
  ["LuckForFree", ["luckforfree"]],
];

function standsOn(preset: PresetInfo, starts: readonly string[]): boolean {
  return starts.some((start) => preset.name.startsWith(start));
}

/** All sets by shelf; a set of a source without a shelf comes last, under its source's name. */
export function shelves(presets: readonly PresetInfo[]): Shelf[] {
  const known = SHELVES.map(([heading, starts]) => ({
    heading,
    presets: presets.filter((preset) => standsOn(preset, starts)),
  }));
  const placed = new Set(known.flatMap((shelf) => shelf.presets));
  const rest = presets.filter((preset) => !placed.has(preset));
  const others = [...new Set(rest.map(({ source }) => source))].map((heading) => ({
    heading,
    presets: rest.filter(({ source }) => source === heading),
  }));
  return [...known, ...others].filter((shelf) => shelf.presets.length > 0);
}

/** The part of a title that its shelf's heading does not say already. */
export function titleOnShelf(title: string, heading: string): string {
  return title
    .replace(`, ${heading}`, "")
    .replace(`, мини-игры ${heading}`, "")
    .replace(` (${heading} minigames)`, "")
    .replace(` (${heading})`, "");
}
