import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Invitation, ProposalView, TableSeat, TableView } from "../gen/wire";
import { guest } from "../guest.svelte";
import { place } from "../navigation.svelte";
import { FakePorts, snapshot } from "../net/fakes";
import { TableLink } from "../net/link.svelte";
import Invite from "./Invite.svelte";
import { draft } from "./rules/draft.svelte";
import { Visit } from "./table/visit.svelte";
import Waiting from "./table/Waiting.svelte";
import { INVITATION, serve } from "./testing";

const PROPOSAL: ProposalView = {
  proposal: 1,
  name: "Глеб",
  differences: [{ option: "draw", preset_value: "off", value: "on" }],
  accepted: null,
};

let ports: FakePorts;

beforeEach(async () => {
  serve();
  draft.book = null;
  await draft.load();
  await guest.meet();
});
afterEach(cleanup);

function seated(change: Partial<TableView> = {}, seats: TableSeat[] = INVITATION.seats): void {
  const shown = snapshot(1, { me: 0, host: true, seats, preset: "classic", ...change });
  ports = new FakePorts();
  const link = new TableLink("ws://table", ports);
  ports.socket.open();
  ports.socket.say(shown);
  render(Waiting, { link, table: shown });
}

/** What was sent, but for the ids. */
const wishes = () => ports.socket.sent.map((message) => ({ ...message, id: undefined }));
const row = (n: number) => {
  const seats = within(screen.getByRole("region", { name: "Места за столом" }));
  return within(seats.getAllByRole("listitem")[n] as HTMLElement);
};

/** The seats, with another person on the free one. */
function pair(wants: { mine?: number | null; theirs?: number | null }): TableSeat[] {
  const [me, free] = INVITATION.seats as [TableSeat, TableSeat];
  return [
    { ...me, wants: wants.mine ?? null },
    { ...free, name: "Глеб", kind: "person", online: true, wants: wants.theirs ?? null },
  ];
}

describe("the host of a waiting table", () => {
  it("seats a bot of a level, and sends it away", async () => {
    seated();
    const [free, bot] = [row(1), row(2)];
    await fireEvent.change(free.getByLabelText("Бот на месте 2"), { target: { value: "medium" } });
    await fireEvent.change(bot.getByLabelText("Бот на месте 3"), { target: { value: "" } });
    expect(wishes()).toEqual([
      { type: "seat_bot", seat: 1, level: "medium" },
      { type: "seat_bot", seat: 2, level: null },
    ]);
  });

  it("S5: reads what is proposed, and answers", async () => {
    seated({ proposals: [PROPOSAL] });
    const asked = within(screen.getByRole("region", { name: "Глеб предлагает другие правила" }));
    asked.getByText("Ничья: ничья");
    asked.getByText("сейчас за столом — без ничьей (классика)");
    asked.getByRole("button", { name: "Принять" }).click();
    expect(wishes()).toEqual([{ type: "answer_proposal", proposal: 1, accept: true }]);
  });

  it("S5: is told who is for the present rules before he answers", () => {
    const [me, free, bot] = INVITATION.seats as [TableSeat, TableSeat, TableSeat];
    const sitter = { ...free, kind: "person" as const, online: true };
    const boris = { ...sitter, name: "Борис" };
    const dina = { ...sitter, seat: 3, side: 3, name: "Дина", agreed: false };
    seated({ proposals: [PROPOSAL] }, [me, boris, bot, dina]);
    const asked = within(screen.getByRole("region", { name: "Глеб предлагает другие правила" }));
    const who = within(asked.getByRole("list", { name: "Кто согласен" }));
    expect(who.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Глеб это предлагает",
      "Борис за нынешние правила",
      "Дина ещё решает",
    ]);
  });

  it("leaves the table for the lobby", () => {
    seated();
    screen.getByRole("button", { name: "Выйти из-за стола" }).click();
    expect(wishes()).toEqual([{ type: "leave" }]);
    expect(place.route).toEqual({ page: "lobby" });
  });
});

