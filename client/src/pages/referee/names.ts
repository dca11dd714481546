import { numberOf, type Zone } from "../../core/referee/board";
import { cardIn } from "../../core/referee/values";
import { cardName, rankIndex } from "../../i18n/index.svelte";
import { say } from "../../i18n/referee";

/** «Игрок 1» sits on seat 0. */
export function seatName(seat: number): string {
  return say("seat", { n: seat + 1 });
}

/** A card of a document with the index of its face: «Д♠» for `Q♠`. */
export function cardSign(text: string): string {
  const card = cardIn(text);
  return card === null ? text : rankIndex(card % 16) + text.slice(-1);
}

/** What a zone is called. */
export function zoneName(zone: Zone): string {
  if (zone === "trump") return say("trump.slot");
  if (zone === "talon") return say("trump.talon");
  if (zone === "table" || zone === "discard") return say(zone).toLocaleLowerCase();
  const at = numberOf(zone);
  return zone.startsWith("hand") ? seatName(at) : say("zone.cover", { card: cardName(at, "acc") });
}
