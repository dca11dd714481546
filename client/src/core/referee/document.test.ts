import { describe, expect, it } from "vitest";
import { documentOf, sheetOf, tableDocumentOf } from "./document";
import { seatedFacts, toggled, withFact } from "./facts";
import { actionIn, actionOf, KINDS, needs, questionOf } from "./question";

/** Everything a position can tell (docs/positions.md). */
const POSITION = {
  rules: { preset: "mailru_cheat", options: { deck: 24 }, table: "private" },
  trump_card: "9♠",
  talon: ["10♠", "9♠"],
  hands: [["9♥", "10♥"], [], ["A♦"], ["K♦"]],
  table: [{ attack: "J♥", by: 0, cover: "Q♥", cover_by: 1 }, { attack: "J♦" }],
  opener: 0,
  defender: 1,
  transferrers: [2],
  shown: [2],
  taking: true,
  passed: [0, 3],
  word: "closed",
  bout: 3,
  stalling: 2,
  out: [1],
  emptied: [2],
  dealer: 3,
  previous: { fool_seat: 2, first_place: null },
  rungs: ["6", "J", "6", "Q"],
  queen: "♥",
  cheats: ["Q♥"],
  lost_calls: [
    [0, 1],
    [2, null],
  ],
  waived: [3],
  no_arm: [1],
};
const ACTIONS = [
  { kind: "lead", seat: 0, cards: ["7♣", "7♦"], armed: true },
  { kind: "beat", seat: 1, card: "J♥", target: "8♥", armed: true },
  { kind: "throw_in", seat: 2, card: "8♦" },
  { kind: "call", seat: 2, player: 1 },
  { kind: "take", seat: 1 },
  { kind: "hang", seat: 0 },
];

describe("a document", () => {
  it("comes back whole", () => {
    const { actions, ...sheet } = sheetOf({ position: POSITION, actions: ACTIONS });
    expect(documentOf(sheet, actions)).toEqual({ position: POSITION, actions: ACTIONS });
  });

  it("says nothing where nothing is known", () => {
    const bare = { rules: { preset: "classic" }, hands: [[], []] };
    const { actions, ...sheet } = sheetOf({ position: bare, actions: [] });
    expect(documentOf(sheet, actions)).toEqual({ position: bare, actions: [] });
  });

  it("may ask about the rules of a table", () => {
    const asked = {
      rules: { options: { players: 4, deck: 24 } },
      actions: [{ kind: "create_table" }],
    };
    const { actions, ...sheet } = sheetOf(asked);
    expect(sheet.rules).toEqual({ preset: null, options: { deck: 24 }, table: null });
    expect(sheet.board.hands).toHaveLength(4);
    expect(actions).toEqual([{ kind: "create_table" }]);
    expect(tableDocumentOf(sheet)).toEqual(asked);
  });

  it("is read as far as it can be, whatever it holds", () => {
    const broken = {
      rules: 7,
      trump_card: "XX",
      hands: [["9♥", 5, "Z♥"], "no", ...Array.from({ length: 40 }, () => [])],
      table: [{ attack: "?" }, 3, { attack: "8♥", cover: "none", by: -1 }],
      opener: "one",
      word: {},
      previous: [],
      lost_calls: [3, [null, 1]],
    };
    const { board, facts, rules } = sheetOf({ position: broken, actions: [{ kind: "jump" }, 4] });
    expect(board.hands).toHaveLength(8);
    expect(board.hands[0]).toHaveLength(1);
    expect(board.table).toHaveLength(1);
    expect(board.trump).toBeNull();
    expect(facts).toEqual({});
    expect(rules).toEqual({ preset: null, options: {}, table: null });
    const huge = { rules: { options: { players: 1e9 } }, actions: [] };
    expect(sheetOf(huge).board.hands).toHaveLength(8);
  });
});

describe("a fact", () => {
  it("is left out when it says nothing", () => {
    expect(withFact({ opener: 1 }, "taking", false)).toEqual({ opener: 1 });
    expect(withFact({ opener: 1, passed: [0] }, "passed", [])).toEqual({ opener: 1 });
    expect(withFact({}, "word", null)).toEqual({ word: null });
    expect(withFact({}, "stalling", 0)).toEqual({ stalling: 0 });
  });

  it("of a list keeps the order in which seats came", () => {
    expect(toggled([2, 0], 1)).toEqual([2, 0, 1]);
    expect(toggled([2, 0, 1], 0)).toEqual([2, 1]);
    expect(toggled(undefined, 3)).toEqual([3]);
  });

  it("of a seat that is gone goes with it", () => {
    const facts = {
      opener: 3,
      dealer: 1,
      out: [0, 3],
      lost_calls: [
        [0, 3],
        [1, null],
      ],
    } as const;
    expect(seatedFacts(facts, 3)).toEqual({ dealer: 1, out: [0], lost_calls: [[1, null]] });
  });
});

describe("a question", () => {
  it.each(KINDS)("about %s is an action once all it needs is chosen", (kind) => {
    const empty = { kind, seat: 1, cards: [], target: null, player: null, armed: false };
    const { seat, card, cards, target, player } = needs(kind);
    expect(actionOf(empty) === null).toBe(card || cards || player);
    const whole = actionOf({ ...empty, cards: [5], target: 6, player: 0, armed: true });
    expect(whole).not.toBeNull();
    expect(whole && "target" in whole).toBe(target);
    expect(whole?.seat).toBe(seat ? 1 : undefined);
    expect(actionIn(whole)).toEqual([whole]);
    if (whole) expect(actionOf(questionOf(whole))).toEqual(whole);
  });
});
