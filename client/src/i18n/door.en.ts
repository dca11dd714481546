import type { Like } from "./catalogue";
import type { door as ru } from "./door.ru";

/** Words of an invitation and of a table that waits. */
export const door: Like<typeof ru> = {
  "propose.other": "Propose other",
  "propose.title": "What to change?",
  "propose.how": "{name} sees the proposal and decides. Changes are possible until the deal.",
  "propose.mine": "Your proposal",
  "propose.was": "you change it: was “{value}”",
  "propose.back": "Back",
  "propose.send": "Send",

  "agree.title": "To agree on",
  "agree.as_preset": "as in the set",
  "seat.pick": "Your seat",
  "seat.any": "any",
  "seat.nth": "seat {n}",
  "invite.watch": "Look on",
  "invite.password": "Password of the table",
};
