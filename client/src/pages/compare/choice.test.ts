import { describe, expect, it } from "vitest";
import { another, chosenIn, replaced, without } from "./choice";

const KNOWN = ["classic", "book", "guide", "mailru", "kubikoved"];

describe("the sets that are compared", () => {
  it.each([
    ["presets=guide,book", ["guide", "book"]],
    ["presets=guide", ["guide", "classic"]],
    ["presets=classic", ["classic", "book"]],
    ["", ["classic", "book"]],
    ["presets=poker,guide,,book", ["guide", "book"]],
    ["presets=classic,book,guide,mailru,kubikoved", ["classic", "book", "guide", "mailru"]],
    ["presets=book,book", ["book", "book"]],
  ])("%s", (query, expected) => {
    expect(chosenIn(query, KNOWN)).toEqual(expected);
  });

  it("can be changed, added and left out", () => {
    expect(replaced(["a", "b"], 0, "c")).toEqual(["c", "b"]);
    expect(replaced(["a", "b"], 2, "c")).toEqual(["a", "b", "c"]);
    expect(without(["a", "b", "c"], 1)).toEqual(["a", "c"]);
    expect(another(["classic", "book"], KNOWN)).toBe("guide");
    expect(another(KNOWN, KNOWN)).toBe("kubikoved");
  });
});
