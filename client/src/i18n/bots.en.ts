import type { bots as ru } from "./bots.ru";

export const bots: typeof ru = {
  "bots.title": "BOT accounts",
  "bots.how":
    "For programs of yours. A BOT plays under its own name with the label BOT, and its games give nobody points or rating. The command kozyr bot seats a program at a table.",
  "bots.made": "made on {date}",
  "bots.name": "Name of a new BOT account",
  "bots.name.how": "Up to twenty characters; the label BOT is added by itself.",
  "bots.make": "Make a BOT account",
  "bots.full": "You cannot have more than {n}.",
  "bots.renew": "New token",
  "bots.revoke": "Revoke",
  "bots.sure": "{name} will not be able to play any more. This cannot be undone.",
  "bots.keep": "Keep it",

  "token.title": "Token: {name}",
  "token.how":
    "It is shown once. Whoever knows the token plays as this account. The token before it is void.",
  "token.copy": "Copy the token",
  "token.copied": "Copied",
  "token.by_hand": "Select the token and copy it yourself",
  "token.kept": "I have written it down",

  "ladder.who": "Whom to show",
  "ladder.people": "People",
  "ladder.bots": "Bots",
  "ladder.lead": "BOT accounts and the bots of this server, rated by games without people.",
  "ladder.none": "By these rules no bot has played ten games with other bots yet.",
};
