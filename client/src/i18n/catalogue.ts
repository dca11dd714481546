import type { Plural } from "./forms";
import type { pages } from "./pages.ru";
import type { table } from "./table.ru";

type Phrase = string | Plural;

/** The same keys in another language: plain where Russian is plain, counted where it is counted. */
export type Like<C> = { readonly [K in keyof C]: C[K] extends string ? string : Plural };

/** Russian names every key, and the places in each phrase. */
export type Source = typeof pages & typeof table;
export type Key = keyof Source;
export type Chrome = Like<Source>;
/** What the pages around the table say, and what the table says, fetched when somebody sits down. */
export type PageWords = Like<typeof pages>;
export type TableWords = Like<typeof table>;

type PlacesIn<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;
type TextOf<P> = P extends string ? P : P[keyof P];

/** The names of the places in the phrase of a key. */
export type PlacesOf<K extends Key> = PlacesIn<TextOf<Source[K]>>;

/** What a phrase needs besides its key: nothing, or a value for each of its places. */
export type Needs<K extends Key> = [PlacesOf<K>] extends [never]
  ? []
  : [values: Readonly<Record<PlacesOf<K>, string | number>>];

export type { Phrase };
