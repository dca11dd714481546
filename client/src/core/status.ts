import type { View } from "../gen/wire";
import { capital, cardName, type Names, rankNames, t } from "../i18n/index.svelte";
import type { Wish } from "./ahead";
import type { Habits } from "./buttons";
import { rankOf } from "./cards";
import type { Intent } from "./intent";
import { looksOn } from "./model";
import { isPartner } from "./sides";
import { movesOf, targetsOf } from "./targets";
import { awaited, isMyTurn } from "./turn";

/** The status: its line, and a second one where there is room. */
export interface Status {
  readonly line: string;
  readonly more: string;
}

function status(line: string, more = ""): Status {
  return { line, more };
}

function capitalName(names: Names, seat: number | null): string {
  return seat === null ? "" : capital(names.name(seat));
}

function leading(view: View): Status {
  if (view.buttons.hang === null) return status(t("status.hang.must"));
  const joins = view.lead_max > 1 && view.moves.some(({ joins }) => joins.length > 0);
  return status(t("status.lead"), joins ? t("status.lead.several") : "");
}

function defending(view: View): Status {
  const beaten = view.table.length - view.uncovered;
  const room = view.room > 0 ? t("status.room", { n: view.room }) : "";
  if (view.taking) return status(t("status.take.me"), room);
  if (view.uncovered === 0) return status(t("status.beaten.me"));
  if (view.buttons.transfer === null) return status(t("status.transfer"), room);
  if (beaten > 0) return status(t("status.beat.more", { n: view.uncovered }), room);
  return status(t("status.defend"), room);
}

function throwableRanks(view: View): number[] {
  const ranks = view.hand.filter((card) => movesOf(view, card).throw_in).map(rankOf);
  return [...new Set(ranks)].sort((one, other) => one - other);
}

function takes(view: View, names: Names, more: boolean): Status {
  if (view.defender === view.seat) return status(t("status.take.me"));
  const name = capitalName(names, view.defender);
  if (!more || view.room === 0) return status(t("status.takes", { name }));
  return status(t("status.takes.more", { name, n: view.room }));
}

function attacking(view: View, names: Names): Status {
  const ranks = throwableRanks(view);
  if (view.taking) return takes(view, names, ranks.length > 0);
  const about = view.uncovered === 0 ? t("status.beaten") : thinking(view, names);
  if (ranks.length > 0) {
    return status(t("status.throw_in", { ranks: rankNames(ranks, "short") }), about);
  }
  const passed = view.seats[view.seat]?.passed;
  const word = view.buttons.throw_in;
  if (word?.code === "first_word" || word?.code === "not_your_word") {
    const name = names.name(Number(word.params.seat));
    return status(t("status.decides", { name }));
  }
  if (passed) return status(t("status.passed"), about);
  return status(about || t("status.wait.all"), t("status.nothing"));
}

/** Whom the table waits for, if it is one player. */
function thinking(view: View, names: Names): string {
  const only = awaitedAlone(view);
  return only === null ? "" : t("status.wait", { name: capitalName(names, only) });
}

function awaitedAlone(view: View): number | null {
  const [only, second] = awaited(view).filter((seat) => seat !== view.seat);
  return only === undefined || second !== undefined ? null : only;
}

/** The table waits for one player, and he is not there. */
function missing(view: View, names: Names, offline: readonly number[]): Status | null {
  const only = awaitedAlone(view);
  if (only === null || !offline.includes(only) || isMyTurn(view)) return null;
  return status(t("status.offline", { name: capitalName(names, only) }), t("status.offline.more"));
}

/** A partner defends: nothing is thrown in to him (§13.3). */
function partnerDefends(view: View, names: Names): Status | null {
  const { phase, defender, uncovered } = view;
  if (phase !== "bout" || uncovered === 0 || defender === null) return null;
  if (!isPartner(view, defender)) return null;
  return status(t("status.partner", { name: names.name(defender) }));
}

/** What is left to say of a bout in which nobody does anything more, before its table is swept. */
function ended({ history, uncovered }: View): Status {
  const caught = history.some(({ right }) => right);
  return status(caught || uncovered > 0 ? "" : t("status.beaten"));
}

function waiting(view: View, names: Names): Status {
  if (view.taking) return takes(view, names, false);
  if (view.phase === "bout" && view.may_act.length === 0) return ended(view);
  const partner = partnerDefends(view, names);
  if (partner) return partner;
  const one = thinking(view, names);
  if (looksOn(view)) return status(one || t("status.watching"), one && t("status.watching"));
  return one === "" ? status(t("status.wait.all")) : status(one, t("status.ahead"));
}

/** What a held card or an aimed target makes of the status; null if nothing. */
function choosing(view: View, intent: Intent, names: Names): Status | null {
  const [card] = intent.chosen;
  if (card === undefined || view.transfer_to === null) return null;
  const kinds = targetsOf(view, intent.chosen).map(({ kind }) => kind);
  if (intent.aim === "show" || (kinds.includes("show") && intent.aim === null)) {
    return status(capital(t("status.show", { card: cardName(card) })));
  }
  if (intent.aim !== "transfer") return null;
  return status(t("status.drop", { name: names.name(view.transfer_to) }));
}

/** The bout is played; it may still be said that somebody cheated (§14.6). */
function calling(view: View): Status {
  if (view.buttons.waive === null) return status(t("status.window"), t("status.window.more"));
  const waived = view.seats[view.seat]?.waived;
  return status(t("status.window.wait"), waived ? t("status.window.waived") : "");
}

/** It is asked whether somebody hangs his cards; who is asked says nothing of them (§17.12). */
function hanging(view: View): Status {
  if (view.buttons.hang === null) return status(t("status.hang"));
  const answers = { hang: t("status.hang.answered"), decline: t("status.hang.declined") };
  return status(t("status.hang.wait"), view.answered === null ? "" : answers[view.answered]);
}

/** Who is not there. */
interface Absence {
  readonly offline?: readonly number[];
}

/** What is chosen before it may be done, and how to take it back. */
function wishing(wish: Wish): Status {
  const what = wish.kind === "card" ? cardName(wish.card) : t(`act.${wish.kind}`);
  return status(t("status.ahead.set", { what }), t("status.ahead.off"));
}

/** What the status line says: what I may do, or whom we wait for; of an armed card, that it is. */
export function statusOf(
  view: View,
  intent: Intent,
  names: Names,
  { armed = false, wish = null, offline = [] }: Habits & Absence = {},
): Status {
  const chosen = choosing(view, intent, names);
  if (chosen) return chosen;
  if (view.phase === "over") return status("");
  if (wish) return wishing(wish);
  const away = missing(view, names, offline);
  if (away) return away;
  if (armed) return status(t("status.armed"), t("status.armed.more"));
  if (view.phase === "calling") return calling(view);
  if (view.phase === "hanging") return hanging(view);
  if (view.role === "opener") return leading(view);
  if (view.phase === "bout" && view.role === "defender") return defending(view);
  if (view.phase === "bout" && view.role === "attacker") return attacking(view, names);
  if (view.role === "out") {
    return status(t("status.out"), waiting(view, names).line);
  }
  return waiting(view, names);
}
