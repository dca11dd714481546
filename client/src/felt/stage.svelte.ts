import { untrack } from "svelte";
import { type ActionButton, type ButtonKind, buttonsOf } from "../core/buttons";
import { handOrder } from "../core/cards";
import * as intents from "../core/intent";
import { type Layout, layout } from "../core/layout";
import { namesOf, opponentsOf } from "../core/model";
import { type Clock, Pacer } from "../core/pace";
import { type Piece, piecesOf } from "../core/pieces";
import type { Size } from "../core/place/parts";
import { spreadOf } from "../core/shown";
import { openingOf, statusOf } from "../core/status";
import { targetsOf } from "../core/targets";
import { isMyTurn } from "../core/turn";
import { paragraphs } from "../gen/paragraphs";
import type { Refusal, TableView, View } from "../gen/wire";
import { capital, cardName, faultText, refusalText, t } from "../i18n/index.svelte";
import type { TableLink } from "../net/link.svelte";
import { settings } from "../settings.svelte";
import { Flights } from "./flights.svelte";
import { marksOf } from "./marks";
import { SentActions } from "./sent.svelte";

/** The card or cards that follow the finger. */
export interface Held {
  readonly cards: readonly number[];
  readonly dx: number;
  readonly dy: number;
}

/** A message over the table; a refusal's names the paragraph it stands on. */
export interface Toast {
  readonly text: string;
  readonly paragraph: string | null;
}

