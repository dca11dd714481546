// The wire between server and client. Cards are ints `suit * 16 + rank`; seats are 0-based ints.

export type Params = Record<string, ParamValue>;
export type ParamValue = number | string | number[] | string[];

export interface Refusal {
  code: string;
  params: Params;
}

// Actions.
export type Action = Lead | Beat | ThrowIn | Transfer | Show | Take | Pass;
export interface Lead {
  kind: "lead";
  cards: number[];
}
export interface Beat {
  kind: "beat";
  card: number;
  target: number;
}
export interface ThrowIn {
  kind: "throw_in";
  card: number;
}
export interface Transfer {
  kind: "transfer";
  card: number;
}
export interface Show {
  kind: "show";
  card: number;
}
export interface Take {
  kind: "take";
}
export interface Pass {
  kind: "pass";
}

// One seat's view of a deal.
export interface Pair {
  attack: number;
  by: number;
  cover: number | null;
  cover_by: number | null;
}
export interface Act {
  seat: number;
  kind: Action["kind"];
  cards: number[];
  target: number | null;
}
export interface Draw {
  seat: number;
  count: number;
  trump: boolean;
}
export interface LastBout {
  bout: number;
  outcome: "beaten" | "taken";
  opener: number;
  defender: number;
  acts: Act[];
  pairs: Pair[];
  drew: Draw[];
}
export interface SeatView {
  seat: number;
  count: number;
  playing: boolean;
  place: number | null;
  passed: boolean;
}
export interface CardMoves {
  card: number;
  lead: boolean;
  joins: number[];
  beat: number[];
  throw_in: boolean;
  transfer: boolean;
  show: boolean;
}
export interface Buttons {
  lead: Refusal | null;
  beat: Refusal | null;
  throw_in: Refusal | null;
  transfer: Refusal | null;
  show: Refusal | null;
  take: Refusal | null;
  pass: Refusal | null;
}
export interface Result {
  end: "durak" | "draw" | "stalling";
  durak: number | null;
  places: number[][];
}
export interface View {
  seat: number;
  deal: number;
  acts: number;
  bout: number;
  phase: "lead" | "bout" | "over";
  role: "opener" | "attacker" | "defender" | "watcher" | "out";
  trump_suit: number;
  trump_card: number;
  talon: number;
  discard: number;
  discard_cards: number[] | null;
  stalling: number;
  dealer: number;
  decided_by: number | null;
  opener: number | null;
  defender: number | null;
  main_attacker: number | null;
  transferrers: number[];
  transfer_to: number | null;
  taking: boolean;
  table: Pair[];
  limit: number;
  room: number;
  uncovered: number;
  lead_max: number;
  word: "open" | "closed" | "seat" | null;
  word_seat: number | null;
  may_act: number[];
  seats: SeatView[];
  history: Act[];
  last_bout: LastBout | null;
  hand: number[];
  moves: CardMoves[];
  buttons: Buttons;
  result: Result | null;
}

// Rules over HTTP.
export type OptionValue = string | number;
export type OptionVector = Record<string, OptionValue>;
export interface OptionInfo {
  name: string;
  group: string;
  values: OptionValue[];
  default: OptionValue;
  paragraph: string;
}
export interface PresetInfo {
  name: string;
  title_ru: string;
  title_en: string;
  description_ru: string;
  description_en: string;
  source: string;
  players_min: number;
  players_max: number;
  decks: number[];
  teams_allowed: string[];
  open: string[];
  options: OptionVector;
  playable: boolean;
  not_yet: string[];
}
export interface RulesBook {
  options: OptionInfo[];
  presets: PresetInfo[];
}
export interface Difference {
  option: string;
  preset_value: OptionValue;
  value: OptionValue;
}
export interface CheckRequest {
  preset: string | null;
  options: OptionVector;
  table: "private" | "bots";
}
export interface Checked {
  rules: OptionVector | null;
  refusal: Refusal | null;
  warnings: string[];
  home: boolean;
  differences: Difference[];
  not_yet?: string[];
}

// Guests and tables over HTTP.
export interface Me {
  id: string;
  name: string;
}
export interface TableRequest {
  preset: string | null;
  options: OptionVector;
  people: number;
  bots: string[];
}
export interface TableMade {
  table: string;
  path: string;
}
export interface TableSeat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "free";
  level: string | null;
  online: boolean;
  again: boolean;
}
export interface Invitation {
  table: string;
  phase: "waiting" | "playing" | "over";
  preset: string | null;
  home: boolean;
  rules: OptionVector;
  differences: Difference[];
  host: string;
  seats: TableSeat[];
  me: number | null;
}
export interface Joined {
  seat: number;
}

// Client to server over the socket.
export type ClientMessage = ActMessage | AgainMessage | ResyncMessage;
export interface ActMessage {
  type: "act";
  id: string;
  action: Action;
  seen: number;
}
export interface AgainMessage {
  type: "again";
  id: string;
}
export interface ResyncMessage {
  type: "resync";
}

// Server to client over the socket.
export type ServerMessage = TableView | Done | Refused | Fault;
export interface SeriesView {
  kind: string;
  n: number;
  number: number;
  losses: number[];
  over: boolean;
}
export interface TableView {
  type: "table";
  version: number;
  table: string;
  phase: "waiting" | "playing" | "over";
  preset: string | null;
  home: boolean;
  rules: OptionVector;
  seats: TableSeat[];
  me: number | null;
  deal: View | null;
  series: SeriesView;
  commitment: string | null;
}
export interface Done {
  type: "done";
  id: string;
  version: number;
}
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}
export interface Fault {
  type: "fault";
  id: string | null;
  code: string;
  params: Params;
}
