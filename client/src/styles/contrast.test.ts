/** What axe cannot see over gradients: text against the lightest surface it stands on. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { avatarColour } from "../ui/avatar";

const TOKENS = Object.fromEntries(
  [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name, colour]) => [name, colour] as const,
  ),
);

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const token = (name: string) => TOKENS[name] ?? `no token ${name}`;

it.each([
  ["ink", "felt-2", 7],
  ["ink-2", "felt-2", 7],
  ["ink-3", "felt-2", 4.5],
  ["brass", "felt-2", 4.5],
  ["sky", "felt-2", 4.5],
  ["plum", "felt-2", 4.5],
  ["plum-ink", "plum", 7],
  ["good", "felt-1", 4.5],
  ["warn", "felt-1", 4.5],
  ["bad", "felt-1", 4.5],
  ["brass-ink", "brass", 7],
  ["brass-ink-2", "brass", 4.5],
  ["sky-ink", "sky", 7],
  ["paper-ink", "paper", 7],
  ["spades", "paper", 4.5],
  ["hearts", "paper", 4.5],
  ["diamonds", "paper", 4.5],
  ["clubs", "paper", 4.5],
])("%s on %s", (text, surface, least) => {
  expect(contrast(token(text), token(surface))).toBeGreaterThanOrEqual(least);
});

it("a letter on any avatar", () => {
  const colours = new Set(Array.from({ length: 200 }, (_, n) => avatarColour(`guest ${n}`)));
  expect(colours.size).toBeGreaterThan(5);
  for (const colour of colours) expect(contrast(token("ink"), colour)).toBeGreaterThan(4.5);
});
