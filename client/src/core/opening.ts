import type { View } from "../gen/wire";
import { cardName, type Names } from "../i18n/index.svelte";
import { l } from "../i18n/later";
import type { Status } from "./status";

/** Who leads the deal and which trump decided it; null once something was played. */
export function openingOf(view: View, names: Names): Status | null {
  if (view.acts > 0 || view.phase !== "lead" || view.opener === null) return null;
  const mine = view.opener === view.seat;
  const name = names.name(view.opener);
  const line = mine ? l("status.first.me") : l("status.first", { name });
  const card = view.decided_by;
  return { line, more: card === null ? "" : l("status.lowest", { card: cardName(card) }) };
}
