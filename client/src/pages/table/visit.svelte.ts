import type { Invitation, JoinRequest, OptionVector } from "../../gen/wire";
import { type Api, api, type Problem } from "../../net/api";

type Door = Pick<Api, "invitation" | "admit" | "join" | "propose">;

/** Somebody at a table's door: what he may read before he sits down, and whether he has a seat. */
export class Visit {
  invitation: Invitation | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  seated = $state(false);
  /** He has no seat and looks on. */
  watching = $state(false);
  readonly #table: string;
  readonly #api: Door;

  constructor(table: string, over: Door = api) {
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

  /** Reads the invitation anew; who cannot be answered keeps what he has. */
  async refresh(): Promise<void> {
    const answer = await this.#api.invitation(this.#table);
    if (!answer.ok || this.seated) return;
    this.invitation = answer.value;
    this.seated = answer.value.me !== null;
  }

  /** Says the table's password before anything is proposed there; whether it fits. */
  async admit(password: string): Promise<boolean> {
    const answer = await this.#api.admit(this.#table, password);
    this.problem = answer.ok ? null : answer.problem;
    await this.refresh();
    return answer.ok;
  }

  /** Proposes other rules to the host; whether they could be proposed. */
  async propose(options: OptionVector): Promise<boolean> {
    const answer = await this.#api.propose(this.#table, options);
    this.problem = answer.ok ? null : answer.problem;
    await this.refresh();
    return answer.ok;
  }

  /**
   * Agrees to the rules and takes a seat, the one wished for or the first free; if that fails, the
   * seats are read anew.
   */
  async join(wish: JoinRequest = {}): Promise<void> {
    const answer = await this.#api.join(this.#table, wish);
    if (answer.ok) this.seated = true;
    else {
      await this.look();
      this.problem = answer.problem;
    }
  }
}
