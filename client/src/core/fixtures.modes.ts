/** Views of teams, cheating and epaulettes to test and to look at; as fixtures.ts, never shipped. */
import type { OptionVector, SeatView, TableView, View } from "../gen/wire";
import {
  act,
  beatOrTransfer,
  c,
  cards,
  lastBout,
  moves,
  pairs,
  result,
  seatViews,
  series,
  table,
  teams,
  throwIn,
  view,
} from "./fixtures";

const TEAM_RULES: OptionVector = { deck: 36, players: 4, transfer: "off", teams: "2x2" };
const CHEAT_RULES: OptionVector = {
  deck: 36,
  players: 4,
  transfer: "before_cover",
  cheating: "on",
  cheat_scope: "beat_transfer",
};
const POGON_RULES: OptionVector = {
  deck: 36,
  players: 3,
  transfer: "off",
  pogony: "lead_restricted",
  pogony_ladder: "per_side",
};

const refused = (code: string, params = {}) => ({ code, params });

/** My partner, seat 2, beats what seat 1 has led. */
export function partnerDefends(given: Partial<View> = {}): View {
  return view({
    hand: cards("7♠ K♠ 9♥ Q♥ J♦ A♦"),
    role: "watcher",
    trump_suit: 2,
    trump_card: c("8♦"),
    talon: 6,
    discard: 6,
    table: pairs(["10♣ K♣", "10♥"], 1, 2),
    uncovered: 1,
    opener: 1,
    defender: 2,
    main_attacker: 1,
    may_act: [1, 2, 3],
    seats: teams(seatViews([6, 5, 5, 6])),
    buttons: { ...view().buttons, throw_in: refused("partner_defends") },
    ...given,
  });
}

/** My team attacks seat 1, and everything is beaten. */
export function teamAttacks(): View {
  const hand = cards("K♠ 9♥ J♦ A♦");
  return throwIn({
    hand,
    trump_card: c("8♦"),
    talon: 2,
    table: pairs(["8♠ J♠", "8♥ K♥"], 0, 1),
    seats: teams(seatViews([4, 4, 6, 6])),
    moves: moves(hand, { "K♠": { throw_in: true }, "J♦": { throw_in: true } }),
  });
}

/** My team has won; I was out first, my partner after me. */
export function teamWon(): View {
  const end = result(null, [[0], [2]], { end: "teams", winners: [0, 2], fool_seat: 3 });
  const seats = teams(seatViews([0, 3, 0, 2]));
  return view({ phase: "over", role: "out", hand: [], talon: 0, seats, result: end });
}

export function teamTable(deal: View, given: Partial<TableView> = {}): TableView {
  return table(deal, { rules: TEAM_RULES, ...given });
}

const CHEATING = { call: null, arm: null, waive: refused("no_call_window") };
const CHEAT_HAND = cards("7♠ 9♠ 8♣ Q♣ 6♥ K♦");

/** I defend at a table of cheats: the trump king beats the ten honestly, anything does unchecked. */
export function mayArm(given: Partial<View> = {}): View {
  const all = Object.fromEntries(
    ["7♠", "9♠", "8♣", "Q♣", "6♥", "K♦"].map((text) => [text, { beat: cards("10♥") }] as const),
  );
  return beatOrTransfer({
    hand: CHEAT_HAND,
    trump_suit: 2,
    trump_card: c("6♦"),
    talon: 6,
    discard: 6,
    table: pairs(["10♥"], 3, 0),
    uncovered: 1,
    opener: 3,
    main_attacker: 3,
    transfer_to: 1,
    seats: seatViews([6, 6, 6, 5]),
    history: [act(3, "lead", "10♥")],
    moves: moves(CHEAT_HAND, { "K♦": { beat: cards("10♥") } }),
    armed: moves(
      CHEAT_HAND,
      Object.fromEntries(
        Object.entries(all).map(([text, use]) => [text, { ...use, transfer: true }]),
      ),
    ),
    calls: [1, 2, 3],
    buttons: {
      ...view().buttons,
      beat: null,
      take: null,
      transfer: refused("transfer_rank", { ranks: [8] }),
      ...CHEATING,
    },
    ...given,
  });
}

const SUSPECT = {
  trump_suit: 2,
  trump_card: c("6♦"),
  talon: 6,
  discard: 6,
  opener: 0,
  defender: 2,
  main_attacker: 0,
  calls: [1, 2, 3],
};

/** I attack seat 2, who has just laid a queen on a king; only beats and transfers may be armed. */
export function mayCall(given: Partial<View> = {}): View {
  const hand = cards("7♠ 9♠ 8♣ 6♥ Q♥ K♦");
  return throwIn({
    ...SUSPECT,
    hand,
    table: pairs(["K♠ Q♠", "K♣"], 0, 2),
    uncovered: 1,
    may_act: [0, 2, 3],
    seats: seatViews([6, 5, 4, 6]).map((seat) => ({ ...seat, passed: seat.seat === 1 })),
    history: [
      act(0, "lead", "K♠"),
      act(2, "beat", "Q♠", { target: c("K♠") }),
      act(0, "throw_in", "K♣"),
    ],
    moves: moves(hand, { "Q♥": { throw_in: true }, "K♦": { throw_in: true } }),
    buttons: {
      ...view().buttons,
      throw_in: null,
      pass: null,
      ...CHEATING,
      arm: refused("armed_scope"),
    },
    ...given,
  });
}

