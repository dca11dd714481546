import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { beatOrTransfer, result, table, tableSeats, view } from "../../core/fixtures";
import type { TableSeat, TableView } from "../../gen/wire";
import { Failure, serve } from "../testing";
import { Seat } from "./testing";

const BLOCKED = { id: "p1", name: "Вера", how: "block", at: 1, seat: 1 };
const none = () => ({ people: [] });
const over = view({ phase: "over", role: "out", hand: [], result: result(1, [[0], [1]]) });

/** Opens what can be done about Vera, from her seat. */
async function opened(shown: TableView = table(beatOrTransfer())) {
  await Seat.at(shown);
  const seat = await screen.findByRole("button", { name: "Игрок Вера" });
  seat.focus();
  await fireEvent.click(seat);
  const dialog = within(await screen.findByRole("dialog", { name: "Вера" }));
  await dialog.findByRole("button", { name: /блокировать/ });
  return { seat, dialog };
}

afterEach(cleanup);

describe("S62: a player one meets at a table", () => {
  it("is reported for one of the reasons", async () => {
    const asked = serve({
      "GET /api/blocks?table=t1": none,
      "POST /api/reports": () => null,
    });
    const { dialog } = await opened();
    const send = dialog.getByRole("button", { name: "Отправить" });
    await fireEvent.click(send);
    expect(asked.get("POST /api/reports")).toBeUndefined();
    expect(dialog.getAllByRole("radio")).toHaveLength(6);
    await fireEvent.click(dialog.getByRole("radio", { name: "Тянет время" }));
    await fireEvent.click(send);
    const told = await dialog.findByText("Сообщение отправлено.");
    expect(asked.get("POST /api/reports")?.map(({ body }) => body)).toEqual([
      { table: "t1", seat: 1, reason: "stalling" },
    ]);
    await vi.waitFor(() => expect(document.activeElement).toBe(told));
  });

  it("is told why a report was not taken, and may be reported again", async () => {
    serve({
      "GET /api/blocks?table=t1": none,
      "POST /api/reports": () => new Failure(429, { code: "rate_limited", params: {} }),
    });
    const { dialog } = await opened();
    await fireEvent.click(dialog.getByRole("radio", { name: "Оскорбления" }));
    await fireEvent.click(dialog.getByRole("button", { name: "Отправить" }));
    await dialog.findByRole("alert");
    dialog.getByRole("button", { name: "Отправить" });
  });

  it("is blocked, with what it means, and unblocked", async () => {
    const asked = serve({
      "GET /api/blocks?table=t1": none,
      "POST /api/blocks": () => ({ people: [{ ...BLOCKED, how: "mute", id: "m1" }, BLOCKED] }),
      "DELETE /api/blocks/block/p1": none,
    });
    const { dialog } = await opened();
    dialog.getByText(/за ваш стол этот игрок не сядет/);
    await fireEvent.click(dialog.getByRole("button", { name: "Заблокировать" }));
    await fireEvent.click(await dialog.findByRole("button", { name: "Разблокировать" }));
    await dialog.findByRole("button", { name: "Заблокировать" });
    expect(asked.get("POST /api/blocks")?.[0]?.body).toEqual({
      table: "t1",
      seat: 1,
      how: "block",
    });
  });

  it("is known to be blocked already, also after the deal", async () => {
    serve({ "GET /api/blocks?table=t1": () => ({ people: [BLOCKED] }) });
    const { dialog } = await opened(table(over));
    await dialog.findByRole("button", { name: "Разблокировать" });
  });

  it("may have left the seat meanwhile", async () => {
    serve({ "GET /api/blocks?table=t1": none });
    const [me, vera] = tableSeats(2) as [TableSeat, TableSeat];
    const { dialog } = await opened(
      table(over, { seats: [me, { ...vera, kind: "free", left: true }] }),
    );
    dialog.getByRole("radio", { name: "Бросает партии" });
  });

  it("is found in the menu too", async () => {
    serve({ "GET /api/blocks?table=t1": none });
    await Seat.at(table(beatOrTransfer()));
    await fireEvent.click(screen.getByRole("button", { name: "Меню" }));
    const menu = within(await screen.findByRole("dialog", { name: "Меню" }));
    await fireEvent.click(menu.getByRole("button", { name: "Игрок Вера" }));
    await screen.findByRole("dialog", { name: "Вера" });
    expect(screen.queryByRole("dialog", { name: "Меню" })).toBeNull();
  });

  it("gives the focus back to the seat when it is closed", async () => {
    serve({ "GET /api/blocks?table=t1": none });
    const { seat, dialog } = await opened();
    await fireEvent.click(dialog.getByRole("button", { name: "Закрыть" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(seat);
  });
});

describe("S62: nobody is reported", () => {
  it.each([
    ["who is a bot", { seats: tableSeats(2, true) }],
    ["by who looks on", { me: null }],
  ])("%s", async (_, given) => {
    await Seat.at(table(beatOrTransfer(), given));
    expect(screen.queryByRole("button", { name: /^Игрок / })).toBeNull();
  });
});
