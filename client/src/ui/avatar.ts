/** Deep enough for light letters (contrast at least 5.5 with the ink colour). */
const COLOURS = [
  "#6a3350",
  "#3c4f86",
  "#3f5468",
  "#2f6a5b",
  "#6a4a86",
  "#6e5a22",
  "#7a3a4e",
  "#2b6475",
  "#7a4b2e",
] as const;

/** A colour that stays with a name. */
export function avatarColour(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

export function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase();
}
