import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { serve } from "../testing";
import Shunned from "./Shunned.svelte";

const AT = Date.parse("2026-11-30T12:00:00Z");
const boris = { id: "p1", name: "Борис", how: "block", at: AT, seat: null };
const vera = { id: "p2", name: "Вера", how: "mute", at: AT, seat: null };

afterEach(cleanup);

it("S62: who is blocked and who is not heard are listed apart, and forgiven", async () => {
  const asked = serve({
    "GET /api/blocks": () => ({ people: [boris, vera] }),
    "DELETE /api/blocks/block/p1": () => ({ people: [vera] }),
    "DELETE /api/blocks/mute/p2": () => ({ people: [] }),
  });
  render(Shunned);
  const blocked = within(await screen.findByRole("region", { name: "Заблокированные игроки" }));
  blocked.getByText("с 30 нояб. 2026 г.");
  await fireEvent.click(blocked.getByRole("button", { name: "Разблокировать: Борис" }));
  await vi.waitFor(() => expect(screen.queryByText("Борис")).toBeNull());
  await fireEvent.click(screen.getByRole("button", { name: "Снова слышать: Вера" }));
  await vi.waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(asked.get("DELETE /api/blocks/mute/p2")).toHaveLength(1);
});

it("S62: nothing is shown while there is nobody to forgive", async () => {
  const asked = serve({ "GET /api/blocks": () => ({ people: [] }) });
  render(Shunned);
  await vi.waitFor(() => expect(asked.get("GET /api/blocks")).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
