import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountView } from "../../gen/wire";
import { guest } from "../../guest.svelte";
import { accountOver } from "../../net/account";
import { Failure, serve } from "../testing";
import { Desk } from "./desk.svelte";

const VIEW: AccountView = {
  name: "вера",
  password: true,
  passkeys: [],
  codes: 8,
  sessions: [],
  passkeys_offered: false,
};
const VERA = { id: "a1", name: "Вера", account: "вера" };
const ENTERED = { me: VERA, credited: 10, codes: ["ABCD-EFGH"] };

let asked: ReturnType<typeof serve>;
let desk: Desk;

function answer(change: Parameters<typeof serve>[0] = {}): void {
  asked = serve({
    "GET /api/account": () => VIEW,
    "POST /api/account": () => ENTERED,
    "POST /api/account/sign-in": () => ({ ...ENTERED, codes: [] }),
    "POST /api/account/sign-in/code": () => ({ ...ENTERED, codes: [] }),
    "PUT /api/account/password": () => ({ ...VIEW, codes: 7 }),
    "POST /api/account/sign-out": () => null,
    ...change,
  });
  desk = new Desk(accountOver((path, init) => fetch(path, init)));
}

beforeEach(() => {
  guest.me = { id: "g1", name: "Гость", account: null };
  answer();
});

describe("S46: an account", () => {
  it("is made of the guest, whose codes are shown once", async () => {
    await desk.signUp("Вера", "тихий лес");
    expect(asked.get("POST /api/account")?.[0]?.body).toEqual({
      name: "Вера",
      password: "тихий лес",
    });
    expect([guest.me, desk.credited, desk.codes]).toEqual([VERA, 10, ["ABCD-EFGH"]]);
    expect(desk.view).toEqual(VIEW);
  });

  it("that is somebody else's says so, and the guest stays one", async () => {
    answer({ "POST /api/account": () => new Failure(409, { code: "login_taken", params: {} }) });
    await desk.signUp("Вера", "тихий лес");
    expect(desk.problem).toEqual({ kind: "fault", code: "login_taken", params: {} });
    expect(guest.me?.account).toBeNull();
  });

  it("is entered by a code, and has another password then", async () => {
    await desk.recover("Вера", "ABCD-EFGH", "новый пароль");
    expect(asked.get("PUT /api/account/password")?.[0]?.body).toEqual({
      password: "новый пароль",
      old: null,
    });
    expect(desk.view?.codes).toBe(7);
  });

  it("is not entered by a wrong code, nor is a password set then", async () => {
    const wrong = { code: "wrong_sign_in", params: {} };
    answer({ "POST /api/account/sign-in/code": () => new Failure(403, wrong) });
    await desk.recover("Вера", "ABCD", "новый пароль");
    expect(asked.has("PUT /api/account/password")).toBe(false);
    expect(desk.problem).toMatchObject(wrong);
  });

  it("is left for a new guest", async () => {
    await desk.signIn("Вера", "тихий лес");
    await desk.signOut();
    expect([guest.me?.id, desk.view, desk.credited]).toEqual(["g1", null, null]);
  });

  it("asks nothing of the service for a guest", async () => {
    const seen = vi.fn();
    answer({ "GET /api/account": seen });
    await desk.load();
    expect(seen).not.toHaveBeenCalled();
  });
});
