import type {
  Action,
  ClientMessage,
  Done,
  Fault,
  Params,
  Refusal,
  Refused,
  ResyncMessage,
  Said,
  TableView,
} from "../gen/wire";
import { waitBefore } from "./backoff";
import { readMessage } from "./messages";
import { browserPorts, type Ports, type Socket, socketUrl } from "./socket";

export type LinkStatus = "connecting" | "open" | "lost";

type Command = Exclude<ClientMessage, ResyncMessage>;

/** A command before it has an id. */
type Wish<C = Command> = C extends Command ? Omit<C, "id"> : never;

/** A command the server has not answered yet; it is sent again, under its id, on every reconnect. */
export interface Pending {
  readonly id: string;
  /** The action meant; null for consent to another deal and for a switch. */
  readonly action: Action | null;
  readonly at: number;
  readonly message: Command;
}

/** The last thing the server would not do, for the player to read. */
export type Notice =
  | { kind: "refusal"; refusal: Refusal; at: number }
  | { kind: "fault"; fault: { code: string; params: Params }; at: number };

/** Faults after which connecting again brings nothing. */
const FINAL_FAULTS: ReadonlySet<string> = new Set(["not_seated", "unknown_table", "table_stopped"]);

/** A question unanswered for so long means a dead connection, though nobody closed it. */
const SILENCE_MS = 8_000;

const RESYNC: ResyncMessage = { type: "resync" };

function sameAction(one: Action | null, other: Action | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What comes so soon after connecting was said before. */
const FLOOD_MS = 1_000;
/** So many lines of what was said are kept. */
const LINES = 50;

/** A line of the chat; `fresh` was said while one was there. */
export interface Heard extends Said {
  readonly fresh: boolean;
}

/** One seat's live connection to one table: the newest snapshot, and commands on their way. */
export class TableLink {
  table: TableView | null = $state.raw(null);
  status: LinkStatus = $state("connecting");
  notice: Notice | null = $state.raw(null);
  pending: Pending[] = $state.raw([]);
  /** The fault that ended the link for good, if one did. */
  ended: Fault | null = $state.raw(null);

  /** What was said at the table lately, the newest last. */
  said: readonly Heard[] = $state.raw([]);

  readonly #url: string;
  readonly #ports: Ports;
  #socket: Socket | null = null;
  #tries = 0;
  #openedAt = 0;
  #closed = false;
  #asked = false;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;

  constructor(url: string, ports: Ports = browserPorts) {
    this.#url = url;
    this.#ports = ports;
    this.#connect();
  }

  /** Sends an action, with what the player had seen; an equal action on its way is not repeated. */
  act(action: Action): void {
    if (this.pending.some((other) => sameAction(other.action, action))) return;
    const seen = this.table?.deal?.acts ?? 0;
    this.#command({ type: "act", id: this.#ports.newId(), action, seen }, action);
  }

  /** Consents to a rematch or to the next deal of the series. */
  again(): void {
    if (this.pending.some(({ message }) => message.type === "again")) return;
    this.wish({ type: "again" });
  }

  /** Lets the server pass for me when I have nothing to add, or no more (§17.6). */
  autoPass(on: boolean): void {
    this.wish({ type: "auto_pass", on });
  }

  /** Sends any other command, under an id of its own. */
  wish(command: Wish): void {
    this.#command({ ...command, id: this.#ports.newId() } as Command, null);
  }

  /** Asks for a fresh snapshot, or connects at once if the connection is lost. */
  refresh(): void {
    if (this.status === "lost") this.#connect();
    else if (this.status === "open") this.#resync();
  }

  dismiss(): void {
    this.notice = null;
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #command(message: Command, action: Action | null): void {
    const { id } = message;
    this.notice = null;
    this.pending = [...this.pending, { id, action, at: this.#ports.now(), message }];
    this.#send(message);
  }

  #send(message: Command | ResyncMessage): void {
    if (this.status !== "open") return;
    this.#socket?.send(JSON.stringify(message));
    this.#watch();
  }

  #resync(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#send(RESYNC);
  }

  #connect(): void {
    if (this.#closed || this.ended) return;
    this.#drop();
    this.status = "connecting";
    const socket = this.#ports.connect(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(event.data);
    socket.onclose = () => this.#lost();
    this.#watch();
  }

  /** Forgets the socket and every timer; its late events reach nobody. */
  #drop(): void {
    this.#cancelRetry?.();
    this.#cancelWatch?.();
    this.#cancelRetry = this.#cancelWatch = null;
    this.#asked = false;
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #opened(): void {
    this.status = "open";
    this.#openedAt = this.#ports.now();
    for (const { message } of this.pending) this.#send(message);
  }

  #lost(): void {
    this.#drop();
    this.status = "lost";
    if (this.#closed || this.ended) return;
    const wait = waitBefore(this.#tries, this.#ports.random);
    this.#tries += 1;
    this.#cancelRetry = this.#ports.after(wait, () => this.#connect());
  }

  /** Starts or restarts the wait for an answer. */
  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.#ports.after(SILENCE_MS, () => this.#lost());
  }

  /** Something came, so the connection lives; only what is unanswered keeps the wait running. */
  #heard(): void {
    if (this.pending.length > 0 || this.#asked) return;
    this.#cancelWatch?.();
    this.#cancelWatch = null;
  }

  #received(data: unknown): void {
    const message = readMessage(data);
    if (message === null) this.#resync();
    else if (message.type === "table") this.#take(message);
    else if (message.type === "done") this.#answered(message);
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "said") this.#hear(message);
    else this.#fault(message);
    this.#heard();
  }

  /** A snapshot of the version held may differ in who is online, so only older ones are ignored. */
  #take(table: TableView): void {
    this.#tries = 0;
    this.#asked = false;
    if (this.table && table.version < this.table.version) return;
    this.table = table;
  }

  /** A new connection brings what was said before once more. */
  #hear(said: Said): void {
    const { at } = said;
    if (at <= (this.said.at(-1)?.at ?? 0)) return;
    const fresh = this.#ports.now() - this.#openedAt > FLOOD_MS;
    this.said = [...this.said.slice(1 - LINES), { ...said, fresh }];
  }

  #answered({ id }: Done | Refused): void {
    this.pending = this.pending.filter((other) => other.id !== id);
  }

  #refused(message: Refused): void {
    this.#answered(message);
    this.notice = { kind: "refusal", refusal: message.refusal, at: this.#ports.now() };
  }

  #fault(message: Fault): void {
    const { id, code, params } = message;
    if (id !== null) this.pending = this.pending.filter((other) => other.id !== id);
    this.notice = { kind: "fault", fault: { code, params }, at: this.#ports.now() };
    if (!FINAL_FAULTS.has(code)) return;
    this.ended = message;
    this.#lost();
  }
}

/** Opens the link of a table on the host the page came from. */
export function openTable(table: string, ports: Ports = browserPorts): TableLink {
  return new TableLink(socketUrl(table, window.location), ports);
}

/** Lets the link catch up when the page is seen again or the network returns; the result stops it. */
export function wakeWithPage(link: TableLink): () => void {
  const wake = () => {
    if (document.visibilityState === "visible") link.refresh();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
  };
}
