/** Generated from src/kozyr/web/protocol.py by scripts/wire.py; do not edit. */

export type Action = Lead | Beat | ThrowIn | Transfer | Show | Take | Pass | Call | Waive | Hang | Decline;
export type OptionValue = number | string;
export type ClientMessage =
  | ActMessage
  | AgainMessage
  | AutoPassMessage
  | ComeBackMessage
  | LeaveMessage
  | ResignMessage
  | PauseMessage
  | MoveMessage
  | SeatBotMessage
  | ProposeMessage
  | AnswerProposalMessage
  | SayMessage
  | ResyncMessage;
export type ParamValue = number | string | (number | string)[];
export type QuickMessage = QuickCancel | QuickBot;
export type QuickNews = QuickWaiting | QuickBotGame | QuickPaired | Fault;
export type ServerMessage = TableView | Said | Done | Refused | Fault;

/**
 * Paragraphs that do not hold, and the option with the value because of which.
 */
export interface Absent {
  option: string;
  label: string;
  value: string;
  paragraphs: string[];
}
/**
 * How one signs in: `codes` counts the recovery codes left.
 *
 * `passkeys_offered` tells whether this server's page is secure, so that browsers make any.
 */
export interface AccountView {
  name: string;
  password: boolean;
  passkeys: PasskeyInfo[];
  codes: number;
  sessions: SessionInfo[];
  passkeys_offered: boolean;
}
/**
 * A passkey, and the browser in which it was made.
 */
export interface PasskeyInfo {
  id: string;
  browser: string;
  created: number;
}
/**
 * A browser that is signed in; times are milliseconds since 1970.
 */
export interface SessionInfo {
  id: string;
  browser: string;
  way: "code" | "guest" | "passkey" | "password";
  created: number;
  seen: number;
  here: boolean;
}
/**
 * A public act: who, what kind (as in `actions`), which cards, which target.
 *
 * A call has the accused in `player`, and whether it was right; `hang` has the hung cards. Whether
 * a card was armed is nobody's business before the bout is over (§14.4).
 */
export interface Act {
  seat: number;
  kind: "beat" | "call" | "decline" | "hang" | "lead" | "pass" | "show" | "take" | "throw_in" | "transfer" | "waive";
  cards: number[];
  target: number | null;
  player: number | null;
  right: boolean | null;
}
/**
 * A player's action. A repeated `id` is applied once; `seen` is `View.acts` as he saw it.
 */
export interface ActMessage {
  type: "act";
  id: string;
  action: Lead | Beat | ThrowIn | Transfer | Show | Take | Pass | Call | Waive | Hang | Decline;
  seen: number;
}
/**
 * Open the bout with one or more cards of one rank (§4); ValueError without a card.
 *
 * A lead is never armed: the mark is there to be refused (§14.3).
 */
export interface Lead {
  kind: "lead";
  /**
   * @minItems 1
   * @maxItems 36
   */
  cards: number[];
  armed?: boolean;
}
/**
 * Cover the attack card `target` with `card` (§5); armed, any card will do (§14.3).
 */
export interface Beat {
  kind: "beat";
  card: number;
  target: number;
  armed?: boolean;
}
/**
 * Add an attack card (§6).
 */
export interface ThrowIn {
  kind: "throw_in";
  card: number;
  armed?: boolean;
}
/**
 * Lay a card of the rank and pass the attack on (§7).
 */
export interface Transfer {
  kind: "transfer";
  card: number;
  armed?: boolean;
}
/**
 * Show the trump of the rank, keep it, and pass the attack on (§7.8).
 */
export interface Show {
  kind: "show";
  card: number;
}
/**
 * Declare that the cards on the table will be taken (§8).
 */
export interface Take {
  kind: "take";
}
/**
 * Nothing to add as the table stands (§6.7).
 */
export interface Pass {
  kind: "pass";
}
/**
 * Accuse an opponent of having cheated in this bout (§14.6).
 */
export interface Call {
  kind: "call";
  player: number;
}
/**
 * Let it go: call nobody in this call window (§14.6).
 */
export interface Waive {
  kind: "waive";
}
/**
 * Hang the whole hand as epaulettes (§15.5).
 */
export interface Hang {
  kind: "hang";
}
/**
 * Keep the epaulettes and play on (§15.5).
 */
