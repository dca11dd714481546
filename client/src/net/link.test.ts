import { describe, expect, it } from "vitest";
import type { Action } from "../gen/wire";
import { FakePorts, snapshot } from "./fakes";
import { TableLink } from "./link.svelte";

const TAKE: Action = { kind: "take" };
const PASS: Action = { kind: "pass" };

function opened() {
  const ports = new FakePorts();
  const link = new TableLink("ws://host/ws/tables/t1", ports);
  ports.socket.open();
  ports.socket.say(snapshot(1));
  return { ports, link };
}

describe("snapshots", () => {
  it("starts connecting and is open with the first snapshot", () => {
    const ports = new FakePorts();
    const link = new TableLink("ws://host/ws/tables/t1", ports);
    expect(link.status).toBe("connecting");
    ports.socket.open();
    ports.socket.say(snapshot(1));
    expect(link.status).toBe("open");
    expect(link.table?.version).toBe(1);
  });

  it("takes the newest version and ignores an older one", () => {
    const { ports, link } = opened();
    ports.socket.say(snapshot(5));
    ports.socket.say(snapshot(4));
    expect(link.table?.version).toBe(5);
  });

  it("takes an equal version, in which somebody may have come online", () => {
    const { ports, link } = opened();
    ports.socket.say(snapshot(1, { phase: "playing" }));
    expect(link.table?.phase).toBe("playing");
  });

  it.each([
    "no json",
    "null",
    '{"type":"riddle"}',
    '{"type":"table"}',
    '{"type":"toString"}',
    new ArrayBuffer(2),
  ])("asks once for a fresh one after the unknown frame %s", (frame) => {
    const { ports } = opened();
    ports.socket.raw(frame);
    ports.socket.raw(frame);
    expect(ports.socket.sent).toEqual([{ type: "resync" }]);
    ports.socket.say(snapshot(2));
    ports.socket.raw(frame);
    expect(ports.socket.sent).toHaveLength(2);
  });
});

describe("commands", () => {
  it("are pending until done", () => {
    const { ports, link } = opened();
    link.act(TAKE);
    expect(ports.socket.sent).toEqual([{ type: "act", id: "c1", action: TAKE, seen: 0 }]);
    expect(link.pending.map((one) => one.action)).toEqual([TAKE]);
    ports.socket.say({ type: "done", id: "c1", version: 2 });
    expect(link.pending).toEqual([]);
  });

  it("are not doubled by an impatient second press", () => {
    const { ports, link } = opened();
    link.act(TAKE);
    link.act({ kind: "take" });
    link.act(PASS);
    link.again();
    link.again();
    expect(ports.socket.sent.map((one) => one.type)).toEqual(["act", "act", "again"]);
  });

  it("are told from a switch, which is no consent to another deal (§17.6)", () => {
    const { ports, link } = opened();
    link.autoPass(false);
    link.again();
    expect(ports.socket.sent).toEqual([
      { type: "auto_pass", id: "c1", on: false },
      { type: "again", id: "c2" },
    ]);
  });

  it("leave the refusal as a notice until the next command", () => {
    const { ports, link } = opened();
    link.act(TAKE);
    ports.pass(30);
    ports.socket.say({
      type: "refused",
      id: "c1",
      refusal: { code: "nothing_uncovered", params: {} },
    });
    expect(link.pending).toEqual([]);
    expect(link.notice).toEqual({
      kind: "refusal",
      refusal: { code: "nothing_uncovered", params: {} },
      at: 30,
    });
    link.act(PASS);
    expect(link.notice).toBeNull();
  });

  it("are dropped by a fault that names them", () => {
    const { ports, link } = opened();
    link.act(TAKE);
    ports.socket.say({ type: "fault", id: "c1", code: "rate_limited", params: {} });
    expect(link.pending).toEqual([]);
    expect(link.notice).toMatchObject({ kind: "fault", fault: { code: "rate_limited" } });
    link.dismiss();
    expect(link.notice).toBeNull();
  });
});

describe("a lost connection", () => {
  it("comes back and repeats what is pending under the same id", () => {
    const { ports, link } = opened();
    link.act(TAKE);
    ports.socket.fall();
    expect(link.status).toBe("lost");
    ports.pass(400);
    expect(ports.sockets).toHaveLength(2);
    ports.socket.open();
    expect(ports.socket.sent).toEqual([{ type: "act", id: "c1", action: TAKE, seen: 0 }]);
    ports.socket.say({ type: "done", id: "c1", version: 2 });
    ports.socket.say(snapshot(2));
    expect(link.pending).toEqual([]);
    expect(link.table?.version).toBe(2);
  });

  it("keeps a command given meanwhile", () => {
    const { ports, link } = opened();
    ports.socket.fall();
    link.act(TAKE);
    ports.pass(400);
    ports.socket.open();
    expect(ports.socket.sent).toHaveLength(1);
  });

  it("waits longer after each try without a snapshot", () => {
    const ports = new FakePorts();
    const link = new TableLink("ws://host/ws/tables/t1", ports);
    for (const wait of [400, 800, 1600]) {
      ports.socket.fall();
      ports.pass(wait - 1);
      expect(link.status).toBe("lost");
      ports.pass(1);
      expect(link.status).toBe("connecting");
    }
  });

  it("is noticed by silence after a command, though nobody closed it", () => {
    const { ports, link } = opened();
    link.act(TAKE);
    const silent = ports.socket;
    ports.pass(8000);
    expect(silent.closed).toBe(true);
    expect(link.status).toBe("lost");
  });

  it("is not suspected while nothing is asked", () => {
    const { ports, link } = opened();
    ports.pass(600_000);
    expect(link.status).toBe("open");
  });

  it("is mended at once when the page wakes", () => {
    const { ports, link } = opened();
    ports.socket.fall();
    link.refresh();
    expect(ports.sockets).toHaveLength(2);
    ports.pass(60_000);
    expect(ports.sockets.length).toBeGreaterThan(2);
  });

  it("does not hear the old socket any more", () => {
    const { ports, link } = opened();
    const old = ports.socket;
    old.fall();
    ports.pass(400);
    ports.socket.open();
    ports.socket.say(snapshot(3));
    old.say(snapshot(9));
    old.fall();
    expect(link.table?.version).toBe(3);
    expect(link.status).toBe("open");
  });
});

describe("the end", () => {
  it.each(["not_seated", "unknown_table"])("comes with %s", (code) => {
    const { ports, link } = opened();
    ports.socket.say({ type: "fault", id: null, code, params: {} });
    expect(link.ended?.code).toBe(code);
    expect(link.status).toBe("lost");
    ports.pass(60_000);
    link.refresh();
    expect(ports.sockets).toHaveLength(1);
  });

  it("comes with close, and nothing is sent after it", () => {
    const { ports, link } = opened();
    const { socket } = ports;
    link.close();
    expect(socket.closed).toBe(true);
    link.act(TAKE);
    ports.pass(60_000);
    expect(socket.sent).toEqual([]);
    expect(ports.sockets).toHaveLength(1);
  });
});
