import type { Action, View } from "../gen/wire";
import { handOrder, type Sort } from "./cards";
import type { Intent } from "./intent";
import { isPogon } from "./ladder";
import type { Layout } from "./layout";
import { othersOf } from "./model";
import { type Place, type Point, placeAt } from "./place/rect";
import { type Shown, withPending } from "./shown";
import { canPlay, isUsable, targetsOf } from "./targets";

/** A card on the layer: where it lies, how it looks, where it comes from. */
export interface Piece {
  readonly key: string;
  /** Null for a back. */
  readonly card: number | null;
  readonly place: Place;
  readonly in: "hand" | "attack" | "cover" | "trump" | "pile";
  /** Darker: no legal use now. */
  readonly dim: boolean;
  /** Half solid: the server has not answered yet. */
  readonly half: boolean;
  /** Chosen ahead, for as long as it has no way to go. */
  readonly chosen: "brass" | "sky" | "ahead" | null;
  /** A pogon, which is not led nor thrown in (§15.9). */
  readonly pogon: boolean;
  /** Where it enters from, when it was not there before. */
  readonly from: Place | null;
  /** Milliseconds before it starts to move. */
  readonly delay: number;
  readonly leaving: boolean;
}

const FLYING = 48;
const Z_FLY = 400;

function piece(card: number, place: Place, lies: Piece["in"], more: Partial<Piece> = {}): Piece {
  const look = { dim: false, half: false, chosen: null, pogon: false };
  const still = { from: null, delay: 0, leaving: false };
  return { key: `c${card}`, card, place, in: lies, ...look, ...still, ...more };
}

function handPieces(view: View, shown: Shown, intent: Intent, layout: Layout, hand: HandLook) {
  const mayPlay = canPlay(view) && !hand.armed;
  const kinds = targetsOf(view, intent.chosen).map(({ kind }) => kind);
  const sky = kinds.length > 0 && kinds.every((kind) => kind === "transfer" || kind === "show");
  const bright = sky || intent.aim === "show" ? "sky" : "brass";
  const tone = kinds.length === 0 ? "ahead" : bright;
  return shown.hand.flatMap((card) => {
    const place = layout.hand.places.get(card);
    if (!place) return [];
    const chosen = intent.chosen.includes(card);
    const look: Partial<Piece> = {
      dim: mayPlay && !isUsable(view, card),
      half: shown.showing.includes(card),
      pogon: hand.pogons === true && isPogon(view, card),
      chosen: chosen ? tone : null,
    };
    return [piece(card, place, "hand", look)];
  });
}

function tablePieces(shown: Shown, layout: Layout): Piece[] {
  return shown.pairs.flatMap(({ attack, cover, ghostAttack, ghostCover }) => {
    const place = layout.pairs.get(attack);
    if (!place) return [];
    const pieces = [piece(attack, place.attack, "attack", { half: ghostAttack })];
    if (cover !== null) pieces.push(piece(cover, place.cover, "cover", { half: ghostCover }));
    return pieces;
  });
}

function back(key: string, place: Place): Piece {
  return { ...piece(-1, place, "pile"), key, card: null };
}

function pilePieces(view: View, { piles }: Layout): Piece[] {
  if (view.phase === "over" || piles.back === null) return [];
  const pieces: Piece[] = [];
  if (view.talon > 0) pieces.push(piece(view.trump_card, piles.trump, "trump"));
  if (view.talon > 1) pieces.push(back("deck", piles.back));
  const discards = piles.discards.slice(0, Math.min(2, view.discard));
  return [...pieces, ...discards.map((place, i) => back(`discard-${i}`, place))];
}

/** How the hand is to be looked at. */
export interface HandLook {
  /** Which cards are of use is not said: the next card is not checked (§14.10). */
  readonly armed?: boolean;
  /** Pogons are marked: they are not led (§15.9). */
  readonly pogons?: boolean;
}

/** Every card that is seen in this view, at rest. */
export function piecesOf(
  view: View,
  pending: readonly Action[],
  intent: Intent,
  layout: Layout,
  hand: HandLook = {},
): Piece[] {
  const shown = withPending(view, pending);
  return [
    ...handPieces(view, shown, intent, layout, hand),
    ...tablePieces(shown, layout),
    ...pilePieces(view, layout),
  ];
}

