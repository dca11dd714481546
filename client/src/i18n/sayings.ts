import { words as en } from "../gen/sayings.en";
import { words as ru } from "../gen/sayings.ru";
import { settings } from "../settings.svelte";
import type { Sayings } from "./words";

/** Words by codes of the service: set phrases, signs, reasons of points and of reports. */
export function sayings(): Sayings {
  return settings.lang === "ru" ? ru : en;
}
