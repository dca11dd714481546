/** Words about BOT accounts; they come with the pages where somebody has them or ranks them. */
export const bots = {
  "bots.title": "BOT-аккаунты",
  "bots.how":
    "Для ваших программ. BOT играет под своим именем с меткой BOT, и его партии никому не дают ни очков, ни рейтинга. Программу за стол сажает команда kozyr bot.",
  "bots.made": "создан {date}",
  "bots.name": "Имя нового BOT-аккаунта",
  "bots.name.how": "До двадцати знаков, метка BOT добавится сама.",
  "bots.make": "Создать BOT-аккаунт",
  "bots.full": "Больше {n} завести нельзя.",
  "bots.renew": "Новый токен",
  "bots.revoke": "Отозвать",
  "bots.sure": "{name} больше не сможет играть. Отменить это нельзя.",
  "bots.keep": "Оставить",

  "token.title": "Токен: {name}",
  "token.how":
    "Его показывают один раз. Кто знает токен, играет за этот аккаунт. Прежний токен больше не действует.",
  "token.copy": "Скопировать токен",
  "token.copied": "Скопировано",
  "token.by_hand": "Выделите токен и скопируйте его сами",
  "token.kept": "Токен записан",

  "ladder.who": "Кого показать",
  "ladder.people": "Люди",
  "ladder.bots": "Боты",
  "ladder.lead": "BOT-аккаунты и боты этого сервера: рейтинг по партиям, где людей не было.",
  "ladder.none": "По этим правилам ни один бот ещё не сыграл десяти партий с другими ботами.",
};
