import type { Clock } from "../core/pace";
import type { Heard } from "../net/link.svelte";

/** How long what somebody says stands at his seat. */
export const BUBBLE_MS = 4000;

/** What is being said at the table, by seat; the newest word of a seat replaces the one before. */
export class Bubbles {
  readonly #clock: Pick<Clock, "after">;
  readonly #ends = new Map<number, () => void>();
  #known = 0;
  shown: ReadonlyMap<number, Heard> = $state.raw(new Map());

  constructor(clock: Pick<Clock, "after">) {
    this.#clock = clock;
  }

  /** Takes the lines of the chat; those that are not new stand nowhere. */
  take(lines: readonly Heard[]): void {
    for (const line of lines) {
      if (line.at <= this.#known) continue;
      this.#known = line.at;
      if (line.fresh && line.seat !== null) this.#show(line.seat, line);
    }
  }

  stop(): void {
    for (const end of this.#ends.values()) end();
    this.#ends.clear();
  }

  #show(seat: number, line: Heard): void {
    this.#ends.get(seat)?.();
    this.shown = new Map(this.shown).set(seat, line);
    this.#ends.set(
      seat,
      this.#clock.after(BUBBLE_MS, () => this.#fade(seat)),
    );
  }

  #fade(seat: number): void {
    const shown = new Map(this.shown);
    shown.delete(seat);
    this.shown = shown;
  }
}
