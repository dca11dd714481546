import type { Refusal, View } from "../gen/wire";
import { type Names, shortReason, t } from "../i18n/index.svelte";
import type { CardButton, Intent } from "./intent";
import { isUsable, targetsOf } from "./targets";

export type ButtonKind = CardButton | "take" | "pass";

/** A button of the bar. */
export interface ActionButton {
  readonly kind: ButtonKind;
  readonly label: string;
  readonly tone: "brass" | "sky" | "ghost";
  /** Why it is grey, in at most twenty characters; null if it may be pressed. */
  readonly why: string | null;
  /** The refusal behind the reason; without one a card has to be chosen first. */
  readonly refusal: Refusal | null;
}

interface Bar {
  readonly view: View;
  readonly intent: Intent;
  readonly names: Names;
}

type Tone = ActionButton["tone"];

function live(kind: ButtonKind, label: string, tone: Tone): ActionButton {
  return { kind, label, tone, why: null, refusal: null };
}

function grey(kind: ButtonKind, label: string, why: string, refusal: Refusal | null = null) {
  return { kind, label, tone: "ghost", why, refusal } as const;
}

/** Whether the chosen cards may go that way. */
function chosenFor({ view, intent }: Bar, kind: CardButton): boolean {
  return targetsOf(view, intent.chosen).some((target) => target.kind === kind);
}

/** Bright, unless the card is held over a target of another kind. */
function bright({ intent }: Bar, kind: CardButton, tone: Tone): Tone {
  const elsewhere = intent.aim !== null && !intent.aim.startsWith(kind);
  return elsewhere ? "ghost" : tone;
}

/** A button that is grey until a card fit for it is chosen. */
function needsCard(bar: Bar, kind: CardButton, label: string, tone: Tone): ActionButton {
  if (chosenFor(bar, kind)) return live(kind, label, bright(bar, kind, tone));
  return grey(kind, label, t("choose.card"));
}

/** Refusals after which a button is no part of the role. */
const NOT_OF_THE_ROLE: ReadonlySet<string> = new Set([
  "transfer_off",
  "show_off",
  "show_not_trump",
  "show_again",
  "throw_in_off",
]);

/** A card that may be shown as well is better kept, so the show is the bright one. */
function passingTone(bar: Bar, kind: "transfer" | "show"): Tone {
  if (!chosenFor(bar, kind)) return "ghost";
  const aimed = bar.intent.aim === kind;
  if (kind === "transfer" && chosenFor(bar, "show") && !aimed) return "ghost";
  return bright(bar, kind, "sky");
}

/** A transfer or a show keeps its place, grey with the reason while it is not legal. */
function passingOn(bar: Bar, kind: "transfer" | "show"): ActionButton[] {
  const refusal = bar.view.buttons[kind];
  const label = t(`act.${kind}`);
  if (refusal === null) return [live(kind, label, passingTone(bar, kind))];
  const why = shortReason(refusal, bar.names);
  if (NOT_OF_THE_ROLE.has(refusal.code) || why === "") return [];
  return kind === "transfer" ? [grey(kind, label, why, refusal)] : [];
}

function defender(bar: Bar): ActionButton[] {
  const { view } = bar;
  if (view.taking || view.uncovered === 0) return [];
  const take = view.buttons.take === null ? [live("take", t("act.take"), "ghost")] : [];
  const others = [...passingOn(bar, "transfer"), ...passingOn(bar, "show")];
  const beat = needsCard(bar, "beat", t("act.beat"), "brass");
  const showsBeat = others.length === 0 || (others.length === 1 && beat.why === null);
  return [...take, ...others, ...(showsBeat ? [beat] : [])];
}

const WORD_ELSEWHERE: ReadonlySet<string> = new Set(["first_word", "not_your_word"]);

/** Whether a pass is mine to say; with nothing to add the server passes by itself. */
function passes({ view }: Bar): boolean {
  if (view.buttons.pass !== null) return false;
  const refusal = view.buttons.throw_in;
  return refusal === null || WORD_ELSEWHERE.has(refusal.code);
}

function throwing(bar: Bar): ActionButton[] {
  const { view } = bar;
  const refusal = view.buttons.throw_in;
  const label = t("act.throw_in");
  if (view.hand.some((card) => isUsable(view, card))) {
    return [needsCard(bar, "throw_in", label, "brass")];
  }
  if (refusal === null || NOT_OF_THE_ROLE.has(refusal.code) || !passes(bar)) return [];
  const why = shortReason(refusal, bar.names);
  return why === "" ? [] : [grey("throw_in", label, why, refusal)];
}

function attacker(bar: Bar): ActionButton[] {
  const { view } = bar;
  const done = view.main_attacker === view.seat && view.uncovered === 0 && !view.taking;
  const label = t(done ? "act.done" : "act.pass");
  return [...(passes(bar) ? [live("pass", label, "ghost")] : []), ...throwing(bar)];
}

function opener(bar: Bar): ActionButton[] {
  const { length } = bar.intent.chosen;
  const label = length > 1 ? t("act.lead.n", { n: length }) : t("act.lead");
  return [needsCard(bar, "lead", label, "brass")];
}

/** A bar with nothing bright makes its last live button the primary one. */
function withPrimary(buttons: ActionButton[], role: View["role"]): ActionButton[] {
  const [only] = buttons;
  const alone = only && buttons.length === 1 && only.kind === "pass" && role === "attacker";
  return alone ? [{ ...only, tone: "brass" }] : buttons;
}

/** The buttons of my role from left to right. */
export function buttonsOf(view: View, intent: Intent, names: Names): ActionButton[] {
  const bar = { view, intent, names };
  if (view.role === "opener") return opener(bar);
  if (view.phase !== "bout") return [];
  if (view.role === "defender") return defender(bar);
  return view.role === "attacker" ? withPrimary(attacker(bar), view.role) : [];
}
