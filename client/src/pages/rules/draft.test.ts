import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Checked, OptionInfo } from "../../gen/wire";
import type { Api } from "../../net/api";
import { BOOK, serve } from "../testing";
import { Draft } from "./draft.svelte";
import { choicesOf, reasonsAgainst } from "./obstacles";
import { shelves, titleOnShelf } from "./sources";
import { othersOf } from "./values";
import { Verdicts } from "./verdicts.svelte";

const VERDICT: Checked = {
  rules: {},
  refusal: null,
  warnings: [],
  home: false,
  differences: [],
};

let asked: ReturnType<typeof serve>;
let draft: Draft;

beforeEach(async () => {
  asked = serve();
  draft = new Draft();
  await draft.load();
});

const info = (name: string): OptionInfo => {
  const found = BOOK.options.find((option) => option.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
};
const questions = () => asked.get("POST /api/rules/check") ?? [];

async function surveyed(name: string): Promise<void> {
  draft.survey([info(name)]);
  await vi.waitFor(() => expect(draft.verdict).not.toBeNull());
  await vi.waitFor(() =>
    expect(draft.ifChanged(name, info(name).values.at(-1) ?? 0)).not.toBeNull(),
  );
  flushSync();
}

describe("choosing", () => {
  it("starts with the classic transfer game", () => {
    expect(draft.preset?.name).toBe("classic_perevodnoy");
    expect(draft.open.map(({ name }) => name)).toEqual(["throw_in_who", "draw"]);
    expect(draft.rest.map(({ name }) => name)).toEqual(["table", "attack", "transfer", "cheating"]);
  });

  it("keeps only what differs from the set", () => {
    draft.set("draw", "off");
    draft.set("deck", 52);
    draft.set("draw", "on");
    expect(draft.changes).toEqual({ deck: 52 });
    expect(draft.rules.deck).toBe(52);
  });

  it("takes the players along to another set, as far as it has room", () => {
    draft.set("players", 4);
    draft.set("draw", "off");
    draft.choose("classic");
    expect(draft.changes).toEqual({ players: 4 });
    draft.choose("service_perevodnoy");
    expect(draft.players).toBe(2);
  });

  it("goes back to the set but not to other players", () => {
    draft.set("players", 5);
    draft.set("deck", 52);
    draft.reset();
    expect(draft.changes).toEqual({ players: 5 });
  });
});

describe("the server's word", () => {
  it("is asked for once each", async () => {
    await surveyed("draw");
    await surveyed("draw");
    expect(questions()).toHaveLength(2);
  });

  it("leaves out what makes no difference", async () => {
    await surveyed("throw_in_who");
    expect(draft.relevant([info("throw_in_who")])).toEqual([]);
    draft.set("players", 3);
    await surveyed("throw_in_who");
    expect(draft.relevant([info("throw_in_who")])).toHaveLength(1);
  });

  it("stands beside a value that cannot be chosen", async () => {
    draft.set("players", 6);
    await surveyed("deck");
    const choices = choicesOf(draft, info("deck"));
    expect(choices.map(({ obstacle }) => obstacle !== null)).toEqual([false, true, false]);
    expect(reasonsAgainst(choices)).toEqual([
      "Карт не хватит: игроков 6, колода 24. Возьмите колоду больше.",
    ]);
  });

  it("may be asked for again when nobody answered", async () => {
    const checkRules = vi
      .fn<Api["checkRules"]>()
      .mockResolvedValueOnce({ ok: false, problem: { kind: "offline" } })
      .mockResolvedValue({ ok: true, value: VERDICT });
    const verdicts = new Verdicts({ checkRules });
    await verdicts.ask("classic", { draw: "off" });
    expect(verdicts.known("classic", { draw: "off" })).toBeNull();
    await verdicts.ask("classic", { draw: "off" });
    expect(verdicts.known("classic", { draw: "off" })).toEqual(VERDICT);
  });
});

describe("values", () => {
  it("are all others of a few, and the neighbours in a range", () => {
    expect(othersOf(info("deck"), 36)).toEqual([24, 52]);
    const series = { ...info("deck"), values: Array.from({ length: 50 }, (_, n) => n + 1) };
    expect(othersOf(series, 5)).toEqual([4, 6]);
    expect(othersOf(series, 50)).toEqual([49]);
  });
});

describe("the list of sets", () => {
  it("has every set once, by source, other sources after in their order", () => {
    const [first] = BOOK.presets;
    if (!first) throw new Error("no preset");
    const strange = { ...first, name: "strange", source: "elsewhere" };
    const listed = shelves([strange, ...BOOK.presets]);
    expect(listed.map(({ heading }) => heading)).toEqual([
      "classic",
      "two",
      "elsewhere",
      "Mail.ru",
    ]);
    expect(listed.flatMap(({ presets }) => presets)).toHaveLength(5);
  });

  it("does not repeat the source in a title", () => {
    expect(titleOnShelf("Переводной, мини-игры Mail.ru", "Mail.ru")).toBe("Переводной");
    expect(titleOnShelf("Transfer durak (Gambiter)", "Gambiter")).toBe("Transfer durak");
  });
});
