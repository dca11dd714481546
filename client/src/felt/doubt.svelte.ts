import type { Clock } from "../core/pace";

/** How long a first touch waits for the second. */
export const DOUBT_MS = 2000;

/** A call takes two touches of one seat, so that none is made by accident. */
export class Doubt {
  readonly #clock: Clock;
  #fades: (() => void) | null = null;
  /** The seat that was touched once. */
  seat: number | null = $state(null);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Touches a seat; true if that was the second time. */
  touch(seat: number): boolean {
    const sure = this.seat === seat;
    this.drop();
    if (sure) return true;
    this.seat = seat;
    this.#fades = this.#clock.after(DOUBT_MS, () => this.drop());
    return false;
  }

  drop(): void {
    this.#fades?.();
    this.#fades = null;
    this.seat = null;
  }
}
