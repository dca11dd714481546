import type { Layout } from "../core/layout";
import { bounds, cardRect, grown, hull, type Rect } from "../core/place/rect";
import { targetWords } from "../core/reading";
import { type Target, targetKey } from "../core/targets";
import type { View } from "../gen/wire";
import type { Names } from "../i18n/index.svelte";

/** A legal target as it is drawn, and the rectangle that takes taps and drops for it. */
export interface Mark {
  readonly key: string;
  readonly kind: Target["kind"];
  readonly rect: Rect;
  readonly label: string;
  readonly read: string;
  readonly tone: "brass" | "sky";
  /** The most the label may spread. */
  readonly width: number;
}

const FRAME = 5;
const ZONE = 8;

interface Slots {
  readonly transfer: Rect | undefined;
  readonly show: Rect | undefined;
}

/** The slots in order: the transfer first, the show after it. */
function slotsFor(view: View, { slots }: Layout): Slots {
  const transfers = view.buttons.transfer === null;
  return { transfer: transfers ? slots[0] : undefined, show: slots[transfers ? 1 : 0] };
}

function rectOf(target: Target, view: View, layout: Layout): Rect | undefined {
  if (target.kind === "beat") {
    const pair = layout.pairs.get(target.attack);
    return pair && grown(cardRect(pair.attack), FRAME);
  }
  if (target.kind === "lead" || target.kind === "throw_in") return grown(layout.piles.rest, -ZONE);
  return slotsFor(view, layout)[target.kind];
}

/** The marks of the targets, in their order. */
export function marksOf(
  view: View,
  targets: readonly Target[],
  layout: Layout,
  names: Names,
): Mark[] {
  const crowded = layout.slots.length > 1;
  return targets.flatMap((target) => {
    const rect = rectOf(target, view, layout);
    if (!rect) return [];
    const sky = target.kind === "transfer" || target.kind === "show";
    const width = rect.w + (sky && !crowded ? 44 : 6);
    const words = targetWords(target, view, names);
    const { kind } = target;
    return [{ key: targetKey(target), kind, rect, ...words, tone: sky ? "sky" : "brass", width }];
  });
}

const RING = 6;

/** Frames around the pairs in which a cheat has come to light. */
export function cheatFrames(view: View, cheats: readonly number[], layout: Layout): Rect[] {
  return view.table.flatMap(({ attack, cover }) => {
    const place = layout.pairs.get(attack);
    const seen = cheats.includes(attack) || (cover !== null && cheats.includes(cover));
    if (!place || !seen) return [];
    const rect = bounds(place.attack);
    return [grown(cover === null ? rect : hull(rect, bounds(place.cover)), RING)];
  });
}
