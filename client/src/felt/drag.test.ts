import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Point } from "../core/place/rect";
import { DragCore, type Gestures } from "./drag";

/** A hand of three cards 40 wide at y 200 and a mark above them; gestures are written down. */
class Spy implements Gestures {
  readonly seen: string[] = [];
  magnified = false;

  cardAt({ x, y }: Point): number | null {
    return y >= 200 && y < 300 && x < 120 ? Math.floor(x / 40) : null;
  }
  markAt({ y }: Point): string | null {
    return y < 100 ? "mark" : null;
  }
  magnifies(): boolean {
    return this.magnified;
  }
  above({ y }: Point): boolean {
    return y < 200;
  }
  down(): void {}
  tapCard(card: number): void {
    this.seen.push(`tap ${card}`);
  }
  tapMark(key: string): void {
    this.seen.push(`tap ${key}`);
  }
  tapNothing(): void {
    this.seen.push("tap nothing");
  }
  peek(card: number | null): void {
    if (card !== null) this.seen.push(`peek ${card}`);
  }
  lift(card: number): void {
    this.seen.push(`lift ${card}`);
  }
  carry(from: Point, to: Point): void {
    this.seen.push(`carry ${to.x - from.x},${to.y - from.y}`);
  }
  drop(card: number, _from: Point, to: Point): void {
    this.seen.push(`drop ${card} at ${to.x},${to.y}`);
  }
  cancel(): void {
    this.seen.push("cancel");
  }
}

let node: HTMLElement;
let spy: Spy;
let core: DragCore;

beforeEach(() => {
  node = document.createElement("div");
  document.body.append(node);
  spy = new Spy();
  core = new DragCore(node, spy);
});
afterEach(() => {
  core.destroy();
  node.remove();
});

function send(type: string, x: number, y: number, more: PointerEventInit = {}, to = node): void {
  const init = { clientX: x, clientY: y, pointerId: 1, bubbles: true, pointerType: "mouse" };
  to.dispatchEvent(new PointerEvent(type, { ...init, ...more }));
}

describe("a press on a card", () => {
  it("is a tap while it stays within the threshold", () => {
    send("pointerdown", 50, 220);
    send("pointermove", 54, 223);
    send("pointerup", 54, 223);
    expect(spy.seen).toEqual(["tap 1"]);
  });

  it("becomes a drag beyond the threshold and follows the finger from where it was gripped", () => {
    send("pointerdown", 50, 220);
    send("pointermove", 50, 213);
    send("pointerup", 60, 90);
    expect(spy.seen).toEqual(["lift 1", "carry 0,-7", "drop 1 at 60,90"]);
  });

  it("is let go by Esc and by the browser", () => {
    send("pointerdown", 50, 220);
    send("pointermove", 50, 180);
    expect(core.cancel()).toBe(true);
    send("pointerup", 60, 90);
    send("pointerdown", 50, 220);
    send("pointercancel", 50, 220);
    expect(spy.seen).toEqual(["lift 1", "carry 0,-40", "cancel", "cancel"]);
    expect(core.cancel()).toBe(false);
  });

  it("belongs to one finger", () => {
    send("pointerdown", 50, 220);
    send("pointerdown", 10, 220, { pointerId: 2 });
    send("pointermove", 10, 100, { pointerId: 2 });
    send("pointerup", 10, 100, { pointerId: 2 });
    expect(spy.seen).toEqual([]);
  });
});

describe("a press elsewhere", () => {
  it("taps the mark under it, or nothing", () => {
    send("pointerdown", 50, 50);
    send("pointerdown", 50, 150);
    expect(spy.seen).toEqual(["tap mark", "tap nothing"]);
  });

  it("is left to buttons, and to the main button of the mouse", () => {
    const button = document.createElement("button");
    node.append(button);
    send("pointerdown", 50, 220, {}, button);
    send("pointerdown", 50, 220, { button: 2 });
    expect(spy.seen).toEqual([]);
  });
});

describe("a finger on a crowded fan", () => {
  const touch = { pointerType: "touch" };
  beforeEach(() => {
    spy.magnified = true;
  });

  it("slides from card to card and chooses on release", () => {
    send("pointerdown", 10, 220, touch);
    send("pointermove", 50, 222, touch);
    send("pointermove", 90, 222, touch);
    send("pointerup", 90, 222, touch);
    expect(spy.seen).toEqual(["peek 0", "peek 1", "peek 2", "tap 2"]);
  });

  it("drags the magnified card when it leaves the fan upwards", () => {
    send("pointerdown", 10, 220, touch);
    send("pointermove", 50, 210, touch);
    send("pointermove", 50, 190, touch);
    send("pointerup", 50, 90, touch);
    expect(spy.seen).toEqual(["peek 0", "peek 1", "lift 1", "carry 40,-30", "drop 1 at 50,90"]);
  });

  it("lets the card go far off the fan", () => {
    send("pointerdown", 10, 220, touch);
    send("pointermove", 10, 310, touch);
    send("pointerup", 10, 310, touch);
    expect(spy.seen).toEqual(["peek 0"]);
  });

  it("does not magnify for a mouse", () => {
    send("pointerdown", 10, 220);
    send("pointerup", 10, 220);
    expect(spy.seen).toEqual(["tap 0"]);
  });
});
