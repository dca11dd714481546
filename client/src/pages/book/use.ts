import type { OptionInfo, OptionValue } from "../../gen/wire";
import type { Draft } from "../rules/draft.svelte";

function spelled(info: OptionInfo | undefined, text: string): OptionValue | undefined {
  return info?.values.find((value) => String(value) === text);
}

/** Takes the rules of a rulebook's address into the form for a new table. */
export async function takeUp(draft: Draft, preset: string, query: string): Promise<void> {
  await draft.load();
  draft.choose(preset);
  for (const [name, text] of new URLSearchParams(query)) {
    const value = spelled(
      draft.book?.options.find((info) => info.name === name),
      text,
    );
    if (value !== undefined) draft.set(name, value);
  }
}
