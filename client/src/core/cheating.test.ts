import { describe, expect, it } from "vitest";
import { asArmed, cheatsFound, mayCheat, newCall, unchecked, verdictOf } from "./cheating";
import { act, beatOrTransfer, c, cards, lastBout, pairs, view } from "./fixtures";
import { callWindow, caughtTaking, cheatTable, mayArm, mayCall } from "./fixtures.modes";
import { namesOf } from "./model";
import { targetsOf } from "./targets";
import { verdictWords } from "./telling";

const kinds = (deal: ReturnType<typeof view>, text: string) =>
  targetsOf(deal, [c(text)]).map(({ kind }) => kind);

describe("an unchecked card (§14.3)", () => {
  it("goes wherever the server lets an armed one go, and no other way", () => {
    expect(kinds(mayArm(), "7♠")).toEqual([]);
    expect(kinds(unchecked(mayArm()), "7♠")).toEqual(["beat", "transfer"]);
    expect(unchecked(mayArm()).buttons.transfer).toBeNull();
  });

  it("is not shown, and not transferred where transfers are strict", () => {
    const strict = mayArm({ armed: mayArm().armed.map((one) => ({ ...one, transfer: false })) });
    const { transfer, show } = unchecked({
      ...strict,
      buttons: { ...strict.buttons, transfer: null, show: null },
    }).buttons;
    expect([transfer?.code, show?.code]).toEqual(["transfer_off", "show_off"]);
  });

  it("bears the mark, which leads, takes and shows do not", () => {
    const beat = { kind: "beat" as const, card: 1, target: 2 };
    expect(asArmed(beat)).toEqual({ ...beat, armed: true });
    expect(asArmed({ kind: "throw_in", card: 1 })).toEqual({
      kind: "throw_in",
      card: 1,
      armed: true,
    });
    for (const plain of [
      { kind: "take" },
      { kind: "show", card: 1 },
      { kind: "lead", cards: [1] },
    ] as const) {
      expect(asArmed({ ...plain } as Parameters<typeof asArmed>[0])).toEqual(plain);
    }
  });

  it("is only thought of where people cheat (§14.1)", () => {
    expect(mayCheat(mayArm())).toBe(true);
    expect(mayCheat(beatOrTransfer())).toBe(false);
  });
});

const names = namesOf(cheatTable(mayCall()));
const called = (player: number, right: boolean, by = 0) => act(by, "call", "", { player, right });

function told(before: ReturnType<typeof view>, next: ReturnType<typeof view>, rules = {}) {
  const verdict = verdictOf(before, next);
  return verdict ? verdictWords(verdict, names, rules) : "";
}

describe("a call", () => {
  const before = mayCall();
  const wrong = {
    ...before,
    acts: before.acts + 1,
    history: [...before.history, called(1, false)],
  };

  it("is new once", () => {
    expect(newCall(before, wrong)).toMatchObject({ player: 1, right: false });
    expect(newCall(wrong, wrong)).toBeNull();
    expect(newCall(before, { ...wrong, deal: 2 })).toBeNull();
  });

  it("that was wrong says that he played fair, who called and what he loses (§14.9)", () => {
    const fair = "Ложная тревога: Вера играет честно.";
    const by = (caller: number, called_: number) => ({
      ...before,
      history: [...before.history, called(called_, false, caller)],
    });
    const cost = (cheat_false_call: string) => ({ cheat_false_call });
    expect(told(before, wrong)).toBe(`${fair} Вы больше не ловите игрока Вера до конца кона.`);
    expect(told(before, wrong, cost("free"))).toBe(fair);
    expect(told(before, wrong, cost("lose_all_calls"))).toBe(
      `${fair} Вы больше никого не ловите до конца кона.`,
    );
    expect(told(before, by(3, 1))).toBe(`${fair} Дина больше не ловит игрока Вера до конца кона.`);
    expect(told(before, by(3, 1), cost("free"))).toBe(`${fair} Ловит Дина.`);
    expect(told(before, by(3, 1), cost("lose_all_calls"))).toBe(
      `${fair} Дина больше никого не ловит до конца кона.`,
    );
    expect(told(before, by(1, 0))).toBe(
      "Ложная тревога: вы играете честно. Вера больше не ловит вас до конца кона.",
    );
    expect(cheatsFound(before, wrong)).toEqual([]);
  });

  it("that was right says at what he was caught, and what he takes for it (§14.8)", () => {
    expect(told(callWindow(), caughtTaking())).toBe(
      "Шулер пойман: Борис. Дама пик не бьёт короля пик. Штраф — 4 карты.",
    );
    expect(cheatsFound(callWindow(), caughtTaking())).toEqual([c("Q♠")]);
  });

  it("that was right costs the deal where that is agreed (§14.8)", () => {
    expect(told(callWindow(), caughtTaking(), { cheat_penalty: "loses_deal" })).toBe(
      "Шулер пойман: Борис. Дама пик не бьёт короля пик. Штраф — партия: проигрывает Борис.",
    );
  });

  it("sends the cards back where that is agreed, from his first cheat on", () => {
    const call = called(2, true);
    const next = { ...before, table: pairs(["K♠"], 0, 2), history: [act(0, "lead", "K♠"), call] };
    expect(told(before, next)).toBe(
      "Шулер пойман: Борис. Дама пик не бьёт короля пик. Карты возвращаются.",
    );
    expect(cheatsFound(before, next)).toEqual([c("Q♠")]);
  });

  it.each([
    [
      "throw_in" as const,
      "Шулер пойман: Борис. Семёрку пик здесь не подкидывают. Карты возвращаются.",
    ],
    [
      "transfer" as const,
      "Шулер пойман: Борис. Семёркой пик здесь не переводят. Карты возвращаются.",
    ],
  ])("names a cheat by %s", (kind, words) => {
    const cheat = { ...before, history: [act(0, "lead", "K♠"), act(2, kind, "7♠")] };
    expect(told(cheat, { ...cheat, history: [act(0, "lead", "K♠"), called(2, true)] })).toBe(words);
  });

  it("that catches me speaks to me", () => {
    const mine = {
      ...before,
      history: [act(1, "lead", "K♠"), act(0, "beat", "7♠", { target: c("K♠") })],
    };
    const next = { ...mine, history: [act(1, "lead", "K♠"), called(0, true, 1)] };
    expect(told(mine, next)).toBe(
      "Вас поймали. Семёрка пик не бьёт короля пик. Карты возвращаются.",
    );
  });

  it("that ends the deal costs no cards", () => {
    const window = callWindow();
    const acts = [...window.history, called(2, true)];
    const stopped = lastBout({
      outcome: "stopped",
      acts,
      pairs: window.table,
      cheats: cards("Q♠"),
    });
    const over = { ...window, phase: "over" as const, last_bout: stopped };
    expect(told(window, over)).toBe("Шулер пойман: Борис. Дама пик не бьёт короля пик.");
  });
});

it("a cheat nobody called comes to light when its bout is closed (§14.10)", () => {
  const window = callWindow();
  const next = view({
    bout: 2,
    last_bout: lastBout({ pairs: window.table, acts: window.history, cheats: cards("Q♠") }),
  });
  expect(verdictOf(window, next)).toBeNull();
  expect(cheatsFound(window, next)).toEqual([c("Q♠")]);
});
