import {
  act,
  beatOrTransfer,
  c,
  cards,
  lastBout,
  moves,
  myLead,
  pairs,
  result,
  seatViews,
  showTrump,
  table,
  tableSeats,
  throwIn,
  type Uses,
  view,
} from "../src/core/fixtures";
import {
  callWindow,
  caughtTaking,
  cheatTable,
  crowdedCheats,
  hung,
  keepsPogons,
  mayArm,
  mayCall,
  mayHang,
  partnerDefends,
  pogonTable,
  teamAttacks,
  teamsOfThree,
  teamTable,
  teamWon,
} from "../src/core/fixtures.modes";
import type { TableView, View } from "../src/gen/wire";

const SUITS = "♣♦♥♠";
const RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const DECK = SUITS.split("").flatMap((suit) => RANKS.map((rank) => c(rank + suit)));

function six(): View {
  const hand = cards("2♣ 7♣ Q♣ A♣ 3♦ 10♦ Q♦ 4♥ 10♥ K♥ 2♠ Q♠ A♠");
  const beat: Uses = { beat: cards("J♥ J♣") };
  const uses = {
    "Q♣": { beat: cards("J♣") },
    "A♣": { beat: cards("J♣") },
    "K♥": { beat: cards("J♥") },
  };
  return view({
    hand,
    trump_suit: 0,
    trump_card: c("7♠"),
    talon: 0,
    discard: 6,
    table: pairs(["6♥ 9♥", "6♦ J♦", "9♣ 3♠", "J♥", "J♣"], 5, 0),
    uncovered: 2,
    room: 1,
    opener: 5,
    main_attacker: 5,
    may_act: [0, 4, 5],
    seats: seatViews([13, 5, 6, 0, 11, 3]).map((seat) => ({
      ...seat,
      playing: seat.seat !== 3,
      passed: seat.seat < 3 && seat.seat > 0,
    })),
    moves: moves(hand, { ...uses, "2♠": beat, "Q♠": beat, "A♠": beat }),
    buttons: {
      ...view().buttons,
      beat: null,
      take: null,
      transfer: { code: "transfer_off", params: {} },
    },
  });
}

function eight(): View {
  const hand = cards("9♥ 10♥ J♠ Q♣ 7♣ 3♦");
  return beatOrTransfer({
    hand,
    trump_suit: 2,
    trump_card: c("Q♦"),
    talon: 4,
    discard: 0,
    table: pairs(["7♠", "7♥"], 7, 0),
    opener: 7,
    main_attacker: 7,
    seats: seatViews([6, 6, 6, 6, 6, 6, 6, 4]),
    moves: moves(hand, {
      "9♥": { beat: cards("7♥") },
      "10♥": { beat: cards("7♥") },
      "J♠": { beat: cards("7♠") },
      "3♦": { beat: cards("7♠ 7♥") },
      "7♣": { transfer: true },
    }),
  });
}

function big(count: number, pairsTexts: string[] = ["9♦ Q♦", "9♣"]): View {
  const taken = new Set(pairsTexts.flatMap((text) => cards(text)));
  const hand = DECK.filter((card) => !taken.has(card)).slice(0, count);
  const uses = Object.fromEntries(
    ["10♣", "J♣", "6♠", "7♠"].map((text) => [text, { beat: cards("9♣") }]),
  );
  return view({
    hand,
    trump_suit: 0,
    trump_card: c("7♠"),
    talon: 0,
    discard: 2,
    table: pairs(pairsTexts, 2, 0),
    uncovered: 1,
    opener: 2,
    main_attacker: 2,
    may_act: [0],
    seats: seatViews([hand.length, 3, 4]),
    moves: moves(hand, uses),
    buttons: {
      ...view().buttons,
      beat: null,
      take: null,
      transfer: { code: "transfer_off", params: {} },
    },
  });
}

function four(): View {
  const deal = throwIn({ seats: seatViews([5, 5, 4, 8]) });
  const acts = [
    act(1, "lead", "9♣"),
    act(2, "beat", "K♣", { target: c("9♣") }),
    act(3, "throw_in", "9♥"),
    act(2, "beat", "6♦", { target: c("9♥") }),
    act(0, "throw_in", "K♠"),
  ];
  return {
    ...deal,
    bout: 4,
    opener: 1,
    main_attacker: 1,
    defender: 2,
    talon: 3,
    discard: 6,
    table: pairs(["9♣ K♣", "9♥ 6♦", "K♠"], 1, 2),
    uncovered: 1,
    may_act: [0, 2, 3],
    seats: deal.seats.map((seat) => ({ ...seat, passed: seat.seat === 1 })),
    history: acts,
    last_bout: lastBout({
      bout: 3,
      acts: [act(0, "lead", "7♥"), act(1, "beat", "A♥", { target: c("7♥") })],
      pairs: pairs(["7♥ A♥"], 0, 1),
    }),
  };
}

