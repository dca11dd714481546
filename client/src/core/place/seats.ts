import { type Crowd, type Frame, tallerBy } from "./parts";
import { centre, type Point, type Rect } from "./rect";

/** How one opponent is drawn: alone with a fan, a small seat, or a desktop seat along or upright. */
export type SeatShape = "solo" | "chip" | "along" | "upright";

export interface SeatPlace {
  readonly rect: Rect;
  readonly shape: SeatShape;
  /** Where cards come from and go to. */
  readonly spot: Point;
}

const ALONG_W = 300;
const UPRIGHT_W = 150;
const CHIP_W = 108;
const TOP_H = 108;

function seat(rect: Rect, shape: SeatShape): SeatPlace {
  return { rect, shape, spot: centre(rect) };
}

function columns(area: Rect, count: number, shape: SeatShape): SeatPlace[] {
  const w = area.w / count;
  return Array.from({ length: count }, (_, i) =>
    seat({ x: area.x + i * w, y: area.y, w, h: area.h }, shape),
  );
}

/** The opponents, and what their table adds to each of them. */
export type Round = Pick<Crowd, "opponents" | "extras">;

/** Width kept free at each side of a desktop table. */
export function sideWidth(frame: Frame, opponents: number): number {
  if (frame.kind !== "medium" && frame.kind !== "wide") return 0;
  if (opponents < 3) return 0;
  return frame.opponents.w >= 1000 ? UPRIGHT_W + 24 : CHIP_W + 12;
}

/** The first seat at my left, the last at my right, the others along the top. */
function around(frame: Frame, round: Round): SeatPlace[] {
  const area = frame.opponents;
  const { opponents: count } = round;
  const more = tallerBy(round);
  const side = sideWidth(frame, count);
  const along = side > 0 ? count - 2 : count;
  const roomy = area.w / along >= ALONG_W;
  const top = { x: area.x + 12, y: area.y + 8, w: area.w - 24, h: TOP_H + more };
  const seats = columns(top, along, roomy ? "along" : "chip");
  if (side === 0) return seats;
  const upright = side > UPRIGHT_W;
  const h = (upright ? 210 : TOP_H) + more;
  const y = frame.table.y + Math.max(0, frame.table.h * 0.42 - h / 2);
  const shape = upright ? "upright" : "chip";
  const left = seat({ x: area.x + 12, y, w: side - 12, h }, shape);
  return [left, ...seats, seat({ ...left.rect, x: area.x + area.w - side }, shape)];
}

/** Places the opponents in playing order from my left. */
export function laySeats(frame: Frame, round: Round): SeatPlace[] {
  const { opponents: count, extras } = round;
  if (count === 0) return [];
  if (frame.kind === "medium" || frame.kind === "wide") return around(frame, round);
  if (count === 1 && frame.kind === "portrait" && !extras.calls) {
    const { rect } = seat(frame.opponents, "solo");
    return [{ rect, shape: "solo", spot: { x: rect.x + rect.w - 90, y: rect.y + rect.h / 2 } }];
  }
  const area = frame.opponents;
  return columns({ ...area, x: area.x + 4, w: area.w - 8 }, count, "chip");
}
