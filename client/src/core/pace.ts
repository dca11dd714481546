import type { View } from "../gen/wire";

/** Time from outside, so that tests turn the hands. */
export interface Clock {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

/** The least time between two moves of others. */
export const APART = 350;
/** How long the last cards of a bout lie before they are swept. */
export const LINGER = 700;
/** More views than this waiting means that the player has been away. */
const BACKLOG = 5;

interface Waiting {
  readonly view: View;
  /** How long the view before it has to stand. */
  readonly after: number;
}

function cardsOn({ table }: View): number {
  return table.reduce((sum, { cover }) => sum + (cover === null ? 1 : 2), 0);
}

/** Whether the bout of the one view is closed in the other; the last bout of a deal keeps its number. */
function closes(before: View, next: View): boolean {
  if (before.phase === "over") return false;
  return next.bout !== before.bout || next.phase === "over";
}

/** The closed bout's table as it lay at the end, if nobody has seen it yet. */
function closing(before: View, next: View): View | null {
  const last = next.last_bout;
  if (!last || !closes(before, next) || last.bout !== before.bout) return null;
  const unseen = { ...before, table: last.pairs };
  if (cardsOn(unseen) === cardsOn(before)) return null;
  const laid = new Set(last.pairs.flatMap(({ attack, cover }) => [attack, cover]));
  const uncovered = last.pairs.filter(({ cover }) => cover === null).length;
  return {
    ...unseen,
    uncovered,
    taking: last.outcome === "taken",
    defender: last.defender,
    hand: before.hand.filter((card) => !laid.has(card)),
    may_act: [],
    role: "watcher",
    moves: [],
  };
}

function ownMove(before: View, next: View): boolean {
  const me = next.seat;
  const mine = (view: View) => view.history.filter(({ seat }) => seat === me).length;
  if (!closes(before, next)) return mine(next) > mine(before);
  const ended = next.last_bout?.acts.filter(({ seat }) => seat === me).length ?? 0;
  return ended > mine(before);
}

/** Shows views in order, others' moves apart; my own move is never kept waiting. */
export class Pacer {
  readonly #clock: Clock;
  readonly #show: (view: View) => void;
  #shown: View | null = null;
  #shownAt = 0;
  #queue: Waiting[] = [];
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, show: (view: View) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  /** Takes the newest view; `atOnce` after a reconnect or while nobody looks. */
  push(view: View, atOnce = false): void {
    const before = this.#queue.at(-1)?.view ?? this.#shown;
    if (!before || atOnce || view.deal !== before.deal || view.acts < before.acts) {
      this.#jump(view);
      return;
    }
    if (ownMove(before, view)) this.flush();
    this.#enqueue(before, view);
    if (this.#queue.length > BACKLOG) this.#jump(view);
    else this.#run();
  }

  /** Shows the newest view now: the player acts on it. */
  flush(): void {
    const newest = this.#queue.at(-1);
    if (newest) this.#jump(newest.view);
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
  }

  #enqueue(before: View, view: View): void {
    const own = ownMove(before, view);
    const end = closing(before, view);
    if (end) this.#queue.push({ view: end, after: own ? 0 : APART });
    const moved = view.acts !== before.acts && !own;
    const swept = closes(before, view);
    const after = swept ? LINGER : moved ? APART : 0;
    this.#queue.push({ view, after: swept && !end && own ? 0 : after });
  }

  #jump(view: View): void {
    this.close();
    this.#display(view);
  }

  #display(view: View): void {
    this.#shown = view;
    this.#shownAt = this.#clock.now();
    this.#show(view);
  }

  #run(): void {
    if (this.#cancel) return;
    const [next] = this.#queue;
    if (!next) return;
    const wait = this.#shownAt + next.after - this.#clock.now();
    if (wait > 0) {
      this.#cancel = this.#clock.after(wait, () => this.#due());
      return;
    }
    this.#due();
  }

  #due(): void {
    this.#cancel = null;
    const next = this.#queue.shift();
    if (next) this.#display(next.view);
    this.#run();
  }
}
