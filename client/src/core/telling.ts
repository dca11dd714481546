import type { Act } from "../gen/wire";
import { capital, cardName, type Names, t } from "../i18n/index.svelte";
import type { Verdict } from "./cheating";

/** «ловит игрока Борис»; who is called is named, the reader himself is not declined. */
function callWords({ seat, player }: Act, names: Names): string {
  if (player !== null && player === names.me) return t("log.call.me");
  const name = player === null ? "" : names.name(player);
  return seat === names.me ? t("log.me.call", { name }) : t("log.call", { name });
}

/** What somebody did, without his name and his cards: «подкидывает», «подкидываете». */
export function actWords(act: Act, names: Names): string {
  const { seat, kind } = act;
  if (kind === "call") return callWords(act, names);
  return seat === names.me ? t(`log.me.${kind}`) : t(`log.${kind}`);
}

/** «Дама пик не бьёт короля пик.»: why the card of an act was a cheat. */
function cheatWords({ kind, cards, target }: Act): string {
  const [card] = cards;
  if (card === undefined) return "";
  if (kind === "throw_in") return capital(t("call.why.throw_in", { card: cardName(card, "acc") }));
  if (kind === "transfer") return capital(t("call.why.transfer", { card: cardName(card, "ins") }));
  if (target === null) return "";
  const beaten = cardName(target, "acc");
  return capital(t("call.why.beat", { card: cardName(card), target: beaten }));
}

/** What a right call costs: the cards of the table, or nothing but that all goes back. */
function penaltyWords({ taken }: Verdict): string {
  if (taken === null) return t("call.back");
  return taken > 0 ? t("call.takes", { n: taken }) : "";
}

/** A call's outcome: who was caught at what and what it costs him, or that it was a false one. */
export function verdictWords(verdict: Verdict, names: Names): string {
  const { call, cheat } = verdict;
  const { player } = call;
  const name = player === null ? "" : names.name(player);
  const mine = player === names.me;
  if (!call.right) return mine ? t("call.wrong.me") : t("call.wrong", { name });
  const caught = mine ? t("call.right.me") : t("call.right", { name });
  return [caught, cheat ? cheatWords(cheat) : "", penaltyWords(verdict)].filter(Boolean).join(" ");
}
