import { expect, it } from "vitest";
import { routeOf, tablePath } from "./router";

it.each([
  ["/", { page: "lobby" }],
  ["/rules", { page: "rules" }],
  ["/rules/", { page: "rules" }],
  ["/t/aB3-_x", { page: "table", id: "aB3-_x" }],
  [tablePath("q7"), { page: "table", id: "q7" }],
  ["/t/", { page: "nowhere" }],
  ["/t/a/b", { page: "nowhere" }],
  ["/t/%3Cscript%3E", { page: "nowhere" }],
  ["/rules/more", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
