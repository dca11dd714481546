/** Passkeys, where the page is secure and the browser reads the options as the server sends them. */

type Options = Record<string, unknown>;

interface Reading {
  parseCreationOptionsFromJSON(options: Options): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: Options): PublicKeyCredentialRequestOptions;
}

function reader(): Reading | null {
  const found: unknown = globalThis.PublicKeyCredential;
  const reads = typeof found === "function" && "parseCreationOptionsFromJSON" in found;
  return globalThis.isSecureContext && reads ? (found as unknown as Reading) : null;
}

/** Whether passkeys can be used on this page. */
export function passkeysWork(): boolean {
  return reader() !== null;
}

/** What the browser gives for the server; null if the person thought better of it. */
async function answered(asked: Promise<Credential | null>): Promise<Options | null> {
  try {
    const credential = (await asked) as PublicKeyCredential | null;
    return credential ? (credential.toJSON() as unknown as Options) : null;
  } catch {
    return null;
  }
}

/** Makes a new passkey by the server's options. */
export async function makePasskey(options: Options): Promise<Options | null> {
  const publicKey = reader()?.parseCreationOptionsFromJSON(options);
  return publicKey ? answered(navigator.credentials.create({ publicKey })) : null;
}

/** Proves who one is by a passkey. */
export async function showPasskey(options: Options): Promise<Options | null> {
  const publicKey = reader()?.parseRequestOptionsFromJSON(options);
  return publicKey ? answered(navigator.credentials.get({ publicKey })) : null;
}
