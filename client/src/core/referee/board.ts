/** Cards of a position that somebody sets up: each lies in one zone, the rest is the discard. */

export interface Pair {
  readonly attack: number;
  /** Who laid it; null if nobody remembers. */
  readonly by: number | null;
  readonly cover: number | null;
  readonly coverBy: number | null;
}

export interface Board {
  /** The trump card; with an empty talon it lies anywhere. */
  readonly trump: number | null;
  /** First = drawn first; a trump card that lies in it is the last. */
  readonly talon: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly table: readonly Pair[];
}

/** Where a card can be put; `cover:7` is on the attack card 7. */
export type Zone = `hand:${number}` | `cover:${number}` | "talon" | "trump" | "table" | "discard";

const LOWEST: Readonly<Record<number, number>> = { 24: 7, 36: 4, 52: 0 };
const RANKS = 13;

/** All cards of a deck, suit by suit from the lowest. */
export function deckOf(size: number): number[] {
  const lowest = LOWEST[size] ?? 0;
  const ranks = Array.from({ length: RANKS - lowest }, (_, at) => lowest + at);
  return [0, 1, 2, 3].flatMap((suit) => ranks.map((rank) => suit * 16 + rank));
}

export function emptyBoard(seats: number): Board {
  return { trump: null, talon: [], hands: Array.from({ length: seats }, () => []), table: [] };
}

/** Whether the trump card is the last of the talon. */
export function trumpLies({ trump, talon }: Board): boolean {
  return trump !== null && talon.at(-1) === trump;
}

/** The number behind the colon of a zone: a seat, or an attack card. */
export function numberOf(zone: Zone): number {
  return Number(zone.slice(zone.indexOf(":") + 1));
}

export function zoneOf(board: Board, card: number): Zone {
  const seat = board.hands.findIndex((hand) => hand.includes(card));
  if (seat >= 0) return `hand:${seat}`;
  if (trumpLies(board) && card === board.trump) return "trump";
  if (board.talon.includes(card)) return "talon";
  for (const pair of board.table) {
    if (pair.attack === card) return "table";
    if (pair.cover === card) return `cover:${pair.attack}`;
  }
  return "discard";
}

/** The cards of a zone, in their order; of the discard none, as it is what is left. */
export function cardsOf(board: Board, zone: Zone): readonly number[] {
  if (zone === "talon") return trumpLies(board) ? board.talon.slice(0, -1) : board.talon;
  if (zone === "trump") return board.trump === null ? [] : [board.trump];
  if (zone === "table") return board.table.map(({ attack }) => attack);
  if (zone === "discard") return [];
  if (zone.startsWith("hand")) return board.hands[numberOf(zone)] ?? [];
  return board.table.flatMap(({ attack, cover }) =>
    attack === numberOf(zone) && cover !== null ? [cover] : [],
  );
}

/** The cards of the deck that lie nowhere else. */
export function discardOf(board: Board, deck: number): number[] {
  return deckOf(deck).filter((card) => zoneOf(board, card) === "discard");
}

/** The board without a card; what covered it goes with it. */
function without(board: Board, card: number): Board {
  const bare = (pair: Pair): Pair =>
    pair.cover === card ? { ...pair, cover: null, coverBy: null } : pair;
  return {
    ...board,
    talon: board.talon.filter((one) => one !== card),
    hands: board.hands.map((hand) => hand.filter((one) => one !== card)),
    table: board.table.filter(({ attack }) => attack !== card).map(bare),
  };
}

function onTalon(board: Board, card: number): Board {
  const { talon } = board;
  const lies = trumpLies(board);
  return {
    ...board,
    talon: lies ? [...talon.slice(0, -1), card, ...talon.slice(-1)] : [...talon, card],
  };
}

/** The card becomes the trump card under the talon; the old one is put away. */
function asTrump(board: Board, card: number): Board {
  const talon = trumpLies(board) ? board.talon.slice(0, -1) : board.talon;
  return { ...board, trump: card, talon: [...talon, card] };
}

function inHand(board: Board, card: number, seat: number): Board {
  const hands = board.hands.map((hand, at) => (at === seat ? [...hand, card] : hand));
  return { ...board, hands };
}

function covering(board: Board, card: number, attack: number): Board {
  const covered = (pair: Pair) => (pair.attack === attack ? { ...pair, cover: card } : pair);
  return { ...board, table: board.table.map(covered) };
}

/** The board with a card in another zone; a card moved onto itself stays. */
export function moved(board: Board, card: number, zone: Zone): Board {
  if (zone === zoneOf(board, card) || zone === `cover:${card}`) return board;
  const bare = without(board, card);
  if (zone === "talon") return onTalon(bare, card);
  if (zone === "trump") return asTrump(bare, card);
  if (zone === "discard") return bare;
  if (zone === "table") {
    const pair: Pair = { attack: card, by: null, cover: null, coverBy: null };
    return { ...bare, table: [...bare.table, pair] };
  }
  const at = numberOf(zone);
  return zone.startsWith("hand") ? inHand(bare, card, at) : covering(bare, card, at);
}

/** The board for another number of seats or another deck: what has no place is put away. */
export function resized(board: Board, seats: number, deck: number): Board {
  const cards = new Set(deckOf(deck));
  const kept = (some: readonly number[]) => some.filter((card) => cards.has(card));
  const hands = Array.from({ length: seats }, (_, seat) => kept(board.hands[seat] ?? []));
  const table = board.table
    .filter(({ attack }) => cards.has(attack))
    .map((pair) =>
      pair.cover !== null && !cards.has(pair.cover) ? { ...pair, cover: null } : pair,
    );
  const trump = board.trump !== null && cards.has(board.trump) ? board.trump : null;
  return { trump, talon: kept(board.talon), hands, table };
}
