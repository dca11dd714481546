import type { TableSeat } from "../../gen/wire";
import { type Key, t } from "../../i18n/index.svelte";

const LEVELS: Readonly<Record<string, Key>> = { easy: "level.easy", medium: "level.medium" };

/** «Лёгкий», "Easy": a level as it is read, also in the middle of a line. */
export function levelText(level: string): string {
  const key = LEVELS[level];
  return key === "level.easy" || key === "level.medium" ? t(key).toLocaleLowerCase() : level;
}

/** A bot without a name is called a bot already. */
function botNote({ name, level }: TableSeat): string {
  const text = levelText(level ?? "");
  return name === "" ? text : t("waiting.bot", { level: text });
}

/** What stands beside a name at the table. */
export function seatNote(seat: TableSeat, me: number | null): string {
  if (seat.seat === me) return t("waiting.you");
  if (seat.kind === "bot") return botNote(seat);
  return seat.online ? "" : t("waiting.offline");
}
