/** What the lobby's entries unfold: one file, fetched when the first of them is pressed. */
export { default as Quick } from "./Quick.svelte";
export { quick } from "./search";
export { default as WithBot } from "./WithBot.svelte";
export { default as WithFriends } from "./WithFriends.svelte";
