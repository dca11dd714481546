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
};
