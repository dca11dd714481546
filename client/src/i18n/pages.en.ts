import type { Like } from "./catalogue";
import type { pages as ru } from "./pages.ru";

/** Words of the pages around the table. */
export const pages: Like<typeof ru> = {
  "app.name": "Kozyr",
  "app.loading": "Loading",
  "nav.label": "Sections",
  "nav.rules": "Rules",
  "nav.referee": "Referee",

  "lobby.title": "A game of durak?",
  "lobby.lead":
    "With a bot, with friends or with whoever is online. No sign-up, no ads, no stakes.",
  "lobby.quick": "Quick match",
  "lobby.quick.sub": "throw-in for two",
  "lobby.bot": "Play a bot",
  "lobby.bot.sub": "Easy, medium",
  "lobby.bot.aside": "at once",
  "lobby.friends": "With friends",
  "lobby.friends.sub": "Send a link: the table is waiting",
  "lobby.friends.aside": "{min}–{max} seats",
  "lobby.rules": "Rules for friends and the bot",
  "lobby.rules.pick": "Rule set",
  "lobby.more": "More rules",
  "lobby.tables": "Open tables",
  "lobby.all": "All rule sets",
  "lobby.changed": "House rules based on “{title}”",
  "lobby.reset": "Back to the set",
  "lobby.wait": "Setting the table",

  "level.easy": "Easy",
  "level.medium": "Medium",

  "chip.classic": "Throw-in",
  "chip.classic.sub": "classic",
  "chip.classic_perevodnoy": "Transfer",
  "chip.classic_perevodnoy.sub": "classic",
  "chip.gambiter_2x2": "Two on two",
  "chip.gambiter_2x2.sub": "in pairs, transfer",

  "rules.title": "Rules",
  "rules.lead":
    "Durak has no single code. Choose a set and settle the open points before the deal.",
  "rules.all": "All rule sets",
  "rules.all.n": "All {n}",
  "rules.open": "What to agree on",
  "rules.open.n": "to agree on: {n}",
  "rules.rest": "The rest of the set",
  "rules.changed": "in the set: {value}",
  "rules.same": "The set as it is",
  "rules.agreed": "Only open points changed: still the same set",
  "rules.home": "House rules based on “{title}”",
  "rules.bot": "Play a bot",
  "rules.save": "Save as…",
  "chip.house": "House rules",
  "chip.house.sub": "your own sets",
  "rules.make": "Create the table",
  "rules.players.only": { one: "{n} player", other: "{n} players" },

  "rules.idle": "Makes no difference now.",
  "rules.read": "Read the rules",

  "variant.transfer": "Transfer durak",
  "variant.throw_in": "Throw-in durak",
  "variant.simple": "Simple durak",

  "source.classic": "Classic",
  "source.two": "For two",
  "source.books": "Codes",

  "invite.players": { one: "{n} player", other: "{n} players" },
  "invite.home": "House rules based on “{title}”",
  "invite.home.own": "House rules",

  "bot.name": "Bot",
  "bot.nth": "Bot {n}",
  "status.back": "Coming back to the table",

  "team.mine": "Your team",
  "team.others": "Opponents",
  "team.nth": "Team {n}",

  "waiting.page": "Table",
  "waiting.you": "you",
  "waiting.bot": "bot · {level}",
  "waiting.offline": "offline",

  "you.title": "You and your settings",
  "you.name": "Your name",
  "you.name.how": "Others at the table see it",
  "you.saved": "Saved",
  "you.language": "Language",
  "you.suits": "Suits",
  "you.suits.four": "four colours",
  "you.suits.two": "two colours",
  "you.sort": "Order of the hand",
  "you.sort.suit": "by suit",
  "you.sort.rank": "by rank",
  "you.close": "Close",

  "step.less": "Less: {label}",
  "step.more": "More: {label}",

  "trouble.lost": "There is no such page",
  "trouble.lost.why": "Check the address or start from the front page.",
  "trouble.offline": "No connection",
  "trouble.offline.why": "The server does not answer. Check the network and try again.",
  "trouble.fault": "That did not work",
  "refusal.unknown": "That is not possible.",
  "trouble.retry": "Try again",
  "trouble.home": "Front page",
};
