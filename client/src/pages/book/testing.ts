import type { Edition, Paragraph } from "../../gen/wire";
import type { Inline } from "./find";

/** A rulebook of a few paragraphs for tests of the pages that show it. */

function paragraph(number: string, options: string[], ...items: Inline[][]): Paragraph {
  const [first, ...others] = items;
  const list = others.length > 0 ? [{ kind: "list" as const, items: others }] : [];
  return { number, options, blocks: [{ kind: "text", items: [first ?? []] }, ...list] };
}

export const EDITION: Edition = {
  lang: "ru",
  preset: "classic",
  title: "Классический подкидной",
  about: "Как в популярных приложениях.",
  home: false,
  agreed: [
    {
      option: "draw",
      group: "ending",
      label: "Ничья",
      value: "ничья",
      in_set: "",
      open: true,
      paragraphs: ["11.6"],
    },
    {
      option: "throw_in_order",
      group: "attack",
      label: "Первое слово",
      value: "сначала ходящий",
      in_set: "",
      open: false,
      paragraphs: ["6.5"],
    },
  ],
  chapters: [
    {
      number: "6",
      title: "Подкидывание",
      intro: [{ kind: "text", items: [["Кто может добавить карты."]] }],
      paragraphs: [
        paragraph(
          "6.5",
          ["throw_in_order"],
          ["Первое слово решает, см. ", { kind: "ref", text: "§6.7", to: "6.7" }, "."],
          [
            { kind: "value", text: "«сначала ходящий»", to: "throw_in_order" },
            ": ",
            { kind: "term", text: "заход", to: "lead" },
            " закрывает слово.",
          ],
        ),
        paragraph("6.7", [], [{ kind: "strong", text: "Пас.", to: "" }, " Можно всегда."]),
      ],
    },
    {
      number: "11",
      title: "Ничья",
      intro: [],
      paragraphs: [paragraph("11.6", ["draw"], ["Если не осталось никого, дурака нет."])],
    },
  ],
  absent: [
    {
      option: "transfer",
      label: "Перевод",
      value: "подкидной",
      paragraphs: ["7.1", "7.2", "7.3"],
    },
  ],
  terms: [{ name: "lead", title: "заход", text: "первая карта кона", paragraph: "4" }],
};
