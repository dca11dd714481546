import { expect, it } from "vitest";
import { calledBy, commandOf, neighbour } from "./keys";

function press(code: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) {
  const plain = { key: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  return commandOf({ code, ...plain, ...more });
}

it("goes by the physical key, whatever the layout writes", () => {
  expect(press("KeyT", { key: "е" })).toBe("transfer");
  expect(press("KeyB", { key: "и" })).toBe("take");
  expect(press("Space", { key: " " })).toBe("pass");
});

it("leaves the browser's own chords alone", () => {
  expect(press("KeyT", { ctrlKey: true })).toBeNull();
  expect(press("KeyQ")).toBeNull();
});

it("knows the question mark of any layout", () => {
  expect(press("Slash", { shiftKey: true, key: "," })).toBe("keys");
  expect(press("Digit7", { shiftKey: true, key: "?" })).toBe("keys");
  expect(press("Slash", { key: "." })).toBeNull();
});

it("walks through the hand, across rows and between them", () => {
  const rows = [
    [1, 2, 3, 4],
    [5, 6, 7],
  ];
  expect(neighbour(rows, 4, "right")).toBe(5);
  expect(neighbour(rows, 5, "left")).toBe(4);
  expect(neighbour(rows, 1, "left")).toBeNull();
  expect(neighbour(rows, 7, "up")).toBe(4);
  expect(neighbour(rows, 2, "down")).toBe(6);
  expect(neighbour(rows, 1, "up")).toBeNull();
});

it("digits call opponents from my left, M arms", () => {
  const plain = { key: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const digit = (code: string, more = {}) => calledBy({ ...plain, code, ...more });
  expect(["Digit1", "Numpad7", "Digit8", "KeyM"].map((code) => digit(code))).toEqual([
    1,
    7,
    null,
    null,
  ]);
  expect(digit("Digit1", { ctrlKey: true })).toBeNull();
  expect(commandOf({ ...plain, code: "KeyM" })).toBe("arm");
});
