import type { AccountView, PasskeyAnswer, PasskeyAsked, SignedIn } from "../../gen/wire";
import { guest } from "../../guest.svelte";
import { type AccountApi, accountHere } from "../../net/account";
import type { Answer } from "../../net/api";
import { Asking } from "../../ui/asking.svelte";
import { makePasskey, showPasskey } from "./passkey";

type Browser = (options: Record<string, unknown>) => Promise<Record<string, unknown> | null>;

/** Where somebody makes an account, enters it, and looks after it. */
export class Desk extends Asking {
  view: AccountView | null = $state.raw(null);
  /** Recovery codes that are being shown, this once. */
  codes: readonly string[] = $state.raw([]);
  /** Points that the guest's games of today brought; null before signing in. */
  credited: number | null = $state(null);
  readonly #api: AccountApi;

  constructor(api: AccountApi = accountHere) {
    super();
    this.#api = api;
  }

  /** Reads how one signs in; a guest has nothing to read. */
  async load(): Promise<void> {
    if (guest.me?.account) await this.#look(() => this.#api.view());
  }

  signUp(name: string, password: string): Promise<void> {
    return this.#enter(() => this.#api.register(name, password));
  }

  async signUpByPasskey(name: string): Promise<void> {
    const passkey = await this.#passkey(() => this.#api.askNewPasskey(name), makePasskey);
    if (passkey) await this.#enter(() => this.#api.registerByPasskey(name, passkey));
  }

  signIn(name: string, password: string): Promise<void> {
    return this.#enter(() => this.#api.signIn(name, password));
  }

  async signInByPasskey(): Promise<void> {
    const passkey = await this.#passkey(() => this.#api.askPasskey(), showPasskey);
    if (passkey) await this.#enter(() => this.#api.signInByPasskey(passkey));
  }

  /** Signs in by a recovery code and sets another password. */
  async recover(name: string, code: string, password: string): Promise<void> {
    await this.#enter(() => this.#api.signInByCode(name, code));
    if (this.problem === null) await this.#look(() => this.#api.changePassword(password, null));
  }

  async addPasskey(): Promise<void> {
    const passkey = await this.#passkey(() => this.#api.askNewPasskey(null), makePasskey);
    if (passkey) await this.#look(() => this.#api.addPasskey(passkey));
  }

  dropPasskey(id: string): Promise<void> {
    return this.#look(() => this.#api.dropPasskey(id));
  }

  changePassword(password: string, old: string): Promise<void> {
    return this.#look(() => this.#api.changePassword(password, old || null));
  }

  revoke(session: string): Promise<void> {
    return this.#look(() => this.#api.revoke(session));
  }

  async renewCodes(): Promise<void> {
    this.codes = (await this.ask(() => this.#api.renewCodes()))?.codes ?? this.codes;
  }

  signOut(): Promise<void> {
    return this.#part(() => this.#api.signOut());
  }

  /** Has the account forgotten; its name is asked for, so that nobody does it by mistake. */
  forget(name: string): Promise<void> {
    return this.#part(() => this.#api.forget(name));
  }

  async #look(question: () => Promise<Answer<AccountView>>): Promise<void> {
    this.view = (await this.ask(question)) ?? this.view;
  }

  async #enter(question: () => Promise<Answer<SignedIn>>): Promise<void> {
    const entered = await this.ask(question);
    if (!entered) return;
    guest.me = entered.me;
    this.codes = entered.codes;
    this.credited = entered.credited;
    await this.load();
  }

  /** Whoever comes next in this browser is a new guest. */
  async #part(question: () => Promise<Answer<null>>): Promise<void> {
    await this.ask(question);
    if (this.problem) return;
    this.view = null;
    this.codes = [];
    this.credited = null;
    guest.me = await this.ask(() => this.#api.me());
  }

  async #passkey(
    question: () => Promise<Answer<PasskeyAsked>>,
    browser: Browser,
  ): Promise<PasskeyAnswer | null> {
    const asked = await this.ask(question);
    const credential = asked && (await browser(asked.options));
    return credential && { id: asked.id, credential };
  }
}
