import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { navigate, place } from "../navigation.svelte";
import { FakeSocket, snapshot } from "../net/fakes";
import TablePage from "./TablePage.svelte";
import { copy } from "./table/share";
import { Failure, INVITATION, serve } from "./testing";

let sockets: FakeSocket[];

// What is fetched on demand is there already, however slow the machine is.
beforeAll(() =>
  Promise.all([
    import("./Invite.svelte"),
    import("./Table.svelte"),
    import("./table/Closed.svelte"),
    import("./table/Waiting.svelte"),
  ]),
);
beforeEach(() => {
  sockets = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate("/");
});

function visit(): void {
  render(TablePage, { route: { page: "table", id: "t1" } });
}
const waiting = () => snapshot(1, { seats: INVITATION.seats, rules: INVITATION.rules });

describe("an invitation", () => {
  it("names the game, the set and every difference before joining", async () => {
    serve();
    visit();
    await screen.findByRole("heading", { name: "Марина зовёт за стол" });
    screen.getByText("Переводной");
    await screen.findByText("Домашние правила на основе набора «Классический переводной»");
    screen.getByText("Ничья: без ничьей (классика)");
    screen.getByText("в наборе — ничья");
    screen.getByText(/Ждём ещё 1 игрока/);
  });

  it("names the team of each seat (§13.1)", async () => {
    const seats = [...INVITATION.seats, { ...INVITATION.seats[1], seat: 3 }].map((one, seat) => ({
      ...one,
      side: seat % 2,
    }));
    const rules = { ...INVITATION.rules, players: 4, teams: "2x2" };
    serve({ "GET /api/tables/t1": () => ({ ...INVITATION, seats, rules }) });
    visit();
    await screen.findByRole("img", { name: /Команда 1: Марина; Бот/ });
    screen.getByText(/4 игрока, 36 карт, 2 на 2/);
  });

  it("is accepted by one press, which seats the guest", async () => {
    const asked = serve();
    visit();
    (await screen.findByRole("button", { name: "Согласиться" })).click();
    await expect.poll(() => sockets).toHaveLength(1);
    expect(asked.get("POST /api/tables/t1/join")).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say(waiting());
    await screen.findByRole("heading", { name: "Стол ждёт" });
  });

  it("says so when somebody else was quicker", async () => {
    const full = {
      ...INVITATION,
      seats: INVITATION.seats.map((seat) => ({ ...seat, kind: "person" as const })),
    };
    let seats = INVITATION;
    serve({
      "GET /api/tables/t1": () => seats,
      "POST /api/tables/t1/join": () => {
        seats = full;
        return new Failure(409, { code: "table_full", params: {} });
      },
    });
    visit();
    (await screen.findByRole("button", { name: "Согласиться" })).click();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("За столом нет свободных мест.");
    expect(screen.queryByRole("button", { name: "Согласиться" })).toBeNull();
  });

  it("lets others look on at a table that is full", async () => {
    const seats = INVITATION.seats.map((seat) => ({ ...seat, kind: "person" as const }));
    const full = { ...INVITATION, seats, phase: "playing" as const };
    serve({ "GET /api/tables/t1": () => full });
    visit();
    (await screen.findByRole("button", { name: "Смотреть" })).click();
    await expect.poll(() => sockets).toHaveLength(1);
  });

  it("to a table that is gone leads home", async () => {
    const gone = new Failure(404, { code: "unknown_table", params: {} });
    serve({ "GET /api/tables/t1": () => gone });
    visit();
    await screen.findByText("Такого стола нет.");
    screen.getByRole("link", { name: "На главную" });
  });
});

describe("who has a seat", () => {
  beforeEach(() => {
    serve({ "GET /api/tables/t1": () => ({ ...INVITATION, me: 0 }) });
  });

  it("is asked who he is when his session ends", async () => {
    const asked = serve({ "GET /api/tables/t1": () => ({ ...INVITATION, me: 0 }) });
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say({ type: "fault", id: null, code: "not_seated", params: {} });
    await expect.poll(() => asked.get("GET /api/me")).toHaveLength(1);
  });

  it("S1: follows the table to the one that replaced it", async () => {
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say(snapshot(2, { closed: { reason: "replaced", moved_to: "t2" } }));
    await expect.poll(() => place.route).toEqual({ page: "table", id: "t2" });
  });

  it("S65: is told why a waiting table is closed", async () => {
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say(snapshot(2, { closed: { reason: "idle", moved_to: null } }));
    await screen.findByRole("heading", { name: "Стол закрыт" });
    screen.getByText("За этим столом давно ничего не происходило.");
  });

  it("waits with the link to pass on", async () => {
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say(waiting());
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Ссылка на стол" });
    expect(field.value).toBe(`${location.origin}/t/t1`);
    const seats = within(screen.getByRole("region", { name: "Места за столом" }));
    expect(seats.getAllByRole("listitem").map((one) => one.textContent?.trim())).toEqual([
      expect.stringContaining("вы"),
      expect.stringContaining("свободно"),
      expect.stringContaining("бот · лёгкий"),
    ]);
  });

  it("is asked to copy the link himself where there is no clipboard", async () => {
    vi.stubGlobal("navigator", { ...navigator, clipboard: undefined, share: undefined });
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say(waiting());
    (await screen.findByRole("button", { name: "Скопировать" })).click();
    await screen.findByText("Ссылка выделена: скопируйте её сами");
  });

  it("is told when the connection is lost", async () => {
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    sockets[0]?.open();
    sockets[0]?.say(waiting());
    await screen.findByRole("heading", { name: "Стол ждёт" });
    sockets[0]?.fall();
    await screen.findByText("Возвращаемся за стол");
  });

  it("leaves the socket behind with the page", async () => {
    visit();
    await expect.poll(() => sockets).toHaveLength(1);
    cleanup();
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe("copying", () => {
  it.each([
    ["works", async () => {}, true],
    ["is refused", () => Promise.reject(new DOMException("denied")), false],
  ])("%s", async (_how, writeText, copied) => {
    expect(await copy("link", { writeText })).toBe(copied);
  });
});
