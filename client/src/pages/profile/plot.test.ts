import { describe, expect, it } from "vitest";
import { plotOf } from "./plot";

describe("a line through ratings", () => {
  it("runs from the left edge to the right, higher for more", () => {
    expect(plotOf([1000, 1099], 100, 100)).toEqual({
      path: "M0 66.7L100 0.7",
      low: 950,
      high: 1100,
      end: { x: 100, y: 0.7 },
    });
  });

  it("of one value is a point in the middle", () => {
    expect(plotOf([1010], 100, 50)).toMatchObject({ path: "M50 40", low: 1000, high: 1050 });
  });

  it("of equal values is level and has room above and below", () => {
    const plot = plotOf([1000, 1000, 1000], 90, 60);
    expect(plot).toMatchObject({ path: "M0 30L45 30L90 30", low: 950, high: 1050 });
  });

  it("of nothing is none", () => {
    expect(plotOf([], 10, 10)).toBeNull();
  });
});
