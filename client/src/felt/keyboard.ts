import { type Command, calledBy, commandOf, neighbour, type Press } from "../core/keys";
import type { Stage } from "./stage.svelte";

/** The semantic twin, as far as the keyboard moves through it. */
export interface Focus {
  focus(name: string): void;
  focusedName(): string | null;
  start(): number | null;
  /** Takes the focus where it would be nowhere. */
  rest(): void;
}

function cardOf(name: string | null): number | null {
  return name?.startsWith("c") ? Number(name.slice(1)) : null;
}

/** Keys of the table; a command done is true, so that the page does nothing else with the key. */
export class Keyboard {
  readonly #stage: Stage;
  readonly #focus: Focus;
  readonly #openKeys: () => void;

  constructor(stage: Stage, focus: Focus, openKeys: () => void) {
    this.#stage = stage;
    this.#focus = focus;
    this.#openKeys = openKeys;
  }

  /** Does what the key means; `onButton` tells that a button has the focus and its own keys. */
  press(press: Press, onButton: boolean): boolean {
    const called = this.#stage.opponents[(calledBy(press) ?? 0) - 1];
    if (called) return this.#call(called.seat);
    const command = commandOf(press);
    if (command === null) return false;
    const name = this.#focus.focusedName();
    if (onButton && name === null && (command === "play" || command === "pass")) return false;
    this.#stage.wake();
    return this.#run(command, name);
  }

  #run(command: Command, name: string | null): boolean {
    const stage = this.#stage;
    if (command === "cancel") stage.cancel();
    else if (command === "keys") this.#openKeys();
    else if (command === "transfer") this.#transfer(cardOf(name));
    else if (command === "pass") this.#letGo();
    else if (command === "take" || command === "arm") stage.press(command);
    else if (command === "play") return this.#play(name);
    else this.#move(command, name);
    return true;
  }

  /** A digit calls an opponent a cheat, when it is pressed twice. */
  #call(seat: number): boolean {
    if (!this.#stage.extras.calls) return false;
    this.#stage.wake();
    this.#stage.call(seat);
    return true;
  }

  /** Nothing from me: a pass, or in the call window a waiver. */
  #letGo(): void {
    const waives = this.#stage.buttons.some(({ kind }) => kind === "waive");
    this.#stage.press(waives ? "waive" : "pass");
  }

  #transfer(focused: number | null): void {
    this.#stage.transferKey(focused);
    this.#toTargets();
  }

  /** Enter on a card; on a target the button's own click plays. */
  #play(name: string | null): boolean {
    const card = cardOf(name);
    if (card === null) return false;
    this.#stage.enterCard(card);
    this.#toTargets();
    return true;
  }

  /** With several ways open the focus goes to the first of them, drawn by then. */
  #toTargets(): void {
    const { intent, marks } = this.#stage;
    const first = intent.aim ?? marks[0]?.key;
    if (marks.length > 1 && first !== undefined) setTimeout(() => this.#focus.focus(first));
  }

  #move(command: "left" | "right" | "up" | "down", name: string | null): void {
    const { marks, layout } = this.#stage;
    const card = cardOf(name);
    if (name !== null && card === null) {
      this.#amongTargets(command, name);
      return;
    }
    const start = this.#focus.start();
    const next = card === null ? start : neighbour(layout.hand.rows, card, command);
    if (next !== null) this.#focus.focus(`c${next}`);
    else if (command === "up" && marks[0]) this.#focus.focus(marks[0].key);
  }

  #amongTargets(command: "left" | "right" | "up" | "down", name: string): void {
    const keys = this.#stage.marks.map(({ key }) => key);
    const step = command === "left" ? -1 : 1;
    const key = keys[keys.indexOf(name) + step];
    const start = this.#focus.start();
    if (command === "down" && start !== null) this.#focus.focus(`c${start}`);
    else if ((command === "left" || command === "right") && key) this.#focus.focus(key);
  }
}
