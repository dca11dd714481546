/** What a table does not need for its first card: one file, fetched once the table is drawn. */
export { default as Over } from "./Over.svelte";
export { default as SeatMore } from "./SeatMore.svelte";
export { saidOf } from "./said";
export { default as Under } from "./Under.svelte";