const TOAST_MS = 4000;

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
  #toastGoes: (() => void) | null = null;
  #wasLost = false;

  size: Size = $state.raw({ w: 390, h: 664 });
  view: View = $state.raw() as View;
  intent: intents.Intent = $state.raw(intents.REST);
  held: Held | null = $state.raw(null);
  /** The card under the magnifier. */
  peeked: number | null = $state(null);
  /** The card or target that has the keyboard's focus. */
  focused: string | null = $state(null);
  toast: Toast | null = $state.raw(null);

  constructor(link: TableLink, clock: Clock) {
    this.#link = link;
    this.#clock = clock;
    this.#sent = new SentActions(link);
    this.#flights = new Flights(clock);
    this.view = dealOf(link.table);
    this.#pacer = new Pacer(clock, (view) => this.#show(view));
    this.#pacer.push(this.view);
    this.#follow();
  }

  readonly names = $derived.by(() => namesOf(this.#link.table as TableView));
  readonly pending = $derived.by(() => this.#sent.actions);
  readonly opponents = $derived.by(() => opponentsOf(this.#link.table as TableView, this.view));
  readonly layout: Layout = $derived.by(() => this.#layoutOf(this.view));
  readonly #resting: Piece[] = $derived.by(() => this.#piecesOf(this.view));
  readonly pieces: Piece[] = $derived.by(() => this.#flights.over(this.#resting));
  readonly targets = $derived.by(() => targetsOf(this.view, this.intent.chosen));
  readonly marks = $derived.by(() => marksOf(this.view, this.targets, this.layout, this.names));
  readonly status = $derived.by(() => statusOf(this.view, this.intent, this.names));
  readonly opening = $derived.by(() => openingOf(this.view, this.names));
  readonly buttons: ActionButton[] = $derived.by(() =>
    buttonsOf(this.view, this.intent, this.names),
  );
  readonly myTurn = $derived.by(() => isMyTurn(this.view));
  /** My hand in its order, without the cards on their way. */
  readonly hand = $derived.by(() => {
    const cards = [...this.layout.hand.places.keys()];
    return handOrder(cards, this.view.trump_suit, settings.sort);
  });

  #layoutOf(view: View): Layout {
    const spread = spreadOf(view, this.pending, this.intent, settings.sort);
    return layout(spread, this.size);
  }

  #piecesOf(view: View): Piece[] {
    return piecesOf(view, this.pending, this.intent, this.layout);
  }

  /** Follows the link: new views into the queue, refusals into words. */
  #follow(): void {
    $effect(() => {
      const deal = this.#link.table?.deal;
      const away = this.#wasLost || document.visibilityState === "hidden";
      if (deal) untrack(() => this.#pacer.push(deal, away));
      this.#wasLost = this.#link.status !== "open";
    });
    $effect(() => {
      const { notice } = this.#link;
      if (!notice) return;
      const { kind } = notice;
      untrack(() => {
        this.#sent.refused();
        if (kind === "refusal") this.refuse(notice.refusal);
        else this.say(faultText(notice.fault));
      });
    });
    $effect(() => () => {
      this.#pacer.close();
      this.#flights.land();
      this.#toastGoes?.();
    });
  }

  #show(view: View): void {
    untrack(() => {
      const before = this.#flightsFrom(view);
      const old = before ? this.#resting : [];
      this.view = view;
      this.intent = intents.settle(view, this.intent);
      const [now, to] = [this.#resting, this.layout];
      this.#flights.take({ before, view, old, now, layout: to, sort: settings.sort });
    });
  }

  /** The view whose cards are on the page; none at first. */
  #flightsFrom(view: View): View | null {
    return view === this.view ? null : this.view;
  }

  /** A message that lies over the opponents for a while, or until the next action. */
  say(text: string, paragraph: string | null = null): void {
    this.hush();
    this.toast = { text, paragraph };
    this.unhold();
  }

  /** Says why something is refused, and where that stands. */
  refuse(refusal: Refusal): void {
    this.say(refusalText(refusal, this.names), paragraphs[refusal.code] ?? null);
  }

  /** The message stays for as long as somebody points at it. */
  hold(): void {
    this.#toastGoes?.();
  }

  unhold(): void {
    this.#toastGoes?.();
    this.#toastGoes = this.#clock.after(TOAST_MS, () => this.hush());
  }

  hush(): void {
    this.#toastGoes?.();
    this.#toastGoes = null;
    this.toast = null;
  }

  /** The player acts: he acts on the newest view, and nothing waits for a flight. */
  wake(): void {
    this.#pacer.flush();
    this.#flights.land();
  }

  #take({ intent, send, deny }: intents.Step): void {
    this.hush();
    this.intent = intent;
    if (send) this.#sent.send(send);
    if (deny) this.#deny(deny);
  }

  #deny(deny: intents.Denial): void {
    const refusal = deny.kind === "card" ? this.#reason() : null;
    if (refusal) this.refuse(refusal);
    else if (deny.kind !== "card") this.say(t(`deny.${deny.kind}`));
    else this.say(capital(t("deny.card", { card: cardName(deny.card) })));
  }

  /** Why no card of mine fits now; null if the rules have nothing against it. */
  #reason(): Refusal | null {
    const { lead, beat, throw_in } = this.view.buttons;
    const why: Partial<Record<View["role"], Refusal | null>> = {
      opener: lead,
      defender: beat,
      attacker: throw_in,
    };
    return why[this.view.role] ?? null;
  }

  tapCard(card: number): void {
    this.#take(intents.tapCard(this.view, this.intent, card));
  }
  enterCard(card: number): void {
    this.#take(intents.enterCard(this.view, this.intent, card));
  }
  tapTarget(key: string): void {
    this.#take(intents.tapTarget(this.view, this.intent, key));
  }
  transferKey(focused: number | null): void {
    this.#take(intents.transferKey(this.view, this.intent, focused));
  }

  /** Lifts a card; those chosen with it come along. */
  lift(card: number): void {
    const cards = intents.dragged(this.view, this.intent, card);
    this.hush();
    this.intent = { chosen: cards, aim: null };
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
    this.#take(intents.dropCard(this.view, this.intent, card, aim));
  }

  /** Lets go of everything: the card in the hand, the choice, the message. */
  cancel(): void {
    this.held = null;
    this.peeked = null;
    this.intent = intents.REST;
    this.hush();
  }

  aim(key: string | null): void {
    this.intent = { ...this.intent, aim: key };
  }

  press(kind: ButtonKind): void {
    const button = this.buttons.find((one) => one.kind === kind);
    if (button?.refusal) this.refuse(button.refusal);
    else if (button) this.#take(this.#pressed(kind));
  }

  #pressed(kind: ButtonKind): intents.Step {
    if (kind === "take" || kind === "pass") {
      return { intent: intents.REST, send: { kind }, deny: null };
    }
    return intents.pressFor(this.view, this.intent, kind);
  }
}
