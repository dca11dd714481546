import { levelText } from "../../core/levels";
import type { TableSeat } from "../../gen/wire";
import { t } from "../../i18n/index.svelte";

/** A bot without a name is called a bot already. */
function botNote({ name, level }: TableSeat): string {
  const text = levelText(level);
  return name === "" ? text : t("waiting.bot", { level: text });
}

/** What stands beside a name at the table. */
export function seatNote(seat: TableSeat, me: number | null): string {
  if (seat.seat === me) return t("waiting.you");
  if (seat.kind === "bot") return botNote(seat);
  return seat.online ? "" : t("waiting.offline");
}

/** Seats under one heading: a team, or all of them under none. */
export interface SeatGroup {
  readonly title: string | null;
  readonly rows: readonly TableSeat[];
}

/** The seats by teams, the reader's own first; without teams all together (§13.1). */
export function teamsAt(seats: readonly TableSeat[], me: number | null): SeatGroup[] {
  const sides = [...new Set(seats.map(({ side }) => side))];
  if (sides.length === seats.length) return [{ title: null, rows: seats }];
  const mine = seats.find(({ seat }) => seat === me)?.side ?? null;
  const order = mine === null ? sides : [mine, ...sides.filter((side) => side !== mine)];
  return order.map((side, at) => ({
    title: titleOf(at, mine !== null),
    rows: seats.filter((seat) => seat.side === side),
  }));
}

function titleOf(at: number, seated: boolean): string {
  if (!seated) return t("team.nth", { n: at + 1 });
  return t(at === 0 ? "team.mine" : "team.others");
}
