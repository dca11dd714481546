/** Buttons, words and the status line where people play in teams, cheat, or hang epaulettes. */
import { describe, expect, it } from "vitest";
import type { TableView, View } from "../gen/wire";
import { type ButtonKind, buttonsOf, type Habits, isPlain } from "./buttons";
import { unchecked } from "./cheating";
import { c, cards, seatViews, table, teams, throwIn, view } from "./fixtures";
import {
  callWindow,
  cheatTable,
  crowdedCheats,
  keepsPogons,
  mayArm,
  mayCall,
  mayHang,
  partnerDefends,
  pogonTable,
  teamTable,
} from "./fixtures.modes";
import { namesOf, opponentsOf } from "./model";
import { cardReading } from "./reading";
import { statusOf } from "./status";
import { isMyTurn } from "./turn";

function bar(deal: View, chosen = "", habits: Habits = {}): string[] {
  const intent = { chosen: cards(chosen), aim: null };
  return buttonsOf(deal, intent, namesOf(table(deal)), habits).map(
    ({ label, tone, why, pressed }) =>
      `${label}: ${why ?? tone}${pressed === undefined ? "" : ` ${pressed}`}`,
  );
}

function said(deal: View, armed = false, chosen = ""): string[] {
  const { line, more } = statusOf(
    deal,
    { chosen: cards(chosen), aim: null },
    namesOf(table(deal)),
    { armed },
  );
  return [line, more].filter(Boolean);
}

const words = (shown: TableView, deal: View) =>
  opponentsOf(shown, deal).map(({ name, word }) => `${name} ${word}`.trim());

describe("in teams", () => {
  it("a partner who defends is named, and why nothing is thrown in to him (§13.3)", () => {
    expect(said(partnerDefends())).toEqual(["Отбивается Борис, ваш партнёр"]);
    expect(bar(partnerDefends())).toEqual(["Подкинуть: бьёт ваш партнёр"]);
    expect(bar(partnerDefends({ uncovered: 0 }))).toEqual([]);
  });

  it("an opponent who defends is waited for as ever", () => {
    const deal = partnerDefends({ defender: 3, may_act: [3] });
    expect(said(deal)[0]).toBe("Дина думает");
  });

  it("the seats know who is a partner", () => {
    const partners = opponentsOf(teamTable(partnerDefends()), partnerDefends());
    expect(partners.map(({ name, partner }) => [name, partner])).toEqual([
      ["Вера", false],
      ["Борис", true],
      ["Дина", false],
    ]);
  });
});

describe("«Мухлёж» (§14.2)", () => {
  it("stands by the hand of whoever defends or throws in, and is a switch", () => {
    expect(bar(mayArm())).toEqual(["Беру: ghost", "Мухлёж: plum false", "Перевести: нет десятки"]);
    const armed = unchecked(mayArm());
    expect(bar(armed, "", { armed: true })).toEqual([
      "Беру: ghost",
      "Мухлёж: plum true",
      "Перевести: ghost",
    ]);
    expect(bar(armed, "7♠", { armed: true })[2]).toBe("Перевести: sky");
    expect(said(armed, true)[0]).toBe("Следующую карту не проверят");
  });

  it("is grey with the reason where it is not for this act, or not any more", () => {
    expect(bar(mayCall())).toEqual(["Мухлёж: не для подкидывания", "Пас: brass"]);
    expect(bar(mayCall(), "Q♥")[2]).toBe("Подкинуть: brass");
    const lost = { code: "armed_lost", params: {} };
    const caught = mayCall({ buttons: { ...mayCall().buttons, arm: lost } });
    expect(bar(caught)[0]).toBe("Мухлёж: вас поймали");
    const arm = { code: "first_word", params: { seat: 1 } };
    const later = mayCall({ buttons: { ...mayCall().buttons, arm } });
    expect(bar(later)[0]).toBe("Мухлёж: не для подкидывания");
    expect(bar(later, "", { armsThrows: true })[0]).toBe("Мухлёж: решает Вера");
  });

  it("is nowhere else", () => {
    expect(bar(throwIn()).some((one) => one.startsWith("Мухлёж"))).toBe(false);
  });

  it("leaves three buttons: what can be done by the card itself goes first", () => {
    const shows = mayArm({
      buttons: { ...mayArm().buttons, transfer: null, show: null },
      moves: mayArm().moves.map((one) =>
        one.card === c("K♦") ? { ...one, transfer: true, show: true } : one,
      ),
    });
    expect(bar(shows)).toEqual(["Беру: ghost", "Мухлёж: plum false", "Перевести: ghost"]);
    expect(bar(shows, "K♦")).toEqual(["Беру: ghost", "Перевести: ghost", "Показать козырь: sky"]);
  });
});

describe("passing by hand (§14.10)", () => {
  const deal = mayCall({
    moves: mayCall().moves.map((one) => ({ ...one, throw_in: false })),
    buttons: {
      ...mayCall().buttons,
      throw_in: { code: "rank_not_on_table", params: { ranks: [] } },
    },
    uncovered: 0,
    may_act: [0, 2, 3],
  });

  it("is offered though nothing can be added", () => {
    expect(bar(deal)).toEqual(["Мухлёж: не для подкидывания"]);
    expect(bar(deal, "", { byHand: true })).toEqual(["Мухлёж: не для подкидывания", "Бито: brass"]);
  });

  it("makes it my turn", () => {
    expect(isMyTurn(deal)).toBe(false);
    expect(isMyTurn(deal, true)).toBe(true);
    expect(isMyTurn({ ...deal, uncovered: 1 }, true)).toBe(false);
  });
});

