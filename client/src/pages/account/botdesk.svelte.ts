import type { BotsView, BotToken } from "../../gen/wire";
import type { Answer } from "../../net/api";
import { type BotsApi, botsHere } from "../../net/bots";
import { Asking } from "../../ui/asking.svelte";

/** Where somebody makes and revokes his BOT accounts. */
export class BotDesk extends Asking {
  view: BotsView | null = $state.raw(null);
  /** The token that is being shown, this once. */
  fresh: { name: string; token: string } | null = $state.raw(null);
  /** Whose revocation is to be confirmed. */
  doubted: string | null = $state(null);
  readonly #api: BotsApi;

  constructor(api: BotsApi = botsHere) {
    super();
    this.#api = api;
  }

  load(): Promise<void> {
    return this.#look(() => this.#api.view());
  }

  /** Tells whether there is another one now. */
  make(name: string): Promise<boolean> {
    return this.#show(() => this.#api.make(name));
  }

  renew(id: string): Promise<boolean> {
    return this.#show(() => this.#api.renew(id));
  }

  async revoke(id: string): Promise<void> {
    this.doubted = null;
    this.fresh = null;
    await this.#look(() => this.#api.revoke(id));
  }

  async #look(question: () => Promise<Answer<BotsView>>): Promise<void> {
    this.view = (await this.ask(question)) ?? this.view;
  }

  async #show(question: () => Promise<Answer<BotToken>>): Promise<boolean> {
    const made = await this.ask(question);
    if (!made) return false;
    this.view = made.view;
    const name = made.view.bots.find(({ id }) => id === made.id)?.name ?? "";
    this.fresh = { name, token: made.token };
    return true;
  }
}
