import { describe, expect, it } from "vitest";
import { handOrder } from "./cards";
import { type Layout, layout, type Spread } from "./layout";
import { MIN_STRIP } from "./place/hand";
import { PLAIN, type Size } from "./place/parts";
import { bounds, cardRect, overlap, type Place, type Rect, TALL } from "./place/rect";

const PHONES: Size[] = [
  { w: 390, h: 844 },
  { w: 390, h: 664 },
  { w: 360, h: 640 },
  { w: 360, h: 560 },
];
const SIDEWAYS: Size[] = [
  { w: 844, h: 390 },
  { w: 640, h: 360 },
];
const DESKS: Size[] = [
  { w: 1440, h: 900 },
  { w: 1280, h: 640 },
  { w: 1099, h: 800 },
  { w: 768, h: 1024 },
  { w: 700, h: 600 },
];
const ALL = [...PHONES, ...SIDEWAYS, ...DESKS];
const HANDS = [1, 2, 6, 9, 10, 13, 14, 20, 24, 35, 36];
const PLAYERS = [1, 2, 3, 5, 7];
const SLACK = 5;

/** Every third card of the deck first, so that suits are of uneven length. */
const DECK = [0, 1, 2].flatMap((from) =>
  Array.from({ length: 18 }, (_, i) => from + i * 3)
    .filter((n) => n < 52)
    .map((n) => Math.floor(n / 13) * 16 + (n % 13)),
);

function spread(cards: number, given: Partial<Spread> = {}): Spread {
  const hand = handOrder(DECK.slice(0, cards), 2, "suit");
  return {
    hand: hand.map((card, i) => ({ card, chosen: i === 1, useless: i % 2 === 0 })),
    trump: 2,
    pairs: [],
    slots: 0,
    opponents: 1,
    talon: 12,
    over: false,
    extras: PLAIN,
    ...given,
  };
}

function pairs(count: number, covered = count): Spread["pairs"] {
  return Array.from({ length: count }, (_, i) => ({ attack: 100 + i, covered: i < covered }));
}

function name(size: Size): string {
  return `${size.w}x${size.h}`;
}

function inside(rect: Rect, { w, h }: Size, slack = SLACK): boolean {
  return (
    rect.x >= -slack &&
    rect.y >= -slack &&
    rect.x + rect.w <= w + slack &&
    rect.y + rect.h <= h + slack
  );
}

function within(inner: Rect, outer: Rect, slack = SLACK): boolean {
  const moved = { ...inner, x: inner.x - outer.x, y: inner.y - outer.y };
  return inside(moved, outer, slack);
}

function onTable({ pairs, slots }: Layout): Rect[] {
  const laid = [...pairs.values()].map(({ attack, cover }) => {
    const [a, c] = [cardRect(attack), bounds(cover)];
    return { ...a, w: c.x + c.w - a.x, h: c.y + c.h - a.y };
  });
  return [...laid, ...slots];
}

function parts({ frame }: Layout): Rect[] {
  const { header, opponents, table, status, hand, actions } = frame;
  const desk = frame.kind === "medium" || frame.kind === "wide";
  return [header, desk ? table : opponents, table, status, hand, actions].filter(
    (rect, i, all) => rect.h > 0 && all.indexOf(rect) === i,
  );
}

function narrowest(places: Iterable<Place>): number {
  return Math.min(...[...places].map(({ w }) => w));
}

