import type { HandStyle } from "./hand";
import type { PairStyle } from "./pairs";
import type { Rect } from "./rect";

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Portrait phone, phone on its side, desktop without and with the rail. */
export type Kind = "portrait" | "landscape" | "medium" | "wide";

/** What the rules of a table add to its seats and to its felt. */
export interface Extras {
  /** A button at each seat to call a cheat. */
  readonly calls: boolean;
  /** The ladder of the epaulettes above the table, and the rung at each seat. */
  readonly ladder: boolean;
  /** A line at each seat for the partner's mark, where there is no room for it beside the name. */
  readonly mates: boolean;
  /** A row of hung cards at each seat, once something hangs on an opponent. */
  readonly hung: boolean;
}

export const PLAIN: Extras = { calls: false, ladder: false, mates: false, hung: false };

/** What the frame has to know of the deal. */
export interface Crowd {
  readonly hand: number;
  readonly opponents: number;
  /** The deal is over: there is no hand to show. */
  readonly over: boolean;
  readonly extras: Extras;
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
  /** Height of the ladder's row above the pairs; 0 where it does not stand there. */
  readonly ladder: number;
  readonly mine: Rect | null;
  readonly avatar: number;
  readonly handStyle: HandStyle;
  readonly pairStyle: PairStyle;
}

/** Heights of the rows that a seat may have below its name. */
export const CALL_H = 48;
export const LINE_H = 16;
export const HUNG_H = 25;

/** How much taller a seat is than at a table of plain rules; alone it has room for its rung. */
export function tallerBy({ extras, opponents }: Pick<Crowd, "extras" | "opponents">): number {
  const several = opponents > 1;
  const lines = Number(extras.ladder && several) + Number(extras.mates);
  const hung = extras.hung && several ? HUNG_H : 0;
  return (extras.calls ? CALL_H : 0) + lines * LINE_H + hung;
}

/** A hand without a bow. */
export const FLAT = { turn: 0, sag: 0 };
