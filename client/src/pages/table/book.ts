import type { OptionVector, RulesBook } from "../../gen/wire";
import { bookPath, bookQuery, OWN } from "../../router";

/** Where the rulebook of a table is found: by its name and query, or as a page. */
export interface TableBook {
  readonly name: string;
  readonly query: string;
  readonly path: string;
}

/** The rulebook of a table; `sets` let its address leave out what the set says too. */
export function bookOf(
  { preset, rules }: { preset: string | null; rules: OptionVector },
  sets: RulesBook | null,
): TableBook {
  const inSet = sets?.presets.find(({ name }) => name === preset)?.options;
  const query = bookQuery(rules, inSet);
  return { name: preset || OWN, query, path: bookPath(preset, query) };
}
