import type { Absent, Agreed, Edition, Term } from "../../gen/wire";
import { type Api, api, type Problem } from "../../net/api";

/** A rulebook that is being read: of a set or a table, in one language. */
export class Reading {
  edition: Edition | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  readonly #ask: () => ReturnType<Api["rulebook"]>;

  constructor(lang: string, name: string, query: string, over: Pick<Api, "rulebook"> = api) {
    this.#ask = () => over.rulebook(lang, name, query);
  }

  readonly agreed: ReadonlyMap<string, Agreed> = $derived(
    new Map(this.edition?.agreed.map((one) => [one.option, one])),
  );
  readonly terms: ReadonlyMap<string, Term> = $derived(
    new Map(this.edition?.terms.map((one) => [one.name, one])),
  );

  /** Fetches it; after a failure it may be called again. */
  async load(): Promise<void> {
    const answer = await this.#ask();
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) this.edition = answer.value;
  }

  /** Why a paragraph does not hold here; null if it does, or if there is none such. */
  absent(number: string): Absent | null {
    return this.edition?.absent.find(({ paragraphs }) => paragraphs.includes(number)) ?? null;
  }
}
