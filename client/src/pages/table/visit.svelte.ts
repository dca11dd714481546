import type { Invitation, JoinRequest } from "../../gen/wire";
import { type Api, api, type Problem } from "../../net/api";

/** Somebody at a table's door: what he may read before he sits down, and whether he has a seat. */
export class Visit {
  invitation: Invitation | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  seated = $state(false);
  /** He has no seat and looks on. */
  watching = $state(false);
  readonly #table: string;
  readonly #api: Pick<Api, "invitation" | "join">;

  constructor(table: string, over: Pick<Api, "invitation" | "join"> = api) {
    this.#table = table;
    this.#api = over;
  }

  /** Reads the invitation; who has a seat goes straight in. */
  async look(): Promise<void> {
    const answer = await this.#api.invitation(this.#table);
    this.problem = answer.ok ? null : answer.problem;
    this.invitation = answer.ok ? answer.value : null;
    this.seated = answer.ok && answer.value.me !== null;
    this.watching = false;
  }

  /** Agrees to the rules and takes a seat, the one wished for or the first free; if that fails, the seats are read anew. */
  async join(wish: JoinRequest = {}): Promise<void> {
    const answer = await this.#api.join(this.#table, wish);
    if (answer.ok) this.seated = true;
    else {
      await this.look();
      this.problem = answer.problem;
    }
  }
}
