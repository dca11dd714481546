import { describe, expect, it } from "vitest";
import type { View } from "../gen/wire";
import { FakePorts } from "../net/fakes";
import { act, cards, lastBout, pairs, throwIn, view } from "./fixtures";
import { callWindow, caughtTaking, mayCall, mayHang } from "./fixtures.modes";
import { APART, LINGER, LINGER_CHEAT, Pacer, type Scene } from "./pace";

function started(first: View) {
  const ports = new FakePorts();
  const shown: View[] = [];
  const pacer = new Pacer(ports, ({ view }) => shown.push(view));
  pacer.push(first);
  return { ports, shown, pacer };
}

const first = view({ acts: 1 });
const second = view({ acts: 2 });
const third = view({ acts: 3 });

describe("others' moves", () => {
  it("come at least 350 ms apart", () => {
    const { ports, shown, pacer } = started(first);
    pacer.push(second);
    pacer.push(third);
    expect(shown).toEqual([first]);
    ports.pass(APART);
    expect(shown).toEqual([first, second]);
    ports.pass(APART);
    expect(shown).toEqual([first, second, third]);
  });

  it("come at once when they are apart already", () => {
    const { ports, shown, pacer } = started(first);
    ports.pass(APART);
    pacer.push(second);
    expect(shown).toEqual([first, second]);
  });

  it("are skipped after a reconnect, in a hidden tab and from a backlog", () => {
    const { shown, pacer } = started(first);
    pacer.push(second);
    pacer.push(third, true);
    expect(shown).toEqual([first, third]);
    const acts = [4, 5, 6, 7, 8, 9].map((n) => view({ acts: n }));
    for (const one of acts) pacer.push(one);
    expect(shown.at(-1)).toBe(acts.at(-1));
  });

  it("are skipped when the player acts, and never come late", () => {
    const { ports, shown, pacer } = started(first);
    pacer.push(second);
    pacer.push(third);
    pacer.flush();
    ports.pass(10 * APART);
    expect(shown).toEqual([first, third]);
    pacer.flush();
    expect(shown).toHaveLength(2);
  });

  it("stop with the page", () => {
    const { ports, shown, pacer } = started(first);
    pacer.push(second);
    pacer.close();
    ports.pass(APART);
    expect(shown).toEqual([first]);
  });
});

it("shows my own move without waiting", () => {
  const { shown, pacer } = started(first);
  const mine = view({
    acts: 2,
    history: [act(0, "beat", "Q♣")],
  });
  pacer.push(second);
  pacer.push(mine);
  expect(shown).toEqual([first, second, mine]);
});

it("shows a change of who is online without waiting", () => {
  const { shown, pacer } = started(first);
  const again = view({ acts: 1 });
  pacer.push(again);
  expect(shown).toEqual([first, again]);
});

it("shows a new deal at once", () => {
  const { shown, pacer } = started(third);
  const next = view({ deal: 2, acts: 0 });
  pacer.push(next);
  expect(shown).toEqual([third, next]);
});

describe("the end of a bout", () => {
  const last = lastBout({ pairs: pairs(["9♣ K♣", "9♠ A♠"], 0, 1) });
  const next = view({ bout: 2, acts: 6, last_bout: last });

  it("shows the last cards nobody has seen before they are swept", () => {
    const before = throwIn({ table: pairs(["9♣ K♣", "9♠"], 0, 1), uncovered: 1 });
    const { ports, shown, pacer } = started(before);
    pacer.push(next);
    ports.pass(APART);
    expect(shown[1]).toMatchObject({ table: last.pairs, bout: 1, uncovered: 0, moves: [] });
    expect(shown[1]?.hand).not.toContain(cards("9♠")[0]);
    ports.pass(LINGER);
    expect(shown[2]).toBe(next);
  });

  it("lets the last table of a deal lie before the result comes", () => {
    const before = throwIn({ table: last.pairs.slice(0, 1) });
    const over = view({ bout: 1, acts: 6, phase: "over", last_bout: last });
    const { ports, shown, pacer } = started(before);
    pacer.push(over);
    ports.pass(APART);
    expect(shown[1]).toMatchObject({ table: last.pairs, phase: "bout" });
    ports.pass(LINGER);
    expect(shown[2]).toBe(over);
  });

  it("sweeps a table everybody has seen after it lay a while", () => {
    const before = throwIn({ table: last.pairs });
    const { ports, shown, pacer } = started(before);
    pacer.push(next);
    ports.pass(LINGER);
    expect(shown).toEqual([before, next]);
  });
});

function filmed(first: View) {
  const ports = new FakePorts();
  const scenes: Scene[] = [];
  const pacer = new Pacer(ports, (scene) => scenes.push(scene));
  pacer.push(first);
  return { ports, scenes, pacer };
}

describe("a cheat that comes to light", () => {
  it("is seen on the table for a while before the cards are taken, with the news", () => {
    const { ports, scenes, pacer } = filmed(callWindow());
    pacer.push(caughtTaking());
    const [, seen] = scenes;
    expect(seen?.cheats).toEqual(cards("Q♠"));
    expect(seen?.verdict?.call.player).toBe(2);
    expect(seen?.view).toMatchObject({ table: callWindow().table, taking: true, phase: "bout" });
    ports.pass(LINGER_CHEAT - 1);
    expect(scenes).toHaveLength(2);
    ports.pass(1);
    expect(scenes[2]).toMatchObject({ cheats: [], verdict: null });
  });

  it("is seen once more before it is undone (§14.8)", () => {
    const before = mayCall();
    const call = act(1, "call", "", { player: 2, right: true });
    const undone = {
      ...before,
      acts: before.acts + 1,
      table: before.table.slice(0, 1).map((pair) => ({ ...pair, cover: null })),
      history: [...before.history.slice(0, 1), call],
    };
    const { ports, scenes, pacer } = filmed(before);
    pacer.push(undone);
    ports.pass(APART);
    expect(scenes[1]).toMatchObject({
      cheats: cards("Q♠"),
      view: { table: before.table, moves: [] },
    });
    ports.pass(LINGER_CHEAT);
    expect(scenes[2]?.view).toBe(undone);
  });

  it("is told at once to whoever acts meanwhile", () => {
    const { scenes, pacer } = filmed(mayCall());
    const wrong = act(1, "call", "", { player: 3, right: false });
    pacer.push({ ...mayCall(), acts: 8, history: [...mayCall().history, wrong] });
    pacer.flush();
    expect(scenes[1]?.verdict?.call).toEqual(wrong);
  });
});

describe("a hang question after a bout", () => {
  const window = throwIn({ deal: 1, table: pairs(["Q♥ A♥"], 0, 1), taking: true });

  it("comes when the bout has been swept, and does not bring its table back", () => {
    const { ports, shown, pacer } = started(window);
    pacer.push(mayHang());
    ports.pass(APART + LINGER);
    expect(shown.at(-1)?.phase).toBe("hanging");
    const next = view({ bout: 2, acts: 14, last_bout: mayHang().last_bout });
    pacer.push(next);
    ports.pass(APART);
    expect(shown.at(-1)).toBe(next);
    expect(shown).toHaveLength(4);
  });
});
