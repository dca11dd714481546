import { faultText, type Names, refusalText, t } from "../i18n/index.svelte";
import type { Problem } from "../net/api";

/** Outside a table nobody has a seat. */
export const NOBODY: Names = { name: () => "", me: null };

/** What to tell about a request that brought nothing. */
export function problemText(problem: Problem): string {
  if (problem.kind === "refusal") return refusalText(problem.refusal, NOBODY);
  if (problem.kind === "fault") return faultText(problem);
  return t("trouble.offline.why");
}
