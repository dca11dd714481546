import type { PresetInfo, RulesBook } from "../../gen/wire";
import { en, ru } from "../../i18n/referee";

/** The name of no set: the players' own rules. */
export const OWN = "";

const MOST_PLAYERS = 8;
const DECKS = [24, 36, 52];
const TEAMS = ["none", "2x2", "3x3"];

/** Own rules in the form of a set: every option at its default, and room for every table. */
function own(book: RulesBook): PresetInfo {
  return {
    name: OWN,
    title_ru: ru["rules.own"],
    title_en: en["rules.own"],
    description_ru: "",
    description_en: "",
    source: "",
    players_min: 2,
    players_max: MOST_PLAYERS,
    decks: DECKS,
    teams_allowed: TEAMS,
    open: [],
    options: Object.fromEntries(book.options.map((info) => [info.name, info.default])),
  };
}

/** The book with own rules beside the sets, once. */
export function withOwn(book: RulesBook): RulesBook {
  if (book.presets.some(({ name }) => name === OWN)) return book;
  return { ...book, presets: [...book.presets, own(book)] };
}
