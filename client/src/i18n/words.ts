/** The shape of the generated catalogue of the rules' words, the same in every language. */

import type { Plural } from "./forms";

/** Grammatical cases; a language that lacks one falls back on the nominative. */
export type Case = "nom" | "gen" | "acc" | "ins";

export type Forms = Readonly<Partial<Record<string, string>> & { nom: string }>;
export type Counted = Readonly<Partial<Record<string, string>>>;
type Texts = Readonly<Partial<Record<string, string>>>;

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values?: Texts;
}

export interface Words {
  /** Forms of each rank from two to ace, `short` among them. */
  readonly ranks: readonly Forms[];
  /** ♠ ♣ ♦ ♥: the name, and the form in a card. */
  readonly suits: readonly { readonly name: string; readonly card: string }[];
  /** How a card is named in each case, of rank forms and `{suit}`. */
  readonly card: Forms;
  readonly plurals: Readonly<Record<string, Readonly<Partial<Record<string, Counted>>>>>;
  readonly phrases: Readonly<Record<"or" | "preset" | "home" | "own", string>>;
  readonly refusals: Texts;
  readonly variants: Texts;
  readonly short: Texts;
  readonly warnings: Texts;
  readonly faults: Texts;
  readonly groups: Texts;
  readonly options: Readonly<Record<string, OptionWords>>;
}

/** Words by codes of the service, which come with the parts that say them. */
export interface Sayings {
  /** Set phrases of a table, and the signs that may be shown. */
  readonly chat: Texts;
  readonly emoji: Texts;
  /** Why an entry of the ledger has its amount. */
  readonly points: Texts;
  /** Why somebody may be reported. */
  readonly reports: Texts;
}

/** A counted word's forms as a plural; the generated tables leave `other` to `many`. */
export function asPlural(counted: Counted): Plural {
  return { ...counted, other: counted.other ?? counted.many ?? "" } as Plural;
}
