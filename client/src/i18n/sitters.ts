import type { TableSeat } from "../gen/wire";
import { t } from "./index.svelte";

/** What to call whoever sits there: his name; bots have none and are counted if there are several. */
export function sitterName(seats: readonly TableSeat[], seat: number): string {
  const sitter = seats.find((one) => one.seat === seat);
  if (sitter?.kind !== "bot" || sitter.name !== "") return sitter?.name || "…";
  const bots = seats.filter(({ kind }) => kind === "bot");
  return bots.length > 1 ? t("bot.nth", { n: bots.indexOf(sitter) + 1 }) : t("bot.name");
}
