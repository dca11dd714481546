import { describe, expect, it } from "vitest";
import type { View } from "../gen/wire";
import { act, beatOrTransfer, c, cards, lastBout, pairs, throwIn, view } from "./fixtures";
import { keepsPogons, mayArm, mayCall } from "./fixtures.modes";
import { REST } from "./intent";
import { layout } from "./layout";
import { departures, drawnBacks, piecesOf, withOrigins } from "./pieces";
import { spreadOf } from "./shown";

const SIZE = { w: 390, h: 664 };

function laid(deal: View) {
  return layout(spreadOf(deal, [], REST, { sort: "suit" }), SIZE);
}

function pieces(deal: View, chosen = "") {
  return piecesOf(deal, [], { chosen: cards(chosen), aim: null }, laid(deal));
}

const keys = (deal: View) => new Set(pieces(deal).map(({ key }) => key));

it("has one piece for every card seen and none for a hidden one", () => {
  const all = pieces(beatOrTransfer());
  expect(
    all
      .filter(({ card }) => card !== null)
      .map(({ card }) => card)
      .sort(),
  ).toEqual([...beatOrTransfer().hand, ...cards("8♠ 8♥ 9♣")].sort());
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

it("darkens what has no use and frames what is chosen", () => {
  const all = pieces(beatOrTransfer(), "8♣");
  const of = (text: string) => all.find(({ card }) => card === c(text));
  expect(of("6♥")).toMatchObject({ dim: true, chosen: null });
  expect(of("8♣")).toMatchObject({ dim: false, chosen: "brass" });
});

describe("cards that move", () => {
  const before = throwIn({ bout: 1, acts: 4 });
  const drew = [
    { seat: 0, count: 1, trump: false },
    { seat: 1, count: 2, trump: false },
  ];
  const last = lastBout({ pairs: before.table, drew });
  const after = view({
    bout: 2,
    acts: 5,
    hand: [...before.hand, c("A♥")],
    last_bout: last,
    trump_card: before.trump_card,
  });

  it("come to my hand from the deck", () => {
    const all = withOrigins(pieces(after), keys(before), after, before, laid(after), "suit");
    const drawn = all.filter(({ from }) => from !== null);
    expect(drawn.map(({ card }) => card)).toEqual([c("A♥")]);
    expect(drawn[0]?.delay).toBeGreaterThan(0);
  });

  it("come to the table from the seat that laid them", () => {
    const next = { ...before, table: [...before.table, ...pairs(["9♦"], 1, 1)] };
    const all = withOrigins(pieces(next), keys(before), next, before, laid(next), "suit");
    const fresh = all.find(({ card }) => card === c("9♦"));
    expect(fresh?.from?.y).toBeLessThan(fresh?.place.y ?? 0);
  });

  it("stand where they are after a reconnect", () => {
    const all = withOrigins(pieces(after), new Set(), after, null, laid(after), "suit");
    expect(all.every(({ from }) => from === null)).toBe(true);
  });

  it("leave for the discard, or for the seat that takes them", () => {
    const swept = departures(pieces(before), keys(after), before, after, laid(after));
    expect(swept.map(({ card }) => card)).toEqual(cards("9♣ K♣"));
    expect(swept.every(({ leaving }) => leaving)).toBe(true);
    const taken = { ...after, last_bout: { ...last, outcome: "taken" as const } };
    const [one] = departures(pieces(before), keys(taken), before, taken, laid(taken));
    expect(one?.place.y).toBeLessThan(swept[0]?.place.y ?? 0);
  });

  it("fly face down to the others who drew, and only then", () => {
    const backs = drawnBacks(after, before, laid(after));
    expect(backs).toHaveLength(2);
    expect(backs.every(({ card }) => card === null)).toBe(true);
    expect(drawnBacks(after, after, laid(after))).toEqual([]);
    expect(drawnBacks(after, null, laid(after))).toEqual([]);
  });
});

it("goes home when a cheat is undone: to the seat that laid it, or to my hand (§14.8)", () => {
  const before = mayCall();
  const call = act(0, "call", "", { player: 2, right: true });
  const [king] = before.table;
  const table = king ? [{ ...king, cover: null, cover_by: null }] : [];
  const undone = { ...before, table, hand: [...before.hand, c("K♣")], history: [call] };
  const gone = departures(pieces(before), keys(undone), before, undone, laid(undone));
  expect(gone.map(({ card }) => card)).toEqual([c("Q♠")]);
  expect(gone[0]?.place.y).toBeLessThan(laid(undone).frame.table.y);
  const back = pieces(undone).find(({ card }) => card === c("K♣"));
  expect(back?.in).toBe("hand");
});

it("marks pogons of the hand where they are not led (§15.9)", () => {
  const deal = keepsPogons();
  const marked = piecesOf(deal, [], REST, laid(deal), { pogons: true }).filter(
    ({ pogon }) => pogon,
  );
  expect(new Set(marked.map(({ card }) => card))).toEqual(new Set(cards("8♠ 8♥")));
  expect(pieces(deal).some(({ pogon }) => pogon)).toBe(false);
});

it("tells nothing of a hand whose next card is not checked (§14.10)", () => {
  const deal = mayArm();
  const dim = (armed: boolean) =>
    piecesOf(deal, [], REST, laid(deal), { armed }).filter((one) => one.in === "hand" && one.dim);
  expect([dim(false).length, dim(true).length]).toEqual([5, 0]);
});

it("deals a new deal's hand from the deck, one card after another", () => {
  const start = view({ acts: 0, phase: "lead" });
  const all = withOrigins(pieces(start), new Set(), start, null, laid(start), "suit");
  const delays = all.flatMap(({ from, delay }) => (from ? [delay] : []));
  expect([...delays].sort((a, b) => a - b)).toEqual([0, 40, 80, 120, 160, 200]);
});
