import { expect, it } from "vitest";
import { handOrder, suitOrder } from "./cards";
import { cards } from "./fixtures";

it("holds a hand by suit, trumps last, ranks rising", () => {
  expect(handOrder(cards("A♣ 6♥ 9♣ K♠ 7♥ 10♦"), 1, "suit")).toEqual(cards("10♦ K♠ 6♥ 7♥ 9♣ A♣"));
});

it("holds a hand by rank, a trump last among equals", () => {
  expect(handOrder(cards("A♣ 6♣ 6♥ K♠"), 1, "rank")).toEqual(cards("6♥ 6♣ K♠ A♣"));
});

it.each([0, 1, 2, 3])("keeps colours in turn with suit %i as trumps", (trump) => {
  const order = suitOrder(trump);
  expect([...order].sort()).toEqual([0, 1, 2, 3]);
  expect(order[3]).toBe(trump);
  const colours = order.map((suit) => suit >> 1);
  expect(colours.every((colour, i) => i === 0 || colour !== colours[i - 1])).toBe(true);
});
