import type { Level } from "../../core/levels";
import type { TableRequest } from "../../gen/wire";
import { navigate } from "../../navigation.svelte";
import { api, type Problem } from "../../net/api";
import type { Draft } from "../rules/draft.svelte";

/** Who may sit down: strangers too, and only who knows a word. */
export type Door = Pick<TableRequest, "kind" | "password">;

/** Makes a table by the draft and goes there. */
export class Start {
  busy = $state(false);
  problem: Problem | null = $state.raw(null);
  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** Fills the seats that are not for people with bots of the level. */
  async make(people: number, level: Level, door: Door = {}): Promise<void> {
    const { preset, changes, players } = this.#draft;
    if (this.busy || !preset) return;
    this.busy = true;
    const bots = Array.from({ length: players - people }, () => level);
    const rules = { preset: preset.name, options: changes };
    const answer = await api.makeTable({ ...rules, people, bots, ...door });
    this.busy = false;
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) navigate(answer.value.path);
  }
}
