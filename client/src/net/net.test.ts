import { describe, expect, it, vi } from "vitest";
import { apiOver } from "./api";
import { waitBefore } from "./backoff";
import { randomId } from "./ids";
import { socketUrl } from "./socket";

function answering(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(text, { status });
  });
  return { fetch, api: apiOver(fetch) };
}

describe("the HTTP side", () => {
  it("asks by path and method, with the body as JSON", async () => {
    const { fetch, api } = answering(200, { id: "g", name: "Аня" });
    expect(await api.rename("Аня")).toEqual({ ok: true, value: { id: "g", name: "Аня" } });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/me");
    expect(init).toMatchObject({ method: "PUT", body: '{"name":"Аня"}' });
  });

  it("keeps a foreign table id inside its path", async () => {
    const { fetch, api } = answering(200, { seat: 1 });
    await api.join("a/../b?c");
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/tables/a%2F..%2Fb%3Fc/join");
  });

  it("gives a refusal as a value", async () => {
    const refusal = { code: "players_preset", params: { min: 2, max: 2 } };
    const { api } = answering(400, { type: "refused", id: "", refusal });
    expect(await api.me()).toEqual({ ok: false, problem: { kind: "refusal", refusal } });
  });

  it("gives a fault as a value", async () => {
    const { api } = answering(404, { code: "unknown_table", params: {} });
    expect(await api.invitation("x")).toEqual({
      ok: false,
      problem: { kind: "fault", code: "unknown_table", params: {} },
    });
  });

  it.each([
    [500, "<html>"],
    [502, "null"],
    [200, "not json"],
  ])("calls %d with %s a server error", async (status, body) => {
    const { api } = answering(status, body);
    expect(await api.me()).toMatchObject({ ok: false, problem: { code: "server_error" } });
  });

  it("is offline when nobody answers", async () => {
    const api = apiOver(() => Promise.reject(new TypeError("network")));
    expect(await api.me()).toEqual({ ok: false, problem: { kind: "offline" } });
  });
});

describe("ids", () => {
  it("fit the wire and differ, also without any crypto", () => {
    const ids = [randomId(), randomId(), randomId({}), randomId({})];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("the wait before a try", () => {
  it("doubles up to ten seconds, with its upper half random", () => {
    const longest = (tries: number) => waitBefore(tries, () => 1);
    expect([0, 1, 2, 5, 50].map(longest)).toEqual([400, 800, 1600, 10_000, 10_000]);
    expect(waitBefore(2, () => 0)).toBe(800);
  });
});

describe("the socket's address", () => {
  it("stays on the page's host and follows its scheme", () => {
    const lan = { protocol: "http:", host: "192.168.1.5:8000" };
    expect(socketUrl("ab", lan)).toBe("ws://192.168.1.5:8000/ws/tables/ab");
    expect(socketUrl("ab", { protocol: "https:", host: "k.example" })).toMatch(/^wss:/);
  });
});
