import { describe, expect, it } from "vitest";
import type { View } from "../gen/wire";
import { loadLanguage } from "../i18n/index.svelte";
import { act, beatOrTransfer, c, myLead, pairs, showTrump, table, throwIn, view } from "./fixtures";
import { REST } from "./intent";
import { namesOf } from "./model";
import { openingOf } from "./opening";
import { statusOf } from "./status";

function said(deal: View, intent = REST) {
  return statusOf(deal, intent, namesOf(table(deal)));
}

const chosen = (text: string, aim: string | null = null) => ({ chosen: [c(text)], aim });

describe("the status line", () => {
  it.each([
    ["my lead", myLead(), "Ваш ход", "Можно сразу несколько карт одного достоинства"],
    ["throwing in", throwIn(), "Можно подкинуть 9 или К", "Всё побито"],
    [
      "a transfer at hand",
      beatOrTransfer(),
      "Отбейтесь или переведите",
      "Подкинуть могут ещё 4 карты",
    ],
    [
      "others thinking",
      view({ phase: "lead", may_act: [1] }),
      "Вера думает",
      "Карту можно выбрать заранее",
    ],
    ["all beaten by me", view(), "Всё побито. Ждём, подкинут ли ещё", ""],
    [
      "my take",
      view({ taking: true, uncovered: 1, room: 1 }),
      "Вы берёте",
      "Подкинуть могут ещё 1 карту",
    ],
    ["many in turn", view({ phase: "lead", may_act: [1, 2] }), "Ждём соперников", ""],
  ])("tells of %s", (_, deal, line, more) => {
    expect(said(deal)).toEqual({ line, more });
  });

  it("counts what is left to beat once something is beaten", () => {
    const table = pairs(["9♦ Q♦", "9♣", "J♣"], 1, 0);
    const no = { code: "transfer_after_beat", params: {} };
    const deal = beatOrTransfer({ table, buttons: { ...beatOrTransfer().buttons, transfer: no } });
    expect(said({ ...deal, uncovered: 2 }).line).toBe("Отбейте ещё 2 карты");
    expect(said({ ...deal, uncovered: 1, table: table.slice(1, 2) }).line).toBe(
      "Отбейтесь или возьмите",
    );
  });

  it("counts what may still be thrown in after a take", () => {
    expect(said(throwIn({ taking: true, room: 2, uncovered: 1 })).line).toBe(
      "Вера берёт. Можно подкинуть ещё 2 карты",
    );
    expect(said(throwIn({ taking: true, room: 2, moves: [] })).line).toBe("Вера берёт");
  });

  it("says who has the word, and that I passed", () => {
    const word = { code: "first_word", params: { seat: 1 } };
    const closed = throwIn({ moves: [], buttons: { ...throwIn().buttons, throw_in: word } });
    expect(said(closed).line).toBe("Решает Вера");
    const seats = throwIn().seats.map((seat) => ({ ...seat, passed: true }));
    expect(said(throwIn({ moves: [], seats })).line).toBe("Вы спасовали");
  });

  it("says who will defend when a card is held over a slot", () => {
    expect(said(beatOrTransfer(), chosen("8♣", "transfer")).line).toBe(
      "Отпустите — бить будет Вера",
    );
  });

  it("promises the shown trump back", () => {
    const deal = { ...showTrump(), transfer_to: 2 };
    expect(said(deal, chosen("9♣")).line).toBe("Девятка треф останется у вас");
    expect(said(deal, chosen("9♣", "transfer")).line).toBe("Отпустите — бить будет Борис");
  });

  it("leaves the deal to the others when I am out", () => {
    expect(said(view({ role: "out", may_act: [1] }))).toEqual({
      line: "Вы вышли. Партия идёт дальше",
      more: "Вера думает",
    });
  });

  it("says nothing of waiting while a bout that is over still lies there", () => {
    const still = view({ role: "watcher", may_act: [], uncovered: 0 });
    const right = act(1, "call", "", { player: 2, right: true });
    expect(said(still).line).toBe("Всё побито");
    expect(said({ ...still, phase: "over" })).toEqual({ line: "", more: "" });
    expect(said({ ...still, history: [right] }).line).toBe("");
    expect(said({ ...still, taking: true, defender: still.seat }).line).toBe("Вы берёте");
    expect(said({ ...still, taking: true, defender: 1 }).line).toBe("Вера берёт");
  });

  it("speaks English too", async () => {
    await loadLanguage("en");
    expect(said({ ...showTrump(), transfer_to: 2 }, chosen("9♣")).line).toBe(
      "You keep the nine of clubs",
    );
    await loadLanguage("ru");
  });
});

describe("the opening", () => {
  const start = myLead({ acts: 0, decided_by: c("6♣"), opener: 1, role: "defender" });

  it("names the first attacker and the trump that decided", () => {
    expect(openingOf(start, namesOf(table(start)))).toEqual({
      line: "Первым ходит Вера",
      more: "младший козырь — шестёрка треф",
    });
    expect(openingOf(myLead(), namesOf(table(myLead())))).toEqual({
      line: "Первый ход ваш",
      more: "",
    });
  });

  it("is over with the first act", () => {
    expect(openingOf({ ...start, acts: 1 }, namesOf(table(start)))).toBeNull();
  });
});
