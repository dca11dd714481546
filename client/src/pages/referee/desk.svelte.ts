import {
  type Board,
  cardsOf,
  discardOf,
  emptyBoard,
  moved,
  resized,
  type Zone,
  zoneOf,
} from "../../core/referee/board";
import {
  documentOf,
  type RulesChoice,
  type Sheet,
  sheetOf,
  tableDocumentOf,
} from "../../core/referee/document";
import { type FactName, type Facts, seatedFacts, withFact } from "../../core/referee/facts";
import { type Action, actionOf, type Question, questionOf } from "../../core/referee/question";
import type { Standing, Telling, ToldFault } from "../../gen/wire";
import { type Api, api, type Problem } from "../../net/api";
import { settings } from "../../settings.svelte";
import { Draft, PLAYERS } from "../rules/draft.svelte";
import { OWN, withOwn } from "./own";

/** Four players, three kings on the table; may the fourth king pass them on? */
export const EXAMPLE =
  "kozyr1 rules=classic_perevodnoy trump_card=6s hands=7c9sJd/7h9dTcKs/8sQhAd/8hJcAcTh6d" +
  " table=Kh,Kd,Kc opener=0 1:transfer:Ks";

const BLANK: Question = {
  kind: "beat",
  seat: 1,
  cards: [],
  target: null,
  player: null,
  armed: false,
};

type Asked = string | Record<string, unknown>;

/** The position somebody sets up, his question, and what the referee says. */
export class Desk {
  readonly draft = new Draft();
  board: Board = $state.raw(emptyBoard(2));
  facts: Facts = $state.raw({ opener: 0 });
  question: Question = $state.raw(BLANK);
  /** Actions that come before the question. */
  earlier: readonly Action[] = $state.raw([]);
  /** The card that waits for its place. */
  chosen: number | null = $state(null);

  /** The answer to the question; null until it is asked of this very position. */
  telling: Telling | null = $state.raw(null);
  standing: Standing | null = $state.raw(null);
  fault: ToldFault | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The position in one line, with the question if it was asked. */
  line: string | null = $state(null);

