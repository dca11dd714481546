import { frameOf } from "./place/frame";
import { type HandCard, type HandLayout, layHand } from "./place/hand";
import { type Cell, layPairs, type PairPlace, pairWidth } from "./place/pairs";
import type { Extras, Frame, Size } from "./place/parts";
import { linePiles, type Piles, sidePiles, stripPiles } from "./place/piles";
import { cardRect, grown, type Rect } from "./place/rect";
import { laySeats, type SeatPlace, sideWidth } from "./place/seats";

/** What lies on the table, told so far as places depend on it. */
export interface Spread {
  /** My cards in the order of the hand. */
  readonly hand: readonly HandCard[];
  readonly trump: number;
  /** For each attack card in order, whether it is covered. */
  readonly pairs: readonly { readonly attack: number; readonly covered: boolean }[];
  /** How many slots for a transfer or a shown trump stand after the pairs. */
  readonly slots: number;
  readonly opponents: number;
  readonly talon: number;
  /** There is no hand: the deal is over, or one looks on. */
  readonly over: boolean;
  readonly extras: Extras;
}

/** A place for everything: a pure function of the spread and of the page's size. */
export interface Layout {
  readonly frame: Frame;
  readonly seats: readonly SeatPlace[];
  readonly piles: Piles;
  /** Where the ladder of the epaulettes stands, if it stands on the felt. */
  readonly ladder: Rect | null;
  /** By attack card. */
  readonly pairs: ReadonlyMap<number, PairPlace>;
  readonly slots: readonly Rect[];
  readonly hand: HandLayout;
}

const PAIRS_IN_ROW = 3;
/** The smallest card on the table that the deck's cards may cost in a strip above it. */
const STRIP_COSTS = 64;
/** With more opponents a low phone has no room for the deck's cards. */
const STRIP_SEATS = 3;
const SIDE_TABLE_W = 660;
const FRAME = 5;

function stripFits(frame: Frame, cells: readonly Cell[], spread: Spread): boolean {
  const { extras } = spread;
  if (frame.merged || frame.kind === "landscape" || spread.talon === 0) return false;
  const short = frame.kind === "portrait" && frame.low;
  if (short && (spread.opponents > STRIP_SEATS || extras.calls || extras.ladder)) return false;
  if (short && spread.opponents > 1 && cells.length > PAIRS_IN_ROW) return false;
  const { rest } = belowLadder(stripPiles(frame), frame);
  return pairWidth(cells, rest, frame.pairStyle) >= STRIP_COSTS;
}

/** The pairs lie below the ladder, if it does not stand beside them. */
function belowLadder(piles: Piles, { ladder, kind }: Frame): Piles {
  const { rest } = piles;
  if (kind === "landscape") return piles;
  return { ...piles, rest: { ...rest, y: rest.y + ladder, h: Math.max(0, rest.h - ladder) } };
}

const LADDER_W = 560;
const LADDER_GAP = 4;

/** Above the pairs; on a phone on its side below the deck's text, where few rungs are seen. */
function ladderAt({ rest, discardText }: Piles, { ladder, kind }: Frame): Rect | null {
  if (ladder === 0) return null;
  if (kind === "landscape") {
    const { x, y, w, h } = discardText;
    return { x: x + LADDER_GAP, y: y + h, w: w - 2 * LADDER_GAP, h: ladder };
  }
  const w = Math.min(rest.w, LADDER_W);
  return { x: rest.x + (rest.w - w) / 2, y: rest.y - ladder, w, h: ladder - LADDER_GAP };
}

function pilesFor(frame: Frame, cells: readonly Cell[], spread: Spread): Piles {
  const inset = sideWidth(frame, spread.opponents);
  const desk = frame.kind === "medium" || frame.kind === "wide";
  if (desk && frame.table.w - 2 * inset >= SIDE_TABLE_W) return sidePiles(frame, inset);
  const piles = stripFits(frame, cells, spread) ? stripPiles(frame) : linePiles(frame);
  if (!desk || inset === 0) return piles;
  return { ...piles, rest: { ...piles.rest, x: inset, w: frame.table.w - 2 * inset } };
}

/** Lays out the table; nothing here reads the page. */
export function layout(spread: Spread, size: Size): Layout {
  const { hand, opponents, over, trump, extras } = spread;
  const frame = frameOf(size, { hand: hand.length, opponents, over, extras });
  const cells: Cell[] = spread.pairs.map(({ covered }) => ({ wide: covered }));
  for (let i = 0; i < spread.slots; i += 1) cells.push({ wide: false });
  const piles = belowLadder(pilesFor(frame, cells, spread), frame);
  const laid = layPairs(cells, piles.rest, frame.pairStyle);
  const pairs = new Map(
    laid.slice(0, spread.pairs.length).map((place, i) => [spread.pairs[i]?.attack ?? -1, place]),
  );
  return {
    frame,
    seats: laySeats(frame, { opponents, extras }),
    piles,
    ladder: ladderAt(piles, frame),
    pairs,
    slots: laid.slice(spread.pairs.length).map(({ attack }) => grown(cardRect(attack), FRAME)),
    hand: layHand(over ? [] : hand, trump, frame.handStyle, frame.hand),
  };
}
