import { expect, it } from "vitest";
import { extrasOf } from "./extras";
import { seatViews, table, view } from "./fixtures";
import {
  cheatTable,
  keepsPogons,
  mayCall,
  partnerDefends,
  pogonTable,
  teamsOfThree,
} from "./fixtures.modes";
import { inTeams, isPartner, teamsOf } from "./sides";

it("partners sit every other seat (§13.1)", () => {
  expect([0, 1, 2, 3].map((seat) => isPartner(partnerDefends(), seat))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(isPartner(partnerDefends(), null)).toBe(false);
  expect(teamsOf(partnerDefends({ seat: 1 }))).toEqual([
    [1, 3],
    [2, 0],
  ]);
});

it("without teams nobody has a partner", () => {
  const alone = view({ seats: seatViews([6, 6, 6]) });
  expect(inTeams(alone)).toBe(false);
  expect([0, 1, 2].some((seat) => isPartner(alone, seat))).toBe(false);
});

it("tables ask for what their rules add to the seats", () => {
  const none = { calls: false, ladder: false, mates: false, hung: false };
  expect(extrasOf(table(view()), view())).toEqual(none);
  expect(extrasOf(cheatTable(mayCall()), mayCall())).toEqual({ ...none, calls: true });
  expect(extrasOf(pogonTable(keepsPogons()), keepsPogons())).toEqual({
    ...none,
    ladder: true,
    hung: true,
  });
  expect(extrasOf(table(partnerDefends()), partnerDefends())).toEqual(none);
  expect(extrasOf(table(teamsOfThree()), teamsOfThree())).toEqual({ ...none, mates: true });
});
