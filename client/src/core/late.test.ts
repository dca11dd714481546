import { expect, it } from "vitest";
import { act, beatOrTransfer, lastBout, view } from "./fixtures";
import { doneBetween } from "./late";

const before = beatOrTransfer({ history: [act(1, "lead", "8♠")] });
const taken = { ...before, history: [...before.history, act(0, "take")] };

it("finds what was done in my name since a view, also when the bout is closed", () => {
  expect(doneBetween(before, taken)).toEqual(act(0, "take"));
  const last_bout = lastBout({ bout: before.bout, acts: [...taken.history, act(1, "pass")] });
  const closed = { ...before, bout: before.bout + 1, history: [], last_bout };
  expect(doneBetween(before, closed)).toEqual(act(0, "take"));
});

it("finds nothing where only others acted, or in another deal", () => {
  expect(doneBetween(before, before)).toBeNull();
  expect(doneBetween(taken, { ...taken, history: [...taken.history, act(1, "pass")] })).toBeNull();
  expect(doneBetween(before, view({ ...taken, deal: 2 }))).toBeNull();
});
