import type { Denial } from "../../core/intent";
import { verdictWords } from "../../core/telling";
import type { News } from "../../felt/toasts.svelte";
import { paragraphs } from "../../gen/paragraphs";
import type { Act, OptionVector } from "../../gen/wire";
import { capital, cardName, faultText, type Names, refusalText } from "../../i18n/index.svelte";
import { l } from "../../i18n/later";

/** A message in words; a refusal's names the paragraph it stands on. */
export interface Message {
  readonly text: string;
  readonly paragraph: string | null;
  /** Bad news, a cheat caught, or a false alarm. */
  readonly tone: "bad" | "good" | "plum";
}

function denialWords(denial: Denial): string {
  if (denial.kind !== "card") return l(`deny.${denial.kind}`);
  return capital(l("deny.card", { card: cardName(denial.card) }));
}

/** «Время вышло — вы берёте.» */
function lateWords({ kind, cards }: Act): string {
  if (kind === "pass") return l("late.pass");
  if (kind === "call") return "";
  const what = l(`log.me.${kind}`);
  const named = cards.map((card) => cardName(card)).join(", ");
  return named === "" ? l("late.does", { what }) : l("late.lays", { what, cards: named });
}

/** What a message says at a table with these rules. */
export function messageOf(news: News, names: Names, rules: OptionVector): Message {
  const bad = (text: string, paragraph: string | null = null): Message => {
    return { text, paragraph, tone: "bad" };
  };
  if (news.kind === "fault") return bad(faultText(news.fault));
  if (news.kind === "denial") return bad(denialWords(news.denial));
  if (news.kind === "refusal") {
    return bad(refusalText(news.refusal, names), paragraphs[news.refusal.code]);
  }
  if (news.kind === "dropped") {
    return bad(l("ahead.dropped", { why: refusalText(news.why, names) }));
  }
  if (news.kind === "late") return bad(lateWords(news.act));
  const { verdict } = news;
  const tone = verdict.call.right ? "good" : "plum";
  return { text: verdictWords(verdict, names, rules), paragraph: null, tone };
}
