import type { ServerMessage } from "../gen/wire";

/** The fields by which a message is known; the rest is the server's word. */
const ENVELOPES: Record<ServerMessage["type"], Record<string, "string" | "number">> = {
  table: { version: "number", table: "string" },
  said: { name: "string", at: "number" },
  done: { id: "string", version: "number" },
  refused: { id: "string" },
  fault: { code: "string" },
};

function parsed(text: unknown): unknown {
  if (typeof text !== "string") return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fits(message: Record<string, unknown>): boolean {
  const { type } = message;
  if (typeof type !== "string" || !Object.hasOwn(ENVELOPES, type)) return false;
  const envelope = ENVELOPES[type as ServerMessage["type"]];
  return Object.entries(envelope).every(([field, kind]) => typeof message[field] === kind);
}

/** Reads a frame; null if it is none of the known messages. */
export function readMessage(text: unknown): ServerMessage | null {
  const message = parsed(text);
  if (typeof message !== "object" || message === null) return null;
  return fits(message as Record<string, unknown>) ? (message as ServerMessage) : null;
}
