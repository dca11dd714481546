import { words } from "../gen/words.ru";
import { pages } from "./pages.ru";

export const language = { lang: "ru", chrome: pages, words } as const;