export interface Decline {
  kind: "decline";
}
/**
 * The word that lets one look in at a table.
 */
export interface AdmissionRequest {
  password: string;
}
/**
 * Consent to the next deal; `seed` is 16 to 32 bytes in hex brought to its shuffle.
 */
export interface AgainMessage {
  type: "again";
  id: string;
  seed?: string | null;
}
/**
 * The value of one option, in words, and the paragraphs about it.
 *
 * `in_set` is the value of the set the rules are based on, where they differ from it, and
 * empty elsewhere; `open` tells that the source of the set leaves it to the players.
 */
export interface Agreed {
  option: string;
  group: "attack" | "cheating" | "clock" | "ending" | "pogony" | "table" | "transfer";
  label: string;
  value: string;
  in_set: string;
  open: boolean;
  paragraphs: string[];
}
/**
 * The host's answer to a proposal, by its number.
 */
export interface AnswerProposalMessage {
  type: "answer_proposal";
  id: string;
  proposal: number;
  accept: boolean;
}
/**
 * A player's wish that the server pass for him, or no more (§17.6).
 */
export interface AutoPassMessage {
  type: "auto_pass";
  id: string;
  on: boolean;
}
/**
 * A text of one item, a list, or numbered steps.
 */
export interface Block {
  kind: "list" | "steps" | "text";
  items: (string | Span)[][];
}
/**
 * A run of text that means something.
 *
 * `to` is what it leads to: the paragraph or chapter of a `ref`, the name of a `term`, an
 * `option` or a `preset`; empty for the rest. An `agreed` is the value a table has agreed on,
 * put in by an edition.
 */
export interface Span {
  kind: "act" | "agreed" | "code" | "em" | "option" | "preset" | "ref" | "strong" | "term" | "value";
  text: string;
  to: string;
}
/**
 * A BOT account of one's own; its `name` begins with the label.
 */
export interface BotInfo {
  id: string;
  name: string;
  created: number;
}
/**
 * The best bots of a family, whose ratings among themselves are not provisional.
 */
export interface BotLadder {
  family: "perevodnoy" | "podkidnoy" | "pogony" | "simple" | "teams";
  leaders: BotLeader[];
}
/**
 * A place of the bots' ladder: a BOT account, or a `level` of this server's bots.
 */
export interface BotLeader {
  place: number;
  name: string;
  level: string | null;
  points: number;
  games: number;
  mine: boolean;
}
/**
 * The token of a BOT account, told this once, and all of one's BOT accounts.
 */
export interface BotToken {
  id: string;
  token: string;
  view: BotsView;
}
/**
 * One's BOT accounts, the oldest first, and how many one may have.
 */
export interface BotsView {
  bots: BotInfo[];
  most: number;
}
/**
 * A wish for a BOT account of this name, behind the label.
 */
export interface BotWish {
  name: string;
}
/**
 * For each kind of action None where some such action is legal now, else the reason why not.
 *
 * `arm` stands for any armed act.
 */
export interface Buttons {
  lead: Refusal | null;
  beat: Refusal | null;
  throw_in: Refusal | null;
  transfer: Refusal | null;
  show: Refusal | null;
  take: Refusal | null;
  pass: Refusal | null;
  call: Refusal | null;
  waive: Refusal | null;
  hang: Refusal | null;
  decline: Refusal | null;
  arm: Refusal | null;
}
/**
 * A reason for which an act or a table was refused; `params` as in `Code.params`.
 */