function flying(point: Point, rot = 0): Place {
  return placeAt(point, FLYING, rot, Z_FLY);
}

function seatSpot(view: View, layout: Layout, seat: number | null): Point | null {
  const index = seat === null ? -1 : othersOf(view).indexOf(seat);
  return layout.seats[index]?.spot ?? null;
}

const DEAL_STEP = 40;
const SWEEP_STEP = 25;
/** Drawn cards set out when the sweep is on its way. */
const DRAW_AFTER = 300;

function layerOf(view: View, card: number): number | null {
  for (const { attack, by, cover, cover_by } of view.table) {
    if (attack === card) return by;
    if (cover === card) return cover_by;
  }
  return null;
}

/** Where a card that was not seen before comes from, and how long it waits there. */
function entering(view: View, before: View | null, layout: Layout, entry: Piece, nth: number) {
  if (before === null && view.acts > 0) return entry;
  if (entry.in === "hand") {
    const wait = before === null || before.deal !== view.deal ? 0 : DRAW_AFTER;
    const from = flying(layout.piles.deckSpot);
    return { ...entry, from, delay: wait + nth * DEAL_STEP };
  }
  const spot = entry.card === null ? null : seatSpot(view, layout, layerOf(view, entry.card));
  return spot ? { ...entry, from: flying(spot, -8) } : entry;
}

/** Gives the cards that are new in this view their origin. */
export function withOrigins(
  pieces: readonly Piece[],
  known: ReadonlySet<string>,
  view: View,
  before: View | null,
  layout: Layout,
  sort: Sort,
): Piece[] {
  const fresh = pieces.filter(({ key, in: lies }) => lies === "hand" && !known.has(key));
  const order = handOrder(
    fresh.map(({ card }) => card ?? -1),
    view.trump_suit,
    sort,
  );
  return pieces.map((one) =>
    known.has(one.key)
      ? one
      : entering(view, before, layout, one, one.card === null ? 0 : order.indexOf(one.card)),
  );
}

/** The bout goes on with fewer cards: a cheat was undone, and cards go home (§14.8). */
function undone(before: View, view: View): boolean {
  return view.bout === before.bout && view.last_bout?.bout !== view.bout;
}

function destination(gone: Piece, before: View, view: View, layout: Layout): Point | null {
  if (gone.card !== null && gone.in !== "trump" && undone(before, view)) {
    return seatSpot(view, layout, layerOf(before, gone.card));
  }
  const last = view.last_bout;
  if (gone.in === "trump") {
    const drawer = last?.drew.find(({ trump }) => trump)?.seat ?? null;
    return seatSpot(view, layout, drawer);
  }
  if (!last || gone.in === "pile" || gone.in === "hand") return null;
  if (last.outcome === "beaten") return layout.piles.discardSpot;
  return seatSpot(view, layout, last.defender);
}

/** The cards that have left, on their way to the discard or to whoever took them. */
export function departures(
  old: readonly Piece[],
  now: ReadonlySet<string>,
  before: View,
  view: View,
  layout: Layout,
): Piece[] {
  const gone = old.filter(({ key, card, leaving }) => card !== null && !leaving && !now.has(key));
  return gone.flatMap((one, nth) => {
    const spot = destination(one, before, view, layout);
    if (!spot) return [];
    const place = { ...flying(spot, nth * 7 - 10), z: Z_FLY + nth };
    const delay = nth * SWEEP_STEP;
    return [{ ...one, place, dim: false, half: false, chosen: null, delay, leaving: true }];
  });
}

const DRAWN_MOST = 3;

/** Backs that fly from the deck to the seats that drew. */
export function drawnBacks(view: View, before: View | null, layout: Layout): Piece[] {
  const last = view.last_bout;
  if (!before || !last || before.bout === view.bout || before.deal !== view.deal) return [];
  const draws = last.drew.filter(({ seat }) => seat !== view.seat);
  return draws.flatMap(({ seat, count }, turn) => {
    const spot = seatSpot(view, layout, seat);
    if (!spot) return [];
    return Array.from({ length: Math.min(count, DRAWN_MOST) }, (_, i) => ({
      ...back(`drawn-${view.bout}-${seat}-${i}`, flying(spot)),
      from: flying(layout.piles.deckSpot),
      delay: DRAW_AFTER + (turn + i) * SWEEP_STEP * 2,
      leaving: true,
    }));
  });
}
