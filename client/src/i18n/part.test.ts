import { describe, expect, it } from "vitest";
import { book as bookEn } from "./book.en";
import { book as bookRu } from "./book.ru";
import { bots as botsEn } from "./bots.en";
import { bots as botsRu } from "./bots.ru";
import type { Phrase } from "./catalogue";
import { door as doorEn } from "./door.en";
import { door as doorRu } from "./door.ru";
import { finding as findingEn } from "./finding.en";
import { finding as findingRu } from "./finding.ru";
import { later as laterEn } from "./later.en";
import { later as laterRu } from "./later.ru";
import { people as peopleEn } from "./people.en";
import { people as peopleRu } from "./people.ru";
import { en as refereeEn, ru as refereeRu } from "./referee";

type Phrases = Readonly<Record<string, Phrase>>;

const PARTS: readonly (readonly [name: string, ru: Phrases, en: Phrases])[] = [
  ["book", bookRu, bookEn],
  ["bots", botsRu, botsEn],
  ["finding", findingRu, findingEn],
  ["later", laterRu, laterEn],
  ["door", doorRu, doorEn],
  ["people", peopleRu, peopleEn],
  ["referee", refereeRu, refereeEn],
];

function textsOf(phrase: Phrase): string[] {
  return typeof phrase === "string" ? [phrase] : Object.values(phrase);
}

function placesOf(phrase: Phrase): string[] {
  return [...new Set(textsOf(phrase).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
}

describe.each(PARTS)("the words of the part %s", (_name, ru, en) => {
  it("fill the same places in both languages", () => {
    expect(Object.keys(en)).toEqual(Object.keys(ru));
    for (const [key, phrase] of Object.entries(ru)) {
      expect(placesOf(en[key] ?? ""), key).toEqual(placesOf(phrase));
    }
  });

  it.each([["ru", ru] as const, ["en", en] as const])(
    "have every form that %s counts with, and never raise their voice",
    (lang, phrases) => {
      const asked = new Set(new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
      for (const [key, phrase] of Object.entries(phrases)) {
        if (typeof phrase !== "string") expect(new Set(Object.keys(phrase)), key).toEqual(asked);
        expect(textsOf(phrase).join(" "), key).not.toContain("!");
      }
    },
  );
});
