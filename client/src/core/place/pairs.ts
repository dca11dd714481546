import { type Place, type Rect, TALL } from "./rect";

/** One place on the table: a pair with or without its cover, or a slot for a transfer. */
export interface Cell {
  readonly wide: boolean;
}

export interface PairStyle {
  /** Card width in one row of up to three, and in a grid. */
  readonly one: number;
  readonly grid: number;
  /** Between the cells of one row, and between the columns of a grid. */
  readonly gap: number;
  readonly column: number;
  /** Room for the words above the targets. */
  readonly label: number;
}

export interface PairPlace {
  readonly attack: Place;
  readonly cover: Place;
}

const COVER_X = 0.36;
const COVER_Y = 0.27;
const COVER_ROT = 3;
/** Width and height of a covered pair, in card widths; the turned cover included. */
const PAIR_W = 1 + COVER_X + 0.04;
const PAIR_H = TALL + COVER_Y + 0.03;
const ROW_GAP = 9;
const ROW_GAP_MOST = 30;

interface Grid {
  readonly cw: number;
  readonly columns: number;
  readonly rows: number;
}

function oneRow(cells: readonly Cell[], area: Rect, style: PairStyle): Grid {
  const units = cells.reduce((sum, cell) => sum + (cell.wide ? PAIR_W : 1), 0);
  const byWidth = (area.w - style.gap * (cells.length - 1)) / units;
  const byHeight = (area.h - style.label) / PAIR_H;
  return { cw: Math.min(style.one, byWidth, byHeight), columns: cells.length, rows: 1 };
}

function gridOf(columns: number, count: number, area: Rect, style: PairStyle): Grid {
  const rows = Math.ceil(count / columns);
  const byWidth = (area.w - style.column * (columns - 1)) / (columns * PAIR_W);
  const byHeight = (area.h - ROW_GAP * (rows - 1)) / (rows * PAIR_H);
  return { cw: Math.min(style.grid, byWidth, byHeight), columns, rows };
}

function bestGrid(count: number, area: Rect, style: PairStyle): Grid {
  const grids = [3, 4, 5, 6, 7, 8]
    .filter((columns) => columns <= Math.max(3, count))
    .map((columns) => gridOf(columns, count, area, style));
  return grids.reduce((best, grid) => (grid.cw > best.cw + 0.5 ? grid : best));
}

function pairAt(x: number, y: number, cw: number, index: number): PairPlace {
  const z = 10 + index * 2;
  return {
    attack: { x, y, w: cw, rot: 0, z },
    cover: { x: x + cw * COVER_X, y: y + cw * COVER_Y, w: cw, rot: COVER_ROT, z: z + 1 },
  };
}

function laidInRow(cells: readonly Cell[], area: Rect, style: PairStyle, cw: number) {
  const widths = cells.map((cell) => (cell.wide ? cw * PAIR_W : cw));
  const span = widths.reduce((sum, w) => sum + w, style.gap * (cells.length - 1));
  const height = cells.some((cell) => cell.wide) ? cw * PAIR_H : cw * TALL;
  const y = area.y + style.label + Math.max(0, (area.h - style.label - height) / 2);
  let x = area.x + (area.w - span) / 2;
  return widths.map((w, index) => {
    const pair = pairAt(x, y, cw, index);
    x += w + style.gap;
    return pair;
  });
}

function laidInGrid(count: number, area: Rect, style: PairStyle, { cw, columns, rows }: Grid) {
  const unit = cw * PAIR_H;
  const spare = (area.h - rows * unit) / (rows + 1);
  const gap = Math.min(ROW_GAP_MOST, Math.max(ROW_GAP, spare));
  const x0 = area.x + (area.w - columns * cw * PAIR_W - (columns - 1) * style.column) / 2;
  const y0 = area.y + Math.max(0, (area.h - rows * unit - (rows - 1) * gap) / 2);
  return Array.from({ length: count }, (_, index) => {
    const x = x0 + (index % columns) * (cw * PAIR_W + style.column);
    return pairAt(x, y0 + Math.floor(index / columns) * (unit + gap), cw, index);
  });
}

/** Lays the cells in order: up to three in a row, more in the grid with the largest cards. */
export function layPairs(cells: readonly Cell[], area: Rect, style: PairStyle): PairPlace[] {
  if (cells.length === 0) return [];
  const row = oneRow(cells, area, style);
  if (cells.length <= 3) return laidInRow(cells, area, style, row.cw);
  const grid = bestGrid(cells.length, area, style);
  if (grid.rows === 1 && row.cw >= grid.cw) return laidInRow(cells, area, style, grid.cw);
  return laidInGrid(cells.length, area, style, grid);
}

/** The card width the cells would get in this area. */
export function pairWidth(cells: readonly Cell[], area: Rect, style: PairStyle): number {
  return layPairs(cells, area, style)[0]?.attack.w ?? style.one;
}
