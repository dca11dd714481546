import { untrack } from "svelte";
import { type Ahead, fateOf, type Wish, wished } from "../core/ahead";
import { type ActionButton, type ButtonKind, buttonsOf, isPlain } from "../core/buttons";
import { handOrder } from "../core/cards";
import { asArmed, unchecked, type Verdict } from "../core/cheating";
import { legsOf } from "../core/clocks";
import { extrasOf } from "../core/extras";
import * as intents from "../core/intent";
import { isPogon } from "../core/ladder";
import { doneBetween } from "../core/late";
import { type Layout, layout } from "../core/layout";
import { namesOf, opponentsOf } from "../core/model";
import { type Clock, Pacer, type Scene } from "../core/pace";
import { type Piece, piecesOf } from "../core/pieces";
import type { Size } from "../core/place/parts";
import { spreadOf } from "../core/shown";
import { statusOf } from "../core/status";
import { targetsOf } from "../core/targets";
import { isMyTurn } from "../core/turn";
import type { Action, Refusal, TableView, View } from "../gen/wire";
import { t } from "../i18n/index.svelte";
import type { TableLink } from "../net/link.svelte";
import { settings } from "../settings.svelte";
import { Countdown } from "./countdown.svelte";
import { Doubt } from "./doubt.svelte";
import { Flights } from "./flights.svelte";
import { cheatFrames, marksOf } from "./marks";
import { SentActions } from "./sent.svelte";
import { Toasts } from "./toasts.svelte";

/** The card or cards that follow the finger. */
export interface Held {
  readonly cards: readonly number[];
  readonly dx: number;
  readonly dy: number;
}

const NOT_LED: Refusal = { code: "pogon_not_led", params: {} };

const AWAY = 90_000;
/** A clock that has less left than this was out when the server acted. */
const SLACK = 1500;

function dealOf(table: TableView | null): View {
  if (!table?.deal) throw new Error("the table is shown once a deal is there");
  return table.deal;
}

/** All that the table page shows, from the link, the choice and the size of the page. */
export class Stage {
  readonly #link: TableLink;
  readonly #clock: Clock;
  readonly #pacer: Pacer;
  readonly #sent: SentActions;
  readonly #flights: Flights;
  readonly toasts: Toasts;
  readonly doubt: Doubt;
  readonly countdown: Countdown;
  #wasLost = false;
  /** The newest view that has come; the one that is shown may be older. */
  #newest: View | null = null;

  size: Size = $state.raw({ w: 390, h: 664 });
  view: View = $state.raw() as View;
  intent: intents.Intent = $state.raw(intents.REST);
  held: Held | null = $state.raw(null);
  /** The card under the magnifier. */
  peeked: number | null = $state(null);
  /** The card or target that has the keyboard's focus. */
  focused: string | null = $state(null);
  /** My next card is not checked (§14.2). */
  armed = $state(false);
  /** What I have chosen before it may be done. */
  ahead: Ahead | null = $state.raw(null);
  /** Cards on the table that have come to light as cheats. */
  cheats: readonly number[] = $state.raw([]);
  /** What the last call of the bout brought. */
  verdict: Verdict | null = $state.raw(null);

  constructor(link: TableLink, clock: Clock) {
    this.#link = link;
    this.#clock = clock;
    this.#sent = new SentActions(link);
    this.#flights = new Flights(clock);
    this.toasts = new Toasts(clock);
    this.doubt = new Doubt(clock);
    this.countdown = new Countdown(clock);
    this.view = dealOf(link.table);
    this.#pacer = new Pacer(clock, (scene) => this.#show(scene));
    this.#pacer.push(this.view);
    this.#follow();
  }

