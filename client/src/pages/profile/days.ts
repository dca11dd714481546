/** Moscow days as headings: the points of a day are counted by Moscow's date (S50). */

import { p } from "../../i18n/people";
import { settings } from "../../settings.svelte";

const DAY_MS = 86_400_000;
const MOSCOW = "Europe/Moscow";

/** «30 ноября» of "2026-11-30". */
export function dayText(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const form = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(settings.lang, form).format(noon);
}

/** «21:40» in Moscow. */
export function timeText(at: number): string {
  const form = { hour: "2-digit", minute: "2-digit", hour12: false, timeZone: MOSCOW } as const;
  return new Intl.DateTimeFormat("ru", form).format(at);
}

function before(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** The heading of a day's entries, when `today` is that date. */
export function dayHeading(day: string, today: string): string {
  const date = dayText(day);
  if (day === today) return p("ledger.today", { date });
  return day === before(today) ? p("ledger.yesterday", { date }) : date;
}
