import { describe, expect, it } from "vitest";
import { bookPath, bookQuery, comparePath, OWN, routeOf, tablePath, WHOLE } from "./router";

it.each([
  ["/", { page: "lobby" }],
  ["/rules", { page: "rules" }],
  ["/rules/", { page: "rules" }],
  ["/t/aB3-_x", { page: "table", id: "aB3-_x" }],
  [tablePath("q7"), { page: "table", id: "q7" }],
  ["/t/", { page: "nowhere" }],
  ["/t/a/b", { page: "nowhere" }],
  ["/t/%3Cscript%3E", { page: "nowhere" }],
  ["/rules/classic", { page: "book", name: "classic", query: "" }],
  ["/rules/classic/", { page: "book", name: "classic", query: "" }],
  [bookPath(null), { page: "book", name: OWN, query: "" }],
  ["/rules/compare", { page: "compare", query: "" }],
  ["/referee", { page: "referee" }],
  ["/account", { page: "account" }],
  ["/tables", { page: "tables" }],
  ["/h", { page: "house", id: null }],
  ["/h/0a1b", { page: "house", id: "0a1b" }],
  ["/profile", { page: "profile" }],
  ["/leaders", { page: "leaders" }],
  ["/rules/a/b", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

describe("the rulebook", () => {
  it("is the whole one for a paragraph without a set", () => {
    const whole = { page: "book", name: WHOLE, query: "" };
    expect(routeOf("/rules", "", "#6.5")).toEqual(whole);
    expect(routeOf("/rules", "", "#13")).toEqual(whole);
    expect(routeOf("/rules", "", "#all")).toEqual({ page: "rules" });
  });

  it("keeps the query of its address", () => {
    expect(routeOf("/rules/classic", "?draw=off")).toEqual({
      page: "book",
      name: "classic",
      query: "draw=off",
    });
    expect(routeOf("/rules/compare", "?presets=a,b")).toEqual({
      page: "compare",
      query: "presets=a,b",
    });
  });

  it("is told what differs from the set, and always the players and the deck", () => {
    const inSet = { players: 2, deck: 36, draw: "on", transfer: "off" };
    const query = bookQuery({ players: 2, deck: 36, draw: "off", transfer: "off" }, inSet);
    expect(query).toBe("players=2&deck=36&draw=off");
    expect(bookPath("classic", query)).toBe("/rules/classic?players=2&deck=36&draw=off");
    expect(bookPath("classic")).toBe("/rules/classic");
    expect(bookQuery({ players: 3, draw: "off" })).toBe("players=3&draw=off");
  });

  it("of several sets is compared", () => {
    expect(comparePath(["classic", "book"])).toBe("/rules/compare?presets=classic,book");
  });
});
