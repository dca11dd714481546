import type { Action, TableView } from "../src/gen/wire";
import type { Heard, Notice, Pending } from "../src/net/link.svelte";

/** A link that remembers what was sent and answers nothing by itself. */
export class FixtureLink {
  table: TableView = $state.raw() as TableView;
  status: "open" | "lost" = $state("open");
  notice: Notice | null = $state.raw(null);
  pending: Pending[] = $state.raw([]);
  said: Heard[] = $state.raw([]);
  readonly sent: Action[] = [];

  constructor(table: TableView) {
    this.table = table;
  }

  act(action: Action): void {
    this.sent.push(action);
    const id = `f${this.sent.length}`;
    const message = { type: "act", id, action, seen: this.table.deal?.acts ?? 0 } as const;
    this.pending = [...this.pending, { id, action, at: performance.now(), message }];
  }
  again(): void {}
  wish(): void {}
  /** Somebody says something. */
  hear(seat: number, line: Partial<Heard>): void {
    const said = { type: "said", seat, name: "Вера", at: Date.now(), fresh: true } as const;
    this.said = [...this.said, { ...said, phrase: null, emoji: null, text: null, ...line }];
  }
  refresh(): void {
    this.status = "open";
  }
  close(): void {}
}
