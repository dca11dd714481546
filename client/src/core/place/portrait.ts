import { capacity, type HandStyle } from "./hand";
import type { PairStyle } from "./pairs";
import { type Crowd, FLAT, type Frame, type Size, tallerBy } from "./parts";
import type { Rect } from "./rect";

const LADDER_H = 36;
const BIG = 14;
const LOW = 720;
const LOWEST = 600;
const PAGE_MOST = 560;

type Height = "tall" | "low" | "lowest";
type Load = "one" | "two" | "big";

const HEADER: Record<Height, number> = { tall: 52, low: 44, lowest: 40 };
const HAND_H: Record<Load, [tall: number, low: number]> = {
  one: [196, 128],
  two: [226, 128],
  big: [262, 176],
};

function heightOf(h: number): Height {
  if (h >= LOW) return "tall";
  return h >= LOWEST ? "low" : "lowest";
}

function loadOf(cards: number): Load {
  if (cards >= BIG) return "big";
  return cards >= 10 ? "two" : "one";
}

/** The narrowest card whose face is readable. */
const SMALLEST = 52;

/** The width of at most `w` at which three rows hold all cards with their indices seen. */
function bigWidth(cards: number, width: number, w: number): number {
  if (w <= SMALLEST || 3 * capacity(width, w, 2) >= cards) return w;
  return bigWidth(cards, width, w - 2);
}

function portraitHand(cards: number, width: number, tall: boolean): HandStyle {
  const load = loadOf(cards);
  if (load === "one") {
    const bow = tall ? { turn: 2.4, sag: 2.4 } : { turn: 1.2, sag: 0 };
    const shift = tall ? { top: 14, up: 12, down: 14 } : { top: 7, up: 7, down: 7 };
    return { rows: 1, bySuit: false, w: tall ? 88 : 80, maxStep: 66, rowStep: 0, ...shift, ...bow };
  }
  const shift = { top: tall ? 8 : 3, up: tall ? 6 : 3, ...FLAT };
  if (load === "two") {
    const [w, rowStep, down] = tall ? [74, 74, 6] : [56, 42, 4];
    return { rows: 2, bySuit: false, w, maxStep: 52, rowStep, down, ...shift };
  }
  const [most, rowStep] = tall ? [72, 60] : [60, 44];
  const w = bigWidth(cards, width, most);
  return { rows: 3, bySuit: true, w, maxStep: 46, rowStep, down: 0, ...shift };
}

function portraitPairs(height: Height, load: Load): PairStyle {
  const grid = {
    tall: 72,
    low: load === "big" ? 58 : 72,
    lowest: load === "big" ? 52 : 56,
  }[height];
  const one = { tall: 92, low: 84, lowest: 72 }[height];
  return { one, grid, gap: 18, column: 14, label: 36 };
}

function portraitAvatar(tall: boolean, opponents: number): number {
  if (opponents === 1) return tall ? 60 : 44;
  if (opponents >= 6) return 36;
  return tall ? 46 : 38;
}

/** Rows from the header to the actions; their heights answer to the height of the page. */
export function portrait(size: Size, crowd: Crowd): Frame {
  const height = heightOf(size.h);
  const tall = height === "tall";
  const load = loadOf(crowd.hand);
  const w = Math.min(size.w, PAGE_MOST);
  const x = (size.w - w) / 2;
  const heights = {
    header: HEADER[height],
    opponents: (tall ? 92 : 64) + tallerBy(crowd),
    status: tall ? 54 : 34,
    hand: crowd.over ? 0 : HAND_H[load][tall ? 0 : 1],
    actions: tall ? 100 : 60,
  };
  const rest = size.h - Object.values(heights).reduce((sum, h) => sum + h, 0);
  let y = 0;
  const row = (h: number): Rect => {
    y += h;
    return { x, y: y - h, w, h };
  };
  return {
    kind: "portrait",
    low: !tall,
    merged: height === "lowest" && load === "big" && !crowd.over,
    header: row(heights.header),
    opponents: row(heights.opponents),
    table: row(Math.max(rest, 0)),
    status: row(heights.status),
    hand: row(heights.hand),
    actions: row(heights.actions),
    rail: null,
    ladder: crowd.extras.ladder && !(load === "big" && !tall) ? LADDER_H : 0,
    mine: null,
    avatar: portraitAvatar(tall, crowd.opponents),
    handStyle: portraitHand(crowd.hand, w, tall),
    pairStyle: portraitPairs(height, load),
  };
}
