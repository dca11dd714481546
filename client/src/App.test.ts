import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import App from "./App.svelte";

it("names the game", () => {
  render(App);
  expect(screen.getByRole("heading").textContent).toBe("Kozyr");
});
