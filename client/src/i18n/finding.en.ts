import type { Like } from "./catalogue";
import type { finding as ru } from "./finding.ru";

/** Words of what the lobby unfolds and of the lists it leads to. */
export const finding: Like<typeof ru> = {
  "bot.level": "Which bot?",
  "bot.against": { one: "against {n} bot", other: "against {n} bots" },
  "friends.people": "People",
  "friends.bots": "Bots",
  "friends.level": "Bots' level",
  "friends.make": "Create the table",

  "quick.now": { one: "{n} player searching", other: "{n} players searching" },
  "quick.connecting": "Connecting",
  "quick.searching": "Looking for an opponent",
  "quick.alone": "Only you are looking so far",
  "quick.others": {
    one: "{n} more player is looking besides you",
    other: "{n} more players are looking besides you",
  },
  "quick.meanwhile":
    "Play a bot meanwhile: the search goes on, and you can return to that deal later.",
  "quick.cancel": "Stop looking",

  "tables.variant": "Game",
  "tables.mode": "Fairness",
  "tables.speed": "Time for a turn",
  "tables.title": "Open tables",
  "tables.lead": "Tables that wait for strangers. You see the rules before you sit down.",
  "tables.filters": "Filter the tables",
  "tables.any": "any",
  "tables.found": { one: "{n} table found", other: "{n} tables found" },
  "tables.none": "Nobody is waiting now. Open a table of your own: it is seen here.",
  "tables.none.fits": "There are no such tables now.",
  "tables.free": { one: "{n} seat", other: "{n} seats" },
  "tables.here": "{n} of {most} are here",
  "tables.password": "password",
  "tables.make": "Open a table",
  "speed.fast": "up to 15 seconds",
  "speed.normal": "up to 30 seconds",
  "speed.slow": "over 30 seconds",
  "speed.none": "no clock",

  "friends.who": "Who may sit down",
  "friends.private": "by the link",
  "friends.open": "anybody",
  "friends.open.how": "The table is seen among the open ones.",
  "friends.password": "Password of the table, if any",

  "unfinished.waits": "Your table is waiting for players",
  "unfinished.bots": "An unfinished deal with bots",
  "unfinished.with": "An unfinished deal: {names}",
  "unfinished.return": "return",

  "house.title": "House rules",
  "house.save": "Save the rules",
  "house.name": "Name",
  "house.keep": "Save",
  "house.kept": "The rules are saved: {name}. Others see them by the link.",
  "house.choose": "Choose for a table",
  "house.forget": "Delete",
  "house.link": "Link to the rules",
  "house.none": "You have no sets yet. Change any set of rules and save it.",
};
