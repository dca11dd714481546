import { describe, expect, it } from "vitest";
import type { Refusal, View } from "../gen/wire";
import { buttonsOf } from "./buttons";
import { beatOrTransfer, cards, myLead, showTrump, table, throwIn, view } from "./fixtures";
import { REST } from "./intent";
import { namesOf } from "./model";

function bar(deal: View, chosen = ""): string[] {
  const intent = { chosen: cards(chosen), aim: null };
  return buttonsOf(deal, intent, namesOf(table(deal))).map(
    ({ label, tone, why }) => `${label}: ${why ?? tone}`,
  );
}

function withButtons(deal: View, changes: Partial<View["buttons"]>): View {
  return { ...deal, buttons: { ...deal.buttons, ...changes } };
}

const no = (code: string, params: Refusal["params"] = {}): Refusal => ({ code, params });

describe("the defender", () => {
  it("transfers in sky once a card for it is chosen", () => {
    expect(bar(beatOrTransfer())).toEqual(["Беру: ghost", "Перевести: ghost"]);
    expect(bar(beatOrTransfer(), "8♣")).toEqual(["Беру: ghost", "Перевести: sky", "Побить: brass"]);
  });

  it("keeps a grey transfer in its place with the reason", () => {
    const short = no("transfer_hand", { seat: 1 });
    expect(bar(withButtons(beatOrTransfer(), { transfer: short }))).toEqual([
      "Беру: ghost",
      "Перевести: Вера: мало карт",
    ]);
  });

  it("has no transfer at a table without", () => {
    const deal = withButtons(beatOrTransfer(), { transfer: no("transfer_off") });
    expect(bar(deal)).toEqual(["Беру: ghost", "Побить: выберите карту"]);
    expect(bar(deal, "J♠")).toEqual(["Беру: ghost", "Побить: brass"]);
  });

  it("may lay or show the trump, each by its own button", () => {
    expect(bar(showTrump(), "9♣")).toEqual([
      "Беру: ghost",
      "Перевести: ghost",
      "Показать козырь: sky",
    ]);
  });

  it("may choose the take ahead when all is beaten, and has nothing to press when he takes", () => {
    expect(bar(view())).toEqual(["Беру: ghost"]);
    const [take] = buttonsOf(view(), REST, namesOf(table(view())), { wish: { kind: "take" } });
    expect(take).toMatchObject({ ahead: true, pressed: true });
    expect(bar(beatOrTransfer({ taking: true }))).toEqual([]);
  });
});

describe("the attacker", () => {
  it("says Бито as the main one with everything beaten, else Пас", () => {
    expect(bar(throwIn())).toEqual(["Бито: ghost", "Подкинуть: выберите карту"]);
    expect(bar(throwIn(), "9♠")).toEqual(["Бито: ghost", "Подкинуть: brass"]);
    expect(bar(throwIn({ main_attacker: 2 }))[0]).toBe("Пас: ghost");
    expect(bar(throwIn({ uncovered: 1 }))[0]).toBe("Пас: ghost");
  });

  it("sees no button while the server passes for him", () => {
    const nothing = no("rank_not_on_table", { ranks: [7, 11] });
    expect(bar(withButtons(throwIn({ moves: [] }), { throw_in: nothing }))).toEqual([]);
  });

  it("may pass before he has the word", () => {
    const word = no("first_word", { seat: 1 });
    const deal = throwIn({ moves: [], main_attacker: 2 });
    expect(bar(withButtons(deal, { throw_in: word }))).toEqual([
      "Пас: ghost",
      "Подкинуть: решает Вера",
    ]);
  });

  it("keeps throwing in open after a pass that does not bind", () => {
    const deal = withButtons(throwIn(), { pass: no("already_passed") });
    expect(bar(deal, "9♠")).toEqual(["Подкинуть: brass"]);
  });
});

describe("the opener", () => {
  it("lays what is chosen, and says how many", () => {
    expect(bar(myLead())).toEqual(["Положить: выберите карту"]);
    expect(bar(myLead(), "K♦")).toEqual(["Положить: brass"]);
    expect(bar(myLead(), "7♠ 7♥")).toEqual(["Положить 2 карты: brass"]);
  });
});

it("gives no buttons to a watcher, after the deal, or to one who is out", () => {
  expect(bar(view({ role: "watcher" }))).toEqual([]);
  expect(bar(view({ role: "out", phase: "over" }))).toEqual([]);
});
