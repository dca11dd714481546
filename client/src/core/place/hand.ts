import { suitOf, suitOrder } from "../cards";
import { type Place, type Rect, TALL } from "./rect";

/** How a hand is drawn: the measures of one height class. */
export interface HandStyle {
  readonly rows: number;
  /** Whether each row holds whole suits, trumps last. */
  readonly bySuit: boolean;
  readonly w: number;
  readonly maxStep: number;
  readonly rowStep: number;
  readonly top: number;
  /** How far a chosen card rises and a useless one sinks. */
  readonly up: number;
  readonly down: number;
  /** Degrees and pixels of the bow per card off the middle. */
  readonly turn: number;
  readonly sag: number;
}

export interface HandCard {
  readonly card: number;
  readonly chosen: boolean;
  readonly useless: boolean;
}

export interface HandLayout {
  readonly places: ReadonlyMap<number, Place>;
  readonly rows: readonly (readonly number[])[];
  /** Width of the narrowest visible strip of a card. */
  readonly strip: number;
}

/** A face stays readable while this part of it is seen. */
export const MIN_STRIP = 0.36;
const SIDES = 24;
/** More cards than this lie straight. */
const BOWED = 6;
const SUIT_GAP = 9;

function gapsIn(row: readonly number[]): number {
  return row.filter((card, i) => i > 0 && suitOf(card) !== suitOf(row[i - 1] ?? card)).length;
}

/** How many cards of width `w` one row holds with every index seen. */
export function capacity(width: number, w: number, gaps = 0): number {
  return Math.floor((width - SIDES - w - gaps * SUIT_GAP) / (w * MIN_STRIP)) + 1;
}

function evenRows(cards: readonly number[], rows: number): number[][] {
  const size = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, i) => cards.slice(i * size, (i + 1) * size));
}

/** Suits in rows: the trumps last, the two shortest of the others together. */
function suitRows(cards: readonly number[], trump: number): number[][] {
  const suits = suitOrder(trump).map((suit) => cards.filter((card) => suitOf(card) === suit));
  const trumps = suits.pop() ?? [];
  const longest = suits.reduce((best, suit) => (suit.length > best.length ? suit : best), []);
  const shorter = suits.filter((suit) => suit !== longest);
  return [shorter.flat(), longest, trumps].filter((row) => row.length > 0);
}

/** Moves what does not fit from each row into the next, then back from the last one. */
function spill(rows: readonly number[][], most: number): number[][] {
  const out = rows.map((row) => [...row]);
  for (let i = 0; i + 1 < out.length; i += 1) out[i + 1]?.unshift(...(out[i]?.splice(most) ?? []));
  for (let i = out.length - 1; i > 0; i -= 1) {
    const over = (out[i]?.length ?? 0) - most;
    if (over > 0) out[i - 1]?.push(...(out[i]?.splice(0, over) ?? []));
  }
  return out;
}

function rowsOf(cards: readonly number[], trump: number, style: HandStyle, width: number) {
  if (style.rows === 1) return [[...cards]];
  if (!style.bySuit) return evenRows(cards, style.rows).filter((row) => row.length > 0);
  const suits = suitRows(cards, trump);
  while (suits.length < style.rows) suits.push([]);
  const rows = suits.length > style.rows ? evenRows(suits.flat(), style.rows) : suits;
  return spill(rows, capacity(width, style.w, 2)).filter((row) => row.length > 0);
}

function rowStep(row: readonly number[], style: HandStyle, width: number, gaps: number): number {
  const room = (width - SIDES - style.w - gaps * SUIT_GAP) / Math.max(1, row.length - 1);
  return Math.min(style.maxStep, room);
}

interface RowInput {
  readonly row: readonly number[];
  readonly index: number;
  readonly cards: ReadonlyMap<number, HandCard>;
  readonly style: HandStyle;
  readonly area: Rect;
}

function lift(card: HandCard | undefined, style: HandStyle): number {
  if (card?.chosen) return -style.up;
  return card?.useless ? style.down : 0;
}

function placeRow({ row, index, cards, style, area }: RowInput, places: Map<number, Place>) {
  const gaps = style.bySuit ? gapsIn(row) : 0;
  const step = rowStep(row, style, area.w, gaps);
  const span = step * (row.length - 1) + gaps * SUIT_GAP;
  const bowed = style.rows === 1 && row.length <= BOWED;
  let x = area.x + (area.w - span - style.w) / 2;
  row.forEach((card, i) => {
    const before = row[i - 1];
    if (style.bySuit && before !== undefined && suitOf(before) !== suitOf(card)) x += SUIT_GAP;
    const off = bowed ? i - (row.length - 1) / 2 : 0;
    const y = style.top + index * style.rowStep + off * off * style.sag;
    places.set(card, {
      x,
      y: area.y + y + lift(cards.get(card), style),
      w: style.w,
      rot: off * style.turn,
      z: 100 + index * 40 + i,
    });
    x += step;
  });
  return row.length > 1 ? step : style.w;
}

/** Lays a hand, already in its order, into its area; no card ever leaves the area's width. */
export function layHand(
  hand: readonly HandCard[],
  trump: number,
  style: HandStyle,
  area: Rect,
): HandLayout {
  const cards = new Map(hand.map((card) => [card.card, card]));
  const rows = rowsOf([...cards.keys()], trump, style, area.w);
  const places = new Map<number, Place>();
  const spare = style.rows - rows.length;
  const steps = rows.map((row, at) =>
    placeRow({ row, index: at + spare, cards, style, area }, places),
  );
  return { places, rows, strip: Math.min(style.w, ...steps) };
}

/** Height a hand of this style takes, its lowest card sunk and the bow at its deepest. */
export function handHeight(style: HandStyle): number {
  const off = (BOWED - 1) / 2;
  const corner = (style.w / 2) * Math.sin((off * style.turn * Math.PI) / 180);
  const bow = off * off * style.sag + corner;
  return style.top + (style.rows - 1) * style.rowStep + style.w * TALL + style.down + bow;
}
