import { capacity, type HandStyle, handHeight } from "./hand";
import { type Crowd, FLAT, type Frame, type Size, tallerBy } from "./parts";

function desktopHand(cards: number, width: number, scale: number): HandStyle {
  const shift = { top: 14, up: 12, ...FLAT };
  const [one, two, three] = [122, 100, 84].map((w) => Math.round(w * scale)) as [
    number,
    number,
    number,
  ];
  if (cards <= capacity(width, one)) {
    const bow = { turn: 1.8, sag: 1.6 };
    const step = { maxStep: 86 * scale, rowStep: 0, down: 26 * scale };
    return { rows: 1, bySuit: false, w: one, ...step, ...shift, ...bow };
  }
  const [rows, w] = cards <= 2 * capacity(width, two, 2) ? [2, two] : [3, three];
  return { rows, bySuit: true, w, maxStep: 60 * scale, rowStep: w * 0.76, down: 0, ...shift };
}

const LADDER_H = 44;
const RAIL = 316;
const DESK_HEADER = 60;
const ACTIONS = 216;
/** Seats at the top and at the sides of a desktop table. */
const DESK_SEATS = 116;

/** Seats around the table, my hand below it, the rail where there is room for it. */
export function desktop(size: Size, crowd: Crowd, kind: "medium" | "wide"): Frame {
  const wide = kind === "wide";
  const stage = size.w - (wide ? RAIL : 0);
  const scale = Math.min(1, Math.max(0.62, (size.h - DESK_HEADER) / 840));
  const inset = wide ? { left: 236, right: 236 } : { left: 16, right: ACTIONS };
  const handW = stage - inset.left - inset.right;
  const handStyle = desktopHand(crowd.hand, handW, scale);
  const bottom = Math.round(20 * scale);
  const handH = crowd.over ? 0 : handHeight(handStyle);
  const handY = size.h - bottom - handH;
  const statusY = handY - 44;
  const tableY = DESK_HEADER + DESK_SEATS + tallerBy(crowd);
  return {
    kind,
    low: false,
    merged: false,
    header: { x: 0, y: 0, w: size.w, h: DESK_HEADER },
    opponents: { x: 0, y: DESK_HEADER, w: stage, h: statusY - DESK_HEADER },
    table: { x: 0, y: tableY, w: stage, h: Math.max(0, statusY - tableY) },
    status: { x: wide ? ACTIONS : 0, y: statusY, w: stage - (wide ? 2 : 1) * ACTIONS, h: 44 },
    hand: { x: inset.left, y: handY, w: handW, h: handH },
    actions: { x: stage - ACTIONS, y: statusY, w: ACTIONS - 24, h: size.h - 24 - statusY },
    rail: wide ? { x: stage, y: DESK_HEADER, w: RAIL, h: size.h - DESK_HEADER } : null,
    ladder: crowd.extras.ladder && !wide ? LADDER_H : 0,
    mine: wide ? { x: 24, y: size.h - 110, w: 190, h: 70 } : null,
    avatar: 68,
    handStyle,
    pairStyle: {
      one: 108 * scale,
      grid: 108 * scale,
      gap: 26 * scale,
      column: 26 * scale,
      label: 36,
    },
  };
}
