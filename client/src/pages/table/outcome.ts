import { rankOf } from "../../core/cards";
import { rungsLeft } from "../../core/ladder";
import { inTeams, teamsOf } from "../../core/sides";
import type { Hung, Result, SeriesView, TableView, View } from "../../gen/wire";
import { capital, cardName, type Names, rankIndex, rankNames, t } from "../../i18n/index.svelte";
import { l } from "../../i18n/later";

/** How the deal ended for me, in words. */
export interface Outcome {
  readonly kind: "first" | "safe" | "lost" | "draw" | "hung" | "watched";
  readonly title: string;
  readonly notes: readonly string[];
}

const TITLES = {
  first: "status.out_first",
  safe: "status.safe",
  lost: "status.lost",
  draw: "status.draw",
} as const;

function kindOf({ end, durak, places, winners, hung }: Result, me: number): Outcome["kind"] {
  if (hung) return "hung";
  if (me < 0) return "watched";
  if (winners) return winners.includes(me) ? "first" : "lost";
  if (durak === me) return "lost";
  if (durak === null || end === "draw") return "draw";
  return places[0]?.includes(me) && places[0].length === 1 ? "first" : "safe";
}

function hungTitle({ on, by }: Hung, { match_over, winners }: Result, names: Names): string {
  const mine = winners?.includes(names.me ?? -1) ?? by === names.me;
  if (match_over) return l(mine ? "result.match.mine" : "result.match");
  return on === names.me ? l("result.hung.me") : l("result.hung", { name: names.name(on) });
}

/** Who looks on is told who won or lost. */
function watchedTitle({ end, durak, winners }: Result, names: Names): string {
  if (winners) {
    return l("result.team.watched", { names: winners.map((seat) => names.name(seat)).join(", ") });
  }
  if (durak === null || end === "draw") return l("status.draw");
  return l("status.durak", { name: names.name(durak) });
}

function titleOf(kind: Outcome["kind"], result: Result, names: Names): string {
  if (result.hung) return hungTitle(result.hung, result, names);
  if (kind === "watched") return watchedTitle(result, names);
  if (result.winners) return l(kind === "first" ? "result.team.won" : "result.team.lost");
  return kind === "hung" ? "" : l(TITLES[kind]);
}

/** «восьмёрки», or the card if it is only one. */
function setName(cards: readonly number[]): string {
  const [first = 0, ...others] = cards;
  return others.length > 0 ? rankNames([rankOf(first)], "pl") : cardName(first);
}

/** Who hung what, and how far he still has to climb. */
function hungNotes({ by, cards }: Hung, view: View, names: Names): string[] {
  const mine = by === names.me;
  const name = capital(names.name(by));
  const what = { cards: setName(cards) };
  const hangs = mine ? l("result.hang.me", what) : l("result.hang", { name, ...what });
  const n = rungsLeft(view, by);
  if (!view.result?.match_over) {
    return [hangs, mine ? l("result.left.me", { n }) : l("result.left", { name, n })];
  }
  return [hangs, mine ? l("result.top.me") : l("result.top", { name })];
}

/** In teams nobody is the durak; who sat in the fool seat deals next (§11.8). */
function teamNotes({ winners, hung, fool_seat }: Result, names: Names): string[] {
  if (!winners || names.me === null) return [];
  const won = winners.includes(names.me ?? -1);
  const team = hung ? [l(won ? "result.team.won" : "result.team.lost")] : [];
  if (fool_seat === null) return team;
  const dealer = names.name(fool_seat);
  const deals = fool_seat === names.me ? l("result.deals.me") : l("result.deals", { name: dealer });
  return [...team, deals];
}

function caughtNotes({ end }: Result, view: View, names: Names): string[] {
  const call = view.last_bout?.acts.find(({ right }) => right);
  const caught = call?.player ?? null;
  if (end !== "cheat" || caught === null) return [];
  const me = caught === names.me;
  return [me ? l("call.right.me") : l("call.right", { name: names.name(caught) })];
}

