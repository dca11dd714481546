import { centre, distance, type Place, type Point, type Rect, TALL } from "./place/rect";

/** A target's key and the rectangle that takes drops for it. */
export interface HitArea {
  readonly key: string;
  readonly rect: Rect;
}

/** A target no farther than this takes the card. */
export const REACH = 48;

function spread({ x, y }: Point, rect: Rect): number {
  const middle = centre(rect);
  return Math.hypot(middle.x - x, middle.y - y);
}

/** The nearest legal target to the finger or to the middle of the card it holds. */
export function nearest(
  areas: readonly HitArea[],
  finger: Point,
  card: Point = finger,
): string | null {
  const far = (rect: Rect) => Math.min(distance(finger, rect), distance(card, rect));
  const near = areas
    .filter(({ rect }) => far(rect) <= REACH)
    .sort(
      (one, other) =>
        far(one.rect) - far(other.rect) || spread(finger, one.rect) - spread(finger, other.rect),
    );
  return near[0]?.key ?? null;
}

function turnedBack({ x, y }: Point, place: Place): Point {
  const middle = { x: place.x + place.w / 2, y: place.y + (place.w * TALL) / 2 };
  const turn = (-place.rot * Math.PI) / 180;
  const [dx, dy] = [x - middle.x, y - middle.y];
  return {
    x: middle.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: middle.y + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}

function covers(place: Place, point: Point): boolean {
  const { x, y } = turnedBack(point, place);
  const [dx, dy] = [x - place.x, y - place.y];
  return dx >= 0 && dx <= place.w && dy >= 0 && dy <= place.w * TALL;
}

/** The topmost of the cards that lie under a point. */
export function cardAt(places: ReadonlyMap<number, Place>, point: Point): number | null {
  let best: [card: number, z: number] | null = null;
  for (const [card, place] of places) {
    if (covers(place, point) && place.z >= (best?.[1] ?? -1)) best = [card, place.z];
  }
  return best?.[0] ?? null;
}
