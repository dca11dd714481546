import { actWords, verdictWords } from "../../core/telling";
import type { Stage } from "../../felt/stage.svelte";
import type { View } from "../../gen/wire";
import { cardName, type Names } from "../../i18n/index.svelte";
import { outcomeWords } from "./outcome";

/** The last act of another player, as it is heard. */
function lastAct({ history, seat }: View, names: Names): string {
  const act = history.at(-1);
  if (!act || act.seat === seat) return "";
  const cards = act.cards.map((card) => cardName(card)).join(", ");
  const what = `${names.name(act.seat)} ${actWords(act, names)}`;
  return cards === "" ? `${what}.` : `${what}: ${cards}.`;
}

/** What those who hear the table are told of it. */
export function saidOf({ view, names, table, status, verdict, peeked }: Stage): string {
  if (peeked !== null) return cardName(peeked);
  const { result } = view;
  const said = [
    lastAct(view, names),
    verdict ? verdictWords(verdict, names, table.rules) : "",
    view.phase === "over" && result ? outcomeWords(result, view, names) : "",
    status.line,
    status.more,
  ];
  return said.filter(Boolean).join(" ");
}
