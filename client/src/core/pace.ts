import type { View } from "../gen/wire";
import { cheatsFound, newCall, type Verdict, verdictOf } from "./cheating";

/** Time from outside, so that tests turn the hands. */
export interface Clock {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

/** The least time between two moves of others. */
export const APART = 350;
/** How long the last cards of a bout lie before they are swept. */
export const LINGER = 700;
/** How long they lie when a cheat among them has come to light. */
export const LINGER_CHEAT = 2400;
/** More views than this waiting means that the player has been away. */
const BACKLOG = 5;

/** A view to be looked at, the cards on its table that are seen to be cheats, and news of a call. */
export interface Scene {
  readonly view: View;
  readonly cheats: readonly number[];
  readonly verdict: Verdict | null;
}

interface Waiting extends Scene {
  /** How long the view before it has to stand. */
  readonly after: number;
}

const NO_CHEATS: readonly number[] = [];

function cardsOn({ table }: View): number {
  return table.reduce((sum, { cover }) => sum + (cover === null ? 1 : 2), 0);
}

/** Whether the bout of the view is closed in that view already: a hang question came after it. */
function isClosed({ bout, last_bout }: View): boolean {
  return last_bout?.bout === bout;
}

/** Whether the bout of the one view is closed in the other; the last bout of a deal keeps its number. */
function closes(before: View, next: View): boolean {
  if (before.phase === "over" || isClosed(before)) return false;
  return next.bout !== before.bout || next.phase === "over" || isClosed(next);
}

/** The view when nobody does anything more in it. */
function stopped(view: View): View {
  const idle = { phase: "bout", role: "watcher" } as const;
  return { ...view, ...idle, may_act: [], moves: [], armed: [], calls: [] };
}

/** The table before a right call undoes what was laid on it; null if none does. */
function undoing(before: View, next: View): View | null {
  if (closes(before, next) || !newCall(before, next)?.right) return null;
  return { ...stopped(before), history: next.history };
}

/** The closed bout's table as it lay at the end, if nobody has seen it or its cheats yet. */
function closing(before: View, next: View): View | null {
  const last = next.last_bout;
  if (!last || !closes(before, next) || last.bout !== before.bout) return null;
  const unseen = { ...stopped(before), table: last.pairs, history: last.acts };
  if (cardsOn(unseen) === cardsOn(before) && last.cheats.length === 0) return null;
  const laid = new Set(last.pairs.flatMap(({ attack, cover }) => [attack, cover]));
  const uncovered = last.pairs.filter(({ cover }) => cover === null).length;
  return {
    ...unseen,
    uncovered,
    taking: last.outcome === "taken",
    defender: last.defender,
    hand: before.hand.filter((card) => !laid.has(card)),
  };
}

function ownMove(before: View, next: View): boolean {
  const me = next.seat;
  if (newCall(before, next)?.seat === me) return true;
  const mine = (view: View) => view.history.filter(({ seat }) => seat === me).length;
  if (!closes(before, next)) return mine(next) > mine(before);
  const ended = next.last_bout?.acts.filter(({ seat }) => seat === me).length ?? 0;
  return ended > mine(before);
}

/** How long the last table of a bout lies. */
function lingering(cheats: readonly number[]): number {
  return cheats.length > 0 ? LINGER_CHEAT : LINGER;
}

/** How long the table before another's move lies. */
function waiting(before: View, next: View): number {
  if (closes(before, next)) return LINGER;
  return next.acts === before.acts ? 0 : APART;
}

/** Shows views in order, others' moves apart; my own move is never kept waiting. */
export class Pacer {
  readonly #clock: Clock;
  readonly #show: (scene: Scene) => void;
  #shown: View | null = null;
  #shownAt = 0;
  #queue: Waiting[] = [];
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, show: (scene: Scene) => void) {
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
    const end = closing(before, view) ?? undoing(before, view);
    const cheats = end ? cheatsFound(before, view) : NO_CHEATS;
    const verdict = verdictOf(before, view);
    if (end) this.#queue.push({ view: end, cheats, verdict, after: own ? 0 : APART });
    const after = end ? lingering(cheats) : own ? 0 : waiting(before, view);
    this.#queue.push({ view, cheats: NO_CHEATS, verdict: end ? null : verdict, after });
  }

  #jump(view: View): void {
    this.close();
    const verdict = this.#shown && verdictOf(this.#shown, view);
    this.#display({ view, cheats: NO_CHEATS, verdict });
  }

  #display(scene: Scene): void {
    this.#shown = scene.view;
    this.#shownAt = this.#clock.now();
    this.#show(scene);
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
    if (next) this.#display(next);
    this.#run();
  }
}
