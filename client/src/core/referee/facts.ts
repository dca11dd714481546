/** What a position tells beside its cards, under the names of the document; what is absent is derived. */

import { cardOut, cardsIn, isRecord, seatIn, seatsIn } from "./values";

export interface Previous {
  readonly fool_seat: number | null;
  readonly first_place: number | null;
}

/** Caller and accused; null = nobody may be called. */
export type LostCall = readonly [caller: number, accused: number | null];
export type Word = "open" | "closed" | number | null;

export interface Facts {
  readonly opener?: number;
  readonly defender?: number;
  readonly transferrers?: readonly number[];
  readonly shown?: readonly number[];
  readonly taking?: boolean;
  readonly passed?: readonly number[];
  readonly word?: Word;
  readonly bout?: number;
  readonly stalling?: number;
  readonly out?: readonly number[];
  readonly emptied?: readonly number[];
  readonly dealer?: number;
  readonly previous?: Previous;
  readonly rungs?: readonly string[];
  readonly queen?: string;
  readonly cheats?: readonly number[];
  readonly lost_calls?: readonly LostCall[];
  readonly waived?: readonly number[];
  readonly no_arm?: readonly number[];
}

export type FactName = keyof Facts;
/** Facts that are lists of seats. */
export type SeatList =
  | "transferrers"
  | "shown"
  | "passed"
  | "out"
  | "emptied"
  | "waived"
  | "no_arm";
/** Facts that are one seat. */
export type OneSeat = "opener" | "defender" | "dealer";

const LISTS: readonly SeatList[] = [
  "transferrers",
  "shown",
  "passed",
  "out",
  "emptied",
  "waived",
  "no_arm",
];
const SEATS: readonly OneSeat[] = ["opener", "defender", "dealer"];
const NUMBERS = ["bout", "stalling"] as const;

function isVoid(value: unknown): boolean {
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

/** The facts with one changed; an empty list, false and undefined say nothing. */
export function withFact<N extends FactName>(
  facts: Facts,
  name: N,
  value: Facts[N] | undefined,
): Facts {
  const { [name]: _old, ...others } = facts;
  return isVoid(value) ? (others as Facts) : ({ ...others, [name]: value } as Facts);
}

/** A list of seats with one seat added at its end, or taken out. */
export function toggled(list: readonly number[] | undefined, seat: number): number[] {
  const seats = list ?? [];
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
}

/** The facts of a table with so many seats. */
export function seatedFacts(facts: Facts, seats: number): Facts {
  let kept = facts;
  for (const name of LISTS) {
    kept = withFact(
      kept,
      name,
      kept[name]?.filter((seat) => seat < seats),
    );
  }
  for (const name of SEATS) {
    if ((kept[name] ?? 0) >= seats) kept = withFact(kept, name, undefined);
  }
  const calls = kept.lost_calls?.filter((pair) => pair.every((seat) => (seat ?? 0) < seats));
  return withFact(kept, "lost_calls", calls);
}

export function factsOut(facts: Facts): Record<string, unknown> {
  const { cheats, ...others } = facts;
  return cheats === undefined ? { ...others } : { ...others, cheats: cheats.map(cardOut) };
}

function wordIn(value: unknown): Word | undefined {
  if (value === "open" || value === "closed" || value === null) return value;
  return seatIn(value) ?? undefined;
}

function previousIn(value: unknown): Previous | undefined {
  if (!isRecord(value)) return undefined;
  return { fool_seat: seatIn(value.fool_seat), first_place: seatIn(value.first_place) };
}

function callIn(value: unknown): LostCall[] {
  if (!Array.isArray(value)) return [];
  const caller = seatIn(value[0]);
  return caller === null ? [] : [[caller, seatIn(value[1])]];
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** What can be read of the facts of a position. */
export function factsIn(raw: Record<string, unknown>): Facts {
  let facts: Facts = {};
  const put = <N extends FactName>(name: N, value: Facts[N] | undefined) => {
    facts = withFact(facts, name, value);
  };
  for (const name of LISTS) put(name, seatsIn(raw[name]));
  for (const name of [...SEATS, ...NUMBERS]) put(name, seatIn(raw[name]) ?? undefined);
  put("taking", raw.taking === true);
  put("word", wordIn(raw.word));
  put("previous", previousIn(raw.previous));
  put("rungs", textsIn(raw.rungs));
  put("queen", typeof raw.queen === "string" ? raw.queen : undefined);
  put("cheats", cardsIn(raw.cheats));
  put("lost_calls", Array.isArray(raw.lost_calls) ? raw.lost_calls.flatMap(callIn) : undefined);
  return facts;
}
