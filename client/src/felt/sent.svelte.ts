import type { Action, View } from "../gen/wire";
import type { TableLink } from "../net/link.svelte";

interface Sent {
  readonly id: string;
  readonly action: Action;
  /** The deal, and its acts when it was sent. */
  readonly deal: number;
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
    const { deal, seen } = this.#now();
    const open = this.#sent.filter(
      (one) => asked.has(one.id) || (one.deal === deal && one.seen >= seen),
    );
    return open.map(({ action }) => action);
  });

  send(action: Action): void {
    const now = this.#now();
    this.#link.act(action);
    const id = this.#link.pending.at(-1)?.id;
    if (id !== undefined) this.#sent = [...this.#sent, { id, action, ...now }];
  }

  /** Whether I have sent anything in the deal since it had so many acts. */
  since({ deal, acts }: Pick<View, "deal" | "acts">): boolean {
    return this.#sent.some((one) => one.deal === deal && one.seen >= acts);
  }

  #now(): Pick<Sent, "deal" | "seen"> {
    const deal = this.#link.table?.deal;
    return { deal: deal?.deal ?? 0, seen: deal?.acts ?? 0 };
  }

  /** After a refusal only what is still unanswered is on its way. */
  refused(): void {
    const asked = new Set(this.#link.pending.map(({ id }) => id));
    this.#sent = this.#sent.filter(({ id }) => asked.has(id));
  }
}
