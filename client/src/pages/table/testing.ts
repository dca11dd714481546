import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import type { Action, TableView } from "../../gen/wire";
import { FakePorts } from "../../net/fakes";
import { TableLink } from "../../net/link.svelte";
import Table from "../Table.svelte";
// What comes after the first card is there already, so that no test waits for its making.
import "./later";

/** A table on the page whose server is the test. */
export class Seat {
  readonly ports = new FakePorts();
  readonly link = new TableLink("ws://table", this.ports);

  /** Connects, is sent the snapshot, and draws the table with all that comes later. */
  static async at(shown: TableView): Promise<Seat> {
    const seat = new Seat();
    seat.ports.socket.open();
    seat.ports.socket.say(shown);
    render(Table, { link: seat.link });
    await screen.findByRole("status");
    await vi.waitFor(() => {
      if (!document.querySelector(".notices")) throw new Error("the rest has not come");
    });
    return seat;
  }

  /** The actions sent so far. */
  get sent(): Action[] {
    const { sent } = this.ports.socket;
    return sent.flatMap((message) => (message.type === "act" ? [message.action] : []));
  }

  /** Another snapshot comes. */
  async say(shown: TableView): Promise<void> {
    this.ports.socket.say(shown);
    await tick();
  }
}

/** Presses a key where the focus is. */
export async function key(code: string, name = code): Promise<void> {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { code, key: name, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  // A real browser clicks the focused button on Enter unless the page has taken the key.
  if (code === "Enter" && !event.defaultPrevented && target instanceof HTMLElement) target.click();
  await tick();
  await new Promise((done) => setTimeout(done));
}

/** A card of the hand, as it is read out. */
export function option(card: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-twin="c${card}"]`);
  if (!found) throw new Error(`no option for card ${card}`);
  return found;
}
