import { tick } from "svelte";
import type { Point } from "../../core/place/rect";
import { type Board, trumpLies, type Zone, zoneOf } from "../../core/referee/board";
import { DragCore, type Gestures } from "../../felt/drag";
import type { Desk } from "./desk.svelte";

/** A card nearer than this to the edge of the window scrolls the page. */
const EDGE = 36;
const SCROLL_STEP = 7;

interface Held {
  readonly card: number;
  readonly dx: number;
  readonly dy: number;
}

const OWN_GESTURES = "button, a, dialog, input, select, textarea, label, summary";

/** Cards are buttons for the keyboard, but pressing one is a gesture. */
function isForeign(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("[data-card]") === null && target.closest(OWN_GESTURES) !== null;
}

function closest<T extends string>(element: Element | null, name: string): T | null {
  return (element?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] as T | undefined) ?? null;
}

/** The first card of a board, to which the Tab key comes; a trump that lies elsewhere is a picture. */
function firstCard(board: Board): number | null {
  const { trump, talon, table, hands } = board;
  const order = [...talon, ...table.map(({ attack }) => attack), ...hands.flat()];
  return (trumpLies(board) ? trump : order[0]) ?? null;
}

/** Pointer and keyboard on the cards of the board: drag, tap and keys do the same. */
export class Grip {
  held: Held | null = $state.raw(null);
  over: Zone | null = $state(null);
  /** Whether the discard shows its cards. */
  open: boolean = $state(false);
  /** The card that had the focus last. */
  current: number | null = $state(null);
  readonly tabbed: number | null = $derived.by(() => {
    const { board } = this.#desk;
    const { current } = this;
    const hidden = current === null || (!this.open && zoneOf(board, current) === "discard");
    return hidden ? firstCard(board) : current;
  });

  readonly #desk: Desk;
  #node: HTMLElement | null = null;
  #from: Point = { x: 0, y: 0 };
  #client: Point = { x: 0, y: 0 };
  #handled = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Takes hold of an element until the function it returns is called. */
  attach(node: HTMLElement): () => void {
    this.#node = node;
    const core = new DragCore(node, this.#gestures(), isForeign);
    const click = (event: MouseEvent) => this.#clicked(event);
    const press = (event: KeyboardEvent) => this.#pressed(event, core);
    const focus = (event: FocusEvent) => this.#focused(event);
    node.addEventListener("click", click);
    node.addEventListener("keydown", press);
    node.addEventListener("focusin", focus);
    return () => {
      core.destroy();
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", press);
      node.removeEventListener("focusin", focus);
    };
  }

  #gestures(): Gestures {
    return {
      cardAt: (point) => {
        const card = closest(this.#under(point), "card");
        return card === null ? null : Number(card);
      },
      markAt: () => null,
      magnifies: () => false,
      above: () => false,
      down: () => {
        this.#handled = false;
      },
      tapCard: (card) => {
        this.#handled = true;
        this.#desk.tap(card);
      },
      tapMark: () => {},
      tapNothing: () => {},
      peek: () => {},
      lift: (card) => {
        this.#handled = true;
        this.held = { card, dx: 0, dy: 0 };
        this.#scroll();
      },
      carry: (from, to) => this.#carry(from, to),
      drop: (card) => this.#drop(card),
      cancel: () => this.#release(),
    };
  }

  /** The element under a point of the board; the card that is carried lets look through. */
  #under({ x, y }: Point): Element | null {
    const box = this.#node?.getBoundingClientRect();
    return box ? document.elementFromPoint(x + box.left, y + box.top) : null;
  }

  #carry(from: Point, to: Point): void {
    const box = this.#node?.getBoundingClientRect();
    if (!this.held || !box) return;
    this.#from = from;
    this.#client = { x: to.x + box.left, y: to.y + box.top };
    this.held = { ...this.held, dx: to.x - from.x, dy: to.y - from.y };
    this.over = closest<Zone>(this.#under(to), "zone");
  }

  /** While a card is held at the edge of the window the page moves under it. */
  #scroll(): void {
    if (!this.held || !this.#node) return;
    const { y } = this.#client;
    const step = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
    if (step !== 0 && y > 0) {
      window.scrollBy(0, step);
      const box = this.#node.getBoundingClientRect();
      this.#carry(this.#from, { x: this.#client.x - box.left, y: y - box.top });
    }
    requestAnimationFrame(() => this.#scroll());
  }

  #drop(card: number): void {
    const { over } = this;
    this.#release();
    if (over !== null) this.#desk.place(card, over);
  }

  #release(): void {
    this.held = null;
    this.over = null;
  }

  /** A tap beside the cards puts the card chosen there. */
  #clicked(event: MouseEvent): void {
    const { target } = event;
    if (this.#handled || !(target instanceof Element) || isForeign(target)) return;
    const zone = closest<Zone>(target, "zone");
    if (zone !== null && target.closest("[data-card]") === null) this.#desk.tapZone(zone);
  }

  #focused(event: FocusEvent): void {
    const card = closest(event.target as Element | null, "card");
    if (card !== null) this.current = Number(card);
  }

  #pressed(event: KeyboardEvent, core: DragCore): void {
    if (event.key === "Escape") {
      if (!core.cancel()) this.#desk.chosen = null;
      return;
    }
    const card = closest(event.target as Element | null, "card");
    if (card === null) return;
    const done = this.#key(event.key, Number(card), event.target as HTMLElement);
    if (done) event.preventDefault();
  }

  #key(key: string, card: number, at: HTMLElement): boolean {
    if (key === "Delete" || key === "Backspace") void this.away(card);
    else if (key === "ArrowLeft") this.#step(at, -1);
    else if (key === "ArrowRight") this.#step(at, 1);
    else if (key === "ArrowUp") this.#jump(at, -1);
    else if (key === "ArrowDown") this.#jump(at, 1);
    else return false;
    return true;
  }

  #step(from: HTMLElement, by: number): void {
    const cards = [...(this.#node?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
    cards[cards.indexOf(from) + by]?.focus();
  }

  /** To the first card of the next row that has one. */
  #jump(from: HTMLElement, by: number): void {
    const rows = [...(this.#node?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const row = from.closest<HTMLElement>("[data-row]");
    let at = (row ? rows.indexOf(row) : -1) + by;
    while (rows[at] && !rows[at]?.querySelector("[data-card]")) at += by;
    rows[at]?.querySelector<HTMLElement>("[data-card]")?.focus();
  }

  /** Puts a card away, and the focus on its neighbour, or on the place it leaves empty. */
  async away(card: number): Promise<void> {
    const at = this.#node?.querySelector<HTMLElement>(`[data-card="${card}"]`);
    const row = at?.closest<HTMLElement>("[data-row]");
    const cards = [...(row?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
    const here = at ? cards.indexOf(at) : 0;
    const after = [...cards.slice(here), ...cards.slice(0, here).reverse()];
    this.#desk.place(card, "discard");
    await tick();
    const next = after.find((one) => one.isConnected) ?? row?.querySelector("[data-zone] button");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** Brings the focus back to a card that was put elsewhere. */
  async follow(card: number): Promise<void> {
    await tick();
    this.#node?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
  }
}
