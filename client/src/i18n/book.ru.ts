/** Words of the pages that show the rulebook; they come with those pages. */
export const book = {
  "book.whole": "Весь свод",
  "book.whole.lead":
    "Все пункты со всеми вариантами. Чтобы читать только то, что действует за вашим столом, выберите набор.",
  "book.sets": "Все наборы",
  "book.use": "Выбрать для стола",
  "book.compare": "Сравнить с другим",
  "book.chapters": "Главы",
  "book.find": "Найти слово или §",
  "book.found": {
    one: "{n} пункт",
    few: "{n} пункта",
    many: "{n} пунктов",
    other: "{n} пункта",
  },
  "book.none": "Таких пунктов здесь нет",
  "book.agreed": "Как здесь играют",
  "book.open": "спорный пункт",
  "book.absent": "Чего здесь нет",
  "book.absent.lead": "Эти пункты свода здесь не действуют.",
  "book.elsewhere": "Прочитать в полном своде",
  "book.terms": "Словарь",
  "book.sheet": "Весь свод этого стола",

  "compare.title": "Чем отличаются наборы",
  "compare.lead": "Здесь только то, в чём наборы расходятся. Значения взяты из самих наборов.",
  "compare.set": "Набор {n}",
  "compare.add": "Добавить набор",
  "compare.remove": "Убрать набор {n}",
  "compare.same": {
    one: "Ещё {n} правило у них одинаково.",
    few: "Ещё {n} правила у них одинаковы.",
    many: "Ещё {n} правил у них одинаковы.",
    other: "Ещё {n} правила у них одинаковы.",
  },
  "compare.alike": "Эти наборы ничем не отличаются.",
  "compare.idle": "не бывает",
} as const;
