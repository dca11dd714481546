import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePasskey, passkeysWork, showPasskey } from "./passkey";

const knownOptions = Object.assign(() => null, {
  parseCreationOptionsFromJSON: (options: object) => ({ made: options }),
  parseRequestOptionsFromJSON: (options: object) => ({ asked: options }),
});

const create = vi.fn();
const get = vi.fn();

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", knownOptions);
  vi.stubGlobal("navigator", { credentials: { create, get } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("a passkey", () => {
  it("is made of the server's options and given back as JSON", async () => {
    create.mockResolvedValue({ toJSON: () => ({ id: "k1" }) });
    expect(await makePasskey({ challenge: "c" })).toEqual({ id: "k1" });
    expect(create).toHaveBeenCalledWith({ publicKey: { made: { challenge: "c" } } });
  });

  it("is shown by the server's options", async () => {
    get.mockResolvedValue({ toJSON: () => ({ id: "k1" }) });
    expect(await showPasskey({ challenge: "c" })).toEqual({ id: "k1" });
    expect(get).toHaveBeenCalledWith({ publicKey: { asked: { challenge: "c" } } });
  });

  it("that was not wanted after all is nothing", async () => {
    create.mockRejectedValue(new DOMException("closed", "NotAllowedError"));
    get.mockResolvedValue(null);
    expect([await makePasskey({}), await showPasskey({})]).toEqual([null, null]);
  });

  it("is offered only where the page is secure and the browser can", async () => {
    expect(passkeysWork()).toBe(true);
    vi.stubGlobal("isSecureContext", false);
    expect([passkeysWork(), await makePasskey({})]).toEqual([false, null]);
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PublicKeyCredential", undefined);
    expect(passkeysWork()).toBe(false);
    expect(create).not.toHaveBeenCalled();
  });
});
