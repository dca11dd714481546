/** Words of the pages about people: profile, account, leaders; they come with those pages. */
export const people = {
  "profile.title": "Профиль",
  "profile.points": {
    one: "очко",
    few: "очка",
    many: "очков",
    other: "очка",
  },

  "ledger.title": "Журнал очков",
  "ledger.time": "Время",
  "ledger.reason": "За что",
  "ledger.amount": "Очки",
  "ledger.today": "Сегодня, {date} (по Москве)",
  "ledger.yesterday": "Вчера, {date}",
  "ledger.empty": "Пока пусто. Здесь появится каждая сыгранная партия, и та, что без очков.",
  "ledger.more": "Весь журнал",

  "today.title": "Сегодня",
  "today.bots": "С ботами",
  "today.of": "{n} из {most}",

  "rates.title": "Как начисляют",
  "rates.win": "победа",
  "rates.draw": "ничья",
  "rates.human": "Человек",
  "rates.limits": "Пределы и исключения",

  "account.title": "Аккаунт",
  "account.in": "Войти",
  "account.up": "Новый аккаунт",
  "account.why":
    "Аккаунт хранит очки, рейтинг и партии. Играть можно и без него, но очки тогда не считаются.",
  "account.guest": "Сегодняшние гостевые партии из этого браузера перейдут в профиль.",
  "account.login": "Имя для входа",
  "account.password": "Пароль",
  "account.password.new": "Новый пароль",
  "account.password.how": "Не короче восьми знаков.",
  "account.show": "Показать",
  "account.code": "Код восстановления",
  "account.forgot": "Не помню пароль",

  "codes.title": "Коды восстановления",
  "codes.how":
    "Их показывают один раз. Запишите: каждым кодом можно один раз войти, если пароль забыт.",
  "codes.copy": "Скопировать",
  "codes.copied": "Скопировано",
  "codes.by_hand": "Выделите коды и скопируйте их сами",
  "codes.kept": "Коды записаны",

  "account.or": "или",
  "account.make": "Создать аккаунт",
  "account.passkey.in": "Войти с ключом доступа",

  "rates.easy": "Лёгкий бот",
  "rates.medium": "Средний бот",
  "rates.strong": "Сильный бот",
  "rates.limit.pair": {
    one: "С одним соперником очки даёт первая подходящая партия за сутки по Москве.",
    few: "С одним соперником очки дают первые {n} подходящие партии за сутки по Москве.",
    many: "С одним соперником очки дают первые {n} подходящих партий за сутки по Москве.",
    other: "С одним соперником очки дают первые {n} подходящие партии за сутки по Москве.",
  },
  "rates.limit.bots": {
    one: "С ботами — не больше {n} очка за сутки.",
    few: "С ботами — не больше {n} очков за сутки.",
    many: "С ботами — не больше {n} очков за сутки.",
    other: "С ботами — не больше {n} очков за сутки.",
  },
  "rates.limit.laid": {
    one: "За партию нужно выложить не меньше {n} карты.",
    few: "За партию нужно выложить не меньше {n} карт.",
    many: "За партию нужно выложить не меньше {n} карт.",
    other: "За партию нужно выложить не меньше {n} карт.",
  },
  "rates.limit.many":
    "Если людей больше двух, очки за победу получает первый или вся победившая команда.",
  "rates.limit.none":
    "Без очков: обучение, мухлёж, игра с BOT-аккаунтом, партия, законченная выходом, и партия, где за вас играл бот.",

  "account.passkey.up": "С ключом доступа, без пароля",
  "account.credited": {
    one: "Из гостевых партий перешло {n} очко.",
    few: "Из гостевых партий перешли {n} очка.",
    many: "Из гостевых партий перешло {n} очков.",
    other: "Из гостевых партий перешли {n} очка.",
  },
  "account.signed": "Вы вошли как {name}",
  "account.out": "Выйти",
  "account.ways": "Как вы входите",
  "account.codes.left": {
    one: "Остался {n} код восстановления",
    few: "Осталось {n} кода восстановления",
    many: "Осталось {n} кодов восстановления",
    other: "Осталось {n} кода восстановления",
  },
  "account.codes.new": "Новые коды",

  "sessions.title": "Где вы вошли",
  "sessions.unknown": "Неизвестный браузер",
  "sessions.here": "этот браузер",
  "sessions.seen": "последний раз {time}",
  "sessions.revoke": "Завершить",
  "sessions.others": "Завершить все, кроме этого",

  "passkeys.title": "Ключи доступа",
  "passkeys.made": "добавлен {date}",
  "passkeys.drop": "Убрать",
  "passkeys.add": "Добавить ключ доступа",

  "password.change": "Сменить пароль",
  "password.set": "Задать пароль",
  "password.old": "Прежний пароль",
  "password.how": "Не короче восьми знаков. Остальным браузерам придётся войти заново.",
  "password.send": "Сохранить пароль",

  "farewell.title": "Удалить аккаунт",
  "farewell.how":
    "Имя, вход и связь с партиями исчезнут навсегда. Сами партии останутся без имени.",
  "farewell.open": "Удалить",
  "farewell.name": "Напишите имя аккаунта: {name}",
  "farewell.send": "Удалить навсегда",

  "account.enter": "Войти или создать аккаунт",

  "profile.account": "аккаунт {name}",
  "profile.guest": "гость",
  "profile.games": {
    one: "{n} партия",
    few: "{n} партии",
    many: "{n} партий",
    other: "{n} партии",
  },
  "profile.durak": {
    one: "дурак {n} раз",
    few: "дурак {n} раза",
    many: "дурак {n} раз",
    other: "дурак {n} раза",
  },
  "profile.drawn": "ничьих {n}",
  "ledger.nth": "{n}-я партия за день",
  "today.games": {
    one: "{n} партия из {most}",
    few: "{n} партии из {most}",
    many: "{n} партий из {most}",
    other: "{n} партии из {most}",
  },

  "games.title": "Партии",
  "games.none": "Здесь будут сыгранные партии.",
  "games.more": "Ещё партии",
  "games.stopped": "Остановлена",
  "games.draw": "Ничья",
  "games.first": "Победа",
  "games.last": "Дурак",
  "games.place": "Место {rank} из {n}",
  "games.bots": "с ботами",
  "games.rated": "рейтинг",

  "family.podkidnoy": "Подкидной",
  "family.perevodnoy": "Переводной",
  "family.simple": "Простой",
  "family.teams": "Команды",
  "family.pogony": "Погоны",

  "rating.title": "Рейтинг",
  "rating.none":
    "Рейтинг появится после первой быстрой игры или партии за открытым столом с правилами набора.",
  "rating.provisional": {
    one: "предварительный, {n} партия из 10",
    few: "предварительный, {n} партии из 10",
    many: "предварительный, {n} партий из 10",
    other: "предварительный, {n} партии из 10",
  },
  "rating.games": {
    one: "{n} партия",
    few: "{n} партии",
    many: "{n} партий",
    other: "{n} партии",
  },
  "rating.place": "{n}-е место",
  "rating.plot": "От {low} до {high}, сейчас {now}",

  "leaders.title": "Таблица рейтинга",
  "leaders.lead": "Лучшие по рейтингу после десяти партий. Боты, друзья и тренировки не в счёт.",
  "leaders.family": "Правила",
  "leaders.place": "Место",
  "leaders.name": "Имя",
  "leaders.games": "Партий",
  "leaders.none": "По этим правилам ещё никто не сыграл десяти партий.",

  "result.points": {
    one: "+{n} очко",
    few: "+{n} очка",
    many: "+{n} очков",
    other: "+{n} очка",
  },
  "account.export": "Скачать мои данные",
} as const;
