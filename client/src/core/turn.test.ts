import { describe, expect, it } from "vitest";
import { beatOrTransfer, myLead, seatViews, throwIn, view } from "./fixtures";
import { awaited, isMyTurn } from "./turn";

describe("whom the bout waits for", () => {
  const passed = seatViews([5, 4, 6]).map((seat) => ({ ...seat, passed: seat.seat === 2 }));

  it("is the opener before the lead and the defender while a card lies uncovered", () => {
    expect(awaited(myLead())).toEqual([0]);
    expect(awaited(view({ defender: 1, uncovered: 1, may_act: [0, 1, 2] }))).toEqual([1]);
  });

  it("is whoever may throw in and has not passed, once all is beaten or taken", () => {
    const beaten = { seats: passed, defender: 1, may_act: [0, 2] };
    expect(awaited(view(beaten))).toEqual([0]);
    expect(awaited(view({ ...beaten, uncovered: 1, taking: true }))).toEqual([0]);
  });
});

describe("my turn", () => {
  it("is when the table waits for me or lets me add a card", () => {
    expect([myLead(), beatOrTransfer(), throwIn()].every((deal) => isMyTurn(deal))).toBe(true);
    expect(isMyTurn(view())).toBe(false);
    expect(isMyTurn(view({ uncovered: 1, taking: true }))).toBe(false);
  });
});
