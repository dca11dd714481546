/** Views to test and to look at; nothing of this is in the shipped bundle. */
import type {
  Act,
  CardMoves,
  LastBout,
  Pair,
  Result,
  SeatView,
  SeriesView,
  TableSeat,
  TableView,
  View,
} from "../gen/wire";

const RANK_TEXTS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUIT_TEXTS = "♠♣♦♥";

/** A card by its text, such as "10♥". */
export function c(text: string): number {
  const rank = RANK_TEXTS.indexOf(text.slice(0, -1));
  const suit = SUIT_TEXTS.indexOf(text.slice(-1));
  if (rank < 0 || suit < 0) throw new Error(`no such card: ${text}`);
  return suit * 16 + rank;
}

export function cards(texts: string): number[] {
  return texts.split(" ").filter(Boolean).map(c);
}

export type Uses = Partial<Omit<CardMoves, "card">>;

/** Moves for a hand, by the card's text; the cards not named have none. */
export function moves(hand: readonly number[], uses: Readonly<Record<string, Uses>>): CardMoves[] {
  const named = new Map(Object.entries(uses).map(([text, use]) => [c(text), use]));
  return hand.map((card) => ({
    card,
    lead: false,
    joins: [],
    beat: [],
    throw_in: false,
    transfer: false,
    show: false,
    ...named.get(card),
  }));
}

/** Pairs from texts such as "8♠" or "9♦ Q♦", the attack by `by` and the cover by `defender`. */
export function pairs(texts: readonly string[], by: number, defender: number): Pair[] {
  return texts.map((text) => {
    const [attack = 0, cover = null] = cards(text);
    return { attack, by, cover, cover_by: cover === null ? null : defender };
  });
}

/** An act as everybody sees it, its cards by their texts. */
export function act(seat: number, kind: Act["kind"], texts = "", more: Partial<Act> = {}): Act {
  return { seat, kind, cards: cards(texts), target: null, player: null, right: null, ...more };
}

/** The first bout, led by seat 0 against seat 1 and beaten. */
export function lastBout(given: Partial<LastBout> = {}): LastBout {
  const none = { acts: [], pairs: [], drew: [], cheats: [], passed_set: null };
  return { bout: 1, outcome: "beaten", opener: 0, defender: 1, ...none, ...given };
}

/** A deal that left a durak, or none. */
export function result(durak: number | null, places: number[][], more: Partial<Result> = {}) {
  const end: Result["end"] = durak === null ? "draw" : "durak";
  const none = { winners: null, fool_seat: durak, hung: null, match_over: false };
  return { end, durak, places, ...none, ...more };
}

/** Seats with so many cards, each a side of its own. */
export function seatViews(counts: readonly number[]): SeatView[] {
  const free = { playing: true, place: null, passed: false, rung: null };
  const honest = { waived: false, no_arm: false };
  return counts.map((count, seat) => ({ seat, count, side: seat, ...free, ...honest }));
}

/** The same seats in two teams: even ones and odd ones (§13.1). */
export function teams(seats: readonly SeatView[]): SeatView[] {
  return seats.map((seat) => ({ ...seat, side: seat.seat % 2 }));
}

const NO = { code: "not_opener", params: { seat: 1 } };
const OFF = {
  call: { code: "cheating_off", params: {} },
  waive: { code: "cheating_off", params: {} },
  arm: { code: "cheating_off", params: {} },
  hang: { code: "pogony_off", params: {} },
  decline: { code: "pogony_off", params: {} },
};

/** A view of two players before anything was led; seat 0 is mine. */
export function view(given: Partial<View> = {}): View {
  const hand = given.hand ?? cards("6♥ J♠ K♥ 10♦ Q♣ 8♣");
  return {
    seat: 0,
    deal: 1,
    acts: 1,
    bout: 1,
    phase: "bout",
    role: "defender",
    trump_suit: 1,
    trump_card: c("9♣"),
    talon: 14,
    discard: 10,
    discard_cards: null,
    stalling: 0,
    dealer: 1,
    decided_by: null,
    opener: 1,
    defender: 0,
    main_attacker: 1,
    transferrers: [],
    transfer_to: null,
    taking: false,
    table: [],
    limit: 6,
    room: 4,
    uncovered: 0,
    lead_max: 1,
    word: "open",
    word_seat: null,
    may_act: [],
    seats: seatViews([hand.length, 4]),
    queen: null,
    history: [],
    last_bout: null,
    moves: moves(hand, {}),
    armed: [],
    calls: [],
    answered: null,
    buttons: {
      ...{ lead: NO, beat: NO, throw_in: NO, transfer: NO, show: NO, take: NO, pass: NO },
      ...OFF,
    },
    result: null,
    ...given,
    hand,
  };
}

const YES = { beat: null, take: null };

