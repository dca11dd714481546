import { describe, expect, it } from "vitest";
import type { View } from "../gen/wire";
import { beatOrTransfer, c, seatViews, showTrump, table, throwIn, view } from "./fixtures";
import { namesOf, opponentsOf, othersOf } from "./model";
import { cardReading, pairReading, targetWords } from "./reading";

function words(deal: View): string[] {
  return opponentsOf(table(deal), deal).map(({ name, word }) => `${name} ${word}`);
}

const four = { seats: seatViews([6, 6, 5, 4]) };

describe("opponents", () => {
  it("S63: sit in playing order from my left", () => {
    expect(othersOf(view({ ...four, seat: 2 }))).toEqual([3, 0, 1]);
  });

  it("S63: bear the word of what they do", () => {
    const bout = { ...four, opener: 3, main_attacker: 3, defender: 1, uncovered: 1 };
    const may_act = [1, 2, 3];
    expect(words(view({ ...bout, may_act }))).toEqual(["Вера бьёт", "Борис ", "Дина ходит"]);
    expect(words(view({ ...bout, may_act, uncovered: 0 }))).toEqual([
      "Вера ",
      "Борис решает",
      "Дина ходит",
    ]);
    expect(words(view({ ...bout, taking: true }))[0]).toBe("Вера берёт");
  });

  it("are silent when they wait, and known when they passed or are out", () => {
    const seats = seatViews([6, 6, 0, 4]).map((seat) => ({
      ...seat,
      passed: seat.seat === 1,
      playing: seat.seat !== 2,
    }));
    const deal = view({ seats, opener: 0, main_attacker: 0, defender: 3, uncovered: 0 });
    expect(words(deal)).toEqual(["Вера пас", "Борис без карт", "Дина "]);
  });

  it("S63: show who is on the move, who defends, and bots as bots", () => {
    const deal = throwIn({ may_act: [1] });
    const [one] = opponentsOf(table(deal), deal);
    expect(one).toMatchObject({ on: true, defends: true, bot: null, count: 4 });
    const seats = table(deal).seats.map((seat) => ({
      ...seat,
      name: "",
      kind: seat.seat > 0 ? ("bot" as const) : seat.kind,
      level: "strong",
    }));
    const [bot] = opponentsOf(table(deal, { seats }), deal);
    expect(bot).toMatchObject({ name: "Бот", sign: "Б", bot: "сильный" });
    const three = view({ seats: seatViews([6, 6, 6]) });
    const bots = table(three).seats.map((seat) => ({ ...seat, name: "", kind: "bot" as const }));
    expect(opponentsOf(table(three, { seats: bots }), three)[0]?.sign).toBe("2");
  });

  it("have a short number of their own in the avatar, else the first letter", () => {
    const deal = throwIn();
    const sign = (name: string) => {
      const seats = table(deal).seats.map((seat) => ({ ...seat, name }));
      return opponentsOf(table(deal, { seats }), deal)[0]?.sign;
    };
    expect(["Гость 781", "Анна2010", "R2D2", "Игорь 19850"].map(sign)).toEqual([
      "781",
      "А",
      "R",
      "И",
    ]);
  });

  it("are not merely offline when they have left", () => {
    const deal = throwIn();
    const seats = table(deal).seats.map((seat) => ({ ...seat, online: false, left: true }));
    expect(opponentsOf(table(deal, { seats }), deal)[0]?.word).toBe("не за столом");
  });

  it("say first that they are offline", () => {
    const deal = throwIn();
    const seats = table(deal).seats.map((seat) => ({ ...seat, online: false }));
    expect(opponentsOf(table(deal, { seats }), deal)[0]).toMatchObject({
      word: "не в сети",
      loud: true,
    });
  });
});

describe("what is read out", () => {
  it("names a card in full with all its ways", () => {
    expect(cardReading(beatOrTransfer(), c("8♣"))).toBe(
      "восьмёрка треф, козырь, можно побить восьмёрку пик или восьмёрку червей или перевести",
    );
    expect(cardReading(showTrump(), c("9♣"))).toContain("перевести или показать");
    expect(cardReading(view(), c("6♥"))).toBe("шестёрка червей");
  });

  it("names pairs and targets", () => {
    const [open] = beatOrTransfer().table;
    const [beaten] = throwIn().table;
    expect(open && pairReading(open)).toBe("восьмёрка пик, не побита");
    expect(beaten && pairReading(beaten)).toBe("девятка треф, побита: король треф");
    const names = namesOf(table(beatOrTransfer()));
    expect(targetWords({ kind: "transfer" }, beatOrTransfer(), names)).toEqual({
      label: "перевести → Вера",
      read: "перевести, бить будет Вера",
    });
    expect(targetWords({ kind: "beat", attack: c("8♠") }, beatOrTransfer(), names).read).toBe(
      "побить восьмёрку пик",
    );
  });
});
