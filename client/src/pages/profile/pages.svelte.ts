import type { Answer } from "../../net/api";
import { Asking } from "../../ui/asking.svelte";

/** So many items the service gives at a time. */
const PAGE = 50;

/** A list that is read page by page, the newest first. */
export class Pages<T> extends Asking {
  items: readonly T[] = $state.raw([]);
  /** Whether the first page has come. */
  begun = $state(false);
  /** Whether there may be more. */
  more = $state(false);
  readonly #read: (last: T | undefined) => Promise<Answer<readonly T[]>>;

  constructor(read: (last: T | undefined) => Promise<Answer<readonly T[]>>) {
    super();
    this.#read = read;
  }

  /** Reads what comes after the last item that is there. */
  async next(): Promise<void> {
    const items = await this.ask(() => this.#read(this.items.at(-1)));
    if (items === null) return;
    this.items = [...this.items, ...items];
    this.begun = true;
    this.more = items.length === PAGE;
  }
}