describe("«Антимухлёж» (§14.6)", () => {
  const calls = (deal: View) => opponentsOf(cheatTable(deal), deal).map(({ call }) => call);

  it("stands at every opponent, and says at whom it can be used", () => {
    expect(calls(mayCall())).toEqual([true, true, true]);
    expect(calls(mayCall({ calls: [2] }))).toEqual([false, true, false]);
  });

  it("does not stand at a partner, at whoever is out, or for whoever is out himself", () => {
    expect(calls(mayCall({ seats: teams(mayCall().seats), calls: [1, 3] }))).toEqual([
      true,
      null,
      true,
    ]);
    const seats = mayCall().seats.map((seat) => ({ ...seat, playing: seat.seat !== 3 }));
    expect(calls(mayCall({ seats, calls: [1, 2] }))).toEqual([true, true, null]);
    expect(calls(mayCall({ role: "out", calls: [] }))).toEqual([null, null, null]);
    expect(opponentsOf(table(throwIn()), throwIn())[0]?.call).toBeNull();
  });

  it("shows who was caught in this deal", () => {
    const deal = crowdedCheats(4);
    expect(opponentsOf(cheatTable(deal), deal).map(({ caught }) => caught)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the call window", () => {
  it("is the time to call, or to let it go", () => {
    expect(said(callWindow())).toEqual(["Кон сыгран. Ловите сейчас", "Потом будет поздно"]);
    expect(bar(callWindow())).toEqual(["Не ловлю: ghost"]);
    expect(isMyTurn(callWindow())).toBe(true);
  });

  it("is waited out by whoever has let it go, as everybody sees", () => {
    const waived = callWindow({
      role: "watcher",
      calls: [],
      may_act: [2, 3],
      seats: callWindow().seats.map((seat) => ({ ...seat, waived: seat.seat < 2 })),
      buttons: { ...callWindow().buttons, waive: { code: "already_waived", params: {} } },
    });
    expect(said(waived)).toEqual(["Ждём, поймают ли шулера", "Вы не ловите"]);
    expect(bar(waived)).toEqual([]);
    expect(isMyTurn(waived)).toBe(false);
    expect(words(cheatTable(waived), waived)).toEqual(["Вера не ловит", "Борис", "Дина"]);
    expect(opponentsOf(cheatTable(waived), waived).some(({ on }) => on)).toBe(false);
  });
});

describe("the hang question (§15.5)", () => {
  const blind = mayHang({
    buttons: { ...mayHang().buttons, hang: { code: "not_a_set", params: { ranks: [6] } } },
  });

  it("is put to whoever holds a set", () => {
    expect(said(mayHang())).toEqual(["Повесить погоны?"]);
    expect(bar(mayHang())).toEqual(["Не вешать: ghost", "Повесить: brass"]);
    expect(isMyTurn(mayHang())).toBe(true);
  });

  it("looks the same to everybody else, asked or not (§17.12)", () => {
    expect(said(blind)).toEqual(["Решают, повесят ли погоны"]);
    expect(bar(blind)).toEqual([]);
    expect(isMyTurn(blind)).toBe(false);
    expect(words(pogonTable(blind), blind)).toEqual(["Вера", "Борис решает"]);
    expect(words(pogonTable(mayHang()), mayHang())).toEqual(["Вера", "Борис решает"]);
  });

  it("remembers my sealed answer", () => {
    expect(said({ ...blind, answered: "hang" })[1]).toBe("Вы вешаете. Ждём остальных");
    expect(said({ ...blind, answered: "decline" })[1]).toBe("Вы не вешаете. Ждём остальных");
  });

  it("is no question where only pogons are left to lead (§15.9)", () => {
    const forced = keepsPogons({
      phase: "lead",
      role: "opener",
      table: [],
      buttons: { ...keepsPogons().buttons, hang: null },
    });
    expect(said(forced)).toEqual(["У вас одни погоны: повесьте их"]);
    expect(bar(forced)).toEqual(["Повесить: brass"]);
  });
});

it("pogons are named, and everybody's rung is known", () => {
  expect(cardReading(keepsPogons(), c("8♠"), true)).toBe("восьмёрка пик, погон");
  expect(cardReading(keepsPogons(), c("8♠"))).toBe("восьмёрка пик");
  expect(opponentsOf(pogonTable(keepsPogons()), keepsPogons()).map(({ rung }) => rung)).toEqual([
    4, 4,
  ]);
  const plain = view({ seats: seatViews([6, 6]) });
  expect(opponentsOf(table(plain), plain)[0]?.rung).toBeNull();
});

it("acts without a card are told from those with one", () => {
  const kinds: ButtonKind[] = ["take", "pass", "waive", "hang", "decline", "beat", "arm"];
  expect(kinds.filter(isPlain)).toEqual(["take", "pass", "waive", "hang", "decline"]);
});
