/** Words of what the lobby unfolds and of the lists it leads to; they come when they are wanted. */
export const finding = {
  "bot.level": "Какой бот?",
  "bot.against": {
    one: "против {n} бота",
    few: "против {n} ботов",
    many: "против {n} ботов",
    other: "против {n} бота",
  },
  "friends.people": "Людей",
  "friends.bots": "Ботов",
  "friends.level": "Уровень ботов",
  "friends.make": "Создать стол",
} as const;
