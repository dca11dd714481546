import { cardAt, nearest } from "../core/hit";
import { cardRect, centre, type Point } from "../core/place/rect";
import type { Gestures } from "./drag";
import type { Stage } from "./stage.svelte";

/** Narrower strips than this are too small for a finger without the magnifier. */
const FINGER = 44;
const PEEK_BUZZ = 10;

function buzz(): void {
  navigator.vibrate?.(PEEK_BUZZ);
}

/** The middle of the carried card, if it was picked up at `from` and the finger is at `to`. */
function middleOf(stage: Stage, from: Point, to: Point): Point {
  const [card] = stage.held?.cards ?? [];
  const place = card === undefined ? undefined : stage.layout.hand.places.get(card);
  if (!place) return to;
  const middle = centre(cardRect(place));
  return { x: middle.x + to.x - from.x, y: middle.y + to.y - from.y };
}

function aimed(stage: Stage, from: Point, to: Point): string | null {
  return nearest(stage.marks, to, middleOf(stage, from, to));
}

/** What pointer gestures do on the stage. */
export function gesturesOf(stage: Stage): Gestures {
  return {
    cardAt: (point) => cardAt(stage.layout.hand.places, point),
    markAt: (point) => nearest(stage.marks, point),
    magnifies: () => stage.layout.hand.strip < FINGER,
    above: ({ y }) => y < stage.layout.frame.hand.y,
    down: () => stage.wake(),
    tapCard: (card) => stage.tapCard(card),
    tapMark: (key) => stage.tapTarget(key),
    tapNothing: () => stage.cancel(),
    peek: (card) => {
      if (card !== null && card !== stage.peeked) buzz();
      stage.peeked = card;
    },
    lift: (card) => stage.lift(card),
    carry: (from, to) => stage.carry(to.x - from.x, to.y - from.y, aimed(stage, from, to)),
    drop: (card, from, to) => {
      stage.carry(to.x - from.x, to.y - from.y, aimed(stage, from, to));
      stage.drop(card);
    },
    cancel: () => stage.cancel(),
  };
}
