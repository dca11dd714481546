import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Checked, CheckRequest, OptionVector } from "../../gen/wire";
import { type Api, api } from "../../net/api";

type Answer = Checked | "asked";

/** What the server said about sets of rules, each asked once. */
export class Verdicts {
  readonly #api: Pick<Api, "checkRules">;
  readonly #answers = new SvelteMap<string, Answer>();

  constructor(over: Pick<Api, "checkRules"> = api) {
    this.#api = over;
  }

  /** The verdict, if it is known already. */
  known(preset: string, options: OptionVector): Checked | null {
    const answer = this.#answers.get(keyOf({ preset, options, table: "private" }));
    return answer === undefined || answer === "asked" ? null : answer;
  }

  /** Asks for a verdict that is not known; an unanswered question may be asked again later. */
  async ask(preset: string, options: OptionVector): Promise<void> {
    // Own rules have no name.
    const request: CheckRequest = { preset: preset || null, options, table: "private" };
    const key = keyOf({ preset, options });
    if (untrack(() => this.#answers.has(key))) return;
    this.#answers.set(key, "asked");
    const answer = await this.#api.checkRules(request);
    if (answer.ok) this.#answers.set(key, answer.value);
    else this.#answers.delete(key);
  }
}

function keyOf({ preset, options }: CheckRequest): string {
  return JSON.stringify([preset, Object.entries(options ?? {}).sort()]);
}
