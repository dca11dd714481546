import type { HandStyle } from "./hand";
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

/** A hand without a bow. */
export const FLAT = { turn: 0, sag: 0 };
