import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Answer } from "../net/api";
import { Asking, Fetched } from "./asking.svelte";

const OFFLINE = { ok: false, problem: { kind: "offline" } } as const;

describe("a question", () => {
  it("is asked once at a time", async () => {
    const asking = new Asking();
    const answers: ((answer: Answer<number>) => void)[] = [];
    const first = asking.ask(() => new Promise<Answer<number>>((done) => answers.push(done)));
    expect([asking.busy, await asking.ask(async () => OFFLINE)]).toEqual([true, null]);
    answers[0]?.({ ok: true, value: 7 });
    expect([await first, asking.busy, asking.problem]).toEqual([7, false, null]);
  });

  it("that brought nothing says why until the next", async () => {
    const asking = new Asking();
    expect(await asking.ask(async () => OFFLINE)).toBeNull();
    expect(asking.problem).toEqual({ kind: "offline" });
    await asking.ask(async () => ({ ok: true, value: 1 }));
    expect(asking.problem).toBeNull();
  });
});

describe("what was read", () => {
  it("is read once by an effect that reads it, and not for ever", async () => {
    let asked = 0;
    const fetched = new Fetched(async () => {
      asked += 1;
      return OFFLINE;
    });
    const stop = $effect.root(() => {
      $effect(() => void fetched.load());
    });
    for (let round = 0; round < 3; round++) {
      flushSync();
      await Promise.resolve();
    }
    stop();
    expect(asked).toBe(1);
  });

  it("stays when it cannot be read anew", async () => {
    const answers: Answer<string>[] = [{ ok: true, value: "old" }, OFFLINE];
    const fetched = new Fetched(async () => answers.shift() ?? OFFLINE);
    await fetched.load();
    await fetched.load();
    expect([fetched.value, fetched.problem]).toEqual(["old", { kind: "offline" }]);
  });
});
