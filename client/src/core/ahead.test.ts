import { describe, expect, it } from "vitest";
import type { View } from "../gen/wire";
import { fateOf, mayWish, wished } from "./ahead";
import { beatOrTransfer, c, cards, moves, myLead, pairs, showTrump, throwIn } from "./fixtures";

const shut = (code: string) => ({ code, params: { seat: 1 } });
const none = (hand: readonly number[]) => moves(hand, {});

/** I attack beside others, and the first word is another's. */
function waits(given: Partial<View> = {}): View {
  const deal = throwIn();
  const buttons = { ...deal.buttons, throw_in: shut("first_word"), pass: shut("first_word") };
  return { ...deal, moves: none(deal.hand), may_act: [1], buttons, ...given };
}

/** I defend, and everything is beaten for now. */
function beaten(given: Partial<View> = {}): View {
  const deal = beatOrTransfer();
  const buttons = {
    ...deal.buttons,
    beat: shut("nothing_uncovered"),
    take: shut("nothing_uncovered"),
  };
  return {
    ...deal,
    moves: none(deal.hand),
    table: pairs(["8♠ J♠"], 1, 0),
    uncovered: 0,
    may_act: [1],
    buttons,
    ...given,
  };
}

const card = (text: string) => ({ kind: "card", card: c(text) }) as const;

describe("a card chosen ahead", () => {
  const [hers] = throwIn().moves.filter((one) => one.throw_in);
  const mine = { kind: "card", card: hers?.card ?? -1 } as const;

  it("waits while it is not my turn, and is laid once there is one way for it", () => {
    const ahead = wished(waits(), mine);
    expect(fateOf(waits(), ahead)).toEqual({ kind: "wait" });
    expect(fateOf(throwIn(), ahead)).toEqual({
      kind: "act",
      action: { kind: "throw_in", card: mine.card },
    });
  });

  it("is never played where it may both beat and transfer, or be shown", () => {
    expect(fateOf(beatOrTransfer(), wished(beaten(), card("8♣")))).toEqual({ kind: "choose" });
    const shown = showTrump();
    const both = shown.moves.find(({ show }) => show)?.card ?? -1;
    expect(fateOf(shown, wished(shown, { kind: "card", card: both }))).toEqual({ kind: "choose" });
  });

  it("is never led blindly", () => {
    const [first = -1] = myLead().hand;
    const ahead = wished(myLead(), { kind: "card", card: first });
    expect(fateOf(myLead(), ahead)).toEqual({ kind: "choose" });
  });

  it("is given up with the reason where it fits no more", () => {
    const hand = cards("6♥ J♠");
    const asked = beatOrTransfer({ hand, moves: moves(hand, { "J♠": { beat: cards("8♠") } }) });
    const { beat } = asked.buttons;
    expect(fateOf(asked, wished(beaten({ hand }), card("6♥")))).toEqual({
      kind: "drop",
      why: beat,
    });
    const low = { code: "card_too_low", params: {} };
    const stuck = {
      ...asked,
      moves: none(hand),
      may_act: [0],
      buttons: { ...asked.buttons, beat: low },
    };
    expect(fateOf(stuck, wished(beaten({ hand }), card("6♥")))).toEqual({ kind: "drop", why: low });
  });

  it("is only chosen any more in another bout, in another role, or when it is gone", () => {
    const ahead = wished(waits(), mine);
    expect(fateOf({ ...throwIn(), bout: 2 }, ahead)).toEqual({ kind: "choose" });
    expect(fateOf({ ...throwIn(), deal: 2 }, ahead)).toEqual({ kind: "choose" });
    expect(fateOf({ ...waits(), role: "defender" }, ahead)).toEqual({ kind: "choose" });
    const gone = waits().hand.filter((one) => one !== mine.card);
    expect(fateOf({ ...waits(), hand: gone }, ahead)).toEqual({ kind: "choose" });
  });
});

describe("a take or a pass chosen ahead", () => {
  it("may be wished for by whose word it is, before it is his", () => {
    expect([mayWish(waits(), "pass"), mayWish(throwIn(), "pass")]).toEqual([true, false]);
    expect([mayWish(beaten(), "take"), mayWish(beatOrTransfer(), "take")]).toEqual([true, false]);
    expect([mayWish(waits(), "take"), mayWish(beaten(), "pass")]).toEqual([false, false]);
    expect(mayWish(beaten({ taking: true }), "take")).toBe(false);
    const passed = waits().seats.map((seat) => ({ ...seat, passed: true }));
    expect(mayWish(waits({ seats: passed }), "pass")).toBe(false);
    expect(mayWish(waits({ phase: "lead" }), "pass")).toBe(false);
  });

  it("is said as soon as it is legal", () => {
    const pass = wished(waits(), { kind: "pass" });
    expect(fateOf(waits(), pass)).toEqual({ kind: "wait" });
    expect(fateOf(throwIn(), pass)).toEqual({ kind: "act", action: { kind: "pass" } });
    const take = wished(beaten(), { kind: "take" });
    expect(fateOf(beatOrTransfer(), take)).toEqual({ kind: "act", action: { kind: "take" } });
  });

  it("does not outlive its bout", () => {
    const take = wished(beaten(), { kind: "take" });
    expect(fateOf(beatOrTransfer({ bout: 2 }), take)).toEqual({ kind: "drop", why: null });
  });
});
