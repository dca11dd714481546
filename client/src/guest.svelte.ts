import type { Me } from "./gen/wire";
import { api, type Problem } from "./net/api";

/** Who this browser is to the service: a guest with a cookie and a name. */
class Guest {
  me: Me | null = $state.raw(null);

  /** Asks the service once; the first answer sets the cookie. */
  async meet(): Promise<void> {
    if (!this.me) await this.again();
  }

  /** Asks anew: a session may have been ended from elsewhere. */
  async again(): Promise<void> {
    const answer = await api.me();
    if (answer.ok) this.me = answer.value;
  }

  /** Takes another name; the result says what was wrong with it. */
  async rename(name: string): Promise<Problem | null> {
    const answer = await api.rename(name.trim());
    if (!answer.ok) return answer.problem;
    this.me = answer.value;
    return null;
  }
}

export const guest = new Guest();
