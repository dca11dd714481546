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

/** The socket address of a table on the host the page came from. */
export function socketUrl(table: string, from: { protocol: string; host: string }): string {
  const scheme = from.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${from.host}/ws/tables/${encodeURIComponent(table)}`;
}
