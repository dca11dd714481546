/** Loaded by Vitest before each test file: tests speak Russian unless they say otherwise. */
import { loadLanguage, loadTableWords } from "./index.svelte";

await loadLanguage("ru");
await loadTableWords();
