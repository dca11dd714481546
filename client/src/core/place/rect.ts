/** A rectangle in CSS pixels of the table's box. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a card lies: top left corner and width before it is turned by `rot` degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rot: number;
  readonly z: number;
}

/** Height of a card by its width. */
export const TALL = 1.4;

export function cardRect(place: Place): Rect {
  return { x: place.x, y: place.y, w: place.w, h: place.w * TALL };
}

export function centre(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}

/** A card of width `w` whose middle lies on the point. */
export function placeAt({ x, y }: Point, w: number, rot = 0, z = 0): Place {
  return { x: x - w / 2, y: y - (w * TALL) / 2, w, rot, z };
}

/** Distance from a point to a rectangle, 0 inside it. */
export function distance({ x, y }: Point, rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.w);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.h);
  return Math.hypot(dx, dy);
}

/** The box around a turned card. */
export function bounds(place: Place): Rect {
  const rect = cardRect(place);
  const turn = (Math.abs(place.rot) * Math.PI) / 180;
  const w = rect.w * Math.cos(turn) + rect.h * Math.sin(turn);
  const h = rect.w * Math.sin(turn) + rect.h * Math.cos(turn);
  const { x, y } = centre(rect);
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

/** The smallest box around two. */
export function hull(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.w, other.x + other.w);
  const bottom = Math.max(one.y + one.h, other.y + other.h);
  return { x, y, w: right - x, h: bottom - y };
}
