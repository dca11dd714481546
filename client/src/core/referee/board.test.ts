import { describe, expect, it } from "vitest";
import {
  type Board,
  cardsOf,
  deckOf,
  discardOf,
  emptyBoard,
  moved,
  resized,
  trumpLies,
  type Zone,
  zoneOf,
} from "./board";
import { cardIn, cardOut } from "./values";

function card(text: string): number {
  const found = cardIn(text);
  if (found === null) throw new Error(`${text} is no card`);
  return found;
}

/** Every card a text names put into its zone, one after another. */
function laid(...moves: [text: string, zone: Zone][]): Board {
  return moves.reduce((board, [text, zone]) => moved(board, card(text), zone), emptyBoard(2));
}

describe("a deck", () => {
  it.each([
    [24, "9♠"],
    [36, "6♠"],
    [52, "2♠"],
  ])("of %d cards begins with %s", (size, lowest) => {
    const deck = deckOf(size);
    expect(deck).toHaveLength(size);
    expect(cardOut(deck[0] ?? 0)).toBe(lowest);
    expect(deck.map(cardOut).map(cardIn)).toEqual(deck);
  });
});

describe("a card", () => {
  it("lies in one zone, and what lies nowhere is the discard", () => {
    const board = laid(["6♠", "trump"], ["7♠", "talon"], ["8♥", "table"], ["J♥", "hand:1"]);
    expect(["6♠", "7♠", "8♥", "J♥", "A♣"].map((text) => zoneOf(board, card(text)))).toEqual([
      "trump",
      "talon",
      "table",
      "hand:1",
      "discard",
    ]);
    expect(discardOf(board, 36)).toHaveLength(32);
  });

  it("covers the attack card it is put on, in place of another cover", () => {
    const zone = `cover:${card("8♥")}` as const;
    const board = laid(["8♥", "table"], ["J♥", zone], ["Q♥", zone]);
    expect(board.table).toEqual([
      { attack: card("8♥"), by: null, cover: card("Q♥"), coverBy: null },
    ]);
    expect(cardsOf(board, zone)).toEqual([card("Q♥")]);
    expect(zoneOf(board, card("J♥"))).toBe("discard");
  });

  it("takes its cover along when it leaves the table", () => {
    const board = laid(["8♥", "table"], ["J♥", `cover:${card("8♥")}`], ["8♥", "hand:0"]);
    expect(board.table).toEqual([]);
    expect(zoneOf(board, card("J♥"))).toBe("discard");
  });

  it("is not put on itself, nor again where it lies", () => {
    const board = laid(["8♥", "table"]);
    expect(moved(board, card("8♥"), `cover:${card("8♥")}`)).toBe(board);
    expect(moved(board, card("8♥"), "table")).toBe(board);
  });
});

describe("the trump card", () => {
  it("is the last of the talon while it lies there", () => {
    const board = laid(["6♠", "trump"], ["7♠", "talon"], ["8♠", "talon"]);
    expect(board.talon.map(cardOut)).toEqual(["7♠", "8♠", "6♠"]);
    expect(cardsOf(board, "talon").map(cardOut)).toEqual(["7♠", "8♠"]);
  });

  it("stays the trump card when it is put elsewhere", () => {
    const board = laid(["6♠", "trump"], ["6♠", "hand:0"]);
    expect(trumpLies(board)).toBe(false);
    expect(cardsOf(board, "trump").map(cardOut)).toEqual(["6♠"]);
    expect(zoneOf(board, card("6♠"))).toBe("hand:0");
  });

  it("makes room for another one", () => {
    const board = laid(["6♠", "trump"], ["7♠", "talon"], ["9♥", "trump"]);
    expect(board.talon.map(cardOut)).toEqual(["7♠", "9♥"]);
    expect(zoneOf(board, card("6♠"))).toBe("discard");
  });
});

it("follows the number of players and the deck", () => {
  const board = laid(
    ["6♠", "trump"],
    ["7♥", "hand:0"],
    ["A♥", "hand:0"],
    ["K♥", "hand:1"],
    ["9♦", "table"],
    ["8♦", `cover:${card("9♦")}`],
  );
  const small = resized(board, 3, 24);
  expect(small.trump).toBeNull();
  expect(small.talon).toEqual([]);
  expect(small.hands.map((hand) => hand.map(cardOut))).toEqual([["A♥"], ["K♥"], []]);
  expect(small.table.map(({ cover }) => cover)).toEqual([null]);
  expect(resized(board, 1, 36).hands).toHaveLength(1);
});
