import { capacity, type HandStyle, handHeight } from "./hand";
import type { PairStyle } from "./pairs";
import type { Rect } from "./rect";

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Portrait phone, phone on its side, desktop without and with the rail. */
export type Kind = "portrait" | "landscape" | "medium" | "wide";

/** What the frame has to know of the deal. */
export interface Crowd {
  readonly hand: number;
  readonly opponents: number;
  /** The deal is over: there is no hand to show. */
  readonly over: boolean;
}

/** The parts of the page and the measures of what lies in them. */
export interface Frame {
  readonly kind: Kind;
  /** One status line only. */
  readonly low: boolean;
  /** The deck line stands in the place of the title. */
  readonly merged: boolean;
  readonly header: Rect;
  readonly opponents: Rect;
  readonly table: Rect;
  readonly status: Rect;
  readonly hand: Rect;
  readonly actions: Rect;
  readonly rail: Rect | null;
  readonly mine: Rect | null;
  readonly avatar: number;
  readonly handStyle: HandStyle;
  readonly pairStyle: PairStyle;
}

export const PAIRS_IN_ROW = 3;
const BIG = 14;
const WIDE = 1100;
const MEDIUM = 700;
const LOW = 720;
const LOWEST = 600;
const SHORT = 560;
const PAGE_MOST = 560;

export function kindOf({ w, h }: Size): Kind {
  if (h < SHORT && w > h) return "landscape";
  if (w >= WIDE) return "wide";
  return w >= MEDIUM ? "medium" : "portrait";
}

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
const FLAT = { turn: 0, sag: 0 };

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

function portrait(size: Size, crowd: Crowd): Frame {
  const height = heightOf(size.h);
  const tall = height === "tall";
  const load = loadOf(crowd.hand);
  const w = Math.min(size.w, PAGE_MOST);
  const x = (size.w - w) / 2;
  const heights = {
    header: HEADER[height],
    opponents: tall ? 92 : 64,
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
    mine: null,
    avatar: portraitAvatar(tall, crowd.opponents),
    handStyle: portraitHand(crowd.hand, w, tall),
    pairStyle: portraitPairs(height, load),
  };
}

const SIDE_COLUMN = 140;

function landscapeHand(cards: number, width: number): HandStyle {
  const shift = { up: 5, down: 5, top: 5, maxStep: 66, ...FLAT };
  if (cards <= capacity(width, 66)) {
    return { rows: 1, bySuit: false, w: 66, rowStep: 0, ...shift };
  }
  return { rows: 2, bySuit: true, w: 52, rowStep: 38, ...shift, down: 0 };
}

function landscape(size: Size, crowd: Crowd): Frame {
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
    mine: null,
    avatar: 26,
    handStyle,
    pairStyle: { one: 84, grid: 72, gap: 18, column: 14, label: 28 },
  };
}

function desktopHand(cards: number, width: number, scale: number): HandStyle {
  const shift = { top: 14, up: 12, ...FLAT };
  const [one, two, three] = [122, 100, 84].map((w) => Math.round(w * scale)) as [
    number,
    number,
    number,
  ];
  if (cards <= capacity(width, one)) {
    const bow = { turn: 1.8, sag: 1.6 };
    const step = { maxStep: 86 * scale, rowStep: 0, down: 26 * scale };
    return { rows: 1, bySuit: false, w: one, ...step, ...shift, ...bow };
  }
  const [rows, w] = cards <= 2 * capacity(width, two, 2) ? [2, two] : [3, three];
  return { rows, bySuit: true, w, maxStep: 60 * scale, rowStep: w * 0.76, down: 0, ...shift };
}

const RAIL = 316;
const DESK_HEADER = 60;
const ACTIONS = 216;
/** Seats at the top and at the sides of a desktop table. */
const DESK_SEATS = 116;

function desktop(size: Size, crowd: Crowd, kind: "medium" | "wide"): Frame {
  const wide = kind === "wide";
  const stage = size.w - (wide ? RAIL : 0);
  const scale = Math.min(1, Math.max(0.62, (size.h - DESK_HEADER) / 840));
  const inset = wide ? { left: 236, right: 236 } : { left: 16, right: ACTIONS };
  const handW = stage - inset.left - inset.right;
  const handStyle = desktopHand(crowd.hand, handW, scale);
  const bottom = Math.round(20 * scale);
  const handH = crowd.over ? 0 : handHeight(handStyle);
  const handY = size.h - bottom - handH;
  const statusY = handY - 44;
  const tableY = DESK_HEADER + DESK_SEATS;
  return {
    kind,
    low: false,
    merged: false,
    header: { x: 0, y: 0, w: size.w, h: DESK_HEADER },
    opponents: { x: 0, y: DESK_HEADER, w: stage, h: statusY - DESK_HEADER },
    table: { x: 0, y: tableY, w: stage, h: Math.max(0, statusY - tableY) },
    status: { x: wide ? ACTIONS : 0, y: statusY, w: stage - (wide ? 2 : 1) * ACTIONS, h: 44 },
    hand: { x: inset.left, y: handY, w: handW, h: handH },
    actions: { x: stage - ACTIONS, y: statusY, w: ACTIONS - 24, h: size.h - 24 - statusY },
    rail: wide ? { x: stage, y: DESK_HEADER, w: RAIL, h: size.h - DESK_HEADER } : null,
    mine: wide ? { x: 24, y: size.h - 110, w: 190, h: 70 } : null,
    avatar: 68,
    handStyle,
    pairStyle: {
      one: 108 * scale,
      grid: 108 * scale,
      gap: 26 * scale,
      column: 26 * scale,
      label: 36,
    },
  };
}

/** Divides the page among its parts. */
export function frameOf(size: Size, crowd: Crowd): Frame {
  const kind = kindOf(size);
  if (kind === "portrait") return portrait(size, crowd);
  return kind === "landscape" ? landscape(size, crowd) : desktop(size, crowd, kind);
}
