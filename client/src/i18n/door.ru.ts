/** Words of an invitation and of a table that waits; they come with those pages. */
export const door = {
  "propose.other": "Предложить другое",
  "propose.title": "Что поменять?",
  "propose.how": "{name} увидит предложение и решит. Менять можно до раздачи.",
  "propose.mine": "Ваше предложение",
  "propose.was": "вы меняете: было «{value}»",
  "propose.back": "Назад",
  "propose.send": "Отправить",

  "agree.title": "О чём договориться",
  "agree.as_preset": "как в наборе",
  "seat.pick": "Ваше место",
  "seat.any": "любое",
  "seat.nth": "место {n}",
  "invite.watch": "Смотреть",
  "invite.password": "Пароль стола",
} as const;