  readonly deck: number = $derived(Number(this.draft.rules.deck ?? 36));
  readonly seats: readonly number[] = $derived(this.board.hands.map((_, seat) => seat));
  readonly discard: readonly number[] = $derived(discardOf(this.board, this.deck));
  readonly action: Action | null = $derived(actionOf(this.question));
  readonly sheet: Sheet = $derived({ rules: this.#rules(), board: this.board, facts: this.facts });

  readonly #api: Pick<Api, "judge">;
  /** What is to be checked, as text: the position without its question. */
  readonly bare: string = $derived(JSON.stringify(this.#document([])));
  #table: string | null = null;
  #asked = 0;
  #asking = false;
  #known = "";

  constructor(over: Pick<Api, "judge"> = api) {
    this.#api = over;
  }

  /** Fetches the rules and opens a line, or the example; a problem stands in the draft. */
  async start(line: string | null): Promise<void> {
    await this.draft.load();
    const { book } = this.draft;
    if (book === null) return;
    this.draft.book = withOwn(book);
    await this.open(line ?? EXAMPLE);
  }

  /** Lays out what a line or a document tells, and answers its question if it has one. */
  async open(asked: Asked): Promise<void> {
    const answer = await this.#judge(asked);
    if (answer === null) return;
    if (answer.document !== null) this.#lay(answer.document);
    this.#hear(answer.telling, answer.line, this.earlier.length > 0 || this.action !== null);
  }

  /** Asks whether the position that was changed holds and who may do what in it. */
  async check(): Promise<void> {
    if (this.bare === this.#known || this.#asking) return;
    const line = await this.#look();
    // What somebody is setting up does not hold yet, and is his work all the same.
    if (line !== null) this.line = line;
  }

  /** Asks the question. */
  async ask(): Promise<void> {
    const asked = this.#whole();
    if (this.action === null || this.#asking) return;
    this.#asking = true;
    const answer = await this.#judge(asked);
    this.#asking = false;
    const same = JSON.stringify(asked) === JSON.stringify(this.#whole());
    if (answer && same) this.#hear(answer.telling, answer.line, true);
    else if (answer) await this.check();
  }

  /** Says the same in another language. */
  async again(): Promise<void> {
    if (this.telling !== null) return this.ask();
    if (!this.#asking) await this.#look();
  }

  /** Lets the question be carried out first, and asks another. */
  next(): void {
    if (this.action === null) return;
    this.earlier = [...this.earlier, this.action];
    this.#turn({ ...BLANK, seat: this.question.seat });
  }

  drop(at: number): void {
    this.earlier = this.earlier.filter((_, index) => index !== at);
    this.#touched();
  }

  change(part: Partial<Question>): void {
    this.#turn({ ...this.question, ...part });
  }

  set<N extends FactName>(name: N, value: Facts[N] | undefined): void {
    this.facts = withFact(this.facts, name, value);
    this.#touched();
  }

  place(card: number, zone: Zone): void {
    this.chosen = null;
    this.board = moved(this.board, card, zone);
    this.#settle();
    this.#touched();
  }

  /** Takes the trump card from under the talon, or lays it there; it stays the trump card. */
  lieTrump(lies: boolean): void {
    const { trump } = this.board;
    if (trump !== null) this.place(trump, lies ? "trump" : "discard");
  }

  /** A card that was tapped: chosen, let go, or the place for the one chosen before. */
  tap(card: number): void {
    const { chosen, board } = this;
    if (chosen === null || chosen === card) {
      this.chosen = chosen === card ? null : card;
      return;
    }
    const attack = board.table.find((pair) => pair.attack === card && pair.cover === null);
    this.place(chosen, attack ? `cover:${card}` : zoneOf(board, card));
  }

  /** A zone that was tapped takes the card chosen. */
  tapZone(zone: Zone): void {
    if (this.chosen !== null) this.place(this.chosen, zone);
  }

  clear(): void {
    this.board = emptyBoard(this.board.hands.length);
    this.facts = { opener: 0 };
    this.earlier = [];
    this.#turn(BLANK);
  }

  /** Follows the rules: so many seats, and no card that is not in the deck. */
  fit(): void {
    const { players } = this.draft;
    const board = resized(this.board, players, this.deck);
    if (JSON.stringify(board) === JSON.stringify(this.board)) return;
    this.board = board;
    this.facts = seatedFacts(this.facts, players);
    if (this.question.seat >= players) this.question = { ...this.question, seat: 0 };
  }

  /** The document with the question and what comes before it. */
  #whole(): Record<string, unknown> {
    return this.#document(this.action ? [...this.earlier, this.action] : this.earlier);
  }

  /** The document with these actions; a deal and the rules of a table are questions themselves. */
  #document(actions: readonly Action[]): Record<string, unknown> {
    const { kind } = this.question;
    if (kind === "create_table") return tableDocumentOf(this.sheet);
    if (kind !== "deal") return documentOf(this.sheet, actions);
    const facts = withFact(this.facts, "opener", undefined);
    return documentOf({ ...this.sheet, facts }, [{ kind }]);
  }

  /** A question is about cards that lie where they can be played or beaten. */
  #settle(): void {
    const { board, question } = this;
    const hand = cardsOf(board, `hand:${question.seat}`);
    const open = board.table.some(
      ({ attack, cover }) => attack === question.target && cover === null,
    );
    const cards = question.cards.filter((card) => hand.includes(card));
    this.question = { ...question, cards, target: open ? question.target : null };
  }

  /** Asks about the position alone; the line of it, null if there is no answer to it. */
  async #look(): Promise<string | null> {
    const { bare } = this;
    const answer = await this.#judge(this.#document([]));
    if (answer === null || bare !== this.bare) return null;
    this.#hear(answer.telling, answer.line, false);
    return answer.line;
  }

  /** What was said belongs to another position. */
  #touched(): void {
    this.telling = null;
  }

  #turn(question: Question): void {
    this.question = question;
    this.#touched();
  }

  #rules(): RulesChoice {
    const { preset, changes } = this.draft;
    const { [PLAYERS]: _players, ...options } = changes;
    const name = preset?.name ?? OWN;
    return { preset: name === OWN ? null : name, options, table: this.#table };
  }

  #lay(document: Record<string, unknown>): void {
    const { rules, board, facts, actions } = sheetOf(document);
    this.draft.choose(rules.preset ?? OWN);
    this.draft.changes = rules.options;
    this.draft.set(PLAYERS, board.hands.length);
    this.#table = rules.table;
    this.board = board;
    this.facts = facts;
    this.earlier = actions.slice(0, -1);
    this.chosen = null;
    const last = actions.at(-1);
    this.question = last ? questionOf(last) : BLANK;
  }

  /** The server's answer; null if there is none, or if a newer question is on its way. */
  async #judge(asked: Asked) {
    this.#asked += 1;
    const mine = this.#asked;
    const answer = await this.#api.judge({ asked, lang: settings.lang });
    if (mine !== this.#asked) return null;
    this.problem = answer.ok ? null : answer.problem;
    return answer.ok ? answer.value : null;
  }

  #hear(telling: Telling, line: string | null, asked: boolean): void {
    this.fault = telling.fault;
    this.standing = telling.standing;
    this.telling = asked && telling.results.length > 0 ? telling : null;
    if (telling.fault === null) this.line = line;
    this.#known = this.bare;
  }
}
