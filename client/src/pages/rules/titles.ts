import type { PresetInfo } from "../../gen/wire";
import { settings } from "../../settings.svelte";

/** The whole title of a set in the reader's language. */
export function presetTitle(preset: PresetInfo): string {
  return settings.lang === "ru" ? preset.title_ru : preset.title_en;
}

export function presetAbout(preset: PresetInfo): string {
  return settings.lang === "ru" ? preset.description_ru : preset.description_en;
}
