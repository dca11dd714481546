import { words } from "../gen/words.en";
import { pages } from "./pages.en";

export const language = { lang: "en", chrome: pages, words } as const;
