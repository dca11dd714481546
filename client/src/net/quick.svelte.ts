import type { QuickMessage, QuickNews } from "../gen/wire";
import type { Problem } from "./api";
import { waitBefore } from "./backoff";
import { browserPorts, type Ports, quickUrl, type Socket } from "./socket";

const KNOWN: ReadonlySet<unknown> = new Set<QuickNews["type"]>([
  "waiting",
  "bot_game",
  "paired",
  "fault",
]);

/** Reads a frame; null if it is none of the known messages. */
function newsIn(data: unknown): QuickNews | null {
  try {
    const news = JSON.parse(String(data)) as QuickNews;
    return KNOWN.has(news?.type) ? news : null;
  } catch {
    return null;
  }
}

/** A search for a stranger to play with (S6); it goes on whatever page is shown. */
export class QuickSearch {
  on = $state(false);
  /** How many search, oneself included; null until the server has said it. */
  waiting: number | null = $state(null);
  /** Whether a game with a bot is offered meanwhile. */
  offered = $state(false);
  problem: Problem | null = $state.raw(null);

  readonly #url: string;
  readonly #go: (path: string) => void;
  readonly #ports: Ports;
  #socket: Socket | null = null;
  #tries = 0;
  #cancelRetry: (() => void) | null = null;

  /** `go` is told the path of a table to go to: the one found, or that of a bot's game. */
  constructor(url: string, go: (path: string) => void, ports: Ports = browserPorts) {
    this.#url = url;
    this.#go = go;
    this.#ports = ports;
  }

  /** Searches, unless that is done already. */
  start(): void {
    if (this.on) return;
    this.on = true;
    this.problem = null;
    this.#connect();
  }

  /** Asks for a game with a bot of the level; the search goes on. */
  playBot(level: string): void {
    this.#send({ type: "bot", level });
  }

  /** Ends the search. */
  cancel(): void {
    if (this.on) this.#send({ type: "cancel" });
    this.#end();
  }

  #send(message: QuickMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = this.#ports.connect(this.#url);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(newsIn(event.data));
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    this.#drop();
    this.waiting = null;
    const wait = waitBefore(this.#tries, this.#ports.random);
    this.#tries += 1;
    this.#cancelRetry = this.#ports.after(wait, () => this.#connect());
  }

  #drop(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(): void {
    this.#drop();
    this.#tries = 0;
    this.on = this.offered = false;
    this.waiting = null;
  }

  #hear(news: QuickNews | null): void {
    if (news?.type === "waiting") this.#wait(news.waiting, news.offer_bot);
    else if (news?.type === "bot_game") this.#go(news.path);
    else if (news?.type === "paired") this.#found(news.path);
    else if (news?.type === "fault") this.#failed(news);
  }

  #wait(waiting: number, offered: boolean): void {
    this.#tries = 0;
    this.waiting = waiting;
    this.offered = offered;
  }

  #found(path: string): void {
    this.#end();
    this.#go(path);
  }

  #failed({ code, params = {} }: { code: string; params?: object }): void {
    this.#end();
    this.problem = { kind: "fault", code, params: params as Record<string, never> };
  }
}

/** Makes the search of this host. */
export function quickSearch(go: (path: string) => void): QuickSearch {
  return new QuickSearch(quickUrl(window.location), go);
}
