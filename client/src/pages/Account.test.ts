import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it } from "vitest";
import { guest } from "../guest.svelte";
import Account from "./Account.svelte";
import { serve } from "./testing";

afterEach(() => {
  cleanup();
  guest.me = null;
});

it("whoever enters or leaves an account goes on from the heading, not from nowhere", async () => {
  serve();
  await guest.meet();
  const me = guest.me;
  render(Account);
  const heading = screen.getByRole("heading", { level: 1 });
  screen.getByRole("button", { name: "Создать аккаунт" }).focus();
  if (me) guest.me = { ...me, account: "Вера" };
  await tick();
  expect(document.activeElement).toBe(heading);
  heading.blur();
  guest.me = me;
  await tick();
  expect(document.activeElement).toBe(heading);
});
