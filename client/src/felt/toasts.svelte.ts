import type { Verdict } from "../core/cheating";
import type { Denial } from "../core/intent";
import type { Clock } from "../core/pace";
import type { Act, Params, Refusal } from "../gen/wire";

const TOAST_MS = 4000;

/** What a message over the table tells; its words are chosen where it is shown. */
export type News =
  | { readonly kind: "refusal"; readonly refusal: Refusal }
  | { readonly kind: "fault"; readonly fault: { readonly code: string; readonly params: Params } }
  | { readonly kind: "dropped"; readonly why: Refusal }
  | { readonly kind: "late"; readonly act: Act }
  | { readonly kind: "denial"; readonly denial: Denial }
  | { readonly kind: "verdict"; readonly verdict: Verdict };

/** The message that lies over the opponents for a while, or until the next action. */
export class Toasts {
  readonly #clock: Clock;
  #goes: (() => void) | null = null;
  shown: News | null = $state.raw(null);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  say(news: News): void {
    this.shown = news;
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