/** Who left ended the deal by it (§12.6). */
function leftNotes({ end, durak }: Result, names: Names): string[] {
  if (end !== "left" || durak === null || durak === names.me) return [];
  return [l("result.left_deal", { name: capital(names.name(durak)) })];
}

/** How a deal that is over ended for the viewer. */
export function outcomeOf(result: Result, view: View, names: Names): Outcome {
  const kind = kindOf(result, view.seat);
  const { durak, hung } = result;
  const told = kind === "watched" && result.end !== "draw";
  const other = durak !== null && durak !== view.seat && !told ? durak : null;
  const notes = [
    ...(hung ? hungNotes(hung, view, names) : []),
    ...caughtNotes(result, view, names),
    ...leftNotes(result, names),
    ...teamNotes(result, names),
    ...(other === null ? [] : [l("status.durak", { name: names.name(other) })]),
  ];
  return { kind, title: titleOf(kind, result, names), notes };
}

/** The same as it is heard: «Вы вышли раньше всех. В дураках Вера.» */
export function outcomeWords(result: Result, view: View, names: Names): string {
  const { title, notes } = outcomeOf(result, view, names);
  return [title, ...notes].map((words) => words.replace(/\.?$/, ".")).join(" ");
}

export interface PlaceRow {
  readonly seat: number;
  /** Null for whoever has no place: the deal ended before he was out. */
  readonly place: number | null;
  readonly name: string;
  /** His rung, his losses in a series, that he wants to go on, or the cards he was left with. */
  readonly note: string;
}

/** Seats under one heading: a team, or all. */
export interface PlaceGroup {
  readonly title: string | null;
  readonly rows: readonly PlaceRow[];
}

/** The place of each seat, sharers under the same number. */
function placeNumbers({ places }: Result): ReadonlyMap<number, number> {
  let before = 0;
  const rows = places.flatMap((seats) => {
    const place = before + 1;
    before += seats.length;
    return seats.map((seat) => [seat, place] as const);
  });
  return new Map(rows);
}

function noteOf({ series, seats }: TableView, view: View, seat: number): string {
  const { rung = null, count = 0 } = view.seats[seat] ?? {};
  if (rung !== null) return t("seat.rung", { rank: rankIndex(rung) });
  if (isSeries(series)) return l("result.losses", { n: series.losses[seat] ?? 0 });
  const sitter = seats.find((one) => one.seat === seat);
  if (sitter?.kind === "person" && sitter.again) return l("seat.waits_rematch");
  return inTeams(view) && count > 0 ? t("cards", { n: count }) : "";
}

/** The seats by their places, those without one last; in teams my own team first. */
export function placesOf(table: TableView, view: View, result: Result, names: Names): PlaceGroup[] {
  const numbers = placeNumbers(result);
  const last = view.seats.length + 1;
  const order = (seat: number) => numbers.get(seat) ?? last;
  const rowsOf = (seats: readonly number[]): PlaceRow[] =>
    [...seats]
      .sort((one, other) => order(one) - order(other))
      .map((seat) => ({
        seat,
        place: numbers.get(seat) ?? null,
        name: capital(names.name(seat)),
        note: noteOf(table, view, seat),
      }));
  if (!inTeams(view)) return [{ title: null, rows: rowsOf(view.seats.map(({ seat }) => seat)) }];
  const [mine = [], others = []] = teamsOf(view);
  const [first, second] =
    names.me === null
      ? [t("team.nth", { n: 1 }), t("team.nth", { n: 2 })]
      : [t("team.mine"), t("team.others")];
  return [
    { title: first, rows: rowsOf(mine) },
    { title: second, rows: rowsOf(others) },
  ];
}

/** Whether a score over several deals is kept. */
export function isSeries({ kind }: SeriesView): boolean {
  return kind !== "single";
}

/** The button that goes on: the next deal of a series, a rematch with people, or with bots. */
export function againLabel(table: TableView): string {
  if (isSeries(table.series) && !table.series.over) return l("act.next");
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  return l(people > 1 ? "act.rematch" : "act.again");
}
