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

  "quick.connecting": "Подключаемся",
  "quick.searching": "Ищем соперника",
  "quick.alone": "Пока ищете только вы",
  "quick.others": {
    one: "Кроме вас ищет ещё {n} игрок",
    few: "Кроме вас ищут ещё {n} игрока",
    many: "Кроме вас ищут ещё {n} игроков",
    other: "Кроме вас ищут ещё {n} игрока",
  },
  "quick.meanwhile":
    "Можно пока сыграть с ботом: поиск продолжится, а к партии вы вернётесь потом.",
  "quick.cancel": "Прекратить поиск",

  "tables.variant": "Игра",
} as const;
