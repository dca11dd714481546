import { expect, it } from "vitest";
import type { TableSeat } from "../gen/wire";
import { sitterName } from "./sitters";

const seated = (seat: number, kind: TableSeat["kind"], name = ""): TableSeat => ({
  seat,
  name,
  kind,
  level: kind === "bot" ? "easy" : null,
  online: true,
  agreed: true,
  again: false,
  left: false,
  substitute: false,
  wants: null,
  side: seat,
});

it("calls people by their names and a lone bot a bot", () => {
  const seats = [seated(0, "person", "Аня"), seated(1, "bot"), seated(2, "free")];
  expect([0, 1, 2, 3].map((seat) => sitterName(seats, seat))).toEqual(["Аня", "Бот", "…", "…"]);
});

it("counts several bots", () => {
  const seats = [seated(0, "bot"), seated(1, "person", "Аня"), seated(2, "bot")];
  expect([0, 2].map((seat) => sitterName(seats, seat))).toEqual(["Бот 1", "Бот 2"]);
});
