import { describe, expect, it } from "vitest";
import { beatOrTransfer, c, cards, myLead, showTrump, throwIn } from "./fixtures";
import { REST } from "./intent";
import { slotsOf, spreadOf, withPending } from "./shown";

describe("unanswered actions", () => {
  it("lie half solid on the table and not in the hand", () => {
    const beat = { kind: "beat" as const, card: c("Q♣"), target: c("8♥") };
    const { hand, pairs } = withPending(beatOrTransfer(), [beat]);
    expect(hand).not.toContain(c("Q♣"));
    expect(pairs[1]).toMatchObject({ cover: c("Q♣"), ghostCover: true });
    expect(pairs[0]).toMatchObject({ cover: null, ghostCover: false });
  });

  it("add attack cards for a lead, a throw-in and a transfer", () => {
    const lead = withPending(myLead(), [{ kind: "lead", cards: cards("7♠ 7♥") }]);
    expect(lead.pairs.map(({ attack, ghostAttack }) => [attack, ghostAttack])).toEqual([
      [c("7♠"), true],
      [c("7♥"), true],
    ]);
    const thrown = withPending(throwIn(), [{ kind: "throw_in", card: c("9♠") }]);
    expect(thrown.pairs).toHaveLength(2);
    const moved = withPending(beatOrTransfer(), [{ kind: "transfer", card: c("8♣") }]);
    expect(moved.pairs).toHaveLength(3);
  });

  it("leave a shown trump in the hand", () => {
    const shown = withPending(showTrump(), [{ kind: "show", card: c("9♣") }]);
    expect(shown.hand).toContain(c("9♣"));
    expect(shown.showing).toEqual([c("9♣")]);
  });

  it("are forgotten once the view holds them", () => {
    const done = { ...beatOrTransfer(), hand: cards("6♥ J♠ K♥ 10♦ Q♣") };
    const { pairs } = withPending(done, [{ kind: "transfer", card: c("8♣") }]);
    expect(pairs).toHaveLength(2);
  });
});

describe("the table of a deal that was stopped", () => {
  it("gives way to the result", () => {
    expect(withPending({ ...throwIn(), phase: "over" }, []).pairs).toEqual([]);
    expect(spreadOf({ ...throwIn(), phase: "over" }, [], REST, { sort: "rank" }).pairs).toEqual([]);
  });
});

describe("the spread", () => {
  it("keeps a slot free for each legal way to pass the attack on", () => {
    expect(slotsOf(beatOrTransfer(), [])).toBe(1);
    expect(slotsOf(showTrump(), [])).toBe(2);
    expect(slotsOf(throwIn(), [])).toBe(0);
    expect(slotsOf(showTrump(), [{ kind: "show", card: c("9♣") }])).toBe(0);
  });

  it("orders the hand and marks what is of no use now", () => {
    const spread = spreadOf(throwIn(), [], { ...REST, chosen: [c("9♠")] }, { sort: "rank" });
    expect(spread.hand.map(({ card }) => card)).toEqual(cards("6♠ 9♠ J♠ Q♥ K♦"));
    expect(spread.hand[1]).toEqual({ card: c("9♠"), chosen: true, useless: false });
    expect(spread.hand[0]?.useless).toBe(true);
    expect(spread).toMatchObject({ opponents: 1, talon: 14, over: false, slots: 0 });
  });
});
