import { describe, expect, it } from "vitest";
import type { View } from "../gen/wire";
import { beatOrTransfer, c, cards, myLead, showTrump, throwIn, view } from "./fixtures";
import {
  dropCard,
  enterCard,
  type Intent,
  pressFor,
  REST,
  type Step,
  settle,
  tapCard,
  tapTarget,
  transferKey,
} from "./intent";

/** Taps the cards one after another and returns the last step. */
function taps(deal: View, texts: string): Step {
  const start: Step = { intent: REST, send: null, deny: null };
  return cards(texts).reduce((step, card) => tapCard(deal, step.intent, card), start);
}

const holding = (texts: string): Intent => ({ chosen: cards(texts), aim: null });

describe("a card that may both beat and transfer", () => {
  it("is never played before the way is chosen", () => {
    const step = taps(beatOrTransfer(), "8♣ 8♣ 8♣");
    expect(step.send).toBeNull();
    expect(step.intent.chosen).toEqual([c("8♣")]);
    expect(enterCard(beatOrTransfer(), REST, c("8♣")).send).toBeNull();
    expect(enterCard(beatOrTransfer(), holding("8♣"), c("8♣")).send).toBeNull();
  });

  it("goes where it is tapped or dropped", () => {
    const beat = { kind: "beat", card: c("8♣"), target: c("8♥") };
    const transfer = { kind: "transfer", card: c("8♣") };
    const deal = beatOrTransfer();
    expect(tapTarget(deal, holding("8♣"), `beat-${c("8♥")}`).send).toEqual(beat);
    expect(tapTarget(deal, holding("8♣"), "transfer").send).toEqual(transfer);
    expect(dropCard(deal, REST, c("8♣"), "transfer").send).toEqual(transfer);
  });

  it("transfers by the button and by T, shown or laid only when the other is not legal", () => {
    const transfer = { kind: "transfer", card: c("8♣") };
    expect(pressFor(beatOrTransfer(), REST, "transfer").send).toEqual(transfer);
    expect(transferKey(beatOrTransfer(), REST, null).send).toEqual(transfer);
    expect(transferKey(beatOrTransfer(), REST, c("8♣")).send).toEqual(transfer);
    const opened = transferKey(showTrump(), REST, null);
    expect(opened).toMatchObject({ send: null, intent: { chosen: [c("9♣")], aim: "transfer" } });
  });

  it("keeps a transfer and a show apart at the buttons", () => {
    expect(pressFor(showTrump(), REST, "transfer").send).toBeNull();
    const chosen = pressFor(showTrump(), holding("9♣"), "show");
    expect(chosen.send).toEqual({ kind: "show", card: c("9♣") });
  });
});

describe("a card with one way", () => {
  it("is played by the second tap, by one Enter, by its button and by a drop", () => {
    const send = { kind: "throw_in", card: c("9♠") };
    expect(taps(throwIn(), "9♠").send).toBeNull();
    expect(taps(throwIn(), "9♠ 9♠").send).toEqual(send);
    expect(enterCard(throwIn(), REST, c("9♠")).send).toEqual(send);
    expect(pressFor(throwIn(), holding("9♠"), "throw_in").send).toEqual(send);
    expect(dropCard(throwIn(), REST, c("9♠"), "throw_in").send).toEqual(send);
  });

  it("leaves nothing chosen after it was played", () => {
    expect(taps(throwIn(), "9♠ 9♠").intent).toEqual(REST);
  });
});

describe("a lead of several cards", () => {
  it("gathers cards that may be led together", () => {
    const step = taps(myLead(), "7♠ 7♥");
    expect(step.intent.chosen).toEqual(cards("7♠ 7♥"));
    expect(pressFor(myLead(), step.intent, "lead").send).toEqual({
      kind: "lead",
      cards: cards("7♠ 7♥"),
    });
  });

  it("starts anew with a card of another rank, and beyond the most allowed", () => {
    expect(taps(myLead(), "7♠ K♦").intent.chosen).toEqual(cards("K♦"));
    expect(taps(myLead({ lead_max: 1 }), "7♠ 7♥").intent.chosen).toEqual(cards("7♥"));
  });

  it("lets a tapped card go again", () => {
    expect(taps(myLead(), "7♠ 7♥ 7♠").intent.chosen).toEqual(cards("7♥"));
  });

  it("is not cut short by Enter while another card could join", () => {
    expect(enterCard(myLead(), REST, c("7♠")).send).toBeNull();
    expect(enterCard(myLead(), REST, c("K♦")).send).toEqual({ kind: "lead", cards: cards("K♦") });
  });

  it("drags together what was chosen together", () => {
    const both = dropCard(myLead(), holding("7♠ 7♥"), c("7♠"), "lead");
    expect(both.send).toEqual({ kind: "lead", cards: cards("7♠ 7♥") });
    const alone = dropCard(myLead(), holding("7♠ 7♥"), c("K♦"), "lead");
    expect(alone.send).toEqual({ kind: "lead", cards: cards("K♦") });
  });
});

describe("an illegal try", () => {
  it("sends nothing and says why", () => {
    const deny = { kind: "card", card: c("6♥") };
    expect(taps(beatOrTransfer(), "6♥")).toEqual({ intent: REST, send: null, deny });
    expect(dropCard(beatOrTransfer(), REST, c("6♥"), null)).toEqual({
      intent: REST,
      send: null,
      deny,
    });
    expect(pressFor(beatOrTransfer(), REST, "beat").deny).toEqual({ kind: "choose_card" });
    const many = pressFor(beatOrTransfer(), holding("Q♣"), "beat");
    expect(many).toMatchObject({ send: null, deny: { kind: "choose_target" } });
  });

  it("returns a card dropped nowhere without a word if it has a use", () => {
    const step = dropCard(beatOrTransfer(), REST, c("8♣"), null);
    expect(step).toEqual({ intent: REST, send: null, deny: null });
  });

  it("ignores a target that is no longer there", () => {
    expect(tapTarget(view(), holding("8♣"), "transfer").send).toBeNull();
  });
});

describe("while others move", () => {
  it("a card may be chosen ahead and let go", () => {
    const chosen = taps(view(), "8♣");
    expect(chosen).toMatchObject({ send: null, deny: null, intent: { chosen: cards("8♣") } });
    expect(taps(view(), "8♣ 8♣").intent).toEqual(REST);
  });

  it("the choice stays as long as the card is in the hand", () => {
    expect(settle(beatOrTransfer(), holding("8♣"))).toEqual(holding("8♣"));
    expect(settle(throwIn(), holding("8♣"))).toEqual(REST);
    expect(settle(view({ hand: cards("7♠ 7♥") }), holding("7♠ 7♥")).chosen).toEqual(cards("7♠"));
    const aimed = { chosen: cards("8♣"), aim: "transfer" };
    expect(settle(beatOrTransfer(), aimed)).toBe(aimed);
    expect(settle(view(), aimed).aim).toBeNull();
  });
});
