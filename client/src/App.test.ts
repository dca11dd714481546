import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import App from "./App.svelte";
import { navigate } from "./navigation.svelte";
import { serve } from "./pages/testing";

afterEach(() => {
  cleanup();
  navigate("/");
});

it("shows the page of its address, and follows links to others", async () => {
  serve();
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Сыграем в дурака?" });
  screen.getByRole("link", { name: "Правила" }).click();
  await screen.findByRole("heading", { level: 1, name: "Правила" });
  expect(location.pathname).toBe("/rules");
});

it("says that an address leads nowhere, and where to go from there", async () => {
  serve();
  navigate("/no/such/page");
  render(App);
  await screen.findByRole("heading", { name: "Такой страницы нет" });
  expect(screen.getByRole("link", { name: "На главную" }).getAttribute("href")).toBe("/");
});
