import { describe, expect, it } from "vitest";
import { BOOK } from "../testing";
import { filtersFor, queryOf } from "./filters";

describe("the filters of open tables", () => {
  it("stand in the reader's words, the variant first", () => {
    const filters = filtersFor(BOOK.options);
    expect(filters.map(({ label }) => label)).toEqual([
      "Игра",
      "Игроков",
      "Колода",
      "Кто подкидывает",
      "Честность",
      "Ничья",
      "Время на ход",
    ]);
    expect(filters[2]?.choices).toEqual([
      { value: "36", label: "36 карт" },
      { value: "24", label: "24 карты" },
      { value: "52", label: "52 карты" },
    ]);
  });

  it("become a query of what is wanted, and of nothing else", () => {
    expect(queryOf({ variant: "perevodnoy", players: "", deck: "36" })).toBe(
      "variant=perevodnoy&deck=36",
    );
    expect(queryOf({})).toBe("");
  });
});
