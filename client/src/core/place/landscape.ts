import { capacity, type HandStyle, handHeight } from "./hand";
import { type Crowd, FLAT, type Frame, type Size } from "./parts";
import type { Rect } from "./rect";

const SIDE_COLUMN = 140;
const LADDER_H = 36;

function landscapeHand(cards: number, width: number): HandStyle {
  const shift = { up: 5, down: 5, top: 5, maxStep: 66, ...FLAT };
  if (cards <= capacity(width, 66)) {
    return { rows: 1, bySuit: false, w: 66, rowStep: 0, ...shift };
  }
  return { rows: 2, bySuit: true, w: 52, rowStep: 38, ...shift, down: 0 };
}

/** Actions in a column at the right, no title. */
export function landscape(size: Size, crowd: Crowd): Frame {
  const w = size.w - SIDE_COLUMN;
  const handStyle = landscapeHand(crowd.hand, w);
  const hand = crowd.over ? 0 : handHeight(handStyle);
  const [opponents, status] = [46, 26];
  const table = Math.max(0, size.h - opponents - status - hand);
  const row = (y: number, h: number): Rect => ({ x: 0, y, w, h });
  return {
    kind: "landscape",
    low: true,
    merged: false,
    header: { x: w, y: 0, w: SIDE_COLUMN, h: 48 },
    opponents: row(0, opponents),
    table: row(opponents, table),
    status: row(opponents + table, status),
    hand: row(size.h - hand, hand),
    actions: { x: w, y: 48, w: SIDE_COLUMN - 12, h: size.h - 56 },
    rail: null,
    ladder: crowd.extras.ladder ? LADDER_H : 0,
    mine: null,
    avatar: 26,
    handStyle,
    pairStyle: { one: 84, grid: 72, gap: 18, column: 14, label: 28 },
  };
}
