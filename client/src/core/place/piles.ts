import type { Frame } from "./parts";
import { type Place, type Point, placeAt, type Rect, TALL } from "./rect";

/** Deck and discard as text in a line or in a column, as cards above the pairs, or at the sides of the table. */
export type PileMode = "line" | "column" | "strip" | "side";

export interface Piles {
  readonly mode: PileMode;
  readonly deckText: Rect;
  readonly discardText: Rect;
  /** The face-down rest of the talon; null when no card is drawn for it. */
  readonly back: Place | null;
  /** The trump card, or where it would lie. */
  readonly trump: Place;
  readonly discards: readonly Place[];
  /** Where drawn cards come from and beaten ones go. */
  readonly deckSpot: Point;
  readonly discardSpot: Point;
  /** What is left of the table for the pairs. */
  readonly rest: Rect;
}

export const LINE_H = 40;
export const STRIP_H = 80;
const STRIP_CARD = 56;
const SIDE_CARD = 78;
const SIDE_DECK_W = 152;
const SIDE_DISCARD_W = 128;

function line(table: Rect, at: Rect, rest: Rect): Piles {
  const half = at.w / 2;
  const pip = { x: at.x + 29, y: at.y + at.h / 2 };
  return {
    mode: "line",
    deckText: { ...at, w: half + 40 },
    discardText: { ...at, x: at.x + half + 40, w: half - 40 },
    back: null,
    trump: placeAt(pip, 20, 0, 1),
    discards: [],
    deckSpot: pip,
    discardSpot: { x: table.x + table.w - 40, y: table.y + 20 },
    rest,
  };
}

function below(table: Rect, by: number): Rect {
  return {
    ...table,
    x: table.x + 12,
    w: table.w - 24,
    y: table.y + by,
    h: Math.max(0, table.h - by),
  };
}

const COLUMN_W = 124;

/** On a phone on its side the two texts stand in a column at the left of the pairs. */
function columnPiles(table: Rect): Piles {
  const at = { x: table.x, y: table.y + 4, w: COLUMN_W, h: LINE_H };
  const rest = { ...table, x: table.x + COLUMN_W, w: table.w - COLUMN_W - 8 };
  const piles = line(table, at, rest);
  const discardText = { ...at, y: at.y + LINE_H };
  const discardSpot = { x: 40, y: discardText.y + LINE_H / 2 };
  return { ...piles, mode: "column", deckText: at, discardText, discardSpot };
}

export function linePiles(frame: Frame): Piles {
  const { table, header } = frame;
  if (frame.kind === "landscape") return columnPiles(table);
  if (frame.merged) {
    const at = { x: header.x + 48, y: header.y, w: header.w - 60, h: header.h };
    return line(table, at, below(table, 0));
  }
  return line(table, { ...table, h: LINE_H }, below(table, LINE_H));
}

export function stripPiles(frame: Frame): Piles {
  const { table } = frame;
  const y = table.y;
  const right = table.x + table.w;
  const middle = y + (STRIP_CARD * TALL) / 2;
  return {
    mode: "strip",
    deckText: { x: table.x + 112, y, w: 130, h: STRIP_H },
    discardText: { x: right - 44 - 130, y, w: 130, h: STRIP_H },
    back: { x: table.x - 20, y, w: STRIP_CARD, rot: 0, z: 3 },
    trump: placeAt({ x: table.x + 58, y: middle }, STRIP_CARD, 90, 2),
    discards: [0, 7].map((rot, i) => ({ x: right - 34, y, w: STRIP_CARD, rot, z: 2 + i })),
    deckSpot: { x: table.x + 20, y: middle },
    discardSpot: { x: right - 6, y: middle },
    rest: below(table, STRIP_H),
  };
}

/** At the sides of a desktop table, `inset` pixels away from its seats. */
export function sidePiles(frame: Frame, inset: number): Piles {
  const { table } = frame;
  const middle = table.y + table.h * 0.45;
  const left = table.x + Math.max(inset, 24) + 12;
  const right = table.x + table.w - Math.max(inset, 24) - 12;
  const w = SIDE_CARD;
  const deckSpot = { x: left + w / 2, y: middle };
  const discardSpot = { x: right - w / 2 - 10, y: middle };
  const text = { y: middle + (w * TALL) / 2 + 12, h: 30 };
  const restX = left + SIDE_DECK_W + 12;
  return {
    mode: "side",
    deckText: { x: left, w: SIDE_DECK_W + 20, ...text },
    discardText: { x: right - SIDE_DISCARD_W, w: SIDE_DISCARD_W, ...text },
    back: placeAt(deckSpot, w, 0, 3),
    trump: placeAt({ x: left + w / 2 + 54, y: middle }, w, 90, 2),
    discards: [-9, 6].map((rot, i) => placeAt(discardSpot, w, rot, 2 + i)),
    deckSpot,
    discardSpot,
    rest: { x: restX, y: table.y, w: right - SIDE_DISCARD_W - 12 - restX, h: table.h },
  };
}
