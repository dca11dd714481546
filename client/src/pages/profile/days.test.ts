import { expect, it } from "vitest";
import { dayHeading, dayText, timeText } from "./days";

it("names today and yesterday by Moscow's date, and other days by theirs", () => {
  expect(dayHeading("2026-11-30", "2026-11-30")).toBe("Сегодня, 30 ноября (по Москве)");
  expect(dayHeading("2026-11-29", "2026-11-30")).toBe("Вчера, 29 ноября");
  expect(dayHeading("2026-11-28", "2026-11-30")).toBe("28 ноября");
  expect(dayHeading("2025-12-31", "2026-01-01")).toBe("Вчера, 31 декабря");
});

it("tells the time as it is in Moscow, wherever the reader is (S50)", () => {
  expect(timeText(Date.parse("2026-11-30T20:59:59Z"))).toBe("23:59");
  expect(timeText(Date.parse("2026-11-30T21:00:00Z"))).toBe("00:00");
  expect(dayText("2026-12-01")).toBe("1 декабря");
});