  readonly table = $derived.by(() => this.#link.table as TableView);
  readonly names = $derived.by(() => namesOf(this.table));
  readonly pending = $derived.by(() => this.#sent.actions);
  readonly opponents = $derived.by(() => opponentsOf(this.table, this.view));
  /** What the clocks of the seats have left since the newest snapshot. */
  readonly clocks = $derived.by(() => {
    const { clocks, rules } = this.table;
    return new Map(clocks.map((clock) => [clock.seat, legsOf(clock, rules)]));
  });
  readonly extras = $derived.by(() => extrasOf(this.table, this.view));
  /** The view by which I choose: more is possible with a card that is not checked. */
  readonly sight = $derived.by(() => (this.armed ? unchecked(this.view) : this.view));
  readonly layout: Layout = $derived.by(() => this.#layoutOf(this.sight));
  readonly #resting: Piece[] = $derived.by(() => this.#piecesOf(this.sight));
  readonly pieces: Piece[] = $derived.by(() => this.#flights.over(this.#resting));
  readonly targets = $derived.by(() => targetsOf(this.sight, this.intent.chosen));
  readonly marks = $derived.by(() => marksOf(this.sight, this.targets, this.layout, this.names));
  /** Frames around what has come to light. */
  readonly caught = $derived.by(() => cheatFrames(this.view, this.cheats, this.layout));
  readonly status = $derived.by(() => {
    const { armed, ahead } = this;
    if (this.replaced) return { line: t("status.replaced"), more: "" };
    const away = this.opponents.filter(({ online, substitute }) => !online && !substitute);
    const offline = away.map(({ seat }) => seat);
    const wish = ahead?.wish ?? null;
    return statusOf(this.sight, this.intent, this.names, { armed, wish, offline });
  });
  /** I am asked whether I hang my cards, and the bout before is swept. */
  readonly hangs = $derived.by(() => {
    const { phase, buttons } = this.view;
    return phase === "hanging" && buttons.hang === null && !this.#flights.sweeping;
  });
  /** A bot plays for me until I come back (§17.8). */
  readonly replaced = $derived.by(() => {
    const { seats, me } = this.table;
    return seats.some(({ seat, substitute }) => seat === me && substitute);
  });
  /** Nobody passes for me. */
  readonly byHand = $derived.by(() => !this.table.auto_pass);
  readonly buttons: ActionButton[] = $derived.by(() => {
    const { armed, byHand, ahead } = this;
    const armsThrows = this.table.rules.cheat_scope === "beat_throw_in";
    const habits = { armed, byHand, armsThrows, wish: ahead?.wish ?? null };
    return buttonsOf(this.sight, this.intent, this.names, habits);
  });
  /** The last bout had cheats or calls, and nothing else on the page tells of them. */
  readonly tells = $derived.by(() => {
    const { phase, last_bout } = this.view;
    if (!this.extras.calls || phase !== "lead" || this.layout.frame.rail || !last_bout)
      return false;
    return last_bout.cheats.length > 0 || last_bout.acts.some(({ kind }) => kind === "call");
  });
  readonly myTurn = $derived.by(() => isMyTurn(this.view, this.byHand));
  /** My hand in its order, without the cards on their way. */
  readonly hand = $derived.by(() => {
    const cards = [...this.layout.hand.places.keys()];
    return handOrder(cards, this.view.trump_suit, settings.sort);
  });
  /** Pogons are marked where they are not led. */
  readonly keepsPogons = $derived.by(() => this.table.rules.pogony === "lead_restricted");

  #layoutOf(view: View): Layout {
    const { armed, extras } = this;
    const spread = spreadOf(view, this.pending, this.intent, {
      sort: settings.sort,
      armed,
      extras,
    });
    return layout(spread, this.size);
  }

  #piecesOf(view: View): Piece[] {
    const { armed, keepsPogons } = this;
    return piecesOf(view, this.pending, this.intent, this.layout, { armed, pogons: keepsPogons });
  }

  /** Follows the link: new views into the queue, refusals into words. */
  #follow(): void {
    $effect(() => {
      const { deal } = this.#link.table ?? {};
      const away = this.#wasLost || document.visibilityState === "hidden";
      if (deal) {
        untrack(() => {
          this.#tellLate(deal);
          this.#pacer.push(deal, away);
        });
      }
      untrack(() => this.#wind());
      this.#wasLost = this.#link.status !== "open";
    });
    $effect(() => {
      if (this.#link.status === "lost") untrack(() => this.#miss());
    });
    $effect(() => {
      const { notice } = this.#link;
      if (!notice) return;
      const { kind } = notice;
      untrack(() => {
        this.#sent.refused();
        if (kind === "refusal") this.refuse(notice.refusal);
        else this.toasts.say(notice);
      });
    });
    $effect(() => () => {
      this.#pacer.close();
      this.#flights.land();
      this.toasts.hush();
      this.doubt.drop();
      this.countdown.stop();
    });
  }

  /** Sets the countdown by the newest snapshot: the time of a question or an offer, or my own clock, if there is anything for me to decide. */
  #wind(): void {
    const { window_ms, rematch_ms, clocks, me, rules } = this.table;
    const asked = window_ms ?? rematch_ms;
    if (asked !== null) {
      this.countdown.set(asked);
      return;
    }
    const mine = clocks.find(({ seat }) => seat === me);
    const decides = isMyTurn(dealOf(this.table), this.byHand);
    this.countdown.run(decides ? legsOf(mine, rules) : []);
  }

  /** Without a clock the table waits so long for whoever is not there (S36). */
  #miss(): void {
    const { table, countdown } = this;
    if (table.clocks.length > 0 || countdown.span || !this.myTurn || this.replaced) return;
    if (table.paused?.on) return;
    countdown.run([{ left: AWAY, whole: AWAY, bank: false }]);
  }

  /** Runs something later; what it returns calls it off. */
  after(ms: number, run: () => void): () => void {
    return this.#clock.after(ms, run);
  }

  /** Takes my seat back from the substitute. */
  comeBack(): void {
    this.#link.wish({ type: "come_back" });
  }

  /** Tells what was done for me because my time was out (§17.8). */
  #tellLate(deal: View): void {
    const before = this.#newest;
    this.#newest = deal;
    if (!before || !this.countdown.isOut(SLACK) || this.#sent.since(before)) return;
    const act = doneBetween(before, deal);
    if (act) this.toasts.say({ kind: "late", act });
  }

  #show({ view, cheats, verdict }: Scene): void {
    untrack(() => {
      const before = this.#flightsFrom(view);
      const old = before ? this.#resting : [];
      if (view.bout !== before?.bout || view.deal !== before.deal) this.verdict = null;
      if (verdict) this.#judge(verdict);
      this.view = view;
      this.cheats = cheats;
      this.armed = this.armed && view.buttons.arm === null;
      this.intent = intents.settle(this.sight, this.intent);
      this.#remember();
      const [now, to] = [this.#resting, this.layout];
      this.#flights.take({ before, view, old, now, layout: to, sort: settings.sort });
    });
  }

  /** The view whose cards are on the page; none at first. */
  #flightsFrom(view: View): View | null {
    return view === this.view ? null : this.view;
  }

