import { describe, expect, it } from "vitest";
import { c, cards, lastBout, seatViews, view } from "./fixtures";
import { keepsPogons, mayHang } from "./fixtures.modes";
import { hungOn, isPogon, ladderOf, receiverOf, rungOf, rungsLeft } from "./ladder";

describe("the ladder (§15.2)", () => {
  it("goes from sixes to aces without queens, and ends with one", () => {
    const rungs = ladderOf(keepsPogons());
    expect(rungs.map(({ rank }) => rank)).toEqual([4, 5, 6, 7, 8, 9, 11, 12, 10]);
    expect(rungs.map(({ state }) => state).join(" ")).toBe(
      "done done now ahead ahead ahead ahead ahead ahead",
    );
    expect(rungs[0]?.seats).toEqual([1, 2]);
    expect(rungs[2]?.seats).toEqual([0]);
  });

  it("counts what is left to hang, on the last rung its queen", () => {
    expect([rungOf(keepsPogons(), 0), rungsLeft(keepsPogons(), 0)]).toEqual([2, 7]);
    const seats = keepsPogons().seats.map((seat) => ({ ...seat, rung: 10 }));
    expect(rungsLeft({ ...keepsPogons(), seats }, 0)).toBe(1);
    expect(rungOf(view(), 0)).toBe(-1);
  });
});

describe("a pogon (§15.9)", () => {
  it("is a card of my rung that is no trump", () => {
    const deal = keepsPogons();
    expect([c("8♠"), c("8♥"), c("8♣"), c("Q♦")].map((card) => isPogon(deal, card))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("is on the last rung the named queen alone, trump or not", () => {
    const last = { ...keepsPogons(), queen: 1 };
    const seats = last.seats.map((seat) => ({ ...seat, rung: 10 }));
    expect(isPogon({ ...last, seats }, c("Q♣"))).toBe(true);
    expect(isPogon({ ...last, seats }, c("Q♠"))).toBe(false);
  });

  it("is nowhere else", () => {
    expect(isPogon(view(), c("8♠"))).toBe(false);
  });
});

it("what hangs on a seat is kept for the match (§15.8)", () => {
  const hung = [
    { by: 0, on: 1, cards: cards("6♣ 6♥") },
    { by: 1, on: 2, cards: cards("6♠") },
    { by: 0, on: 1, cards: cards("7♦") },
  ];
  expect(hungOn({ hung }, 1)).toEqual(cards("6♣ 6♥ 7♦"));
  expect(hungOn({ hung }, 0)).toEqual([]);
});

describe("who would receive the hung cards", () => {
  const beaten = lastBout({ opener: 1, defender: 0 });

  it("is the taker (§15.6)", () => {
    expect(receiverOf(mayHang())).toBe(1);
    expect(receiverOf(view())).toBeNull();
  });

  it("is the opener, or when he is out the next opponent after me (§15.7)", () => {
    expect(receiverOf(mayHang({ last_bout: beaten }))).toBe(1);
    const seats = seatViews([2, 0, 4]).map((seat) => ({ ...seat, playing: seat.seat !== 1 }));
    expect(receiverOf(mayHang({ last_bout: beaten, seats }))).toBe(2);
  });
});
