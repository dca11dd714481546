import type { Sort } from "../core/cards";
import type { Layout } from "../core/layout";
import type { Clock } from "../core/pace";
import { departures, drawnBacks, type Piece, withOrigins } from "../core/pieces";
import type { View } from "../gen/wire";

/** After this all cards of one change have arrived. */
const LANDED = 1100;

interface Change {
  readonly before: View | null;
  readonly view: View;
  /** The cards at rest before and after. */
  readonly old: readonly Piece[];
  readonly now: readonly Piece[];
  readonly layout: Layout;
  readonly sort: Sort;
}

/** Cards on their way in and out, between two views. */
export class Flights {
  readonly #clock: Clock;
  #origins: ReadonlyMap<string, Pick<Piece, "from" | "delay">> = $state.raw(new Map());
  #leaving: readonly Piece[] = $state.raw([]);
  #cancel: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Cards are leaving the table. */
  get sweeping(): boolean {
    return this.#leaving.length > 0;
  }

  /** Starts the flights of a change. */
  take({ before, view, old, now, layout, sort }: Change): void {
    const known = new Set(old.map(({ key }) => key));
    const keys = new Set(now.map(({ key }) => key));
    const entered = withOrigins(now, known, view, before, layout, sort);
    const flown = entered.filter(({ from }) => from !== null);
    const left = before?.deal === view.deal ? departures(old, keys, before, view, layout) : [];
    const leaving = [...left, ...drawnBacks(view, before, layout)];
    if (flown.length === 0 && leaving.length === 0) return;
    this.#origins = new Map(flown.map(({ key, from, delay }) => [key, { from, delay }]));
    this.#leaving = leaving;
    this.#cancel?.();
    this.#cancel = this.#clock.after(LANDED, () => this.land());
  }

  /** The pieces with those that are leaving, in an order that never changes. */
  over(pieces: readonly Piece[]): Piece[] {
    const keys = new Set(pieces.map(({ key }) => key));
    const flying = pieces.map((piece) => ({ ...piece, ...this.#origins.get(piece.key) }));
    const leaving = this.#leaving.filter(({ key }) => !keys.has(key));
    return [...flying, ...leaving].sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** Ends all flights: what moves from now on starts at once. */
  land(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#origins = new Map();
    this.#leaving = [];
  }
}
