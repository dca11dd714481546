/** What a key does at the table, by the physical key, so that the keyboard's layout does not matter. */
export type Command =
  | "left"
  | "right"
  | "up"
  | "down"
  | "play"
  | "pass"
  | "transfer"
  | "take"
  | "arm"
  | "cancel"
  | "keys";

const BY_CODE: Readonly<Record<string, Command>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "play",
  NumpadEnter: "play",
  Space: "pass",
  KeyT: "transfer",
  KeyB: "take",
  KeyM: "arm",
  Escape: "cancel",
};

export interface Press {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

function modified({ ctrlKey, altKey, metaKey }: Press): boolean {
  return ctrlKey || altKey || metaKey;
}

/** Which opponent, counted from my left, a digit calls a cheat; null for other keys. */
export function calledBy(press: Press): number | null {
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(press.code)?.[1];
  return digit === undefined || press.shiftKey || modified(press) ? null : Number(digit);
}

/** The command of a key press; null if the table has no use for it. */
export function commandOf(press: Press): Command | null {
  if (modified(press)) return null;
  if (press.key === "?" || (press.code === "Slash" && press.shiftKey)) return "keys";
  return BY_CODE[press.code] ?? null;
}

/** The card the arrow leads to from `card`; null where the hand ends. */
export function neighbour(
  rows: readonly (readonly number[])[],
  card: number,
  command: "left" | "right" | "up" | "down",
): number | null {
  const y = rows.findIndex((row) => row.includes(card));
  const row = rows[y] ?? [];
  const x = row.indexOf(card);
  if (command === "left" || command === "right") {
    const flat = rows.flat();
    return flat[flat.indexOf(card) + (command === "left" ? -1 : 1)] ?? null;
  }
  const other = rows[y + (command === "up" ? -1 : 1)];
  if (!other) return null;
  const share = row.length > 1 ? x / (row.length - 1) : 0;
  return other[Math.round(share * (other.length - 1))] ?? null;
}
