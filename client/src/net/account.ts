import type {
  AccountView,
  Me,
  PasskeyAnswer,
  PasskeyAsked,
  RecoveryCodes,
  SignedIn,
} from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

/** The service's side of an account; faults are values, nothing here throws. */
export interface AccountApi {
  me(): Promise<Answer<Me>>;
  view(): Promise<Answer<AccountView>>;
  register(name: string, password: string): Promise<Answer<SignedIn>>;
  registerByPasskey(name: string, passkey: PasskeyAnswer): Promise<Answer<SignedIn>>;
  signIn(name: string, password: string): Promise<Answer<SignedIn>>;
  signInByCode(name: string, code: string): Promise<Answer<SignedIn>>;
  askPasskey(): Promise<Answer<PasskeyAsked>>;
  signInByPasskey(passkey: PasskeyAnswer): Promise<Answer<SignedIn>>;
  signOut(): Promise<Answer<null>>;
  /** A guest names the account he wants. */
  askNewPasskey(name: string | null): Promise<Answer<PasskeyAsked>>;
  addPasskey(passkey: PasskeyAnswer): Promise<Answer<AccountView>>;
  dropPasskey(id: string): Promise<Answer<AccountView>>;
  renewCodes(): Promise<Answer<RecoveryCodes>>;
  /** The old password is not asked for after signing in by a code. */
  changePassword(password: string, old: string | null): Promise<Answer<AccountView>>;
  /** Signs a browser out; `others` all but this one. */
  revoke(session: string): Promise<Answer<AccountView>>;
  forget(name: string): Promise<Answer<null>>;
}

export function accountOver(fetch: Fetch): AccountApi {
  const at = (path = "") => `/api/account${path}`;
  const one = (path: string, id: string) => at(`/${path}/${encodeURIComponent(id)}`);
  const post = <T>(path: string, body?: unknown) => ask<T>(fetch, "POST", at(path), body);
  return {
    me: () => ask(fetch, "GET", "/api/me"),
    view: () => ask(fetch, "GET", at()),
    register: (name, password) => post("", { name, password }),
    registerByPasskey: (name, passkey) => post("", { name, passkey }),
    signIn: (name, password) => post("/sign-in", { name, password }),
    signInByCode: (name, code) => post("/sign-in/code", { name, code }),
    askPasskey: () => post("/sign-in/passkey/begin"),
    signInByPasskey: (passkey) => post("/sign-in/passkey", passkey),
    signOut: () => post("/sign-out"),
    askNewPasskey: (name) => post("/passkeys/begin", { name }),
    addPasskey: (passkey) => post("/passkeys", passkey),
    dropPasskey: (id) => ask(fetch, "DELETE", one("passkeys", id)),
    renewCodes: () => post("/codes"),
    changePassword: (password, old) => ask(fetch, "PUT", at("/password"), { password, old }),
    revoke: (session) => ask(fetch, "DELETE", one("sessions", session)),
    forget: (name) => post("/delete", { name }),
  };
}

export const accountHere = accountOver(fetchHere);
