import { afterEach, expect, it, vi } from "vitest";
import { langOf, Settings } from "./settings.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  [["ru-RU"], "ru"],
  [["en-GB", "ru"], "en"],
  [["de", "en"], "en"],
  [["uk", "ru", "en"], "ru"],
  [["zh-CN"], "ru"],
  [[], "ru"],
])("takes from %j the language %s", (languages, lang) => {
  expect(langOf(languages)).toBe(lang);
});

it("remembers what was chosen", () => {
  const chosen = new Settings();
  chosen.lang = "en";
  chosen.twoColour = true;
  chosen.sort = "rank";
  const { lang, twoColour, sort } = new Settings();
  expect({ lang, twoColour, sort }).toEqual({ lang: "en", twoColour: true, sort: "rank" });
});

it.each(["no json", "null", "7", '{"lang":"de","twoColour":"yes","sort":3}'])(
  "falls back on what is usual when %s is stored",
  (text) => {
    localStorage.setItem("kozyr.settings", text);
    const { twoColour, sort } = new Settings();
    expect({ twoColour, sort }).toEqual({ twoColour: false, sort: "suit" });
  },
);

it("works where nothing may be stored", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const chosen = new Settings();
  chosen.twoColour = true;
  expect(chosen.twoColour).toBe(true);
});
