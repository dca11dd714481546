/** What the lobby's entries unfold: one file, fetched when the first of them is pressed. */
export { default as WithBot } from "./WithBot.svelte";
export { default as WithFriends } from "./WithFriends.svelte";
