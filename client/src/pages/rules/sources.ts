/** The order in which rule sets are listed: by where they come from. */

import type { PresetInfo } from "../../gen/wire";
import { t } from "../../i18n/index.svelte";

export interface Shelf {
  /** A key of `source.*`, or the name the source goes by. */
  readonly heading: "classic" | "two" | "books" | string;
  readonly presets: readonly PresetInfo[];
}

/** The shelves that come first, with the sources that stand on each. */
const SHELVES: readonly (readonly [heading: string, sources: readonly string[]])[] = [
  ["classic", ["market"]],
  ["two", ["service"]],
  ["books", ["Kubikoved", "guide", "book"]],
];

/** All sets by shelf; any other source has a shelf of its own, after these and under its name. */
export function shelves(presets: readonly PresetInfo[]): Shelf[] {
  const shared = new Set(SHELVES.flatMap(([, sources]) => sources));
  const others = new Set(presets.map(({ source }) => source).filter((one) => !shared.has(one)));
  const all = [...SHELVES, ...[...others].map((source) => [source, [source]] as const)];
  return all
    .map(([heading, sources]) => ({
      heading,
      presets: presets.filter(({ source }) => sources.includes(source)),
    }))
    .filter((shelf) => shelf.presets.length > 0);
}

/** What a shelf is called. */
export function shelfTitle({ heading }: Shelf): string {
  if (heading === "classic" || heading === "two" || heading === "books") {
    return t(`source.${heading}`);
  }
  return heading;
}

/** The part of a title that its shelf's heading does not say already. */
export function titleOnShelf(title: string, heading: string): string {
  return title
    .replace(`, ${heading}`, "")
    .replace(`, мини-игры ${heading}`, "")
    .replace(` (${heading} minigames)`, "")
    .replace(` (${heading})`, "");
}
