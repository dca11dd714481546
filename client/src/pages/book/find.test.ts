import { describe, expect, it } from "vitest";
import type { Chapter, Paragraph } from "../../gen/wire";
import { countOf, found, marked, wantedOf } from "./find";

const paragraph = (number: string, ...text: Paragraph["blocks"][0]["items"][0]): Paragraph => ({
  number,
  options: [],
  blocks: [{ kind: "text", items: [text] }],
});
const chapter = (number: string, ...paragraphs: Paragraph[]): Chapter => ({
  number,
  title: "",
  intro: [{ kind: "text", items: [["Вступление."]] }],
  paragraphs,
});
const CHAPTERS = [
  chapter("1", paragraph("1.1", "Мастей четыре."), paragraph("1.10", "Не бывает.")),
  chapter("6", paragraph("6.1", "Отбой и ", { kind: "term", text: "Пёстрый", to: "x" }, " туз.")),
];
const numbers = (typed: string) =>
  found(CHAPTERS, wantedOf(typed)).flatMap((one) => one.paragraphs.map(({ number }) => number));

describe("finding", () => {
  it.each([
    ["1.1", ["1.1"]],
    ["§ 6", ["6.1"]],
    ["§1", ["1.1", "1.10"]],
    ["1.", ["1.1", "1.10"]],
    ["МАСТЕЙ", ["1.1"]],
    ["масти", ["1.1"]],
    ["бы", ["1.10"]],
    ["и пестрый туз", ["6.1"]],
    ["покер", []],
    ["  ", ["1.1", "1.10", "6.1"]],
  ])("%s", (typed, expected) => {
    expect(numbers(typed)).toEqual(expected);
  });

  it("leaves introductions out, and empty chapters", () => {
    const only = found(CHAPTERS, wantedOf("масте"));
    expect(only).toHaveLength(1);
    expect(only[0]?.intro).toEqual([]);
    expect(countOf(only)).toBe(1);
    expect(found(CHAPTERS, null)).toBe(CHAPTERS);
  });
});

describe("marking", () => {
  it("cuts a text at every place", () => {
    expect(marked("Тузы и туз", wantedOf("туз"))).toEqual([
      { text: "Тузы", fits: true },
      { text: " и ", fits: false },
      { text: "туз", fits: true },
    ]);
  });

  it("marks no numbers and nothing when nothing is wanted", () => {
    expect(marked("6.5", wantedOf("6.5"))).toEqual([{ text: "6.5", fits: false }]);
    expect(marked("туз", null)).toEqual([{ text: "туз", fits: false }]);
  });
});
