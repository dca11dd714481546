import { untrack } from "svelte";
import type { Answer, Problem } from "../net/api";

/** Something asked of the service: whether it is on its way, and what was wrong with the last. */
export class Asking {
  busy = $state(false);
  problem: Problem | null = $state.raw(null);

  /** Asks, unless something is on its way already; null if that brought nothing. */
  async ask<T>(question: () => Promise<Answer<T>>): Promise<T | null> {
    // Who asks in an effect must not be woken by the answer, or he would ask for ever.
    if (untrack(() => this.busy)) return null;
    this.busy = true;
    const answer = await question();
    this.busy = false;
    this.problem = answer.ok ? null : answer.problem;
    return answer.ok ? answer.value : null;
  }
}

/** Something read from the service, which may be read anew. */
export class Fetched<T> extends Asking {
  value: T | null = $state.raw(null);
  readonly #question: () => Promise<Answer<T>>;

  constructor(question: () => Promise<Answer<T>>) {
    super();
    this.#question = question;
  }

  /** What was read stays until something newer has come. */
  async load(): Promise<void> {
    this.value = (await this.ask(this.#question)) ?? this.value;
  }
}
