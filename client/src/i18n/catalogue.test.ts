import { describe, expect, it } from "vitest";
import { language as english } from "./en";
import { fill, plural } from "./forms";
import { later as englishLater } from "./later.en";
import { later as russianLater } from "./later.ru";
import { language as russian } from "./ru";
import { table as englishTable } from "./table.en";
import { table as russianTable } from "./table.ru";

const ru = { ...russian, chrome: { ...russian.chrome, ...russianTable } };
const en = { ...english, chrome: { ...english.chrome, ...englishTable } };
const LANGUAGES = [ru, en] as const;

function placesOf(phrase: unknown): string[] {
  const texts = typeof phrase === "string" ? [phrase] : Object.values(phrase as object);
  const names = texts.flatMap((text: string) => text.match(/\{[\w:]+\}/g) ?? []);
  return [...new Set(names)].sort();
}

function leaves(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return Object.values(node as object).flatMap(leaves);
}

describe("both languages", () => {
  it("keep the words of the table apart from those of the pages", () => {
    const pages = Object.keys(russian.chrome);
    expect(Object.keys(russianTable).filter((key) => pages.includes(key))).toEqual([]);
  });

  it.each(Object.keys(ru.chrome))("fill the same places in %s", (key) => {
    const [one, other] = LANGUAGES.map(({ chrome }) => chrome[key as keyof typeof chrome]);
    expect(placesOf(other)).toEqual(placesOf(one));
  });

  it.each(["refusals", "short", "faults", "warnings", "groups", "options"] as const)(
    "word the same %s",
    (section) => {
      expect(Object.keys(en.words[section])).toEqual(Object.keys(ru.words[section]));
    },
  );

  it.each(LANGUAGES)("$lang never raises its voice", ({ chrome, words }) => {
    expect(leaves([chrome, words]).filter((text) => text.includes("!"))).toEqual([]);
  });

  it.each(LANGUAGES)("$lang has every form its numbers ask for", ({ lang, chrome }) => {
    const asked = new Set(new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
    const counted = Object.values(chrome).filter((phrase) => typeof phrase !== "string");
    expect(counted.length).toBeGreaterThan(5);
    for (const forms of counted) expect(new Set(Object.keys(forms))).toEqual(asked);
  });
});

describe("Russian counts", () => {
  it.each([
    [1, "1 карта", "{name} берёт. Можно подкинуть ещё 1 карту"],
    [2, "2 карты", "{name} берёт. Можно подкинуть ещё 2 карты"],
    [5, "5 карт", "{name} берёт. Можно подкинуть ещё 5 карт"],
    [11, "11 карт", "{name} берёт. Можно подкинуть ещё 11 карт"],
    [21, "21 карта", "{name} берёт. Можно подкинуть ещё 21 карту"],
  ])("%d", (n, nominative, accusative) => {
    const forms = [ru.chrome.cards, ru.chrome["status.takes.more"]];
    expect(forms.map((one) => fill(plural("ru", one, n), { n }))).toEqual([nominative, accusative]);
  });
});

describe("the reader's own take in the rail, once «You takes 3 cards»", () => {
  it.each([
    ["ru", russianLater, "вы берёте 3 карты"],
    ["en", englishLater, "you take 3 cards"],
  ] as const)("%s", (lang, later, said) => {
    expect(fill(plural(lang, later["rail.taken.me"], 3), { n: 3 })).toBe(said);
  });
});
