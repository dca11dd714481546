import type { Like } from "./catalogue";
import type { people as ru } from "./people.ru";

/** Words of the pages about people. */
export const people: Like<typeof ru> = {
  "profile.title": "Profile",
  "profile.points": { one: "point", other: "points" },

  "ledger.title": "Points",
  "ledger.time": "Time",
  "ledger.reason": "For what",
  "ledger.amount": "Points",
  "ledger.today": "Today, {date} (Moscow time)",
  "ledger.yesterday": "Yesterday, {date}",
  "ledger.empty": "Nothing yet. Every deal played comes here, also one without points.",
  "ledger.more": "All entries",

  "today.title": "Today",
  "today.bots": "Against bots",
  "today.of": "{n} of {most}",

  "rates.title": "What a deal brings",
  "rates.win": "win",
  "rates.draw": "draw",
  "rates.human": "A person",
  "rates.limits": "Limits and exceptions",

  "account.title": "Account",
  "account.in": "Sign in",
  "account.up": "New account",
  "account.why":
    "An account keeps points, rating and deals. You can play without one, but then no points are counted.",
  "account.guest": "Today's deals of the guest in this browser come along.",
  "account.login": "Sign-in name",
  "account.password": "Password",
  "account.password.new": "New password",
  "account.password.how": "At least eight characters.",
  "account.show": "Show",
  "account.code": "Recovery code",
  "account.forgot": "I forgot my password",

  "codes.title": "Recovery codes",
  "codes.how":
    "They are shown once. Write them down: each lets you in once if the password is forgotten.",
  "codes.copy": "Copy",
  "codes.copied": "Copied",
  "codes.by_hand": "Select the codes and copy them yourself",
  "codes.kept": "I wrote them down",

  "account.or": "or",
  "account.make": "Create an account",
  "account.passkey.in": "Sign in with a passkey",

  "rates.easy": "Easy bot",
  "rates.medium": "Medium bot",
  "rates.strong": "Strong bot",
  "rates.limit.pair": {
    one: "Against one opponent the first suitable game of a Moscow day brings points.",
    other: "Against one opponent the first {n} suitable games of a Moscow day bring points.",
  },
  "rates.limit.bots": {
    one: "From bots at most {n} point a day.",
    other: "From bots at most {n} points a day.",
  },
  "rates.limit.laid": {
    one: "You have to lay at least {n} card in a game.",
    other: "You have to lay at least {n} cards in a game.",
  },
  "rates.limit.many":
    "With more than two people, whoever is first or the whole winning team gets the points of a win.",
  "rates.limit.none":
    "No points: training, cheating, a game with a BOT account, a game ended by an exit, and a game in which a bot played for you.",

  "account.passkey.up": "With a passkey, without a password",
  "account.credited": {
    one: "{n} point came along from the guest's deals.",
    other: "{n} points came along from the guest's deals.",
  },
  "account.signed": "Signed in as {name}",
  "account.out": "Sign out",
  "account.ways": "How you sign in",
  "account.codes.left": { one: "{n} recovery code left", other: "{n} recovery codes left" },
  "account.codes.new": "New codes",

  "sessions.title": "Where you are signed in",
  "sessions.unknown": "Unknown browser",
  "sessions.here": "this browser",
  "sessions.seen": "last seen {time}",
  "sessions.revoke": "Sign out",
  "sessions.others": "Sign out all but this one",

  "passkeys.title": "Passkeys",
  "passkeys.made": "added {date}",
  "passkeys.drop": "Remove",
  "passkeys.add": "Add a passkey",

  "password.change": "Change the password",
  "password.set": "Set a password",
  "password.old": "Present password",
  "password.how": "At least eight characters. Other browsers have to sign in anew.",
  "password.send": "Save the password",

  "farewell.title": "Delete the account",
  "farewell.how":
    "Name, ways in and the tie to your deals go for good. The deals stay, without a name.",
  "farewell.open": "Delete",
  "farewell.name": "Type the account's name: {name}",
  "farewell.send": "Delete for good",

  "account.enter": "Sign in or create an account",

  "profile.account": "account {name}",
  "profile.guest": "guest",
  "profile.games": { one: "{n} deal", other: "{n} deals" },
  "profile.durak": { one: "durak {n} time", other: "durak {n} times" },
  "profile.drawn": "{n} drawn",
  "ledger.nth": "game {n} of the day",
  "today.games": { one: "{n} game of {most}", other: "{n} games of {most}" },

  "games.title": "Games",
  "games.none": "The games you play will be here.",
  "games.more": "More games",
  "games.stopped": "Stopped",
  "games.draw": "Draw",
  "games.first": "Win",
  "games.last": "Durak",
  "games.place": "Place {rank} of {n}",
  "games.bots": "with bots",
  "games.rated": "rated",

  "family.podkidnoy": "Throw-in",
  "family.perevodnoy": "Transfer",
  "family.simple": "Simple",
  "family.teams": "Teams",
  "family.pogony": "Epaulettes",

  "rating.title": "Rating",
  "rating.none":
    "A rating comes with the first quick match or game at an open table by the rules of a set.",
  "rating.provisional": {
    one: "provisional, {n} game of 10",
    other: "provisional, {n} games of 10",
  },
  "rating.games": { one: "{n} game", other: "{n} games" },
  "rating.place": "place {n}",
  "rating.plot": "From {low} to {high}, now {now}",

  "leaders.title": "Leaderboard",
  "leaders.lead": "The best by rating after ten games. Bots, friends and training do not count.",
  "leaders.family": "Rules",
  "leaders.place": "Place",
  "leaders.name": "Name",
  "leaders.games": "Games",
  "leaders.none": "Nobody has played ten games by these rules yet.",

  "result.points": { one: "+{n} point", other: "+{n} points" },
  "account.export": "Download my data",
};
