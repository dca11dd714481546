/** A line through values in the order they came, as the path of an SVG. */

/** Bounds are whole steps, so that the labels are round and the line never touches the frame. */
const STEP = 50;

export interface Plot {
  readonly path: string;
  readonly low: number;
  readonly high: number;
  /** Where the line ends. */
  readonly end: { readonly x: number; readonly y: number };
}

function place(value: number, from: number, to: number, length: number): number {
  return Math.round(((value - from) / (to - from)) * length * 10) / 10;
}

/** Draws the values into a box of this size; null if there are none. One value is a point. */
export function plotOf(values: readonly number[], width: number, height: number): Plot | null {
  if (values.length === 0) return null;
  const low = Math.floor((Math.min(...values) - 1) / STEP) * STEP;
  const high = Math.ceil((Math.max(...values) + 1) / STEP) * STEP;
  const last = values.length - 1;
  const points = values.map((value, i) => ({
    x: last === 0 ? width / 2 : place(i, 0, last, width),
    y: Math.round((height - place(value, low, high, height)) * 10) / 10,
  }));
  const path = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");
  return { path, low, high, end: points.at(-1) ?? { x: 0, y: 0 } };
}