/** The bout is played, and whoever suspects somebody says so now. */
export function callWindow(given: Partial<View> = {}): View {
  const shut = refused("call_window");
  return mayCall({
    phase: "calling",
    role: "caller",
    table: pairs(["K♠ Q♠", "K♣ A♣"], 0, 2),
    uncovered: 0,
    may_act: [0, 1, 2, 3],
    acts: 9,
    moves: moves(cards("7♠ 9♠ 8♣ 6♥ Q♥ K♦"), {}),
    buttons: { ...mayCall().buttons, throw_in: shut, pass: shut, arm: shut, waive: null },
    ...given,
  });
}

/** After the call window: seat 2 was caught at its queen and takes the table. */
export function caughtTaking(): View {
  const window = callWindow();
  const acts = [...window.history, act(0, "call", "", { player: 2, right: true })];
  return {
    ...window,
    bout: 2,
    acts: 10,
    phase: "lead",
    role: "watcher",
    table: [],
    opener: 3,
    defender: 0,
    main_attacker: 3,
    may_act: [3],
    history: [],
    calls: [],
    last_bout: lastBout({
      outcome: "taken",
      defender: 2,
      acts,
      pairs: window.table,
      cheats: cards("Q♠"),
    }),
    buttons: {
      ...window.buttons,
      call: refused("nothing_to_call"),
      waive: refused("no_call_window"),
    },
  };
}

/** So many players, of whom everybody may be called. */
export function crowdedCheats(players: number): View {
  const rest = Array.from({ length: players - 3 }, () => 6);
  return mayCall({
    seats: seatViews([6, 5, 4, ...rest]).map((seat) => ({ ...seat, no_arm: seat.seat === 1 })),
    calls: Array.from({ length: players - 1 }, (_, i) => i + 1),
  });
}

/** Three on three. */
export function teamsOfThree(): View {
  return partnerDefends({ seats: teams(seatViews([6, 5, 5, 6, 6, 6])), may_act: [1, 2, 3, 5] });
}

export function cheatTable(deal: View, given: Partial<TableView> = {}): TableView {
  return table(deal, { rules: CHEAT_RULES, ...given });
}

function onRungs(counts: readonly number[], rungs: readonly number[]): SeatView[] {
  return seatViews(counts).map((seat) => ({ ...seat, rung: rungs[seat.seat] ?? null }));
}

const POGONY = { trump_suit: 1, trump_card: c("7♣"), talon: 0, discard: 10, queen: 0 };

/** I stand on eights, and my eights are neither led nor thrown in. */
export function keepsPogons(given: Partial<View> = {}): View {
  const hand = cards("8♠ 8♥ Q♦ A♦");
  return throwIn({
    ...POGONY,
    hand,
    table: pairs(["Q♥ A♥", "Q♠"], 0, 1),
    uncovered: 1,
    seats: onRungs([4, 5, 4], [6, 4, 4]),
    moves: moves(hand, { "Q♦": { throw_in: true }, "A♦": { throw_in: true } }),
    ...given,
  });
}

/** Seat 1 has taken; I hold nothing but eights and may hang them. */
export function mayHang(given: Partial<View> = {}): View {
  return view({
    ...POGONY,
    hand: cards("8♠ 8♥"),
    phase: "hanging",
    role: "asked",
    acts: 12,
    opener: null,
    defender: null,
    main_attacker: null,
    may_act: [0, 2],
    seats: onRungs([2, 10, 4], [6, 4, 4]),
    last_bout: lastBout({
      outcome: "taken",
      pairs: pairs(["Q♥ A♥", "Q♠"], 0, 1),
      acts: [act(0, "lead", "Q♥"), act(1, "take")],
    }),
    buttons: { ...view().buttons, hang: null, decline: null },
    ...given,
  });
}

/** I have hung two eights on seat 1. */
export function hung(): View {
  const hang = { by: 0, on: 1, cards: cards("8♠ 8♥") };
  return view({
    ...POGONY,
    hand: [],
    phase: "over",
    role: "out",
    seats: onRungs([0, 12, 4], [7, 4, 4]),
    last_bout: mayHang().last_bout,
    result: result(1, [[0]], { end: "hang", hung: hang }),
  });
}

export function pogonTable(deal: View, given: Partial<TableView> = {}): TableView {
  const hung = [
    { by: 0, on: 1, cards: cards("6♣") },
    { by: 0, on: 1, cards: cards("7♦") },
  ];
  const score = { ...series(deal.seats.length), hung };
  const match = { ...score, kind: "ladder" as const, n: 0, number: 3 };
  return table(deal, { rules: POGON_RULES, series: match, ...given });
}
