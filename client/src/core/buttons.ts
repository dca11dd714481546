import type { Refusal, View } from "../gen/wire";
import { type Names, shortReason, t } from "../i18n/index.svelte";
import { mayWish, type Wish } from "./ahead";
import { mayCheat } from "./cheating";
import type { CardButton, Intent } from "./intent";
import { isUsable, targetsOf } from "./targets";

/** Acts that need no card. */
const PLAIN = ["take", "pass", "waive", "hang", "decline"] as const;
type PlainButton = (typeof PLAIN)[number];
export type ButtonKind = CardButton | PlainButton | "arm";

export function isPlain(kind: ButtonKind): kind is PlainButton {
  return PLAIN.some((plain) => plain === kind);
}

/** A button of the bar. */
export interface ActionButton {
  readonly kind: ButtonKind;
  readonly label: string;
  readonly tone: "brass" | "sky" | "ghost" | "plum";
  /** Of a switch: whether it is on. */
  readonly pressed?: boolean;
  /** It is not its time: it switches a wish to do it then. */
  readonly ahead?: boolean;
  /** Why it is grey, in at most twenty characters; null if it may be pressed. */
  readonly why: string | null;
  /** The refusal behind the reason; without one a card has to be chosen first. */
  readonly refusal: Refusal | null;
}

interface Bar {
  readonly view: View;
  readonly intent: Intent;
  readonly names: Names;
  /** My next card is not checked. */
  readonly armed: boolean;
  /** Nobody passes for me. */
  readonly byHand: boolean;
  /** A throw-in may be unchecked (§14.2). */
  readonly armsThrows: boolean;
  /** What I have chosen before it may be done. */
  readonly wish: Wish | null;
}

type Tone = ActionButton["tone"];

function live(kind: ButtonKind, label: string, tone: Tone): ActionButton {
  return { kind, label, tone, why: null, refusal: null };
}

function grey(kind: ButtonKind, label: string, why: string, refusal: Refusal | null = null) {
  return { kind, label, tone: "ghost", why, refusal } as const;
}

