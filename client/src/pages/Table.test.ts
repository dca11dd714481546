import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import {
  act,
  beatOrTransfer,
  c,
  cards,
  moves,
  myLead,
  result,
  showTrump,
  table,
  tableSeats,
  throwIn,
  view,
} from "../core/fixtures";
import { actionOf, targetsOf } from "../core/targets";
import type { Action, TableView, View } from "../gen/wire";
import { navigate, place } from "../navigation.svelte";
import type { TableLink } from "../net/link.svelte";
import { EDITION } from "./book/testing";
import { key, option, Seat } from "./table/testing";
import { serve } from "./testing";

let seat: Seat;

async function open(shown: TableView): Promise<TableLink> {
  seat = await Seat.at(shown);
  return seat.link;
}
const sent = () => seat.sent;

/** Moves to a card with the arrows alone. */
async function walkTo(card: number): Promise<void> {
  await key("ArrowRight");
  while (document.activeElement?.getAttribute("data-twin") !== `c${card}`) {
    await key("ArrowRight");
  }
}

/** All actions with cards that the view allows me. */
function allowed(deal: View): Action[] {
  return deal.hand.flatMap((card) =>
    targetsOf(deal, [card]).flatMap((target) => actionOf(target, [card]) ?? []),
  );
}

function cardOf(action: Action): number {
  if ("card" in action) return action.card;
  return action.kind === "lead" ? (action.cards[0] ?? -1) : -1;
}

/** Walks to the action's card, opens its targets and, if it was not played yet, goes to its own. */
async function doByKeyboard(action: Action): Promise<void> {
  await walkTo(cardOf(action));
  await key("Enter");
  if (sent().length > 0) return;
  const name = action.kind === "beat" ? `beat-${action.target}` : action.kind;
  document.querySelector<HTMLElement>(`[data-twin="${name}"]`)?.focus();
  await key("Enter");
}

describe("by the keyboard alone", () => {
  const fixtures = { beatOrTransfer, showTrump, throwIn, myLead };

  it.each(Object.entries(fixtures))("every legal action of %s can be done", async (_, make) => {
    const done: Action[] = [];
    for (const action of allowed(make())) {
      await open(table(make()));
      await doByKeyboard(action);
      done.push(...sent());
      cleanup();
    }
    expect(done).toEqual(allowed(make()));
  });

  it("T transfers, B takes, Space passes", async () => {
    await open(table(beatOrTransfer()));
    await key("KeyT", "е");
    await key("KeyB", "и");
    expect(sent()).toEqual([{ kind: "transfer", card: c("8♣") }, { kind: "take" }]);
    cleanup();
    await open(table(throwIn()));
    await key("Space", " ");
    expect(sent()).toEqual([{ kind: "pass" }]);
  });

  it("T opens both ways when the trump may be shown too", async () => {
    await open(table(showTrump()));
    await key("KeyT");
    expect(sent()).toEqual([]);
    const targets = screen.getByRole("list", { name: "Куда положить" });
    expect([...targets.querySelectorAll("button")].map((one) => one.textContent)).toEqual([
      "побить девятку пик",
      "перевести, бить будет Вера",
      "показать, бить будет Вера",
    ]);
    expect(document.activeElement?.getAttribute("data-twin")).toBe("transfer");
  });

  it("Esc lets the choice go and ? lists the keys", async () => {
    await open(table(beatOrTransfer()));
    await fireEvent.click(option(c("8♣")));
    expect(option(c("8♣")).getAttribute("aria-selected")).toBe("true");
    await key("Escape");
    expect(option(c("8♣")).getAttribute("aria-selected")).toBe("false");
    await key("Slash", "?");
    expect(screen.getByRole("heading", { name: "Клавиши" })).toBeTruthy();
  });
});