function over(durak: number | null, places: number[][]): View {
  return view({
    phase: "over",
    role: "out",
    talon: 0,
    hand: [],
    opener: null,
    defender: null,
    seats: seatViews(places.flat().map(() => 0)),
    result: result(durak, places),
  });
}

function opening(): View {
  return myLead({
    decided_by: c("6♣"),
    opener: 1,
    role: "defender",
    moves: [],
    may_act: [1],
    hand: cards("6♥ J♠ K♥ 10♦ Q♣ 8♣"),
    seats: seatViews([6, 6]),
    talon: 24,
    discard: 0,
  });
}

function timed(deal: View, running: number[], turn_ms: number): TableView {
  const clocks = deal.seats.map(({ seat }) => {
    const uses_bank = seat === deal.defender;
    return { seat, running: running.includes(seat), turn_ms, bank_ms: 60_000, uses_bank };
  });
  const shown = table(deal, { clocks });
  return { ...shown, rules: { ...shown.rules, turn_time: 30, time_bank: 60 } };
}

const no = (code: string, params = {}) => ({ code, params });

/** Everything worth looking at, by name. */
export const scenes: Record<string, () => TableView> = {
  beat: () => table(beatOrTransfer()),
  show: () => table(showTrump()),
  lead: () => table(myLead()),
  throw: () => table(throwIn()),
  first: () => table(opening()),
  wait: () => table(view({ may_act: [1], phase: "lead", table: [] })),
  no: () =>
    table(
      beatOrTransfer({
        buttons: { ...beatOrTransfer().buttons, transfer: no("transfer_hand", { seat: 1 }) },
      }),
    ),
  ahead: () => table(view({ may_act: [1], table: pairs(["8♠ J♠"], 1, 0) })),
  clock: () => timed(beatOrTransfer(), [0], 22_000),
  last: () => timed(beatOrTransfer(), [0], 4800),
  clocks: () => timed(four(), [0, 2, 3], 20_000),
  replaced: () =>
    table(beatOrTransfer(), {
      seats: tableSeats(2).map((one) => ({ ...one, substitute: one.seat === 0 })),
    }),
  away: () =>
    table(four(), {
      seats: tableSeats(4).map((one) => ({
        ...one,
        online: one.seat !== 2,
        substitute: one.seat === 3,
      })),
    }),
  paused: () => table(four(), { paused: { wanted: [2, 3], on: false, until_ms: null } }),
  price: () => table(four(), { leaving: { ends_deal: false, durak: true, points: true } }),
  rematch: () => table(over(0, [[1], [0]]), { rematch_ms: 167_000 }),
  closed: () =>
    table(over(0, [[1], [0]]), { closed: { reason: "rematch_expired", moved_to: null } }),
  watch: () =>
    table(
      { ...four(), seat: -1, role: "watcher", hand: [], moves: [], buttons: view().buttons },
      { me: null, spectators: 3 },
    ),
  four: () => table(four()),
  six: () => table(six()),
  eight: () => table(eight()),
  hand24: () => table(big(24)),
  hand34: () => table(big(34, ["9♦ Q♦"])),
  hand20: () => table(big(20, ["9♦ Q♦", "9♣ 10♣", "9♥ 10♥", "9♠ 10♠", "Q♥ K♥", "J♣"])),
  bot: () => table(beatOrTransfer(), { seats: tableSeats(2, true) }),
  lost: () => table(over(0, [[1], [0]])),
  won: () => table(over(2, [[0], [1], [3], [2]])),
  draw: () => table(over(null, [[0, 1]])),
  partner: () => teamTable(partnerDefends()),
  team: () => teamTable(teamAttacks()),
  teamwon: () => teamTable(teamWon()),
  arm: () => cheatTable(mayArm()),
  call: () => cheatTable(mayCall()),
  window: () => cheatTable(callWindow(), { window_ms: 4000 }),
  caught: () => cheatTable(caughtTaking()),
  cheat2: () =>
    cheatTable(mayCall({ defender: 1, may_act: [1], calls: [1], seats: seatViews([6, 4]) })),
  cheat6: () => cheatTable(crowdedCheats(6)),
  cheat4s: () => cheatTable(crowdedCheats(4)),
  team6: () => teamTable(teamsOfThree()),
  pogony: () => pogonTable(keepsPogons()),
  hang: () => pogonTable(mayHang(), { window_ms: 9000 }),
  hung: () => pogonTable(hung()),
};
