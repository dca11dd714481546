/** The table where people play in teams, cheat, or hang epaulettes. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { act, c, cards, pairs, seatViews, series } from "../core/fixtures";
import {
  callWindow,
  caughtTaking,
  cheatTable,
  crowdedCheats,
  hung,
  keepsPogons,
  mayArm,
  mayCall,
  mayHang,
  partnerDefends,
  pogonTable,
  teamTable,
  teamWon,
} from "../core/fixtures.modes";
import { key, option, Seat } from "./table/testing";
import { serve } from "./testing";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

describe("a partner", () => {
  it("is told by a word and a shape, not by colour alone", async () => {
    await Seat.at(teamTable(partnerDefends({ uncovered: 0 })));
    const [vera, boris] = screen.getAllByRole("listitem").filter((one) => one.matches(".seat"));
    expect(within(boris as HTMLElement).getByText("Борис · партнёр")).toBeTruthy();
    expect([boris, vera].map((one) => one?.classList.contains("mate"))).toEqual([true, false]);
  });

  it("is told in what he does, and his button says why nothing is thrown in", async () => {
    const seat = await Seat.at(teamTable(partnerDefends()));
    screen.getByText("партнёр бьёт");
    await fireEvent.click(button(/Подкинуть/));
    expect(screen.getByRole("alert").textContent).toContain("Отбивается ваш партнёр");
    expect(seat.sent).toEqual([]);
  });

  it("wins with me", async () => {
    await Seat.at(teamTable(teamWon()));
    await screen.findByRole("heading", { name: "Ваша команда победила" });
    const mine = screen.getByRole("list", { name: "Ваша команда" });
    expect(within(mine).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByText(/В дураках/)).toBeNull();
    expect(status()).toContain("Ваша команда победила.");
    expect(status()).not.toContain("Ждём");
  });
});

describe("a bot", () => {
  const levels = ["easy", "medium", "strong", "strong"];
  const shown = (uncovered: number) => {
    const table = teamTable(partnerDefends({ uncovered }));
    const bot = { name: "", kind: "bot" as const };
    const seats = table.seats.map((seat, at) => ({ ...seat, ...bot, level: levels[at] ?? "" }));
    return { ...table, seats };
  };
  const seen = (text: string) => !screen.getByText(text).classList.contains("vh");

  it("is labelled where a seat has one line, which showed only its name", async () => {
    await Seat.at(shown(0));
    expect(["сильный · партнёр", "сильный"].map(seen)).toEqual([true, true]);
    expect(seen("Бот 2")).toBe(false);
  });

  it("does not lose its label to what it does for who listens", async () => {
    await Seat.at(shown(1));
    expect(seen("сильный · партнёр")).toBe(false);
    expect(seen("партнёр бьёт")).toBe(true);
  });
});

describe("S60: «Мухлёж»", () => {
  const pressed = () => button(/Мухлёж/).getAttribute("aria-pressed");

  it("sends one unchecked card and is off again (§14.4)", async () => {
    const seat = await Seat.at(cheatTable(mayArm()));
    expect(pressed()).toBe("false");
    await fireEvent.click(button(/Мухлёж/));
    expect(pressed()).toBe("true");
    expect(status()).toContain("Следующую карту не проверят");
    await fireEvent.click(option(c("7♠")));
    await fireEvent.click(button("побить десятку червей"));
    expect(seat.sent).toEqual([{ kind: "beat", card: c("7♠"), target: c("10♥"), armed: true }]);
    expect(pressed()).toBe("false");
  });

  it("is taken back by its key, and honest cards bear no mark", async () => {
    const seat = await Seat.at(cheatTable(mayArm()));
    await key("KeyM", "ь");
    expect(pressed()).toBe("true");
    await key("KeyM", "ь");
    expect(pressed()).toBe("false");
    await fireEvent.click(option(c("K♦")));
    await fireEvent.click(option(c("K♦")));
    expect(seat.sent).toEqual([{ kind: "beat", card: c("K♦"), target: c("10♥") }]);
  });

  it("says in words why it is not for this act", async () => {
    await Seat.at(cheatTable(mayCall()));
    await fireEvent.click(button(/Мухлёж/));
    expect(screen.getByRole("alert").textContent).toContain("Так мухлевать здесь нельзя");
    expect(pressed()).toBeNull();
  });

  it("is off when the table has changed so that nothing may be armed", async () => {
    const seat = await Seat.at(cheatTable(mayArm()));
    await key("KeyM");
    const no = { code: "take_declared", params: {} };
    const next = mayArm({ acts: 4, buttons: { ...mayArm().buttons, arm: no }, armed: [] });
    await seat.say(cheatTable(next, { version: 99 }));
    await key("Escape");
    expect(button(/Мухлёж/).getAttribute("aria-pressed")).toBeNull();
  });

  it("is not there where people play fair", async () => {
    await Seat.at(teamTable(partnerDefends()));
    expect(screen.queryByRole("button", { name: /мухлёж/i })).toBeNull();
  });
});

describe("S60: «Антимухлёж»", () => {
  it("asks first and calls at the second press", async () => {
    const seat = await Seat.at(cheatTable(mayCall()));
    await fireEvent.click(button("Антимухлёж: Борис"));
    expect(seat.sent).toEqual([]);
    await fireEvent.click(button("Точно? Поймать игрока Борис"));
    expect(seat.sent).toEqual([{ kind: "call", player: 2 }]);
  });

  it("is done by its digit pressed twice; Esc and another seat take the first back", async () => {
    const seat = await Seat.at(cheatTable(mayCall()));
    await key("Digit1");
    await key("Escape");
    await key("Digit1");
    await key("Digit3");
    expect(seat.sent).toEqual([]);
    await key("Digit3");
    expect(seat.sent).toEqual([{ kind: "call", player: 3 }]);
  });

  it("at a seat that may not be called says so", async () => {
    const seat = await Seat.at(cheatTable(mayCall({ calls: [2, 3] })));
    const vera = button("Антимухлёж: Вера");
    expect(vera.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(vera);
    expect(screen.getByRole("alert").textContent).toContain("Ловить игрока Вера до конца кона");
    expect(seat.sent).toEqual([]);
  });

  it("is an eye with a name where four and more sit across", async () => {
    await Seat.at(cheatTable(crowdedCheats(6)));
    expect(button("Антимухлёж: Вера").textContent?.trim()).toBe("");
    expect(screen.getByLabelText("пойман, мухлевать больше нельзя")).toBeTruthy();
  });
});

describe("the call window", () => {
  it("counts down, and is let go by its button or by Space", async () => {
    const seat = await Seat.at(cheatTable(callWindow(), { window_ms: 4000 }));
    await tick();
    screen.getByText("0:04");
    expect(button("Антимухлёж: Вера").className).toContain("hot");
    await key("Space", " ");
    expect(seat.sent).toEqual([{ kind: "waive" }]);
  });

  it("ends with what a call has brought, in words and on the table", async () => {
    const seat = await Seat.at(cheatTable(callWindow(), { window_ms: 4000 }));
    await seat.say(cheatTable(caughtTaking(), { version: 99 }));
    expect(status()).toContain("Шулер пойман: Борис. Дама пик не бьёт короля пик.");
    expect(document.querySelector(".toast.good")?.textContent).toContain("Штраф — 4 карты.");
    expect(document.querySelectorAll(".cheat")).toHaveLength(1);
    expect(screen.queryByText("0:04")).toBeNull();
  });

  it("leaves every cheat to be read", async () => {
    await Seat.at(cheatTable(caughtTaking()));
    await fireEvent.click(button("Ход кона"));
    const dialog = within(await screen.findByRole("dialog", { name: "Ход партии" }));
    dialog.getByText("шулер пойман");
    dialog.getByText("Мухлёж:");
    expect(dialog.getAllByTitle("дама пик").map((one) => one.className)).toEqual([
      expect.stringContaining("cheat"),
      expect.stringContaining("cheat"),
    ]);
  });
});

it("a false alarm is told, also that it was I who was called", async () => {
  const seat = await Seat.at(cheatTable(mayCall()));
  const call = act(1, "call", "", { player: 0, right: false });
  const next = mayCall({ acts: 8, history: [...mayCall().history, call] });
  await seat.say(cheatTable(next, { version: 99 }));
  await expect.poll(status).toContain("Вера ловит вас. Ложная тревога: вы играете честно.");
  expect(document.querySelector(".toast.plum")).toBeTruthy();
});

it("an undone cheat goes home, and the bout goes on (§14.8)", async () => {
  const seat = await Seat.at(cheatTable(mayCall()));
  await key("Digit2");
  await key("Digit2");
  const call = act(0, "call", "", { player: 2, right: true });
  const next = mayCall({
    acts: 8,
    table: pairs(["K♠"], 0, 2),
    hand: [...mayCall().hand, c("K♣")],
    history: [...mayCall().history.slice(0, 1), call],
  });
  await seat.say(cheatTable(next, { version: 99 }));
  await expect.poll(status).toContain("Карты возвращаются.");
  await key("Escape");
  await fireEvent.click(button("Антимухлёж: Борис"));
  expect(document.querySelector(`[data-attack="${c("K♣")}"]`)).toBeNull();
  expect(option(c("K♣"))).toBeTruthy();
});

describe("epaulettes", () => {
  it("have a ladder above the table, which opens to show who stands where", async () => {
    await Seat.at(pogonTable(keepsPogons()));
    await fireEvent.click(await screen.findByRole("button", { name: /ваша ступень 8/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Лестница погон" }));
    const [ladder] = dialog.getAllByRole("list");
    const rows = within(ladder as HTMLElement)
      .getAllByRole("listitem")
      .map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows.at(-1)).toBe("6 Вера, Борис");
    expect(rows.at(-3)).toBe("8 Вы");
    dialog.getByText("Последней вешают: дама пик.");
    expect(screen.getAllByText("ступень 6")).toHaveLength(2);
    within(dialog.getByRole("list", { name: "Повешено" })).getByTitle("семёрка бубен");
  });

  it("stay under the name of whom they were hung on for the whole match (§15.8)", async () => {
    await Seat.at(pogonTable(keepsPogons()));
    const read = await screen.findByText("в погонах: шестёрка треф, семёрка бубен");
    const vera = read.closest("li") as HTMLElement;
    within(vera).getByText("Вера");
    expect(vera.querySelectorAll(".small")).toHaveLength(2);
    expect(document.querySelectorAll(".seat .small")).toHaveLength(2);
  });

  it("leave the level of a lone bot out where a line is too short for its rung", async () => {
    const deal = keepsPogons({ seats: seatViews([4, 5]).map((seat) => ({ ...seat, rung: 4 })) });
    const shown = pogonTable(deal);
    const bots = shown.seats.map((seat) => ({ ...seat, kind: "bot" as const, level: "easy" }));
    await Seat.at({ ...shown, seats: bots });
    screen.getByText("бьёт · ступень 6");
  });

  it("are counted where a seat is too narrow for all of them", async () => {
    const seats = seatViews([4, 5, 4, 5, 5, 5]).map((seat) => ({ ...seat, rung: 4 }));
    const hung = ["6♣", "7♦", "8♠", "8♥"].map((text) => ({ by: 0, on: 1, cards: cards(text) }));
    const deal = keepsPogons({ seats });
    await Seat.at(pogonTable(deal, { series: { ...series(6), kind: "ladder", n: 0, hung } }));
    await screen.findByText("+3");
    expect(document.querySelectorAll(".seat .small")).toHaveLength(1);
  });

  it("are not thrown in, and a pogon says why", async () => {
    await Seat.at(pogonTable(keepsPogons()));
    expect(option(c("8♠")).textContent).toContain("восьмёрка пик, погон");
    expect(document.querySelectorAll(".pogon")).toHaveLength(2);
    await fireEvent.click(option(c("8♠")));
    expect(screen.getByRole("alert").textContent).toContain("Погонами не ходят");
  });

  it("are hung or kept by whoever holds a set", async () => {
    const seat = await Seat.at(pogonTable(mayHang(), { window_ms: 9000 }));
    const sheet = within(await screen.findByRole("dialog", { name: "Повесить погоны?" }));
    sheet.getByText(
      "Вера берёт, колода пуста, на руках у вас только восьмёрки. Партия кончится, в дураках останется Вера.",
    );
    sheet.getByRole("button", { name: "Повесить · 0:09" });
    await fireEvent.click(sheet.getByRole("button", { name: "Не вешать" }));
    expect(seat.sent).toEqual([{ kind: "decline" }]);
    const { buttons } = mayHang();
    const answered = { code: "already_answered", params: {} };
    const waits = { ...buttons, hang: answered, decline: answered };
    await seat.say(
      pogonTable(mayHang({ acts: 13, answered: "decline", buttons: waits }), { version: 99 }),
    );
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(option(c("8♠")));
  });

  it("«Мухлёж» is off again after Esc", async () => {
    await Seat.at(cheatTable(mayArm()));
    await key("KeyM");
    expect(button(/Мухлёж/).getAttribute("aria-pressed")).toBe("true");
    await key("Escape");
    expect(button(/Мухлёж/).getAttribute("aria-pressed")).toBe("false");
  });

  it("lie on the taker's shoulders at the end", async () => {
    await Seat.at(pogonTable(hung()));
    await screen.findByRole("heading", { name: "Вера в погонах" });
    screen.getByText("Осталось 6 ступеней");
    expect(document.querySelectorAll(".shoulders svg")).toHaveLength(2);
    button("Следующая партия");
  });
});

it("the server passes for me only as long as I let it (§17.6)", async () => {
  serve();
  const seat = await Seat.at(cheatTable(mayCall()));
  await fireEvent.click(button("Меню"));
  await fireEvent.click(await screen.findByRole("checkbox", { name: /Пасовать за меня/ }));
  expect(seat.ports.socket.sent.at(-1)).toEqual({ type: "auto_pass", id: "c1", on: false });
});