describe("for a screen reader", () => {
  it("the hand is a list of options with their names and uses, the layer is hidden", async () => {
    await open(table(beatOrTransfer()));
    const hand = screen.getByRole("listbox", { name: "Ваши карты" });
    const names = [...hand.querySelectorAll("[role=option]")].map((one) => one.textContent);
    expect(names).toHaveLength(6);
    expect(names).toContain(
      "восьмёрка треф, козырь, можно побить восьмёрку пик или восьмёрку червей или перевести",
    );
    expect(document.querySelector(".layer")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("the status says what the other did and what I may do", async () => {
    await open(table(beatOrTransfer()));
    expect(screen.getByRole("status").textContent).toBe(
      "Вера ходит: восьмёрка пик, восьмёрка червей. Отбейтесь или переведите Подкинуть могут ещё 4 карты",
    );
  });
});

describe("what is on its way", () => {
  it("lies half solid until the server answers, then returns with the reason", async () => {
    await open(table(throwIn()));
    await fireEvent.click(option(c("9♠")));
    await fireEvent.click(option(c("9♠")));
    expect(document.querySelector(`[data-attack="${c("9♠")}"].half`)).toBeTruthy();
    expect(document.querySelector(`[data-card="${c("9♠")}"]`)).toBeNull();
    const refusal = { code: "attack_limit", params: {} };
    seat.ports.socket.say({ type: "refused", id: "c1", refusal });
    await tick();
    expect(document.querySelector(`[data-card="${c("9♠")}"]`)).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("Шесть карт атаки уже есть");
  });

  it("stays half solid from the answer to the snapshot, and is forgotten with its deal", async () => {
    await open(table(throwIn()));
    await fireEvent.click(option(c("9♠")));
    await fireEvent.click(option(c("9♠")));
    seat.ports.socket.say({ type: "done", id: "c1", version: 15 });
    await tick();
    expect(document.querySelector(`[data-attack="${c("9♠")}"].half`)).toBeTruthy();
    const next = myLead({ deal: 2, acts: 0, hand: cards("9♠ 7♥") });
    seat.ports.socket.say(table(next, { version: 20 }));
    await tick();
    expect(document.querySelector(`[data-card="${c("9♠")}"]`)).toBeTruthy();
    expect(document.querySelector("[data-attack]")).toBeNull();
  });
});

const said = () => screen.getByRole("alert").textContent?.trim();

describe("a grey button", () => {
  it("says the whole sentence and sends nothing", async () => {
    const transfer = { code: "transfer_hand", params: { seat: 1 } };
    await open(table(beatOrTransfer({ buttons: { ...beatOrTransfer().buttons, transfer } })));
    const button = screen.getByRole("button", { name: /Перевести/ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.textContent).toContain("Вера: мало карт");
    await fireEvent.click(button);
    expect(said()).toBe("Перевести нельзя: у игрока Вера мало карт. §7.3");
    expect(sent()).toEqual([]);
  });

  it("asks for a card where one is missing, and a useless card says so", async () => {
    await open(table(throwIn()));
    await fireEvent.click(screen.getByRole("button", { name: /Подкинуть/ }));
    expect(said()).toBe("Сначала выберите карту.");
    await fireEvent.click(option(c("Q♥")));
    expect(said()).toBe("Дама червей сейчас не подойдёт.");
    expect(sent()).toEqual([]);
  });
});

describe("the paragraph of a refusal", () => {
  const query = "players=2&deck=36";
  const refused = async () => {
    const transfer = { code: "transfer_hand", params: { seat: 1 } };
    const view = beatOrTransfer({ buttons: { ...beatOrTransfer().buttons, transfer } });
    await open(
      table(view, { preset: "classic", rules: { players: 2, deck: 36, transfer: "off" } }),
    );
    await fireEvent.click(screen.getByRole("button", { name: /Перевести/ }));
    return screen.getByRole("button", { name: /^§/ });
  };

  it("is read without leaving the table", async () => {
    const path = `/api/rulebook/ru/classic?${query}&transfer=off`;
    serve({ [`GET ${path}`]: () => EDITION });
    await fireEvent.click(await refused());
    const dialog = within(await screen.findByRole("dialog", { name: "§7.3" }));
    await dialog.findByText("Перевод: подкидной");
    const link = dialog.getByRole("link", { name: "Весь свод этого стола" });
    expect(link.getAttribute("href")).toBe(`/rules/classic?${query}&transfer=off#7.3`);
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("stays for as long as it is pointed at", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const link = await refused();
    await fireEvent.focus(link);
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(said()).toContain("§7.3");
    await fireEvent.blur(link);
    vi.advanceTimersByTime(4_000);
    await tick();
    expect(said()).toBe("");
    vi.useRealTimers();
  });
});

describe("around the play", () => {
  it("names who leads the deal and the trump that decided", async () => {
    await open(table(myLead({ decided_by: c("6♦"), opener: 1, role: "defender" })));
    expect(await screen.findByText("Первым ходит Вера")).toBeTruthy();
    expect(screen.getByText("младший козырь — шестёрка бубен")).toBeTruthy();
  });

  it("tells when the connection is lost", async () => {
    await open(table(view()));
    seat.ports.socket.fall();
    await tick();
    expect(screen.getByText("Возвращаемся за стол")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Подключиться сейчас" }));
    expect(seat.ports.sockets).toHaveLength(2);
  });

  it("shows the result and asks for another deal once", async () => {
    const over = view({
      phase: "over",
      role: "out",
      hand: [],
      result: result(1, [[0], [1]]),
      opener: null,
      defender: null,
    });
    await open(table(over));
    await screen.findByRole("heading", { name: "Вы вышли раньше всех" });
    expect(document.querySelector("[data-result]")?.getAttribute("data-result")).toBe("first");
    expect(document.activeElement?.textContent).toBe("Вы вышли раньше всех");
    expect(screen.getByText("В дураках Вера")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Реванш" }));
    await fireEvent.click(screen.getByRole("button", { name: "Ждём остальных" }));
    expect(seat.ports.socket.sent.map(({ type }) => type)).toEqual(["again"]);
  });
});

describe("what is chosen ahead", () => {
  const wait = (given: Partial<View> = {}) => {
    const deal = throwIn();
    const word = { code: "first_word", params: { seat: 1 } };
    const buttons = { ...deal.buttons, throw_in: word, pass: word };
    return view({ ...deal, moves: moves(deal.hand, {}), may_act: [1], buttons, ...given });
  };
  const later = (deal: View) => table({ ...deal, acts: deal.acts + 1 }, { version: 99 });
  const usable = throwIn().moves.find((one) => one.throw_in)?.card ?? -1;
  const useless = throwIn().moves.find((one) => !one.throw_in)?.card ?? -1;

  it("is a card that is laid when its turn comes", async () => {
    await open(table(wait()));
    await fireEvent.click(option(usable));
    expect(option(usable).getAttribute("aria-selected")).toBe("true");
    screen.getByText(/Выбрано заранее/, { selector: ".say b" });
    expect(sent()).toEqual([]);
    await seat.say(later(throwIn()));
    await vi.waitFor(() => expect(sent()).toEqual([{ kind: "throw_in", card: usable }]));
  });

  it("is let go by a second touch or by Esc", async () => {
    await open(table(wait()));
    await fireEvent.click(option(usable));
    await fireEvent.click(option(usable));
    await fireEvent.click(screen.getByRole("button", { name: /Пас/ }));
    await key("Escape");
    await seat.say(later(throwIn()));
    await vi.waitFor(() => screen.getByRole("button", { name: /^(Пас|Бито)$/ }));
    expect(sent()).toEqual([]);
  });

  it("is given up with the reason when it fits no more", async () => {
    await open(table(wait()));
    await fireEvent.click(option(useless));
    const none = { code: "rank_not_on_table", params: { card: useless } };
    await seat.say(later(throwIn({ buttons: { ...throwIn().buttons, throw_in: none } })));
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Выбранное заранее отменено."),
    );
    expect(sent()).toEqual([]);
    expect(option(useless).getAttribute("aria-selected")).toBe("false");
  });

  it("is a pass, shown as chosen until it can be said", async () => {
    await open(table(wait()));
    const pass = screen.getByRole("button", { name: /Пас/ });
    await fireEvent.click(pass);
    expect(pass.getAttribute("aria-pressed")).toBe("true");
    await seat.say(later(throwIn()));
    await vi.waitFor(() => expect(sent()).toEqual([{ kind: "pass" }]));
  });
});

describe("clocks", () => {
  const rules = { players: 2, deck: 36, transfer: "before_cover", turn_time: 30, time_bank: 60 };
  const clock = { seat: 0, running: true, turn_ms: 12_000, bank_ms: 60_000, uses_bank: true };

  it("§17.7 show what I have left, and a ring at whoever is waited for", async () => {
    await open(table(beatOrTransfer({ may_act: [0] }), { rules, clocks: [clock] }));
    screen.getByText("0:12");
    const hers = { ...clock, seat: 1, turn_ms: 20_000 };
    const waits = view({ phase: "lead", opener: 1, may_act: [1] });
    await seat.say(table(waits, { rules, clocks: [hers], version: 99 }));
    await vi.waitFor(() => expect(document.querySelectorAll(".ring rect")).toHaveLength(2));
    expect(screen.queryByText("0:12")).toBeNull();
  });

  it("§17.6 are not shown to who has nothing to add and is passed for", async () => {
    const adds = { ...clock, turn_ms: 5_000, uses_bank: false };
    await open(table(throwIn({ may_act: [0], moves: [] }), { rules, clocks: [adds] }));
    expect(screen.queryByText("0:05")).toBeNull();
    await seat.say(table(throwIn({ may_act: [0] }), { rules, clocks: [adds], version: 99 }));
    await screen.findByText("0:05");
  });

  it("S37: run on while the connection is lost", async () => {
    await open(table(beatOrTransfer({ may_act: [0] }), { rules, clocks: [clock] }));
    seat.ports.socket.fall();
    await tick();
    screen.getByText("Возвращаемся за стол. Часы идут:", { exact: false });
    expect(screen.getAllByText("0:12")).toHaveLength(2);
  });

  it("S36: tell how long the table waits where there is none", async () => {
    await open(table(beatOrTransfer({ may_act: [0] })));
    seat.ports.socket.fall();
    await tick();
    screen.getByText("До замены ботом:", { exact: false });
    expect(screen.getAllByText("1:30")).toHaveLength(2);
  });

  it("S36: tell of no time in a pause, in which none runs", async () => {
    const paused = { wanted: [0, 1], on: true, until_ms: 1000 };
    await open(table(beatOrTransfer({ may_act: [0] }), { paused }));
    seat.ports.socket.fall();
    await tick();
    expect(screen.queryByText("До замены ботом:", { exact: false })).toBeNull();
  });

  it("§17.8 say what was done for me when the time was out", async () => {
    const out = { ...clock, turn_ms: 900, uses_bank: false };
    await open(table(beatOrTransfer({ may_act: [0] }), { rules, clocks: [out] }));
    const history = [act(1, "lead", "8♠"), act(0, "take")];
    const taken = beatOrTransfer({ acts: 9, taking: true, history });
    await seat.say(table(taken, { rules, version: 99 }));
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Время вышло — вы берёте."),
    );
  });
});

describe("a substitute", () => {
  const seats = (mine: boolean) =>
    tableSeats(2).map((one) => ({ ...one, substitute: (one.seat === 0) === mine }));

  it("S36: is marked at the seat he plays for", async () => {
    await open(table(view(), { seats: seats(false) }));
    screen.getByRole("img", { name: "играет бот" });
  });

  it("S36: gives my seat back when I want it", async () => {
    await open(table(beatOrTransfer(), { seats: seats(true) }));
    screen.getByText("За вас играет бот", { selector: ".say b" });
    expect(screen.queryByRole("button", { name: "Беру" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Вернуться в игру" }));
    expect(seat.ports.socket.sent.at(-1)).toMatchObject({ type: "come_back" });
  });

  it("S36: is announced for whoever is not there", async () => {
    const away = tableSeats(2).map((one) => ({ ...one, online: one.seat === 0 }));
    await open(table(view({ phase: "lead", opener: 1, may_act: [1] }), { seats: away }));
    screen.getByText("Вера не в сети", { selector: ".say b" });
  });
});

describe("leaving", () => {
  const leaving = { ends_deal: true, durak: true, points: true };
  const pressed = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

  it("S36: asks first, and names the price", async () => {
    serve();
    await open(table(view(), { leaving }));
    await pressed("Меню");
    await pressed("Выйти");
    const asked = await dialog("Выйти из-за стола?");
    asked.getByText(/Дураком посчитают вас/);
    await fireEvent.click(asked.getByRole("button", { name: "Остаться" }));
    expect(seat.ports.socket.sent).toEqual([]);
  });

  it("S36: is done when it is confirmed, and leads home", async () => {
    serve();
    navigate("/t/t1");
    await open(table(view(), { leaving }));
    await pressed("Меню");
    await pressed("Выйти");
    const asked = await dialog("Выйти из-за стола?");
    await fireEvent.click(asked.getByRole("button", { name: "Выйти" }));
    expect(seat.ports.socket.sent).toEqual([{ type: "leave", id: "c1" }]);
    expect(place.route.page).toBe("table");
    seat.ports.socket.say({ type: "done", id: "c1", version: 99 });
    await vi.waitFor(() => expect(place.route.page).toBe("lobby"));
  });

  it("S36: leads home as well when the seat is gone before the answer comes", async () => {
    serve();
    navigate("/t/t1");
    await open(table(view(), { leaving }));
    await pressed("Меню");
    await pressed("Выйти");
    const asked = await dialog("Выйти из-за стола?");
    await fireEvent.click(asked.getByRole("button", { name: "Выйти" }));
    seat.ports.socket.say({ type: "fault", id: null, code: "not_seated", params: {} });
    await vi.waitFor(() => expect(place.route.page).toBe("lobby"));
  });

  it("S36: a deal is given up at the table by resigning", async () => {
    serve();
    await open(table(view(), { leaving }));
    await pressed("Меню");
    await pressed("Сдаться");
    const asked = await dialog("Сдаться?");
    await fireEvent.click(asked.getByRole("button", { name: "Сдаться" }));
    expect(seat.ports.socket.sent).toEqual([{ type: "resign", id: "c1" }]);
    seat.ports.socket.say({ type: "done", id: "c1", version: 99 });
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a pause", () => {
  it("is offered, agreed to, and ended by anybody", async () => {
    await open(table(view(), { paused: { wanted: [1], on: false, until_ms: null } }));
    screen.getByText("Вера просит паузу");
    await fireEvent.click(screen.getByRole("button", { name: "Согласиться" }));
    expect(seat.ports.socket.sent).toEqual([{ type: "pause", id: "c1", on: true }]);
    const paused = { wanted: [0, 1], on: true, until_ms: 1000 };
    await seat.say(table(view(), { paused, version: 99 }));
    await fireEvent.click(screen.getByRole("button", { name: "Продолжить" }));
    expect(seat.ports.socket.sent.at(-1)).toEqual({ type: "pause", id: "c2", on: false });
  });
});

describe("after a deal", () => {
  const over = view({ phase: "over", role: "out", hand: [], result: result(1, [[0], [1]]) });

  it("S34: the offer of a rematch counts down", async () => {
    await open(table(over, { rematch_ms: 125_000 }));
    await screen.findByRole("button", { name: "Реванш · 2:05" });
  });

  it("S65: a closed table says why, and leads away", async () => {
    await open(table(over, { closed: { reason: "rematch_expired", moved_to: null } }));
    await screen.findByText("Реванш не собрался: согласились не все.");
    expect(screen.queryByRole("button", { name: /Реванш/ })).toBeNull();
    screen.getByRole("link", { name: "В лобби" });
  });
});

it("a command that the server does not answer is told of", async () => {
  await open(table(beatOrTransfer()));
  await fireEvent.click(screen.getByRole("button", { name: "Беру" }));
  await screen.findByText("Ждём ответа сервера", {}, { timeout: 3000 });
  seat.ports.socket.say({ type: "done", id: "c1", version: 99 });
  await vi.waitFor(() => expect(screen.queryByText("Ждём ответа сервера")).toBeNull());
});

describe("the chat", () => {
  const people = { people: [] as { id: string; name: string; how: string; at: number }[] };
  const quiet = { "GET /api/blocks": () => people };
  const line = {
    type: "said",
    seat: 1,
    name: "Вера",
    phrase: null,
    emoji: null,
    text: null,
  } as const;
  const opened = async (shown = table(view())) => {
    await open(shown);
    await fireEvent.click(screen.getByRole("button", { name: "Чат" }));
    return within(await screen.findByRole("dialog", { name: "Чат" }));
  };

  it("S62: says a set phrase or a sign", async () => {
    serve(quiet);
    const panel = await opened();
    await fireEvent.click(await panel.findByRole("button", { name: "Удачи" }));
    expect(seat.ports.socket.sent).toEqual([{ type: "say", id: "c1", phrase: "luck" }]);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("S62: takes free text among friends only", async () => {
    serve(quiet);
    const panel = await opened();
    const field = await panel.findByRole("textbox", { name: "Своими словами" });
    await fireEvent.input(field, { target: { value: " давно не играли " } });
    await fireEvent.click(panel.getByRole("button", { name: "Сказать" }));
    expect(seat.ports.socket.sent).toEqual([{ type: "say", id: "c1", text: "давно не играли" }]);
    cleanup();
    const strangers = await opened(table(view(), { kind: "rated" }));
    await strangers.findByRole("button", { name: "Удачи" });
    expect(strangers.queryByRole("textbox")).toBeNull();
  });

  it("S62: shows what others say at their seats, and what was said before in the list", async () => {
    serve(quiet);
    await open(table(view()));
    seat.ports.socket.say({ ...line, at: 1, phrase: "hello" });
    seat.ports.pass(2000);
    seat.ports.socket.say({ ...line, at: 2, text: "ходите" });
    await screen.findByText("ходите");
    expect(screen.queryByText("Здравствуйте")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Чат" }));
    const said = within(await screen.findByRole("list", { name: "Что сказано" }));
    expect(said.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Вера Здравствуйте",
      "Вера ходите",
    ]);
  });

  it("S62: mutes a player, and hears him again", async () => {
    const vera = { id: "p1", name: "Вера", how: "mute", at: 1, seat: 1 };
    let muted = false;
    const set = (to: boolean) => () => {
      muted = to;
      return people;
    };
    const asked = serve({
      ...quiet,
      "GET /api/blocks?table=t1": () => (muted ? { people: [vera] } : people),
      "POST /api/blocks": set(true),
      "DELETE /api/blocks/mute/p1": set(false),
    });
    const panel = await opened();
    await fireEvent.click(await panel.findByRole("button", { name: "Не слышать: Вера" }));
    const again = await panel.findByRole("button", { name: "Снова слышать: Вера" });
    expect(panel.queryByRole("button", { name: "Не слышать: Вера" })).toBeNull();
    await fireEvent.click(again);
    expect(asked.get("POST /api/blocks")?.[0]?.body).toEqual({ table: "t1", seat: 1, how: "mute" });
    await vi.waitFor(() => expect(panel.queryByRole("button", { name: /Снова/ })).toBeNull());
  });

  it("is not there where nobody would hear it", async () => {
    await open(table(view(), { seats: tableSeats(2, true) }));
    expect(screen.queryByRole("button", { name: "Чат" })).toBeNull();
  });
});

describe("the way back to a seat", () => {
  const link = { url: "https://durak.example/r/ab", path: "/r/ab", qr: "<svg></svg>" };

  it("S4: is a personal link with its code, made when it is wanted and revoked", async () => {
    const asked = serve({
      "POST /api/tables/t1/return-link": () => link,
      "DELETE /api/tables/t1/return-link": () => null,
    });
    await open(table(view()));
    await fireEvent.click(screen.getByRole("button", { name: "Меню" }));
    await fireEvent.click(screen.getByRole("button", { name: "Другое устройство" }));
    const panel = within(await screen.findByRole("dialog", { name: "Вернуться за стол" }));
    const make = await panel.findByRole("button", { name: "Сделать ссылку" });
    expect(asked.get("POST /api/tables/t1/return-link")).toBeUndefined();
    await fireEvent.click(make);
    const code = await panel.findByRole("img", { name: "QR-код ссылки" });
    expect(code.getAttribute("src")).toContain("data:image/svg+xml,%3Csvg%3E");
    expect(panel.getByDisplayValue(link.url)).toBeTruthy();
    await fireEvent.click(panel.getByRole("button", { name: "Отменить ссылку" }));
    await panel.findByRole("button", { name: "Сделать ссылку" });
  });
});

describe("looking on", () => {
  const looks = (given: Partial<View> = {}) =>
    view({ seat: -1, role: "watcher", hand: [], moves: [], may_act: [1], ...given });
  const watched = (deal: View, given: Partial<TableView> = {}) =>
    table(deal, { me: null, spectators: 2, ...given });

  it("shows every seat, nobody's hand, and nothing to press", async () => {
    serve();
    await open(watched(looks({ phase: "lead", opener: 1 })));
    const names = screen.getByRole("list", { name: "Игроки" });
    expect(
      within(names)
        .getAllByRole("listitem")
        .map((one) => one.textContent),
    ).toHaveLength(2);
    expect(screen.queryByRole("listbox")).toBeNull();
    const bar = screen.getByRole("region", { name: "Действия" });
    expect(within(bar).queryAllByRole("button")).toEqual([]);
    screen.getByText("Вера думает", { selector: ".say b" });
    screen.getByRole("heading", { name: /смотрят 2/ });
    await fireEvent.click(screen.getByRole("button", { name: "Меню" }));
    const menu = within(await screen.findByRole("dialog", { name: "Меню" }));
    expect(menu.queryByRole("button", { name: "Выйти" })).toBeNull();
    expect(menu.queryByRole("checkbox")).toBeNull();
  });

  it("is told who lost, and asked for no rematch", async () => {
    const end = result(1, [[0], [1]]);
    await open(watched(looks({ phase: "over", result: end })));
    await screen.findByRole("heading", { name: "В дураках Вера" });
    expect(screen.queryByRole("button", { name: "Реванш" })).toBeNull();
    screen.getByRole("link", { name: "В лобби" });
  });
});
