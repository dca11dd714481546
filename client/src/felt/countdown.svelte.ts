import { type Leg, SPOKEN } from "../core/clocks";
import type { Clock } from "../core/pace";

const SECOND = 1000;

/** The time that is mine to decide in, counted down from the arrival of the snapshot that told it. */
export class Countdown {
  readonly #clock: Clock;
  #legs: readonly Leg[] = [];
  #ends = 0;
  #ticks: (() => void) | null = null;
  /** The stretch that runs, as it was when it began or the last snapshot came; null: none runs. */
  span: Leg | null = $state.raw(null);
  /** Seconds left of it, the last of them counting as one until it is over. */
  seconds: number | null = $state(null);
  /** The number of seconds to be said just now. */
  spoken: number | null = $state(null);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes the time of an open question; its length is the longest that was seen. */
  set(left: number | null): void {
    const whole = Math.max(left ?? 0, this.span?.whole ?? 0);
    this.run(left === null ? [] : [{ left, whole, bank: false }]);
  }

  /** Runs through these stretches one after another. */
  run(legs: readonly Leg[]): void {
    this.stop();
    this.#legs = legs;
    if (legs.length > 0) this.#begin(this.#clock.now());
    else this.span = this.seconds = this.spoken = null;
  }

  stop(): void {
    this.#ticks?.();
    this.#ticks = null;
  }

  /** Whether nothing is left, or less than a message takes to travel. */
  isOut(slack: number): boolean {
    return this.span !== null && this.#legs.length <= 1 && this.#left() <= slack;
  }

  #left(): number {
    return Math.max(0, this.#ends - this.#clock.now());
  }

  #begin(at: number): void {
    const [leg = null] = this.#legs;
    this.span = leg;
    this.#ends = at + (leg?.left ?? 0);
    this.#tick();
  }

  #tick(): void {
    const left = this.#left();
    if (left === 0 && this.#legs.length > 1) {
      this.#legs = this.#legs.slice(1);
      this.#begin(this.#ends);
      return;
    }
    this.#tell(Math.ceil(left / SECOND), left);
    if (left > 0) this.#ticks = this.#clock.after(left % SECOND || SECOND, () => this.#tick());
  }

  /** What is said is said when its second begins, and the end of a turn is none while a bank waits. */
  #tell(seconds: number, left: number): void {
    const last = this.#legs.length === 1;
    const begins = left > (seconds - 0.5) * SECOND;
    if (last && begins && SPOKEN.includes(seconds)) this.spoken = seconds;
    else if (seconds > Math.max(...SPOKEN)) this.spoken = null;
    this.seconds = seconds;
  }
}
