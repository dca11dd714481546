import { desktop } from "./desktop";
import { landscape } from "./landscape";
import type { Crowd, Frame, Kind, Size } from "./parts";
import { portrait } from "./portrait";

const WIDE = 1100;
const MEDIUM = 700;
const SHORT = 560;

export function kindOf({ w, h }: Size): Kind {
  if (h < SHORT && w > h) return "landscape";
  if (w >= WIDE) return "wide";
  return w >= MEDIUM ? "medium" : "portrait";
}

/** Divides the page among its parts. */
export function frameOf(size: Size, crowd: Crowd): Frame {
  const kind = kindOf(size);
  if (kind === "portrait") return portrait(size, crowd);
  return kind === "landscape" ? landscape(size, crowd) : desktop(size, crowd, kind);
}
