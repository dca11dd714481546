import type { Result, SeriesView, TableView } from "../../gen/wire";
import { capital, type Names, t } from "../../i18n/index.svelte";

/** How the deal ended for me, in words. */
export interface Outcome {
  readonly kind: "first" | "safe" | "lost" | "draw";
  readonly title: string;
  readonly more: string;
}

function kindOf({ durak, places }: Result, me: number): Outcome["kind"] {
  if (durak === null) return "draw";
  if (durak === me) return "lost";
  return places[0]?.includes(me) && places[0].length === 1 ? "first" : "safe";
}

const TITLES = {
  first: "status.out_first",
  safe: "status.safe",
  lost: "status.lost",
  draw: "status.draw",
} as const;

export function outcomeOf(result: Result, me: number, names: Names): Outcome {
  const kind = kindOf(result, me);
  const other = result.durak !== null && result.durak !== me ? result.durak : null;
  const more = other === null ? "" : t("status.durak", { name: names.name(other) });
  return { kind, title: t(TITLES[kind]), more };
}

export interface PlaceRow {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly losses: number;
  /** A person who wants to go on; a bot always does. */
  readonly again: boolean;
}

/** The seats by their places, sharers under the same number. */
export function placesOf(table: TableView, result: Result, names: Names): PlaceRow[] {
  let before = 0;
  return result.places.flatMap((seats) => {
    const place = before + 1;
    before += seats.length;
    return seats.map((seat) => {
      const sitter = table.seats.find((one) => one.seat === seat);
      return {
        seat,
        place,
        name: capital(names.name(seat)),
        losses: table.series.losses[seat] ?? 0,
        again: sitter?.kind === "person" && sitter.again,
      };
    });
  });
}

/** Whether a score over several deals is kept. */
export function isSeries({ kind }: SeriesView): boolean {
  return kind !== "single";
}

/** The button that goes on: the next deal of a series, a rematch with people, or with bots. */
export function againLabel(table: TableView): string {
  if (isSeries(table.series) && !table.series.over) return t("act.next");
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  return t(people > 1 ? "act.rematch" : "act.again");
}
