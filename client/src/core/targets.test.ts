import { expect, it } from "vitest";
import { beatOrTransfer, c, cards, myLead, showTrump, throwIn } from "./fixtures";
import { actionOf, canPlay, isUsable, targetKey, targetsOf } from "./targets";

function keys(...args: Parameters<typeof targetsOf>): string[] {
  return targetsOf(...args).map(targetKey);
}

it("offers every way the view allows a card, and no other", () => {
  expect(keys(beatOrTransfer(), [c("8♣")])).toEqual([
    `beat-${c("8♠")}`,
    `beat-${c("8♥")}`,
    "transfer",
  ]);
  expect(keys(showTrump(), [c("9♣")])).toEqual([`beat-${c("9♠")}`, "transfer", "show"]);
  expect(keys(throwIn(), [c("9♠")])).toEqual(["throw_in"]);
  expect(keys(throwIn(), [c("J♠")])).toEqual([]);
  expect(keys(throwIn(), [])).toEqual([]);
});

it("lets several cards only be led", () => {
  expect(keys(myLead(), cards("7♠ 7♥"))).toEqual(["lead"]);
});

it("makes the action the wire knows", () => {
  expect(actionOf({ kind: "beat", attack: c("8♠") }, [c("8♣")])).toEqual({
    kind: "beat",
    card: c("8♣"),
    target: c("8♠"),
  });
  expect(actionOf({ kind: "lead" }, cards("7♠ 7♥"))).toEqual({
    kind: "lead",
    cards: cards("7♠ 7♥"),
  });
  expect(actionOf({ kind: "show" }, [c("9♣")])).toEqual({ kind: "show", card: c("9♣") });
  expect(actionOf({ kind: "lead" }, [])).toBeNull();
});

it("knows a useless card from the view alone", () => {
  expect(isUsable(beatOrTransfer(), c("6♥"))).toBe(false);
  expect(isUsable(beatOrTransfer(), c("A♠"))).toBe(false);
  expect(canPlay(beatOrTransfer())).toBe(true);
  expect(canPlay(beatOrTransfer({ moves: [] }))).toBe(false);
});
