import type { TableView, View } from "../gen/wire";
import { othersOf } from "./model";
import type { Extras } from "./place/parts";
import { inTeams } from "./sides";

/** More opponents than this have no room for a word beside the name. */
const ROOMY = 3;

/** What the rules of a table add to its seats and to its felt. */
export function extrasOf(
  { rules, series }: Pick<TableView, "rules" | "series">,
  view: View,
): Extras {
  return {
    calls: rules.cheating === "on",
    ladder: view.seats.some(({ rung }) => rung !== null),
    mates: inTeams(view) && othersOf(view).length > ROOMY,
    hung: series.hung.some(({ on }) => on !== view.seat),
  };
}
