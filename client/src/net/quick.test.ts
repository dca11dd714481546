import { beforeEach, describe, expect, it } from "vitest";
import type { QuickNews } from "../gen/wire";
import { FakePorts } from "./fakes";
import { QuickSearch } from "./quick.svelte";
import { quickUrl } from "./socket";

let ports: FakePorts;
let paths: string[];
let quick: QuickSearch;

beforeEach(() => {
  ports = new FakePorts();
  paths = [];
  quick = new QuickSearch("ws://host/ws/quick", (path) => paths.push(path), ports);
});

const say = (news: QuickNews) => ports.socket.raw(JSON.stringify(news));
const wait = (waiting: number, offer_bot = false) => say({ type: "waiting", waiting, offer_bot });

describe("S6: a quick match", () => {
  it("has an address on the page's host", () => {
    expect(quickUrl({ protocol: "https:", host: "kozyr.example" })).toBe(
      "wss://kozyr.example/ws/quick",
    );
  });

  it("tells how many search, and offers a bot when the server does (S6)", () => {
    quick.start();
    wait(1);
    expect([quick.on, quick.waiting, quick.offered]).toEqual([true, 1, false]);
    wait(3, true);
    expect([quick.waiting, quick.offered]).toEqual([3, true]);
  });

  it("searches once, however often it is asked", () => {
    quick.start();
    quick.start();
    expect(ports.sockets).toHaveLength(1);
  });

  it("leads to the table of the pair and is over", () => {
    quick.start();
    say({ type: "paired", table: "t9", path: "/t/t9" });
    expect([quick.on, paths, ports.socket.closed]).toEqual([false, ["/t/t9"], true]);
  });

  it("goes on while one plays with a bot", () => {
    quick.start();
    wait(1, true);
    quick.playBot("easy");
    expect(ports.socket.sent).toEqual([{ type: "bot", level: "easy" }]);
    say({ type: "bot_game", table: "b1", path: "/t/b1" });
    expect([quick.on, paths]).toEqual([true, ["/t/b1"]]);
    say({ type: "paired", table: "t9", path: "/t/t9" });
    expect(paths).toEqual(["/t/b1", "/t/t9"]);
  });

  it("can be called off, and begun anew", () => {
    quick.start();
    const { socket } = ports;
    quick.cancel();
    expect([quick.on, socket.sent, socket.closed]).toEqual([false, [{ type: "cancel" }], true]);
    quick.start();
    expect(ports.sockets).toHaveLength(2);
  });

  it("comes back after a lost connection", () => {
    quick.start();
    wait(2);
    ports.socket.fall();
    expect([quick.on, quick.waiting]).toEqual([true, null]);
    ports.pass(1_000);
    wait(2);
    expect([ports.sockets.length, quick.waiting]).toEqual([2, 2]);
  });

  it("called off while the connection is lost stays off", () => {
    quick.start();
    ports.socket.fall();
    quick.cancel();
    ports.pass(60_000);
    expect([quick.on, ports.sockets.length]).toEqual([false, 1]);
  });

  it("that the service cannot do says why", () => {
    quick.start();
    say({ type: "fault", id: null, code: "rate_limited", params: {} });
    expect([quick.on, quick.problem]).toEqual([
      false,
      { kind: "fault", code: "rate_limited", params: {} },
    ]);
  });

  it("passes over frames it does not know", () => {
    quick.start();
    for (const frame of ["", "null", "{}", "[1]", '{"type":"news"}']) ports.socket.raw(frame);
    expect([quick.on, quick.waiting]).toEqual([true, null]);
  });
});
