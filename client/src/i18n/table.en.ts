import type { Like } from "./catalogue";
import type { table as ru } from "./table.ru";

/** Words of the table: buttons, labels over targets, the status line. */
export const table: Like<typeof ru> = {
  "act.lead": "Play",
  "act.throw_in": "Throw in",
  "act.beat": "Beat",
  "act.transfer": "Transfer",
  "act.show": "Show trump",
  "act.take": "Take",
  "act.done": "Done",
  "act.pass": "Pass",
  "act.rematch": "Rematch",
  "act.again": "Play again",
  "act.next": "Next deal",
  "act.leave": "Leave",

  "target.beat": "beat",
  "target.transfer": "transfer → {name}",
  "target.transfer.read": "transfer, {name} will defend",
  "target.show": "show → {name}",
  "target.show.read": "show, {name} will defend",

  "status.lead": "Your turn",
  "status.throw_in": "You can throw in a {ranks}",
  "status.defend": "Beat it or take",
  "status.transfer": "Beat it or transfer it",
  "status.show": "You keep the {card}",
  "status.wait": "{name} is thinking",
  "status.takes": "{name} takes",
  "status.takes.more": {
    one: "{name} takes. You can throw in {n} more",
    other: "{name} takes. You can throw in {n} more",
  },
  "status.back": "Coming back to the table",
  "status.offline": "{name} is offline",
  "status.out_first": "You are out first",
  "status.safe": "You are safe",
  "status.lost": "You are the durak",
  "status.draw": "Draw",
  "status.durak": "{name} is the durak",
  "status.page": "● Your turn — Kozyr",

  "seat.leads": "leads",
  "seat.beats": "defends",
  "seat.takes": "takes",
  "seat.passed": "pass",
  "seat.out": "no cards",
  "seat.you": "you",
  "seat.bot": "bot",
  "seat.waits_rematch": "wants a rematch",

  "deck.trump": "trump",
  "deck.talon": "talon {n}",
  "deck.more": "{n} left",
  "deck.empty": "talon empty",
  "deck.discard": "discard · {n}",

  cards: { one: "{n} card", other: "{n} cards" },
  deals: { one: "{n} deal", other: "{n} deals" },
  times: { one: "{n} time", other: "{n} times" },

  "choose.card": "choose a card",
};
