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
};