describe("somebody who waits", () => {
  it("moves to a free seat, but seats no bots and answers no proposals", () => {
    seated({ host: false, proposals: [PROPOSAL] });
    row(1).getByRole("button", { name: "Пересесть: место 2" }).click();
    expect(wishes()).toEqual([{ type: "move", seat: 1 }]);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Принять" })).toBeNull();
  });

  it("asks another for his seat, and may think better of it", () => {
    seated({}, pair({ mine: 1 }));
    row(1).getByText("ждём согласия");
    row(0).getByRole("button", { name: "Остаться здесь: место 1" }).click();
    expect(wishes()).toEqual([{ type: "move", seat: 0 }]);
  });

  it("sees the teams under headings of the page's second level", () => {
    seated(
      {},
      pair({}).map((seat) => ({ ...seat, side: 0 })),
    );
    screen.getByRole("heading", { level: 2, name: "Ваша команда" });
  });

  it("agrees to change seats with who wants his", () => {
    seated({}, pair({ theirs: 0 }));
    row(1).getByText("хочет на ваше место");
    row(1).getByRole("button", { name: "Согласиться на обмен: место 2" }).click();
    expect(wishes()).toEqual([{ type: "move", seat: 1 }]);
  });
});

/** What an invitation's page is asked for, at a table whose invitation is this one. */
async function invited(invitation: Invitation, answers: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ "GET /api/tables/t1": () => invitation, ...answers });
  const visit = new Visit("t1");
  await visit.look();
  const { rerender } = render(Invite, {
    invitation,
    problem: null,
    onagree: (wish) => visit.join(wish),
    onadmit: (password) => visit.admit(password),
    onpropose: (options) => visit.propose(options),
    onrefresh: () => visit.refresh(),
    onwatch: () => undefined,
  });
  return { asked, visit, rerender };
}

describe("S5: an invitation", () => {
  it("may be answered by a proposal of what differs and what is open", async () => {
    const { asked, visit } = await invited(INVITATION, {
      "POST /api/tables/t1/proposals": () => PROPOSAL,
      "GET /api/tables/t1": () => ({ ...INVITATION, proposal: PROPOSAL }),
    });
    screen.getByRole("button", { name: "Предложить другое" }).click();
    const draw = within(await screen.findByRole("group", { name: "Ничья" }));
    const send = screen.getByRole("button", { name: "Отправить" });
    expect(send.getAttribute("aria-disabled")).toBe("true");
    draw.getByRole("button", { name: "ничья" }).click();
    await screen.findByText("вы меняете: было «без ничьей (классика)»");
    send.click();
    await expect.poll(() => asked.get("POST /api/tables/t1/proposals")).toHaveLength(1);
    expect(asked.get("POST /api/tables/t1/proposals")?.[0]?.body).toEqual({
      options: { draw: "on" },
    });
    await tick();
    await screen.findByRole("button", { name: "Согласиться" });
    expect(visit.invitation?.proposal).toEqual(PROPOSAL);
  });

  it("sends nothing until the password that it asks for is written", async () => {
    const { asked } = await invited({ ...INVITATION, password: true });
    const field = screen.getByLabelText("Пароль стола");
    for (const name of ["Согласиться", "Предложить другое"]) {
      (document.activeElement as HTMLElement).blur();
      screen.getByRole("button", { name }).click();
      await tick();
      expect(document.activeElement).toBe(field);
    }
    expect([...asked.keys()]).toEqual(["GET /api/tables/t1"]);
  });

  it("says the password of the table before a proposal, which is not sent with it", async () => {
    const { asked } = await invited(
      { ...INVITATION, password: true },
      { "POST /api/tables/t1/admission": () => null },
    );
    await fireEvent.input(screen.getByLabelText("Пароль стола"), { target: { value: "сукно" } });
    screen.getByRole("button", { name: "Предложить другое" }).click();
    await screen.findByRole("heading", { name: "Что поменять?" });
    expect(asked.get("POST /api/tables/t1/admission")?.[0]?.body).toEqual({ password: "сукно" });
  });

  it("shows a trouble with the password beside it, and not where rules are proposed", async () => {
    const { rerender } = await invited(INVITATION);
    await rerender({ problem: { kind: "fault", code: "wrong_password", params: {} } });
    screen.getByRole("alert");
    screen.getByRole("button", { name: "Предложить другое" }).click();
    await screen.findByRole("heading", { name: "Что поменять?" });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