/** A switch for what may only be done later in the bout. */
function later({ view, wish }: Bar, kind: "take" | "pass"): ActionButton[] {
  if (!mayWish(view, kind)) return [];
  const pressed = wish?.kind === kind;
  return [{ ...live(kind, t(`act.${kind}`), "ghost"), ahead: true, pressed }];
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

/** Why nothing may be armed, in a few words. */
function armWhy(refusal: Refusal, names: Names): string {
  return refusal.code === "armed_lost" ? t("arm.lost") : shortReason(refusal, names);
}

/** Not that it is another's turn: an attacker's will never come. */
const NO_THROWS: Refusal = { code: "armed_scope", params: {} };

/** «Мухлёж»: a switch, at tables where people cheat. */
function arming({ view, names, armed, armsThrows }: Bar): ActionButton[] {
  if (!mayCheat(view)) return [];
  const { arm } = view.buttons;
  const never = view.role === "attacker" && !armsThrows && arm?.code !== "armed_lost";
  const refusal = never ? NO_THROWS : arm;
  const label = t("act.arm");
  if (refusal === null) return [{ ...live("arm", label, "plum"), pressed: armed }];
  const why = armWhy(refusal, names);
  return why === "" ? [] : [grey("arm", label, why, refusal)];
}

const MOST = 3;

/** What goes first where a row of buttons would be too long: each can be done by its card as well. */
function fitting(buttons: ActionButton[], bar: Bar): ActionButton[] {
  const wanted = chosenFor(bar, "show") ? ["beat", "arm"] : ["beat", "show"];
  const spare = buttons.filter(({ kind }) => wanted.includes(kind));
  if (buttons.length <= MOST || spare.length === 0) return buttons;
  const [first] = spare.sort((one, other) => wanted.indexOf(one.kind) - wanted.indexOf(other.kind));
  return fitting(
    buttons.filter((one) => one !== first),
    bar,
  );
}

function defender(bar: Bar): ActionButton[] {
  const { view } = bar;
  if (view.taking) return [];
  if (view.uncovered === 0) return later(bar, "take");
  const take = view.buttons.take === null ? [live("take", t("act.take"), "ghost")] : [];
  const others = [...passingOn(bar, "transfer"), ...passingOn(bar, "show")];
  const beat = needsCard(bar, "beat", t("act.beat"), "brass");
  const showsBeat = others.length === 0 || (others.length === 1 && beat.why === null);
  return fitting([...take, ...arming(bar), ...others, ...(showsBeat ? [beat] : [])], bar);
}

const WORD_ELSEWHERE: ReadonlySet<string> = new Set(["first_word", "not_your_word"]);

/** Whether a pass is mine to say; with nothing to add the server passes by itself, where I let it. */
function passes({ view, byHand }: Bar): boolean {
  if (view.buttons.pass !== null) return false;
  const refusal = view.buttons.throw_in;
  return byHand || refusal === null || WORD_ELSEWHERE.has(refusal.code);
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
  const pass = passes(bar) ? [live("pass", label, "ghost")] : later(bar, "pass");
  const arm = arming(bar);
  const cards = throwing(bar);
  // A row of three has room for a throw-in only once it can be made.
  const idle = arm.length + pass.length > 1 && cards.every(({ why }) => why !== null);
  return [...arm, ...pass, ...(idle ? [] : cards)];
}

function opener(bar: Bar): ActionButton[] {
  if (bar.view.buttons.hang === null) return [live("hang", t("act.hang"), "brass")];
  const { length } = bar.intent.chosen;
  const label = length > 1 ? t("act.lead.n", { n: length }) : t("act.lead");
  return [needsCard(bar, "lead", label, "brass")];
}

/** A pass that is all there is to do is the primary button. */
function withPrimary(buttons: ActionButton[]): ActionButton[] {
  const acts = buttons.filter(({ kind }) => kind !== "arm");
  const [only] = acts;
  if (only?.kind !== "pass" || only.ahead || acts.length > 1) return buttons;
  return buttons.map((one) => (one === only ? { ...one, tone: "brass" } : one));
}

/** The call window: the calls themselves stand at the seats (§14.6). */
function calling({ view }: Bar): ActionButton[] {
  return view.buttons.waive === null ? [live("waive", t("act.waive"), "ghost")] : [];
}

/** The answers to a hang question, for whoever holds a set (§15.5). */
function hanging({ view }: Bar): ActionButton[] {
  if (view.buttons.hang !== null) return [];
  return [live("decline", t("act.decline"), "ghost"), live("hang", t("act.hang"), "brass")];
}

/** Who may not throw in because his partner defends is told so. */
function watching({ view, names }: Bar): ActionButton[] {
  const refusal = view.buttons.throw_in;
  if (refusal?.code !== "partner_defends" || view.uncovered === 0) return [];
  return [grey("throw_in", t("act.throw_in"), shortReason(refusal, names), refusal)];
}

function inBout(bar: Bar): ActionButton[] {
  if (bar.view.role === "defender") return defender(bar);
  return bar.view.role === "attacker" ? withPrimary(attacker(bar)) : watching(bar);
}

/** How somebody plays: with an unchecked card, and passing by hand; and what his table lets him. */
export interface Habits {
  readonly armed?: boolean;
  readonly byHand?: boolean;
  readonly armsThrows?: boolean;
  readonly wish?: Wish | null;
}

/** The buttons of my role from left to right; of an armed card the view is the unchecked one. */
export function buttonsOf(
  view: View,
  intent: Intent,
  names: Names,
  { armed = false, byHand = false, armsThrows = false, wish = null }: Habits = {},
): ActionButton[] {
  const bar = { view, intent, names, armed, byHand, armsThrows, wish };
  if (view.phase === "calling") return calling(bar);
  if (view.phase === "hanging") return hanging(bar);
  if (view.role === "opener") return opener(bar);
  return view.phase === "bout" ? inBout(bar) : [];
}