describe.each(ALL.map((size) => [name(size), size] as const))("at %s", (_, size) => {
  it.each(PLAYERS)("keeps the parts of the page apart with %i opponents", (opponents) => {
    const rects = parts(layout(spread(6, { opponents }), size));
    expect(rects.every((rect) => inside(rect, size, 0))).toBe(true);
    for (const [i, one] of rects.entries()) {
      for (const other of rects.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  it.each(HANDS)("keeps a hand of %i in its area, every index readable", (count) => {
    const { frame, hand } = layout(spread(count), size);
    expect(hand.places.size).toBe(count);
    for (const place of hand.places.values()) {
      expect(within(bounds(place), frame.hand, 7)).toBe(true);
      expect(inside(bounds(place), size, 0)).toBe(true);
      expect(place.w).toBeGreaterThanOrEqual(52);
    }
    expect(hand.strip).toBeGreaterThanOrEqual(MIN_STRIP * narrowest(hand.places.values()) - 0.5);
  });

  it.each(HANDS)("keeps the index of every row free in a hand of %i", (count) => {
    const { frame, hand } = layout(spread(count), size);
    const { rowStep, w, rows } = frame.handStyle;
    if (rows > 1) expect(rowStep).toBeGreaterThanOrEqual(w * TALL * 0.51 - 1);
    expect(hand.rows.flat().sort()).toEqual([...hand.places.keys()].sort());
  });

  it.each(PLAYERS)("keeps six pairs on the table with %i opponents", (opponents) => {
    for (const count of [6, 13, 20]) {
      const laid = layout(spread(count, { opponents, pairs: pairs(6) }), size);
      const rects = onTable(laid);
      for (const [i, rect] of rects.entries()) {
        expect(within(rect, laid.piles.rest)).toBe(true);
        for (const other of rects.slice(i + 1)) expect(overlap(rect, other)).toBe(false);
      }
    }
  });

  it("places seats and piles inside the page", () => {
    for (const opponents of PLAYERS) {
      const { seats, piles } = layout(spread(6, { opponents }), size);
      expect(seats).toHaveLength(opponents);
      for (const { rect } of seats) expect(inside(rect, size, 0)).toBe(true);
      for (const [i, one] of seats.entries()) {
        for (const other of seats.slice(i + 1)) {
          expect(overlap(one.rect, other.rect)).toBe(false);
        }
      }
      expect(inside(piles.deckText, size, 0)).toBe(true);
      expect(inside(piles.discardText, size, 0)).toBe(true);
    }
  });

  it("has no hand when the deal is over", () => {
    const { frame, hand } = layout(spread(4, { over: true }), size);
    expect(frame.hand.h).toBe(0);
    expect(hand.places.size).toBe(0);
  });
});

describe.each(PHONES.map((size) => [name(size), size] as const))("on a phone of %s", (_, size) => {
  it.each(PLAYERS)("shows six pairs in cards of 52 and more with %i opponents", (opponents) => {
    for (const count of HANDS) {
      const { pairs: laid } = layout(spread(count, { opponents, pairs: pairs(6) }), size);
      expect(narrowest([...laid.values()].map(({ attack }) => attack))).toBeGreaterThanOrEqual(52);
    }
  });

  it("keeps the gutter free of my hand's cards", () => {
    for (const place of layout(spread(13), size).hand.places.values()) {
      expect(place.x).toBeGreaterThanOrEqual(11);
      expect(place.x + place.w).toBeLessThanOrEqual(size.w - 11);
    }
  });

  it("leaves room for seven cells when a shown trump needs one", () => {
    const laid = layout(spread(6, { opponents: 3, pairs: pairs(6, 3), slots: 1 }), size);
    const rects = onTable(laid);
    expect(laid.slots).toHaveLength(1);
    for (const rect of rects) expect(within(rect, laid.frame.table)).toBe(true);
  });
});

it("keeps 300 pixels of table at 360x640 with up to 13 cards and 260 with more", () => {
  const size = { w: 360, h: 640 };
  expect(layout(spread(13), size).frame.table.h).toBeGreaterThanOrEqual(300);
  expect(layout(spread(30), size).frame.table.h).toBeGreaterThanOrEqual(260);
});

it("puts the trumps in the last row of a big hand, whole suits in rows", () => {
  const { hand } = layout(spread(16), { w: 360, h: 640 });
  expect(hand.rows).toHaveLength(3);
  expect(hand.rows.at(-1)?.every((card) => card >> 4 === 2)).toBe(true);
});

it("runs a row too long for its indices on into the next", () => {
  const one = Array.from({ length: 13 }, (_, rank) => 48 + rank);
  const hand = [...one, 0, 32].map((card) => ({ card, chosen: false, useless: false }));
  const laid = layout({ ...spread(0), hand }, { w: 360, h: 640 });
  expect(laid.hand.strip).toBeGreaterThanOrEqual(60 * MIN_STRIP);
});

it("puts the deck line into the header below 600 with a big hand only", () => {
  const size = { w: 360, h: 560 };
  expect(layout(spread(14), size).frame.merged).toBe(true);
  expect(layout(spread(13), size).frame.merged).toBe(false);
});

it("draws the deck in cards for two players, and in a line once four pairs lie there", () => {
  const size = { w: 360, h: 640 };
  expect(layout(spread(6), size).piles.mode).toBe("strip");
  const four = { opponents: 3, pairs: pairs(4) };
  expect(layout(spread(6, four), size).piles.mode).toBe("line");
  expect(layout(spread(6, { talon: 0 }), size).piles.mode).toBe("line");
});

it("seats opponents around a desktop table from my left to my right", () => {
  const { seats } = layout(spread(6, { opponents: 5 }), { w: 1440, h: 900 });
  const xs = seats.map(({ spot }) => spot.x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(seats[0]?.spot.y).toBeGreaterThan(seats[1]?.spot.y ?? 0);
});

describe("what rules add to the table", () => {
  const all: Spread["extras"][] = [
    { ...PLAIN, calls: true },
    { ...PLAIN, ladder: true },
    { ...PLAIN, ladder: true, hung: true },
    { ...PLAIN, mates: true },
  ];
  const cases = all.flatMap((extras) =>
    [1, 2, 3, 5].flatMap((opponents) => ALL.map((size) => [extras, opponents, size] as const)),
  );

  it.each(cases)(
    "%j with %i opponents keeps seats, ladder and pairs apart at %j",
    (extras, opponents, size) => {
      const laid = layout(spread(6, { extras, opponents, pairs: pairs(3) }), size);
      const { frame, ladder } = laid;
      const placed = [...laid.pairs.values()].flatMap(({ attack, cover }) => [
        bounds(attack),
        bounds(cover),
      ]);
      for (const rect of placed) expect(within(rect, frame.table)).toBe(true);
      if (!ladder) return;
      expect(within(ladder, frame.table)).toBe(true);
      for (const rect of placed) expect(overlap(rect, ladder)).toBe(false);
      for (const { rect } of laid.seats.filter(
        ({ shape }) => shape !== "upright" && shape !== "chip",
      )) {
        expect(overlap(rect, ladder)).toBe(false);
      }
    },
  );

  it("gives each seat the height of its call, and keeps six readable pairs beside it", () => {
    const size = { w: 360, h: 640 };
    const cheats = layout(
      spread(6, { extras: { ...PLAIN, calls: true }, opponents: 3, pairs: pairs(6) }),
      size,
    );
    expect(cheats.frame.opponents.h).toBe(112);
    expect(cheats.piles.mode).toBe("line");
    for (const { attack } of cheats.pairs.values()) expect(attack.w).toBeGreaterThanOrEqual(52);
  });

  it("puts the ladder above the pairs of a phone, beside the table of a desktop", () => {
    const extras = { ...PLAIN, ladder: true };
    expect(layout(spread(6, { extras, opponents: 2 }), { w: 390, h: 664 }).ladder).not.toBeNull();
    expect(layout(spread(6, { extras, opponents: 2 }), { w: 1440, h: 900 }).ladder).toBeNull();
    expect(layout(spread(20, { extras, opponents: 2 }), { w: 360, h: 640 }).ladder).toBeNull();
    const sideways = layout(spread(6, { extras, opponents: 2 }), { w: 640, h: 360 });
    expect(sideways.ladder && overlap(sideways.ladder, sideways.piles.rest)).toBe(false);
    expect(sideways.ladder && overlap(sideways.ladder, sideways.frame.hand)).toBe(false);
  });
});
