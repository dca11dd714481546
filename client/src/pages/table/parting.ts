/** What is told of leaving, of a pause, and of a table that is closed. */

import type { ClosedView, LeavingPrice, TableView } from "../../gen/wire";
import { capital, type Names } from "../../i18n/index.svelte";
import { l } from "../../i18n/later";

/** What leaving or resigning would cost now, said before it is done (S36). */
export function priceWords({ ends_deal, durak, points }: LeavingPrice, plays: boolean): string {
  if (!plays) return l("leave.free");
  const end = ends_deal ? "leave.ends" : "leave.goes_on";
  const costs = [l(end), durak ? l("leave.durak") : "", points ? l("leave.points") : ""];
  return costs.filter(Boolean).join(" ");
}

/** Whether I play the deal that is on, so that leaving it means something. */
export function playsNow({ phase, deal }: TableView): boolean {
  return phase === "playing" && deal !== null && deal.role !== "out";
}

/** Whether a pause may be wanted: not among strangers, and only while a deal is on. */
export function mayPause({ kind, phase, closed }: TableView): boolean {
  return phase === "playing" && closed === null && (kind === "private" || kind === "bots");
}

/** What there is to say of a pause, and what one may do about it. */
export interface PauseNotice {
  readonly text: string;
  readonly label: string;
  /** What the button wants: a pause, or none. */
  readonly on: boolean;
}

export function pauseNotice({ paused, me }: TableView, names: Names): PauseNotice | null {
  if (!paused) return null;
  if (paused.on) return { text: l("pause.on"), label: l("pause.end"), on: false };
  if (me !== null && paused.wanted.includes(me)) {
    return { text: l("pause.waits"), label: l("pause.never_mind"), on: false };
  }
  const [only, ...others] = paused.wanted.map((seat) => names.name(seat));
  if (only === undefined) return null;
  const text =
    others.length === 0
      ? l("pause.offer", { name: only })
      : l("pause.offers", { names: [only, ...others].join(", ") });
  return { text: capital(text), label: l("pause.agree"), on: true };
}

/** Why nothing happens at a table any more. */
export function closedWords({ reason }: ClosedView): string {
  return l(`closed.${reason}`);
}
