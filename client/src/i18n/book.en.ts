import type { book as ru } from "./book.ru";
import type { Like } from "./catalogue";

/** Words of the pages that show the rulebook. */
export const book: Like<typeof ru> = {
  "rules.lead":
    "Durak has no single code. Choose a set and settle the open points before the deal.",
  "book.whole": "The whole rulebook",
  "book.whole.lead":
    "Every paragraph with every choice. To read only what holds at your table, choose a set.",
  "book.sets": "All rule sets",
  "book.use": "Use for a table",
  "book.compare": "Compare with another",
  "book.chapters": "Chapters",
  "book.find": "Find a word or a §",
  "book.found": { one: "{n} paragraph", other: "{n} paragraphs" },
  "book.none": "There are no such paragraphs here",
  "book.agreed": "How it is played here",
  "book.open": "an open point",
  "book.absent": "What is not here",
  "book.absent.lead": "These paragraphs of the rulebook do not hold here.",
  "book.elsewhere": "Read it in the whole rulebook",
  "book.terms": "Glossary",
  "book.sheet": "The whole rulebook of this table",

  "compare.title": "How the sets differ",
  "compare.lead": "Only what the sets disagree on. The values are those of the sets themselves.",
  "compare.set": "Set {n}",
  "compare.add": "Add a set",
  "compare.remove": "Remove set {n}",
  "compare.same": {
    one: "{n} more option is the same in all of them.",
    other: "{n} more options are the same in all of them.",
  },
  "compare.alike": "These sets do not differ at all.",
  "compare.idle": "does not arise",
};
