import type { Action } from "../gen/wire";
import type { TableLink } from "../net/link.svelte";

interface Sent {
  readonly id: string;
  readonly action: Action;
  /** The acts of the deal when it was sent. */
  readonly seen: number;
}

/** My actions that the shown table does not hold yet: unanswered, or answered before the snapshot. */
export class SentActions {
  readonly #link: TableLink;
  #sent: readonly Sent[] = $state.raw([]);

  constructor(link: TableLink) {
    this.#link = link;
  }

  readonly actions: readonly Action[] = $derived.by(() => {
    const asked = new Set(this.#link.pending.map(({ id }) => id));
    const acts = this.#link.table?.deal?.acts ?? 0;
    const open = this.#sent.filter(({ id, seen }) => asked.has(id) || seen >= acts);
    return open.map(({ action }) => action);
  });

  send(action: Action): void {
    const seen = this.#link.table?.deal?.acts ?? 0;
    this.#link.act(action);
    const id = this.#link.pending.at(-1)?.id;
    if (id !== undefined) this.#sent = [...this.#sent, { id, action, seen }];
  }

  /** After a refusal only what is still unanswered is on its way. */
  refused(): void {
    const asked = new Set(this.#link.pending.map(({ id }) => id));
    this.#sent = this.#sent.filter(({ id }) => asked.has(id));
  }
}
