import type { Point } from "../core/place/rect";

/** What the table does with the gestures; points are in the table's own pixels. */
export interface Gestures {
  /** The card of my hand under a point. */
  cardAt(point: Point): number | null;
  /** The mark under a point. */
  markAt(point: Point): string | null;
  /** Whether pressing magnifies: the cards lie too close for a finger. */
  magnifies(): boolean;
  /** Whether the point is above the fan. */
  above(point: Point): boolean;
  down(): void;
  tapCard(card: number): void;
  tapMark(key: string): void;
  tapNothing(): void;
  peek(card: number | null): void;
  lift(card: number): void;
  carry(from: Point, to: Point): void;
  drop(card: number, from: Point, to: Point): void;
  cancel(): void;
}

/** Farther than this a press becomes a drag. */
export const THRESHOLD = 6;
/** Farther off the fan than this a magnified card is let go. */
export const OFF_FAN = 60;

type State = "pressed" | "peeking" | "dragging";

interface Press {
  readonly id: number;
  readonly from: Point;
  state: State;
  card: number;
}

type Foreign = (target: EventTarget | null) => boolean;

/** Whether an element has gestures of its own. */
function foreign(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, dialog, input") !== null;
}

/** Pointer gestures on the table: tap, drag, and sliding along a crowded fan. */
export class DragCore {
  readonly #node: HTMLElement;
  readonly #to: Gestures;
  readonly #foreign: Foreign;
  #press: Press | null = null;

  constructor(node: HTMLElement, to: Gestures, isForeign: Foreign = foreign) {
    this.#node = node;
    this.#to = to;
    this.#foreign = isForeign;
    node.addEventListener("pointerdown", this.#down);
    node.addEventListener("pointermove", this.#move);
    node.addEventListener("pointerup", this.#up);
    node.addEventListener("pointercancel", this.#lost);
  }

  destroy(): void {
    const node = this.#node;
    node.removeEventListener("pointerdown", this.#down);
    node.removeEventListener("pointermove", this.#move);
    node.removeEventListener("pointerup", this.#up);
    node.removeEventListener("pointercancel", this.#lost);
  }

  /** Lets go of whatever is held, as Esc does; tells whether anything was. */
  cancel(): boolean {
    const held = this.#press !== null;
    this.#press = null;
    this.#to.peek(null);
    if (held) this.#to.cancel();
    return held;
  }

  #at(event: PointerEvent): Point {
    const box = this.#node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly #down = (event: PointerEvent): void => {
    if (this.#foreign(event.target) || event.button !== 0 || this.#press) return;
    this.#to.down();
    const from = this.#at(event);
    const card = this.#to.cardAt(from);
    if (card === null) this.#tapped(from);
    else this.#grip(event, card, from);
  };

  #grip(event: PointerEvent, card: number, from: Point): void {
    this.#press = { id: event.pointerId, from, card, state: "pressed" };
    this.#node.setPointerCapture?.(event.pointerId);
    if (event.pointerType !== "mouse" && this.#to.magnifies()) {
      this.#press.state = "peeking";
      this.#to.peek(card);
    }
  }

  #tapped(at: Point): void {
    const key = this.#to.markAt(at);
    if (key === null) this.#to.tapNothing();
    else this.#to.tapMark(key);
  }

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const at = this.#at(event);
    if (press.state === "peeking") this.#slide(press, at);
    const far = Math.hypot(at.x - press.from.x, at.y - press.from.y) > THRESHOLD;
    if (press.state === "pressed" && far) this.#lift(press);
    if (press.state === "dragging") this.#to.carry(press.from, at);
  };

  /** Another card under the magnifier; upwards off the fan it becomes a drag. */
  #slide(press: Press, at: Point): void {
    if (this.#to.above(at) && at.y < press.from.y - THRESHOLD) {
      this.#lift(press);
      return;
    }
    const card = this.#to.cardAt(at);
    if (card === null || card === press.card) return;
    press.card = card;
    this.#to.peek(card);
  }

  #lift(press: Press): void {
    press.state = "dragging";
    this.#to.peek(null);
    this.#to.lift(press.card);
  }

  readonly #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    const at = this.#at(event);
    this.#to.peek(null);
    if (press.state === "dragging") this.#to.drop(press.card, press.from, at);
    else if (press.state === "pressed" || this.#near(press, at)) this.#to.tapCard(press.card);
  };

  #near(press: Press, at: Point): boolean {
    return this.#to.cardAt(at) !== null || Math.abs(at.y - press.from.y) < OFF_FAN;
  }

  readonly #lost = (event: PointerEvent): void => {
    if (this.#press?.id === event.pointerId) this.cancel();
  };
}
