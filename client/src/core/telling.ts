import type { Act, OptionVector } from "../gen/wire";
import { capital, cardName, type Names } from "../i18n/index.svelte";
import { l } from "../i18n/later";
import type { Verdict } from "./cheating";

/** «ловит игрока Борис»; who is called is named, the reader himself is not declined. */
function callWords({ seat, player }: Act, names: Names): string {
  if (player !== null && player === names.me) return l("log.call.me");
  const name = player === null ? "" : names.name(player);
  return seat === names.me ? l("log.me.call", { name }) : l("log.call", { name });
}

/** What somebody did, without his name and his cards: «подкидывает», «подкидываете». */
export function actWords(act: Act, names: Names): string {
  const { seat, kind } = act;
  if (kind === "call") return callWords(act, names);
  return l(seat === names.me ? `log.me.${kind}` : `log.${kind}`);
}

/** «Дама пик не бьёт короля пик.»: why the card of an act was a cheat. */
function cheatWords({ kind, cards, target }: Act): string {
  const [card] = cards;
  if (card === undefined) return "";
  if (kind === "throw_in") return capital(l("call.why.throw_in", { card: cardName(card, "acc") }));
  if (kind === "transfer") return capital(l("call.why.transfer", { card: cardName(card, "ins") }));
  if (target === null) return "";
  const beaten = cardName(target, "acc");
  return capital(l("call.why.beat", { card: cardName(card), target: beaten }));
}

/** What a right call costs: the deal, the cards of the table, or nothing but that all goes back. */
function penaltyWords({ call, taken }: Verdict, names: Names, rules: OptionVector): string {
  if (rules.cheat_penalty === "loses_deal") {
    const { player } = call;
    if (player === names.me) return l("call.loses.me");
    return player === null ? "" : l("call.loses", { name: names.name(player) });
  }
  if (taken === null) return l("call.back");
  return taken > 0 ? l("call.takes", { n: taken }) : "";
}

/** What a false call costs whoever made it (§14.9); where it is free, who that was. */
function lossWords({ seat, player }: Act, names: Names, rules: OptionVector): string {
  const mine = seat === names.me;
  const name = capital(names.name(seat));
  const { cheat_false_call: cost = "lose_calls_vs_player" } = rules;
  if (cost === "free") return mine ? "" : l("call.by", { name });
  if (cost === "lose_all_calls") return mine ? l("call.lost.all.me") : l("call.lost.all", { name });
  const other = player === null ? "" : names.name(player);
  if (mine) return l("call.lost.me", { other });
  return player === names.me ? l("call.lost.mine", { name }) : l("call.lost", { name, other });
}

function falseWords(call: Act, names: Names, rules: OptionVector): string {
  const { player } = call;
  const name = player === null ? "" : names.name(player);
  const fair = player === names.me ? l("call.wrong.me") : l("call.wrong", { name });
  return [fair, lossWords(call, names, rules)].filter(Boolean).join(" ");
}

/** A call's outcome: who was caught at what and what it costs him, or what a false one costs. */
export function verdictWords(verdict: Verdict, names: Names, rules: OptionVector): string {
  const { call, cheat } = verdict;
  if (!call.right) return falseWords(call, names, rules);
  const name = call.player === null ? "" : names.name(call.player);
  const caught = call.player === names.me ? l("call.right.me") : l("call.right", { name });
  const why = cheat ? cheatWords(cheat) : "";
  return [caught, why, penaltyWords(verdict, names, rules)].filter(Boolean).join(" ");
}
