/** Words of reporting and blocking; they come when somebody wants to. */
export const manners = {
  "report.title": "Сообщить о нарушении",
  "report.how": "Сообщение увидит только владелец сервера, игрок о нём не узнает.",
  "report.reason": "Что случилось",
  "report.send": "Отправить",
  "report.sent": "Сообщение отправлено.",

  "block.title": "Не играть вместе",
  "block.how":
    "Быстрая игра вас не сведёт, за ваш стол этот игрок не сядет, и его слов вы не увидите; начатая партия идёт дальше.",
  "block.do": "Заблокировать",
  "block.undo": "Разблокировать",

  "blocked.title": "Заблокированные игроки",
  "muted.title": "Кого вы не слышите",
  "muted.undo": "Снова слышать",
  "shunned.since": "с {date}",
  "shunned.forgotten": "аккаунт удалён",
} as const;
