import { vi } from "vitest";
import type { Checked, Invitation, OptionInfo, PresetInfo, RulesBook } from "../gen/wire";

/** A service for tests of pages: what it answers by path, and what it was asked. */

const option = (name: string, group: string, values: (string | number)[]): OptionInfo => ({
  name,
  group,
  values,
  default: values[0] ?? 0,
  paragraph: "1.1",
});

const OPTIONS = [
  option("players", "table", [2, 3, 4, 5, 6]),
  option("deck", "table", [36, 24, 52]),
  option("throw_in_who", "attack", ["all", "neighbours"]),
  option("throw_in", "attack", ["any_rank", "none"]),
  option("transfer", "transfer", ["before_cover", "off"]),
  option("draw", "ending", ["on", "off"]),
  option("cheating", "cheating", ["off", "on"]),
];

function preset(name: string, title: string, change: Partial<PresetInfo> = {}): PresetInfo {
  return {
    name,
    title_ru: title,
    title_en: name,
    description_ru: "Как играют.",
    description_en: "How it is played.",
    source: "market",
    players_min: 2,
    players_max: 6,
    decks: [36, 24, 52],
    teams_allowed: ["none"],
    open: ["throw_in_who", "draw"],
    options: Object.fromEntries(OPTIONS.map((info) => [info.name, info.default])),
    ...change,
  };
}

export const BOOK: RulesBook = {
  options: OPTIONS,
  presets: [
    preset("classic", "Классический подкидной"),
    preset("classic_perevodnoy", "Классический переводной"),
    preset("service_perevodnoy", "Переводной на двоих", {
      source: "service",
      players_max: 2,
      open: [],
    }),
    preset("mailru_cheat", "Мухлёж и антимухлёж, Mail.ru", {
      source: "Mail.ru",
    }),
  ],
};

type Asked = { path: string; body: Record<string, unknown> };

/** The rules as a table would store them: with two players nobody else throws in. */
function check({ body }: Asked): Checked {
  const base = BOOK.presets.find(({ name }) => name === body.preset)?.options ?? {};
  const rules = { ...base, ...(body.options as object) } as Record<string, string | number>;
  if (rules.players === 2) rules.throw_in_who = "all";
  const full = rules.deck === 24 && Number(rules.players) > 4;
  const refusal = { code: "players_deck", params: { n: Number(rules.players), deck: 24 } };
  return {
    rules: full ? null : rules,
    refusal: full ? refusal : null,
    warnings: [],
    home: rules.throw_in === "none",
    differences: [],
  };
}

export const INVITATION: Invitation = {
  kind: "private",
  password: false,
  open_points: [],
  proposal: null,
  spectators: true,
  closed: null,
  table: "t1",
  phase: "waiting",
  preset: "classic_perevodnoy",
  home: true,
  rules: { ...BOOK.presets[1]?.options, players: 3, draw: "off" },
  differences: [{ option: "draw", preset_value: "on", value: "off" }],
  host: "Марина",
  seats: [
    {
      seat: 0,
      name: "Марина",
      kind: "person",
      level: null,
      online: true,
      agreed: true,
      again: false,
      left: false,
      substitute: false,
      wants: null,
      side: 0,
    },
    {
      seat: 1,
      name: "",
      kind: "free",
      level: null,
      online: false,
      agreed: true,
      again: false,
      left: false,
      substitute: false,
      wants: null,
      side: 1,
    },
    {
      seat: 2,
      name: "Бот",
      kind: "bot",
      level: "easy",
      online: true,
      agreed: true,
      again: true,
      left: false,
      substitute: false,
      wants: null,
      side: 2,
    },
  ],
  me: null,
  commitment: null,
};

type Answers = Record<string, (asked: Asked) => unknown>;

const ANSWERS: Answers = {
  "GET /api/me": () => ({ id: "g1", name: "Аня" }),
  "PUT /api/me": ({ body }) => ({ id: "g1", name: body.name }),
  "GET /api/rules": () => BOOK,
  "POST /api/rules/check": check,
  "POST /api/tables": () => ({ table: "t1", path: "/t/t1" }),
  "GET /api/tables/t1": () => INVITATION,
  "POST /api/tables/t1/join": () => ({ seat: 1 }),
};

/** Answers with this body and status instead of 200. */
export class Failure {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** Puts the service in the place of `fetch`; what is asked is kept by «METHOD path». */
export function serve(change: Answers = {}): Map<string, Asked[]> {
  const asked = new Map<string, Asked[]>();
  const answers = { ...ANSWERS, ...change };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path}`;
    const body = JSON.parse(String(init.body ?? "{}")) as Asked["body"];
    asked.set(name, [...(asked.get(name) ?? []), { path, body }]);
    const given = answers[name]?.({ path, body });
    if (given === undefined) throw new TypeError(`nobody answers ${name}`);
    if (given instanceof Failure) return Response.json(given.body, { status: given.status });
    return Response.json(given);
  });
  return asked;
}
