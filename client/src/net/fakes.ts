import { series } from "../core/fixtures";
import type { ClientMessage, ServerMessage, TableView } from "../gen/wire";
import type { Ports, Socket } from "./socket";

/** A socket without a network: a test plays the server. */
export class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  say(message: ServerMessage): void {
    this.raw(JSON.stringify(message));
  }
  raw(data: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
  fall(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }
}

interface Timer {
  due: number;
  task: () => void;
}

/** Ports with a clock that moves only by `pass`, and ids c1, c2, … */
export class FakePorts implements Ports {
  readonly sockets: FakeSocket[] = [];
  #time = 0;
  #ids = 0;
  #timers: Timer[] = [];

  connect(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  after(ms: number, task: () => void): () => void {
    const timer = { due: this.#time + ms, task };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  now(): number {
    return this.#time;
  }
  random(): number {
    return 1;
  }
  newId(): string {
    this.#ids += 1;
    return `c${this.#ids}`;
  }

  /** The socket opened last. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nothing has connected yet");
    return last;
  }

  /** Moves the clock on by `ms` and runs, in order, what falls due meanwhile. */
  pass(ms: number): void {
    const end = this.#time + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#time = next.due;
      next.task();
    }
    this.#time = end;
  }

  #next(end: number): Timer | undefined {
    const [next] = this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
    this.#timers = this.#timers.filter((timer) => timer !== next);
    return next;
  }
}

/** A snapshot of a table without a deal, at the given version. */
export function snapshot(version: number, change: Partial<TableView> = {}): TableView {
  return {
    type: "table",
    version,
    table: "t1",
    kind: "private",
    training: false,
    host: true,
    phase: "waiting",
    preset: "classic",
    home: false,
    rules: {},
    seats: [],
    me: 0,
    deal: null,
    window_ms: null,
    clocks: [],
    paused: null,
    rematch_ms: null,
    closed: null,
    leaving: { ends_deal: false, durak: false, points: false },
    spectators: 0,
    proposals: [],
    auto_pass: true,
    series: series(0),
    commitment: null,
    ...change,
  };
}
