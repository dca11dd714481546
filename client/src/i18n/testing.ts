/** Loaded by Vitest before each test file: tests speak Russian unless they say otherwise. */
import { loadLanguage } from "./index.svelte";

await loadLanguage("ru");
