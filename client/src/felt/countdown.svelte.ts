import type { Clock } from "../core/pace";

const SECOND = 1000;

/** The time left of the longest that was seen. */
export interface Span {
  readonly left: number;
  readonly whole: number;
}

/** The time of an open question, counted down from the arrival of the snapshot that told it. */
export class Countdown {
  readonly #clock: Clock;
  #ends = 0;
  #ticks: (() => void) | null = null;
  /** Milliseconds when the last snapshot came; null while nothing runs. */
  span: Span | null = $state.raw(null);
  /** Seconds left, the last of them counting as one until it is over. */
  seconds: number | null = $state(null);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes the time a snapshot tells. */
  set(left: number | null): void {
    this.stop();
    if (left === null) {
      this.span = this.seconds = null;
      return;
    }
    this.#ends = this.#clock.now() + left;
    this.span = { left, whole: Math.max(left, this.span?.whole ?? 0) };
    this.#tick();
  }

  stop(): void {
    this.#ticks?.();
    this.#ticks = null;
  }

  #tick(): void {
    const left = Math.max(0, this.#ends - this.#clock.now());
    this.seconds = Math.ceil(left / SECOND);
    if (left === 0) return;
    this.#ticks = this.#clock.after(left % SECOND || SECOND, () => this.#tick());
  }
}
