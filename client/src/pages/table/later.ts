/** What a table does not need for its first card: one file, fetched once the table is drawn. */
export { default as Ladder } from "../../felt/Ladder.svelte";
export { default as Dialogs } from "./Dialogs.svelte";
export { default as HangSheet } from "./HangSheet.svelte";
export { default as HungCards } from "./HungCards.svelte";
export { default as Opening } from "./Opening.svelte";
export { outcomeWords } from "./outcome";
export { default as Rail } from "./Rail.svelte";
export { default as Result } from "./Result.svelte";