  /** Says what a call has brought. */
  #judge(verdict: Verdict): void {
    this.verdict = verdict;
    this.toasts.say({ kind: "verdict", verdict });
  }

  /** Says why something is refused. */
  refuse(refusal: Refusal): void {
    this.toasts.say({ kind: "refusal", refusal });
  }

  /** The player acts: he acts on the newest view, and nothing waits for a flight. */
  wake(): void {
    this.#pacer.flush();
    this.#flights.land();
  }

  /** Does what was chosen ahead if this view lets me, and the view is the newest. */
  #remember(): void {
    const { ahead, view } = this;
    if (!ahead || view !== this.#link.table?.deal) return;
    const fate = fateOf(view, ahead);
    if (fate.kind === "wait") return;
    this.ahead = null;
    if (fate.kind === "choose") return;
    this.intent = intents.REST;
    if (fate.kind === "act") this.#send(fate.action);
    else if (fate.why) this.toasts.say({ kind: "dropped", why: fate.why });
  }

  /** Wishes for what may only be done later, or gives the wish up. */
  #wish(wish: Wish | null): void {
    this.ahead = wish && wished(this.view, wish);
  }

  #take({ intent, send, deny }: intents.Step): void {
    this.toasts.hush();
    this.intent = intent;
    const [card, ...more] = intent.chosen;
    const waits = card !== undefined && more.length === 0 && this.targets.length === 0;
    this.#wish(waits ? { kind: "card", card } : null);
    if (send) this.#send(send);
    if (deny) this.#deny(deny);
  }

  /** One action and the mark is spent (§14.4). */
  #send(action: Action): void {
    this.#sent.send(this.armed ? asArmed(action) : action);
    this.armed = false;
  }

  #deny(deny: intents.Denial): void {
    const refusal = deny.kind === "card" ? this.#reason(deny.card) : null;
    if (refusal) this.refuse(refusal);
    else this.toasts.say({ kind: "denial", denial: deny });
  }

  /** Why a card of mine does not fit now; null if the rules have nothing against the others. */
  #reason(card: number): Refusal | null {
    const { role, buttons } = this.view;
    const keeps = this.keepsPogons && role !== "defender";
    if (keeps && isPogon(this.view, card)) return NOT_LED;
    const why: Partial<Record<View["role"], Refusal | null>> = {
      opener: buttons.lead,
      defender: buttons.beat,
      attacker: buttons.throw_in,
    };
    return why[role] ?? null;
  }

  tapCard(card: number): void {
    this.#take(intents.tapCard(this.sight, this.intent, card));
  }
  enterCard(card: number): void {
    this.#take(intents.enterCard(this.sight, this.intent, card));
  }
  tapTarget(key: string): void {
    this.#take(intents.tapTarget(this.sight, this.intent, key));
  }
  transferKey(focused: number | null): void {
    this.#take(intents.transferKey(this.sight, this.intent, focused));
  }

  /** Calls a seat a cheat: the first touch asks whether I am sure, the second does it (§14.6). */
  call(seat: number): void {
    const may = this.opponents.find((one) => one.seat === seat)?.call ?? null;
    if (may === null) return;
    this.toasts.hush();
    if (!may) this.refuse(this.view.buttons.call ?? { code: "call_lost", params: { seat } });
    else if (this.doubt.touch(seat)) this.#sent.send({ kind: "call", player: seat });
  }

  /** Arms my next card, or has it checked again. */
  #arm(): void {
    this.toasts.hush();
    this.armed = !this.armed;
    this.intent = intents.settle(this.sight, { ...this.intent, aim: null });
  }

  /** Lifts a card; those chosen with it come along. */
  lift(card: number): void {
    const cards = intents.dragged(this.sight, this.intent, card);
    this.toasts.hush();
    this.intent = { chosen: cards, aim: null };
    this.ahead = null;
    this.held = { cards, dx: 0, dy: 0 };
  }

  carry(dx: number, dy: number, aim: string | null): void {
    if (!this.held) return;
    this.held = { ...this.held, dx, dy };
    if (this.intent.aim !== aim) this.intent = { ...this.intent, aim };
  }

  drop(card: number): void {
    const { aim } = this.intent;
    this.held = null;
    this.#take(intents.dropCard(this.sight, this.intent, card, aim));
  }

  /** Lets go of everything: the card in the hand, the choice, the mark, the doubt, the message. */
  cancel(): void {
    this.held = null;
    this.peeked = null;
    this.intent = intents.REST;
    this.armed = false;
    this.ahead = null;
    this.doubt.drop();
    this.toasts.hush();
  }

  aim(key: string | null): void {
    this.intent = { ...this.intent, aim: key };
  }

  press(kind: ButtonKind): void {
    const button = this.buttons.find((one) => one.kind === kind);
    if (button?.refusal) this.refuse(button.refusal);
    else if (kind === "arm") this.#arm();
    else if (button?.ahead) this.#switch(kind === "take" ? "take" : "pass");
    else if (button) this.#take(this.#pressed(kind));
  }

  /** A second press gives the wish up. */
  #switch(kind: "take" | "pass"): void {
    const again = this.ahead?.wish.kind === kind;
    this.toasts.hush();
    this.intent = intents.REST;
    this.#wish(again ? null : { kind });
  }

  #pressed(kind: Exclude<ButtonKind, "arm">): intents.Step {
    if (isPlain(kind)) return { intent: intents.REST, send: { kind }, deny: null };
    return intents.pressFor(this.sight, this.intent, kind);
  }
}
