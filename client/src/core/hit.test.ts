import { expect, it } from "vitest";
import { cardAt, nearest } from "./hit";

const LEFT = { key: "left", rect: { x: 100, y: 100, w: 80, h: 112 } };
const RIGHT = { key: "right", rect: { x: 200, y: 100, w: 80, h: 112 } };
const AREAS = [LEFT, RIGHT];

it("takes the target under the finger, also where the card hangs over another", () => {
  expect(nearest(AREAS, { x: 150, y: 150 }, { x: 210, y: 150 })).toBe("left");
});

it("takes the nearest target within 48 pixels", () => {
  expect(nearest(AREAS, { x: 187, y: 150 })).toBe("left");
  expect(nearest(AREAS, { x: 195, y: 150 })).toBe("right");
  expect(nearest(AREAS, { x: 140, y: 52 })).toBe("left");
});

it("takes none that is farther, so that the card returns", () => {
  expect(nearest(AREAS, { x: 140, y: 51 })).toBeNull();
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});

it("reaches a target with the middle of the card as well", () => {
  expect(nearest(AREAS, { x: 140, y: 320 }, { x: 140, y: 250 })).toBe("left");
});

it("finds the topmost card under a point", () => {
  const places = new Map([
    [1, { x: 0, y: 0, w: 80, rot: 0, z: 2 }],
    [2, { x: 32, y: 0, w: 80, rot: 0, z: 1 }],
  ]);
  expect(cardAt(places, { x: 60, y: 50 })).toBe(1);
  expect(cardAt(places, { x: 100, y: 50 })).toBe(2);
  expect(cardAt(places, { x: 100, y: 150 })).toBeNull();
});

it("knows a turned card by its turned outline", () => {
  const places = new Map([[1, { x: 0, y: 0, w: 80, rot: 90, z: 1 }]]);
  expect(cardAt(places, { x: 40, y: 5 })).toBeNull();
  expect(cardAt(places, { x: -10, y: 56 })).toBe(1);
});
