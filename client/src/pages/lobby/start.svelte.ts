import { navigate } from "../../navigation.svelte";
import { api, type Problem } from "../../net/api";
import type { Draft } from "../rules/draft.svelte";

/** The levels of bots there are, weakest first. */
export const LEVELS = ["easy", "medium"] as const;
export type Level = (typeof LEVELS)[number];

/** Makes a table by the draft and goes there. */
export class Start {
  busy = $state(false);
  problem: Problem | null = $state.raw(null);
  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** Fills the seats that are not for people with bots of the level. */
  async make(people: number, level: Level): Promise<void> {
    const { preset, changes, players } = this.#draft;
    if (this.busy || !preset) return;
    this.busy = true;
    const bots = Array.from({ length: players - people }, () => level);
    const answer = await api.makeTable({ preset: preset.name, options: changes, people, bots });
    this.busy = false;
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) navigate(answer.value.path);
  }
}
