import type { SeatView, TableSeat, TableView, View } from "../gen/wire";
import { type Names, t } from "../i18n/index.svelte";
import { sitterName } from "../i18n/sitters";
import { initial } from "../ui/avatar";
import { mayCheat } from "./cheating";
import { levelText } from "./levels";
import { isPartner } from "./sides";
import { awaited } from "./turn";

/** What the word under an opponent's name means; the loud ones stand in the name's place on a phone. */
export type SeatState =
  | "leads"
  | "beats"
  | "takes"
  | "passed"
  | "decides"
  | "waived"
  | "out"
  | "idle";

/** An opponent as the table shows him. */
export interface Opponent {
  readonly seat: number;
  readonly name: string;
  /** What stands in the avatar: the first letter, or the number of one bot of several. */
  readonly sign: string;
  readonly count: number;
  /** Whether he still has something to do with cards. */
  readonly holds: boolean;
  readonly state: SeatState;
  readonly word: string;
  /** Whether the word takes the place of the name where there is one line. */
  readonly loud: boolean;
  readonly defends: boolean;
  /** On the move: the brass ring. */
  readonly on: boolean;
  readonly online: boolean;
  /** A bot plays for him (§17.8). */
  readonly substitute: boolean;
  /** A bot's level, or null for a person; that it is a bot, its name says. */
  readonly bot: string | null;
  readonly partner: boolean;
  /** The rank of his rung; null without epaulettes. */
  readonly rung: number | null;
  /** Caught: he may not cheat any more in this deal. */
  readonly caught: boolean;
  /** Whether I may call him a cheat now; null where that is never done. */
  readonly call: boolean | null;
}

export function namesOf(table: TableView): Names {
  const { me, seats } = table;
  const name = (seat: number) => (seat === me ? t("seat.you") : sitterName(seats, seat));
  return { name, me };
}

/** Whether I look on and have no seat. */
export function looksOn(view: Pick<View, "seat">): boolean {
  return view.seat < 0;
}

/** The other seats in playing order from my left; all of them for who looks on. */
export function othersOf(view: View): number[] {
  const count = view.seats.length;
  if (looksOn(view)) return view.seats.map(({ seat }) => seat);
  return Array.from({ length: count - 1 }, (_, i) => (view.seat + 1 + i) % count);
}

function stateOf(view: View, seat: number): SeatState {
  const of = view.seats[seat];
  if (view.phase === "over") return "idle";
  if (!of?.playing) return "out";
  if (view.phase === "lead") return seat === view.opener ? "leads" : "idle";
  if (view.phase === "calling") return of.waived ? "waived" : "idle";
  if (view.phase === "hanging") return view.may_act.includes(seat) ? "decides" : "idle";
  return seat === view.defender ? defending(view) : attacking(view, of);
}

function defending(view: View): SeatState {
  if (view.taking) return "takes";
  return view.uncovered > 0 ? "beats" : "idle";
}

function attacking(view: View, { seat, passed }: SeatView): SeatState {
  if (passed) return "passed";
  if (seat === view.main_attacker) return "leads";
  return awaited(view).includes(seat) ? "decides" : "idle";
}

const WORDS = {
  leads: "seat.leads",
  beats: "seat.beats",
  takes: "seat.takes",
  passed: "seat.passed",
  decides: "seat.decides",
  waived: "seat.waived",
  out: "seat.out",
} as const;

const LOUD: ReadonlySet<SeatState> = new Set(["leads", "beats", "takes", "passed", "waived"]);

function wordOf(state: SeatState, sitter: TableSeat | undefined): string {
  if (sitter?.substitute) return state === "idle" ? t("seat.substitute") : t(WORDS[state]);
  if (sitter && !sitter.online) return t(sitter.left ? "seat.left" : "seat.offline");
  return state === "idle" ? "" : t(WORDS[state]);
}

/** Called are opponents who are in, by whoever is in himself (§14.6). */
function callOf(table: TableView, view: View, seat: number): boolean | null {
  if (table.rules.cheating !== "on" || !mayCheat(view) || looksOn(view)) return null;
  if (view.role === "out" || !view.seats[seat]?.playing || isPartner(view, seat)) return null;
  return view.calls.includes(seat);
}

/** What stands in an avatar: the first letter of a name, or the number of one like others. */
export function signOf(name: string): string {
  return /(?<= )\d{1,3}$/.exec(name)?.[0] ?? initial(name);
}

/** The opponents in playing order from my left. */
export function opponentsOf(table: TableView, view: View): Opponent[] {
  return othersOf(view).map((seat) => {
    const sitter = table.seats.find((one) => one.seat === seat);
    const state = stateOf(view, seat);
    const name = sitterName(table.seats, seat);
    const of = view.seats[seat];
    return {
      seat,
      name,
      sign: signOf(name),
      count: of?.count ?? 0,
      holds: view.phase === "over" ? (of?.count ?? 0) > 0 : state !== "out",
      state,
      word: wordOf(state, sitter),
      loud: LOUD.has(state) || (sitter?.online === false && !sitter.substitute),
      defends: seat === view.defender && view.phase !== "over",
      on: view.phase !== "calling" && awaited(view).includes(seat),
      online: sitter?.online ?? true,
      substitute: sitter?.substitute ?? false,
      bot: sitter?.kind === "bot" ? levelText(sitter.level) : null,
      partner: isPartner(view, seat),
      rung: of?.rung ?? null,
      caught: of?.no_arm ?? false,
      call: callOf(table, view, seat),
    };
  });
}
