import type { Pair, View } from "../gen/wire";
import { cardName, type Names, t } from "../i18n/index.svelte";
import { settings } from "../settings.svelte";
import { suitOf } from "./cards";
import { isPogon } from "./ladder";
import { movesOf, type Target } from "./targets";

/** Texts for those who hear the table. */

const lists = new Map<string, Intl.ListFormat>();

/** «одно, другое или третье»; a list's words are looked up once a language. */
function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  const { lang } = settings;
  const list = lists.get(lang) ?? new Intl.ListFormat(lang, { type: "disjunction" });
  lists.set(lang, list);
  return list.format(parts);
}

function waysOf(view: View, card: number): string[] {
  const { lead, throw_in, beat, transfer, show } = movesOf(view, card);
  const ways: string[] = [];
  if (lead) ways.push(t("card.lead"));
  if (throw_in) ways.push(t("card.throw_in"));
  const beaten = beat.map((attack) => cardName(attack, "acc"));
  if (beaten.length > 0) ways.push(t("card.beat", { cards: joined(beaten) }));
  if (transfer) ways.push(t("card.transfer"));
  if (show) ways.push(t("card.show"));
  return ways;
}

/** «восьмёрка треф, козырь, можно побить восьмёрку пик или перевести»; with pogons they are named. */
export function cardReading(view: View, card: number, pogons = false): string {
  const plain = cardName(card);
  const trump = suitOf(card) === view.trump_suit ? t("card.trump", { card: plain }) : plain;
  const name = pogons && isPogon(view, card) ? t("card.pogon", { card: trump }) : trump;
  const ways = joined(waysOf(view, card));
  return ways === "" ? name : t("card.can", { card: name, ways });
}

export function pairReading({ attack, cover }: Pair): string {
  const card = cardName(attack);
  if (cover === null) return t("pair.open", { attack: card });
  return t("pair.beaten", { attack: card, cover: cardName(cover) });
}

/** The words above a target, and the fuller ones read out. */
export function targetWords(target: Target, view: View, names: Names) {
  const name = view.transfer_to === null ? "" : names.name(view.transfer_to);
  if (target.kind === "beat") {
    const card = cardName(target.attack, "acc");
    return { label: t("target.beat"), read: t("target.beat.read", { card }) };
  }
  if (target.kind === "transfer") {
    return { label: t("target.transfer", { name }), read: t("target.transfer.read", { name }) };
  }
  if (target.kind === "show") {
    return { label: t("target.show", { name }), read: t("target.show.read", { name }) };
  }
  const label = t(target.kind === "lead" ? "target.lead" : "target.throw_in");
  return { label, read: label };
}
