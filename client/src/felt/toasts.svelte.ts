import type { Clock } from "../core/pace";

const TOAST_MS = 4000;

/** A message over the table; a refusal's names the paragraph it stands on. */
export interface Toast {
  readonly text: string;
  readonly paragraph: string | null;
  /** Bad news, a cheat caught, or a false alarm. */
  readonly tone: "bad" | "good" | "plum";
}

/** The message that lies over the opponents for a while, or until the next action. */
export class Toasts {
  readonly #clock: Clock;
  #goes: (() => void) | null = null;
  shown: Toast | null = $state.raw(null);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  say(text: string, paragraph: string | null = null, tone: Toast["tone"] = "bad"): void {
    this.shown = { text, paragraph, tone };
    this.unhold();
  }

  hush(): void {
    this.hold();
    this.shown = null;
  }

  /** The message stays for as long as somebody points at it. */
  hold(): void {
    this.#goes?.();
    this.#goes = null;
  }

  unhold(): void {
    this.hold();
    this.#goes = this.#clock.after(TOAST_MS, () => this.hush());
  }
}
