import { mount } from "svelte";
import { navigate } from "../../navigation.svelte";
import { quickSearch } from "../../net/quick.svelte";
import { entry } from "./entry.svelte";
import Searching from "./Searching.svelte";

/** The search of this visit. */
export const quick = quickSearch((path) => {
  entry.seeking = quick.on;
  navigate(path);
});

mount(Searching, { target: document.body, props: { quick } });
