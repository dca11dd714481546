import type { Like } from "./catalogue";
import type { manners as ru } from "./manners.ru";

/** Words of reporting and blocking. */
export const manners: Like<typeof ru> = {
  "report.title": "Report",
  "report.how": "Only the owner of this server sees it; the player is not told.",
  "report.reason": "What happened",
  "report.send": "Send",
  "report.sent": "The report is sent.",

  "block.title": "Play apart",
  "block.how":
    "A quick match never pairs you, this player cannot sit down at your table, and you see nothing of what the player says; a deal that has begun goes on.",
  "block.do": "Block",
  "block.undo": "Unblock",

  "blocked.title": "Players you blocked",
  "muted.title": "Players you do not hear",
  "muted.undo": "Hear again",
  "shunned.since": "since {date}",
  "shunned.forgotten": "account deleted",
};
