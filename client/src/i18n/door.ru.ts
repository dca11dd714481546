/** Words of an invitation and of a table that waits; they come with those pages. */
export const door = {
  "propose.other": "Предложить другое",
  "propose.title": "Что поменять?",
  "propose.how": "{name} увидит предложение и решит. Менять можно до раздачи.",
  "propose.mine": "Ваше предложение",
  "propose.was": "вы меняете: было «{value}»",
  "propose.back": "Назад",
  "propose.send": "Отправить",
} as const;