/** Two eights came; the eight of clubs may beat either or transfer. */
export function beatOrTransfer(given: Partial<View> = {}): View {
  const hand = cards("6♥ J♠ K♥ 10♦ Q♣ 8♣");
  return view({
    hand,
    table: pairs(["8♠", "8♥"], 1, 0),
    uncovered: 2,
    transfer_to: 1,
    may_act: [0],
    acts: 3,
    history: [act(1, "lead", "8♠ 8♥")],
    moves: moves(hand, {
      "8♣": { beat: cards("8♠ 8♥"), transfer: true },
      "J♠": { beat: cards("8♠") },
      "Q♣": { beat: cards("8♠ 8♥") },
      "K♥": { beat: cards("8♥") },
    }),
    buttons: { ...view().buttons, ...YES, transfer: null, show: { code: "show_off", params: {} } },
    ...given,
  });
}

/** The trump nine may beat, be laid as a transfer, or be shown. */
export function showTrump(): View {
  const hand = cards("8♥ J♦ Q♠ K♠ A♣ 9♣");
  return beatOrTransfer({
    hand,
    trump_card: c("7♣"),
    table: pairs(["9♠"], 1, 0),
    uncovered: 1,
    talon: 8,
    history: [act(2, "lead", "9♠")],
    opener: 2,
    main_attacker: 2,
    seats: seatViews([6, 6, 5]),
    moves: moves(hand, {
      "9♣": { beat: cards("9♠"), transfer: true, show: true },
      "Q♠": { beat: cards("9♠") },
      "K♠": { beat: cards("9♠") },
      "A♣": { beat: cards("9♠") },
    }),
    buttons: { ...view().buttons, ...YES, transfer: null, show: null },
  });
}

/** My lead, two sevens and a king in hand. */
export function myLead(given: Partial<View> = {}): View {
  const hand = cards("7♠ 7♥ K♦ A♦");
  const pair = { lead: true };
  return view({
    hand,
    phase: "lead",
    role: "opener",
    opener: 0,
    defender: 1,
    main_attacker: 0,
    acts: 0,
    may_act: [0],
    lead_max: 2,
    seats: seatViews([4, 6]),
    moves: moves(hand, {
      "7♠": { ...pair, joins: cards("7♥") },
      "7♥": { ...pair, joins: cards("7♠") },
      "K♦": pair,
      "A♦": pair,
    }),
    buttons: { ...view().buttons, lead: null },
    ...given,
  });
}

/** All beaten; I may throw in a nine or a king. */
export function throwIn(given: Partial<View> = {}): View {
  const hand = cards("6♠ 9♠ J♠ Q♥ K♦");
  return view({
    hand,
    role: "attacker",
    opener: 0,
    defender: 1,
    main_attacker: 0,
    trump_suit: 2,
    trump_card: c("7♦"),
    table: pairs(["9♣ K♣"], 0, 1),
    may_act: [0],
    acts: 4,
    history: [act(0, "lead", "9♣"), act(1, "beat", "K♣", { target: c("9♣") })],
    seats: seatViews([5, 4]),
    moves: moves(hand, { "9♠": { throw_in: true }, "K♦": { throw_in: true } }),
    buttons: { ...view().buttons, throw_in: null, pass: null },
    ...given,
  });
}

const PEOPLE = ["Вера", "Борис", "Дина", "Глеб", "Аня", "Лёва", "Ира"];

/** The seats of a table: me first, then people, then a bot if one is wanted. */
export function tableSeats(count: number, bot = false): TableSeat[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: bot && seat > 0 ? "" : (["Женя", ...PEOPLE][seat] ?? "Ия"),
    kind: bot && seat > 0 ? "bot" : "person",
    level: bot && seat > 0 ? "medium" : null,
    online: true,
    agreed: true,
    again: false,
    left: false,
    substitute: false,
    wants: null,
    side: seat,
  }));
}

/** Nothing has been played yet; a table's only deal. */
export function series(count: number): SeriesView {
  const nothing = Array.from({ length: count }, () => 0);
  const score = { losses: nothing, firsts: nothing, ranking: [], champions: [], hung: [] };
  return { kind: "single", n: 1, number: 1, ...score, over: false };
}

export function table(deal: View, given: Partial<TableView> = {}): TableView {
  return {
    type: "table",
    version: deal.acts + 10,
    table: "t1",
    kind: "private",
    training: false,
    host: true,
    phase: deal.phase === "over" ? "over" : "playing",
    preset: "classic_perevodnoy",
    home: false,
    rules: { deck: 36, players: deal.seats.length, transfer: "before_cover" },
    seats: tableSeats(deal.seats.length),
    me: deal.seat,
    deal,
    window_ms: null,
    clocks: [],
    paused: null,
    rematch_ms: null,
    closed: null,
    leaving: { ends_deal: false, durak: false, points: false },
    spectators: 0,
    proposals: [],
    auto_pass: true,
    series: series(deal.seats.length),
    commitment: null,
    ...given,
  };
}
