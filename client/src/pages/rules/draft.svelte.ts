import type {
  Checked,
  OptionInfo,
  OptionValue,
  OptionVector,
  PresetInfo,
  RulesBook,
} from "../../gen/wire";
import { api, type Problem } from "../../net/api";
import { othersOf } from "./values";
import { Verdicts } from "./verdicts.svelte";

/** A set of options of one group, in the order of the form. */
export interface Group {
  readonly name: string;
  readonly options: readonly OptionInfo[];
}

/** The option every table names beside its set. */
export const PLAYERS = "players";
const FIRST = "classic_perevodnoy";

function sameRules(one: OptionVector, other: OptionVector): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** The rules somebody is choosing: a named set, and what he changed in it. */
export class Draft {
  book: RulesBook | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  changes: OptionVector = $state.raw({});
  #name = $state(FIRST);
  readonly #verdicts = new Verdicts();

  readonly preset: PresetInfo | null = $derived.by(() => {
    const presets = this.book?.presets ?? [];
    return presets.find(({ name }) => name === this.#name) ?? presets[0] ?? null;
  });
  readonly rules: OptionVector = $derived({ ...this.preset?.options, ...this.changes });
  readonly players: number = $derived(Number(this.rules[PLAYERS] ?? 2));
  readonly verdict: Checked | null = $derived(
    this.preset && this.#verdicts.known(this.preset.name, this.changes),
  );
  /** The options the set leaves to an agreement, which come first in the form. */
  readonly open: readonly OptionInfo[] = $derived(
    this.#infos((name) => this.preset?.open.includes(name) ?? false),
  );
  readonly rest: readonly Group[] = $derived(this.#grouped());

  /** Fetches the book once; after a failure it may be called again. */
  async load(): Promise<void> {
    if (this.book) return;
    const answer = await api.rulesBook();
    if (answer.ok) this.book = answer.value;
    this.problem = answer.ok ? null : answer.problem;
  }

  /** Takes a set as it is, but for as many players as before if the set has room for them. */
  choose(name: string): void {
    const { players } = this;
    this.#name = name;
    this.changes = {};
    if (this.preset) this.set(PLAYERS, this.#within(players));
  }

  /** Takes a set with whole rules, or with those options of them that are told. */
  take(name: string, rules: OptionVector): void {
    this.#name = name;
    this.changes = {};
    for (const [option, value] of Object.entries(rules)) this.set(option, value);
  }

  /** Changes one option; its value in the set is no change. */
  set(option: string, value: OptionValue): void {
    this.changes = this.#with(option, value);
  }

  /** The set as it is, for as many players as now. */
  reset(): void {
    this.choose(this.#name);
  }

  valueInSet(option: string): OptionValue | undefined {
    return this.preset?.options[option];
  }

  /** What the server says about the rules with one option changed; null while it is unknown. */
  ifChanged(option: string, value: OptionValue): Checked | null {
    return this.preset && this.#verdicts.known(this.preset.name, this.#with(option, value));
  }

  /** Asks about the rules as they are, and with every other value of each of the options. */
  survey(infos: readonly OptionInfo[]): void {
    for (const info of infos) this.#ask(info.name, othersOf(info, this.#now(info)));
  }

  /** Asks about other numbers of players. */
  surveyPlayers(numbers: readonly number[]): void {
    this.#ask(PLAYERS, numbers);
  }

  /** Those of the options that make a difference to the rules as they are, as far as is known. */
  relevant(infos: readonly OptionInfo[]): OptionInfo[] {
    return infos.filter((info) => !this.#idle(info));
  }

  #now(info: OptionInfo): OptionValue {
    return this.rules[info.name] ?? info.default;
  }

  #ask(option: string, values: readonly OptionValue[]): void {
    if (!this.preset) return;
    const { name } = this.preset;
    void this.#verdicts.ask(name, this.changes);
    for (const value of values) void this.#verdicts.ask(name, this.#with(option, value));
  }

  /** The server stores rules without what has no effect: then every value gives the same rules. */
  #idle(info: OptionInfo): boolean {
    const now = this.verdict?.rules;
    if (!now) return false;
    return othersOf(info, this.#now(info)).every((value) => {
      const then = this.ifChanged(info.name, value)?.rules;
      return then != null && sameRules(now, then);
    });
  }

  #with(option: string, value: OptionValue): OptionVector {
    const { [option]: _old, ...others } = this.changes;
    return value === this.valueInSet(option) ? others : { ...others, [option]: value };
  }

  #within(players: number): number {
    const { players_min = players, players_max = players } = this.preset ?? {};
    return Math.min(Math.max(players, players_min), players_max);
  }

  #infos(wanted: (name: string) => boolean): OptionInfo[] {
    const options = this.book?.options ?? [];
    return options.filter(({ name }) => name !== PLAYERS && wanted(name));
  }

  #grouped(): Group[] {
    const rest = this.#infos((name) => !this.preset?.open.includes(name));
    return [...new Set(rest.map(({ group }) => group))].map((name) => ({
      name,
      options: rest.filter(({ group }) => group === name),
    }));
  }
}

/** The draft of this visit: the lobby and the page of rules show the same one. */
export const draft = new Draft();
