import type { Act } from "../gen/wire";
import { type Names, t } from "../i18n/index.svelte";

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
