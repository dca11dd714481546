import { randomId } from "./ids";

/** The part of `WebSocket` a link uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** What a link takes from outside, so that tests need no network and no waiting. */
export interface Ports {
  connect(url: string): Socket;
  /** Runs `task` after `ms`; the result cancels it. */
  after(ms: number, task: () => void): () => void;
  now(): number;
  random(): number;
  newId(): string;
}

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

export const browserPorts: Ports = {
  connect: (url) => new WebSocket(url),
  after,
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => randomId(),
};

interface Place {
  protocol: string;
  host: string;
}

function under(path: string, { protocol, host }: Place): string {
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/ws/${path}`;
}

/** The socket address of a table on the host the page came from. */
export function socketUrl(table: string, from: Place): string {
  return under(`tables/${encodeURIComponent(table)}`, from);
}

/** The socket address of the quick match. */
export function quickUrl(from: Place): string {
  return under("quick", from);
}
