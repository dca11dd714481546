import type { Place, Rect } from "../core/place/rect";

/** Every card element is drawn in this size and scaled into its place. */
export const BASE_W = 100;
export const BASE_H = 140;

/** Inline style that puts an element into a rectangle of the page. */
export function boxed({ x, y, w, h }: Rect): string {
  return `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
}

/** The transform that lays a card element into its place. */
export function laid({ x, y, w, rot }: Place): string {
  const scale = w / BASE_W;
  const dx = x + (w - BASE_W) / 2;
  const dy = y + (w * 1.4 - BASE_H) / 2;
  return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) rotate(${rot.toFixed(2)}deg) scale(${scale.toFixed(4)})`;
}
