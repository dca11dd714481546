import { describe, expect, it } from "vitest";
import { table, view } from "../../core/fixtures";
import { namesOf } from "../../core/model";
import { mayPause, pauseNotice, playsNow, priceWords } from "./parting";

const price = { ends_deal: false, durak: false, points: false };

describe("S36: leaving", () => {
  it("names what it costs, before it is done", () => {
    expect(priceWords({ ends_deal: true, durak: true, points: true }, true)).toBe(
      "Партия кончится сразу. Дураком посчитают вас. Очков за эту партию вы не получите.",
    );
    expect(priceWords(price, true)).toBe("Партия пойдёт дальше, за вас доиграет бот.");
    expect(priceWords(price, false)).toBe("Место за столом освободится.");
  });

  it("costs nothing between deals, or when one is out", () => {
    expect(playsNow(table(view()))).toBe(true);
    expect(playsNow(table(view({ role: "out" })))).toBe(false);
    expect(playsNow(table(view({ phase: "over" })))).toBe(false);
  });
});

describe("a pause", () => {
  const shown = (wanted: number[], on = false) =>
    table(view(), { paused: { wanted, on, until_ms: on ? 1000 : null } });
  const told = (wanted: number[], on = false) =>
    pauseNotice(shown(wanted, on), namesOf(shown(wanted, on)));

  it("is wanted among friends and bots only, while a deal is on", () => {
    expect(mayPause(table(view()))).toBe(true);
    expect(mayPause(table(view(), { kind: "rated" }))).toBe(false);
    expect(mayPause(table(view({ phase: "over" })))).toBe(false);
  });

  it("says who wants it, and what one may do about it", () => {
    expect(pauseNotice(table(view()), namesOf(table(view())))).toBeNull();
    expect(told([1])).toMatchObject({ text: "Вера просит паузу", label: "Согласиться", on: true });
    expect(told([0])).toMatchObject({ label: "Передумать", on: false });
    expect(told([0, 1], true)).toMatchObject({ text: "Пауза. Часы стоят", on: false });
  });
});
