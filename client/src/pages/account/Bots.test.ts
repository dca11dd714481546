import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { serve } from "../testing";
import Bots from "./Bots.svelte";

const AT = Date.parse("2026-11-30T12:00:00Z");
const one = { id: "b1", name: "BOT Штирлиц", created: AT };
const two = { id: "b2", name: "BOT Мюллер", created: AT };
const view = (...bots: (typeof one)[]) => ({ bots, most: 5 });

afterEach(cleanup);

it("S10: a BOT account is made with its label, and its token is shown once", async () => {
  const asked = serve({
    "GET /api/account/bots": () => view(one),
    "POST /api/account/bots": () => ({ id: "b2", token: "kozyr_bot_8a1f", view: view(one, two) }),
  });
  render(Bots);
  await screen.findByText("BOT Штирлиц");
  screen.getByText("создан 30 нояб. 2026 г.");
  const field = screen.getByLabelText("Имя нового BOT-аккаунта");
  await fireEvent.input(field, { target: { value: "Мюллер" } });
  await fireEvent.click(screen.getByRole("button", { name: "Создать BOT-аккаунт" }));
  await screen.findByText("kozyr_bot_8a1f");
  screen.getByRole("region", { name: "Токен: BOT Мюллер" });
  expect(asked.get("POST /api/account/bots")?.[0]?.body).toEqual({ name: "Мюллер" });
  expect((field as HTMLInputElement).value).toBe("");
  await fireEvent.click(screen.getByRole("button", { name: "Токен записан" }));
  expect(screen.queryByText("kozyr_bot_8a1f")).toBeNull();
});

it("another token is given without a question, revoking asks and names the cost", async () => {
  const asked = serve({
    "GET /api/account/bots": () => view(one),
    "POST /api/account/bots/b1/token": () => ({ id: "b1", token: "kozyr_bot_2", view: view(one) }),
    "DELETE /api/account/bots/b1": () => view(),
  });
  render(Bots);
  await fireEvent.click(await screen.findByRole("button", { name: "Новый токен: BOT Штирлиц" }));
  await screen.findByText("kozyr_bot_2");
  await fireEvent.click(screen.getByRole("button", { name: "Отозвать: BOT Штирлиц" }));
  screen.getByText("BOT Штирлиц больше не сможет играть. Отменить это нельзя.");
  await fireEvent.click(screen.getByRole("button", { name: "Оставить" }));
  expect(asked.get("DELETE /api/account/bots/b1")).toBeUndefined();
  await fireEvent.click(screen.getByRole("button", { name: "Отозвать: BOT Штирлиц" }));
  await fireEvent.click(screen.getByRole("button", { name: "Отозвать" }));
  await vi.waitFor(() => expect(screen.queryByText("BOT Штирлиц")).toBeNull());
  expect(screen.queryByText("kozyr_bot_2")).toBeNull();
});

it("whoever has as many as he may is told so instead of being asked for a name", async () => {
  const many = Array.from({ length: 5 }, (_, n) => ({ ...one, id: `b${n}`, name: `BOT ${n}` }));
  serve({ "GET /api/account/bots": () => view(...many) });
  render(Bots);
  await screen.findByText("Больше 5 завести нельзя.");
  expect(screen.queryByLabelText("Имя нового BOT-аккаунта")).toBeNull();
});