export interface Refusal {
  code: string;
  params: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * What the rules allow with a card of the hand now.
 *
 * `joins` are own cards that may be led together with it (up to `lead_max` in all), `beat` the
 * attack cards it may cover.
 */
export interface CardMoves {
  card: number;
  lead: boolean;
  joins: number[];
  beat: number[];
  throw_in: boolean;
  transfer: boolean;
  show: boolean;
}
/**
 * What a set says about an option; `open` tells that its source leaves it to the players.
 *
 * The value is empty where the option has no effect in the set.
 */
export interface Cell {
  value: string;
  open: boolean;
}
/**
 * A chapter with what stands before its first paragraph.
 */
export interface Chapter {
  number: string;
  title: string;
  intro: Block[];
  paragraphs: Paragraph[];
}
/**
 * A numbered paragraph; `options` names those it is about.
 */
export interface Paragraph {
  number: string;
  options: string[];
  blocks: Block[];
}
/**
 * A question whether a table could have these rules.
 */
export interface CheckRequest {
  preset?: string | null;
  options?: {
    [k: string]: number | string;
  };
  table?: "bots" | "private" | "quick" | "rated";
}
/**
 * The rules as a table would store them, or the first reason against them.
 */
export interface Checked {
  rules: OptionVector | null;
  refusal: Refusal | null;
  warnings: string[];
  home: boolean;
  differences: Difference[];
}
export interface OptionVector {
  [k: string]: OptionValue;
}
/**
 * An option in which a table differs from its rule set.
 */
export interface Difference {
  option: string;
  preset_value: number | string;
  value: number | string;
}
/**
 * A player's wish to take his seat back from his substitute; any act does it too (§17.8).
 */
export interface ComeBackMessage {
  type: "come_back";
  id: string;
}
/**
 * A player's wish to leave the table for good; `leaving` has told the price (§12.6).
 */
export interface LeaveMessage {
  type: "leave";
  id: string;
}
/**
 * A player's wish to give up the deal and stay at the table (§12.6).
 */
export interface ResignMessage {
  type: "resign";
  id: string;
}
/**
 * A player's wish that time stop, which takes the consent of all who play, or go on.
 */
export interface PauseMessage {
  type: "pause";
  id: string;
  on: boolean;
}
/**
 * A wish for another seat before the first deal; for one's own: to stay.
 */
export interface MoveMessage {
  type: "move";
  id: string;
  seat: number;
}
/**
 * The host's wish for a bot of a level on a seat, or (None) for none there.
 */
export interface SeatBotMessage {
  type: "seat_bot";
  id: string;
  seat: number;
  level: string | null;
}
/**
 * A wish that the table had other options before one consents to its rules (S5).
 */
export interface ProposeMessage {
  type: "propose";
  id: string;
  options: {
    [k: string]: number | string;
  };
}
/**
 * Something to say at the table: one of `phrase`, `emoji` and `text` (S62).
 */
export interface SayMessage {
  type: "say";
  id: string;
  phrase?: ("again" | "bye" | "hello" | "luck" | "nice" | "oops" | "played" | "sorry" | "thanks" | "think") | null;
  emoji?: ("clap" | "cool" | "cry" | "heart" | "laugh" | "sad" | "smile" | "think" | "wink" | "wow") | null;
  text?: string | null;
}
/**
 * A wish for a fresh snapshot.
 */
export interface ResyncMessage {
  type: "resync";
}
/**
 * Why nothing will happen at the table any more, and the table that replaced it, if one did.
 */
export interface ClosedView {
  reason: "abandoned" | "idle" | "paused_too_long" | "rematch_expired" | "replaced";
  moved_to: string | null;
}
/**
 * A name and a recovery code, or one the operator has printed.
 */
export interface CodeSignIn {
  name: string;
  code: string;
}
/**
 * How sets differ; `same` counts the options with an effect in which they do not.
 */
export interface Comparison {
  lang: "en" | "ru";
  presets: Compared[];
  rows: Row[];
  same: number;
}
/**
 * A set in a comparison: its name and its title.
 */
export interface Compared {
  name: string;
  title: string;
}
/**
 * An option in which the sets differ, with a cell for each of them.
 */
export interface Row {
  option: string;
  group: "attack" | "cheating" | "clock" | "ending" | "pogony" | "table" | "transfer";
  label: string;
  paragraph: string;
  cells: Cell[];
}
/**
 * The command `id` is in the log; `version` is that of the table with it.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
/**
 * How many cards a seat drew after a bout, and whether the trump card was among them.
 */
export interface Draw {
  seat: number;
  count: number;
  trump: boolean;
}
/**
 * The rulebook for rules that are agreed, in one language.
 *
 * `preset` names the set they are based on. What a table of the set may still choose, the
 * number of players and the deck, is left open unless it was named. `absent` accounts for
 * every paragraph that is not in `chapters`. The whole rulebook, which is for no table in
 * particular, has nothing agreed and nothing absent.
 */
export interface Edition {
  lang: "en" | "ru";
  preset: string | null;
  title: string;
  about: string;
  home: boolean;
  agreed: Agreed[];
  chapters: Chapter[];
  absent: Absent[];
  terms: Term[];
}
/**
 * A word of the rulebook: its name in English for `Span.to`, as it is called, and its place.
 */
export interface Term {
  name: string;
  title: string;
  text: string;
  paragraph: string;
}
/**
 * All that is kept about somebody; no seeds, no cards, and nothing of others but names.
 */
export interface Exported {
  name: string;
  created: number;
  sessions: SessionInfo[];
  passkeys: PasskeyInfo[];
  points: PointsEntry[];
  games: PlayedGame[];
  ratings: FamilyRating[];
  blocked: string[];
  muted: string[];
  house_rules: HouseRules[];
  bots: BotInfo[];
}
/**
 * An entry of the ledger; `reason` is worded in the catalogue under `points`, with `nth`.
 */
export interface PointsEntry {
  id: number;
  table: string;
  deal: number;
  reason:
    | "alone"
    | "bot_account"
    | "bot_draw"
    | "bot_loss"
    | "bot_win"
    | "cap"
    | "cheating"
    | "draw"
    | "exit"
    | "few_cards"
    | "loss"
    | "pair"
    | "stopped"
    | "substituted"
    | "training"
    | "win";
  amount: number;
  nth: number | null;
  date: string;
  at: number;
  rates: number;
}
/**
 * A game one has played: `rank` of `seats` seats, 0 if it was stopped.
 *
 * `place` is its place among all games; `points` is None if it is not in one's ledger; `others`
 * are the names of the other people.
 */
export interface PlayedGame {
  place: number;
  table: string;
  deal: number;
  at: number;
  kind: string;
  preset: string | null;
  family: "perevodnoy" | "podkidnoy" | "pogony" | "simple" | "teams";
  outcome: string;
  ending: string;
  rank: number;
  seats: number;
  rated: boolean;
  points: number | null;
  others: string[];
}
/**
 * One's rating in a family of rules; `place` on the leaderboard, None while provisional.
 */
export interface FamilyRating {
  family: "perevodnoy" | "podkidnoy" | "pogony" | "simple" | "teams";
  points: number;
  games: number;
  provisional: boolean;
  place: number | null;
  plot: RatingPoint[];
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  at: number;
  points: number;
}
/**
 * Rules kept under a name, based on a set or (None) one's own; `mine` if one keeps them.
 */
export interface HouseRules {
  id: string;
  name: string;
  path: string;
  preset: string | null;
  rules: OptionVector;
  differences: Difference[];
  mine: boolean;
}
/**
 * A wish to be forgotten; `name` is the account's own, so that nobody asks by mistake.
 */
export interface Farewell {
  name: string;
}
/**
 * The service cannot do what a message or a request asked; nothing changed.
 */
export interface Fault {
  type: "fault";
  id: string | null;
  code: string;
  params: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * How one has fared in all, as `kozyr.people.records.Totals`.
 */
export interface HistoryTotals {
  games: number;
  durak: number;
  drawn: number;
}
/**
 * The games one has played, the newest first; `totals` count those above and below too.
 */
export interface HistoryView {
  games: PlayedGame[];
  totals: HistoryTotals;
}
/**
 * One's own house rules, by name.
 */
export interface HouseRulesList {
  rules: HouseRules[];
}
/**
 * A wish for another name.
 */
export interface HouseRulesName {
  name: string;
}
/**
 * A wish to keep rules under a name; `preset` and `options` as in `TableRequest`.
 */
export interface HouseRulesRequest {
  name: string;
  preset?: string | null;
  options?: {
    [k: string]: number | string;
  };
}
/**
 * Epaulettes: who hung which cards on whom (§15.8).
 */
export interface Hung {
  by: number;
  on: number;
  cards: number[];
}
/**
 * A table as one sees it before sitting down.
 *
 * `open_points` are what its set leaves to the players and they have to agree on before the deal.
 * `password` tells that this visitor is asked for it, `spectators` that he may look on; `proposal`
 * is what he proposed last.
 */
export interface Invitation {
  table: string;
  kind: "bots" | "private" | "quick" | "rated";
  password: boolean;
  open_points: OpenPoint[];
  proposal: ProposalView | null;
  spectators: boolean;
  closed: ClosedView | null;
  phase: "over" | "playing" | "waiting";
  preset: string | null;
  home: boolean;
  rules: OptionVector;
  differences: Difference[];
  host: string;
  seats: TableSeat[];
  me: number | null;
  commitment: string | null;
}
/**
 * An option that a set leaves to the players: what a table has, and what it could have.
 */
export interface OpenPoint {
  option: string;
  value: number | string;
  preset_value: number | string;
  values: (number | string)[];
}
/**
 * Options that somebody would rather have, and the host's answer; None: there is none yet.
 *
 * Each `preset_value` is what the table has now.
 */
export interface ProposalView {
  proposal: number;
  name: string;
  differences: Difference[];
  accepted: boolean | null;
}
/**
 * A seat as everybody sees it; `online`, `agreed` and `again` are true of every bot.
 *
 * `agreed` is the consent to the rules, `again` that to the next deal. `substitute`: a bot plays
 * for its player, who may come back (§17.8), unless he `left` the deal for good (§12.6). A free
 * seat has the name of who left it. Before the first deal its player `wants` to change with that
 * seat, if with any. Seats of one `side` are partners (§13.1).
 */
export interface TableSeat {
  seat: number;
  name: string;
  kind: "bot" | "free" | "person";
  level: string | null;
  online: boolean;
  agreed: boolean;
  again: boolean;
  left: boolean;
  substitute: boolean;
  wants: number | null;
  side: number;
}
/**
 * Consent to a table's rules; `seed` as in `AgainMessage`, `seat` if one wants that one.
 */
export interface JoinRequest {
  seed?: string | null;
  seat?: number | null;
  password?: string | null;
}
/**
 * The seat taken, or held already.
 */
export interface Joined {
  seat: number;
}
/**
 * The bout before this one: how it closed, what was done, what lay on the table, who drew.
 *
 * `stopped`: a caught cheat, or one who left, ended the deal before the bout closed. `cheats` are
 * the cards laid by a cheat, found or not (§14.10). `passed_set` is the partner who received the
 * final defender's set (§15.10).
 */
export interface LastBout {
  bout: number;
  outcome: "beaten" | "stopped" | "taken";
  opener: number;
  defender: number;
  acts: Act[];
  pairs: Pair[];
  drew: Draw[];
  cheats: number[];
  passed_set: number | null;
}
/**
 * An attack card on the table and what covers it.
 */
export interface Pair {
  attack: number;
  by: number;
  cover: number | null;
  cover_by: number | null;
}
/**
 * A row of the leaderboard.
 */
export interface Leader {
  place: number;
  name: string;
  points: number;
  games: number;
  me: boolean;
}
/**
 * The best of a family, whose ratings are not provisional.
 */
export interface Leaderboard {
  family: "perevodnoy" | "podkidnoy" | "pogony" | "simple" | "teams";
  leaders: Leader[];
}
/**
 * What leaving or resigning would cost this seat now (§12.6).
 *
 * `ends_deal`: the deal would end at once; `durak`: its player would be the durak; `points`: he
 * could not earn the points of this deal any more.
 */
export interface LeavingPrice {
  ends_deal: boolean;
  durak: boolean;
  points: boolean;
}
/**
 * The open tables of strangers, the newest first.
 */
export interface Lobby {
  tables: OpenTable[];
}
/**
 * A table in the lobby: its rules, who sits there, and how many seats are free.
 *
 * `people` are names, `bots` levels; `password` tells that one is asked; `opened` is in the
 * server's milliseconds since 1970.
 */
export interface OpenTable {
  table: string;
  path: string;
  preset: string | null;
  home: boolean;
  rules: OptionVector;
  differences: Difference[];
  host: string;
  people: string[];
  bots: string[];
  free: number;
  password: boolean;
  opened: number;
}
/**
 * What a seat may do, each thing in words.
 */
export interface May {
  seat: number;
  name: string;
  acts: string[];
}
/**
 * The visitor as the server knows him; `account` is the name he signs in with.
 *
 * It is in lower case, and None for a guest.
 */
export interface Me {
  id: string;
  name: string;
  account: string | null;
}
/**
 * A table at which the visitor may go on; `people` are the names of the others.
 */
export interface MyTable {
  table: string;
  path: string;
  kind: "bots" | "private" | "quick" | "rated";
  phase: ("over" | "playing" | "waiting") | "closed";
  preset: string | null;
  home: boolean;
  people: string[];
  bots: string[];
  opened: number;
}
/**
 * One's own tables that wait or are played at, the newest first.
 *
 * `searching` counts the others who search for a quick match now (S6).
 */
export interface MyTables {
  tables: MyTable[];
  searching: number;
}
/**
 * Another password; `old` is needed, but after signing in by a code.
 */
export interface NewPassword {
  password: string;
  old?: string | null;
}
/**
 * An option of the rules; its words are in the client's catalogue.
 */
export interface OptionInfo {
  name: string;
  group: string;
  values: (number | string)[];
  default: number | string;
  paragraph: string;
}
/**
 * What the browser gave.
 */
export interface PasskeyAnswer {
  id: string;
  credential: {
    [k: string]: unknown;
  };
}
/**
 * What to hand to the browser, and under which `id` to bring its answer, once.
 */
export interface PasskeyAsked {
  id: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * A wish to add a passkey; a guest names the account he wants.
 */
export interface PasskeyWish {
  name?: string | null;
}
/**
 * Who wants a pause, and whether it is `on`: then for `until_ms` more at most.
 */
export interface PauseView {
  wanted: number[];
  on: boolean;
  until_ms: number | null;
}
/**
 * What games are worth now and the caps, as `kozyr.people.rates.Rates` (S55).
 */
export interface PointsRates {
  version: number;
  human: {
    [k: string]: number;
  };
  bots: {
    [k: string]: {
      [k: string]: number;
    };
  };
  pair_games: number;
  bot_day: number;
  laid: number;
}
/**
 * One's ledger, the newest entries first; `bots_today` are the points from bots today.
 *
 * A guest has none: `account` is false, and points wait for him until the end of the Moscow day.
 */
export interface PointsView {
  account: boolean;
  balance: number;
  date: string;
  bots_today: number;
  entries: PointsEntry[];
}
/**
 * A named set of rules with its whole vector.
 */
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
}
/**
 * A wish that a table had other options, as in `ProposeMessage`.
 */
export interface ProposalRequest {
  options: {
    [k: string]: number | string;
  };
}
/**
 * A wish for a game with a bot of that level while the search goes on.
 */
export interface QuickBot {
  type: "bot";
  level: string;
}
/**
 * The game with a bot to play until somebody comes; it can be gone on with later.
 */
export interface QuickBotGame {
  type: "bot_game";
  table: string;
  path: string;
}
/**
 * An end of the search on this socket.
 */
export interface QuickCancel {
  type: "cancel";
}
/**
 * So many people search, oneself included; after 20 s a game with a bot is offered (S6).
 */
export interface QuickWaiting {
  type: "waiting";
  waiting: number;
  offer_bot: boolean;
}
/**
 * The search is over: one sits at this table.
 */
export interface QuickPaired {
  type: "paired";
  table: string;
  path: string;
}
/**
 * One's ratings, in the families one has rated games in.
 */
export interface RatingView {
  families: FamilyRating[];
}
/**
 * New recovery codes, which are shown this once; the old ones are void.
 */
export interface RecoveryCodes {
  codes: string[];
}
/**
 * What was asked, as a document and as a line (None where there is none), and the answer.
 */
export interface RefereeAnswer {
  document: {
    [k: string]: unknown;
  } | null;
  line: string | null;
  telling: Telling;
}
/**
 * A document answered in words: one of `results` for each action, or a `fault`.
 *
 * `title` names the rules, `standing` is there for a position of a deal on its way.
 */
export interface Telling {
  title: string;
  results: Told[];
  standing: Standing | null;
  fault: ToldFault | null;
}
/**
 * One answer in words.
 *
 * `question` says what was asked, `verdict` begins the answer, `paragraph` is the number of the
 * rule it rests on and `quote` its lines; `sentence` and `numbers` explain a refusal. `may` tells
 * what is legal after it, the asking seat first; `news` what a legal action brought.
 */
export interface Told {
  question: string;
  legal: boolean;
  verdict: string;
  paragraph: string;
  quote: string[];
  sentence: string;
  numbers: Compared1[];
  may: May[];
  news: string[];
}
/**
 * A number that was compared.
 */
export interface Compared1 {
  label: string;
  value: number;
}
/**
 * A position before anything is asked: seats, None where there is none, and what is legal.
 */
export interface Standing {
  opener: number | null;
  defender: number | null;
  may: May[];
}
/**
 * A fault of a document: its field and reason as in the answer, and a sentence.
 */
export interface ToldFault {
  field: string;
  reason: string;
  sentence: string;
}
/**
 * A document of the referee, or its line, to be answered in the words of a language.
 */
export interface RefereeRequest {
  asked:
    | {
        [k: string]: unknown;
      }
    | string;
  lang?: "en" | "ru";
}
/**
 * The rules refuse the command `id`; nothing changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}
/**
 * A guest's wish for an account, with a password, a passkey or both.
 */
export interface Register {
  name: string;
  password?: string | null;
  passkey?: PasskeyAnswer | null;
}
/**
 * A wish for another name.
 */
export interface Renamed {
  name: string;
}
/**
 * A report of whoever sits in that seat of a table; reasons are worded under `reports`.
 */
export interface ReportWish {
  table: string;
  seat: number;
  reason: "collusion" | "leaving" | "name" | "program" | "stalling" | "words";
}
/**
 * How a deal ended; `places` from the first, sharers of a place together (§11.5, §11.6).
 *
 * A hang places the hanger only. Who left for good stands behind all others, and the first of them
 * alone is the durak, whatever the end (§12.6). In teams nobody is `durak`: `winners` are the
 * seats of the winning team, and `fool_seat` is the seat of §11.8. `match_over`: a queen was hung
 * (§15.11).
 */
export interface Result {
  end: "cheat" | "draw" | "durak" | "hang" | "left" | "stalling" | "teams";
  durak: number | null;
  places: number[][];
  winners: number[] | null;
  fool_seat: number | null;
  hung: Hung | null;
  match_over: boolean;
}
/**
 * A personal link to one's seat, its path, and its QR code as SVG.
 */
export interface ReturnLink {
  url: string;
  path: string;
  qr: string;
}
/**
 * All there is to choose from.
 */
export interface RulesBook {
  options: OptionInfo[];
  presets: PresetInfo[];
}
/**
 * What somebody in a seat said at a time of the server, in milliseconds.
 */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  at: number;
  phrase: ("again" | "bye" | "hello" | "luck" | "nice" | "oops" | "played" | "sorry" | "thanks" | "think") | null;
  emoji: ("clap" | "cool" | "cry" | "heart" | "laugh" | "sad" | "smile" | "think" | "wink" | "wow") | null;
  text: string | null;
}
/**
 * The clock of a seat (§17.7), in milliseconds from now.
 *
 * `running` tells whether the seat is waited for; then `turn_ms` is what is left of its turn, and
 * 0 once it lives on its bank. `bank_ms` is what is left of the bank of the deal; `uses_bank`
 * tells whether it counts now: a thrower has none.
 */
export interface SeatClock {
  seat: number;
  running: boolean;
  turn_ms: number;
  bank_ms: number;
  uses_bank: boolean;
}
/**
 * What everybody sees of a seat; `place` counts from 1 and is there once the seat is out.
 *
 * Seats of one `side` are partners. `rung` is the rank of the ladder's rung it stands on, a queen
 * being the last, None without epaulettes; `waived` and `no_arm` as in §14.6 and §14.8.
 */
export interface SeatView {
  seat: number;
  count: number;
  playing: boolean;
  place: number | null;
  passed: boolean;
  side: number;
  rung: number | null;
  waived: boolean;
  no_arm: boolean;
}
/**
 * The score of a series (§12): its kind and length, and the deal's number in it.
 *
 * `losses` and `firsts` count how often each seat was durak and how often it was first; `ranking`
 * is by §12.2, sharers of a place together. A `ladder` has no length (`n` is 0): it is over when
 * the seats in `champions` have hung their queen (§15.11), and `hung` is what was hung so far.
 */
export interface SeriesView {
  kind: "fixed" | "ladder" | "single" | "to_losses";
  n: number;
  number: number;
  losses: number[];
  firsts: number[];
  ranking: number[][];
  champions: number[];
  hung: Hung[];
  over: boolean;
}
/**
 * A snapshot of a table for one seat, complete at every version; `spectators` counts others.
 *
 * `proposals` are those that wait for this seat's answer, since it is the host's.
 *
 * For a spectator `me` is None, and the deal is what everybody may see.
 *
 * `version` counts the changes that everybody may know of. `window_ms` is how long from now the
 * open question stays open, a call window or a hang question (§14.6, §17.12); None if none is, or
 * if it has no clock. `clocks` has an item a seat while a deal is on, none at a table without a
 * clock. `paused` is there while somebody wants a pause, `rematch_ms` is how long from now the
 * offer of a rematch stands (S34). `auto_pass` tells whether the server passes for this seat
 * (§17.6). `host` tells whether this seat's player opened the table, or stayed when that one left;
 * `training` that nothing played here gives points (S39).
 */
export interface TableView {
  type: "table";
  version: number;
  table: string;
  kind: "bots" | "private" | "quick" | "rated";
  training: boolean;
  host: boolean;
  phase: "over" | "playing" | "waiting";
  preset: string | null;
  home: boolean;
  rules: OptionVector;
  seats: TableSeat[];
  me: number | null;
  deal: View | null;
  window_ms: number | null;
  clocks: SeatClock[];
  paused: PauseView | null;
  rematch_ms: number | null;
  closed: ClosedView | null;
  leaving: LeavingPrice;
  spectators: number;
  proposals: ProposalView[];
  auto_pass: boolean;
  series: SeriesView;
  commitment: string | null;
}
/**
 * A deal at one moment as one seat sees it; for a spectator `seat` is -1, and `hand` is empty.
 *
 * `acts` counts the actions accepted in this deal; a pass names it to prove what the player saw
 * (§17.5). `limit`, `room` and `uncovered` are M, R and U of §0.7; `may_act` is the public list of
 * §17.2; `word` says who may throw in: everybody entitled (`open`), the main attacker (`closed`),
 * the one in `word_seat` (`seat`, who may be nobody), or None before the lead and where nothing is
 * thrown in. In the phase `calling` only calls and waivers are legal; in `hanging` only answers to
 * a hang question, and nobody is opener or defender. `armed` is what each card of the hand could
 * do as an armed act, `calls` are the seats this one may call, `answered` is its own answer to the
 * hang question while it is open and sealed (§17.12); `queen` is the suit of the last rung, None
 * without epaulettes or while it is not drawn.
 */
export interface View {
  seat: number;
  deal: number;
  acts: number;
  bout: number;
  phase: "bout" | "calling" | "hanging" | "lead" | "over";
  role: "asked" | "attacker" | "caller" | "defender" | "opener" | "out" | "watcher";
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
  word: ("closed" | "open" | "seat") | null;
  word_seat: number | null;
  may_act: number[];
  seats: SeatView[];
  queen: number | null;
  history: Act[];
  last_bout: LastBout | null;
  hand: number[];
  moves: CardMoves[];
  armed: CardMoves[];
  calls: number[];
  answered: ("decline" | "hang") | null;
  buttons: Buttons;
  result: Result | null;
}
/**
 * A wish to block or mute whoever sits in that seat of a table.
 */
export interface ShunWish {
  table: string;
  seat: number;
  how: "block" | "mute";
}
/**
 * Somebody one has blocked or muted; `id` is good for nothing but to forgive him.
 *
 * `seat` is where he sits at the table that was asked about, None if he does not.
 */
export interface ShunnedPerson {
  id: string;
  name: string;
  how: "block" | "mute";
  at: number;
  seat: number | null;
}
/**
 * Everybody one has blocked or muted, the latest first.
 */
export interface ShunnedView {
  people: ShunnedPerson[];
}
/**
 * A name and its password.
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * Who one is now; `credited` are the points of today's games as a guest (S46).
 *
 * `codes` are the recovery codes of a new account: they are shown this once.
 */
export interface SignedIn {
  me: Me;
  credited: number;
  codes: string[];
}
/**
 * The new table and the path of its page.
 */
export interface TableMade {
  table: string;
  path: string;
}
/**
 * The rules refuse the table.
 */
export interface TableRefused {
  refusal: Refusal;
}
/**
 * A wish for a table: its rules, so many seats for people, and a bot of each level named.
 *
 * A `rated` table stands in the lobby for strangers; without a kind it is for friends, or for bots
 * if there is but one person, as it is then whatever kind is named. Who knows its `password` may
 * sit down.
 */
export interface TableRequest {
  people: number;
  preset?: string | null;
  options?: {
    [k: string]: number | string;
  };
  /**
   * @maxItems 7
   */
  bots?: string[];
  kind?: ("bots" | "private" | "rated") | null;
  password?: string | null;
}
export interface Params {
  [k: string]: ParamValue;
}
