interface Entropy {
  getRandomValues?(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

function fill(bytes: Uint8Array<ArrayBuffer>, entropy: Entropy | undefined): void {
  if (entropy?.getRandomValues) entropy.getRandomValues(bytes);
  else for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(Math.random() * 256);
}

/** 32 hex digits. `crypto.randomUUID` is absent on plain http, so it is never used. */
export function randomId(entropy: Entropy | undefined = globalThis.crypto): string {
  const bytes = new Uint8Array(16);
  fill(bytes, entropy);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
