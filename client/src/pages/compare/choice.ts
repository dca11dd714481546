/** Which sets are compared: as the address says, within what can be compared at once. */

export const FEWEST = 2;
export const MOST = 4;

/** The names of an address, `known` ones only; filled up from `known` to the fewest. */
export function chosenIn(query: string, known: readonly string[]): string[] {
  const asked = (new URLSearchParams(query).get("presets") ?? "").split(",");
  const chosen = asked.filter((name) => known.includes(name)).slice(0, MOST);
  const others = known.filter((name) => !chosen.includes(name));
  return [...chosen, ...others.slice(0, Math.max(0, FEWEST - chosen.length))];
}

/** The names with another one at a place; at the place after the last one it is added. */
export function replaced(chosen: readonly string[], at: number, name: string): string[] {
  return [...chosen.slice(0, at), name, ...chosen.slice(at + 1)];
}

/** The names without the one at a place. */
export function without(chosen: readonly string[], at: number): string[] {
  return chosen.filter((_, i) => i !== at);
}

/** A name that is not compared yet; the last one if all are. */
export function another(chosen: readonly string[], known: readonly string[]): string {
  return known.find((name) => !chosen.includes(name)) ?? known.at(-1) ?? "";
}
