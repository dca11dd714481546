import { words } from "../gen/words.ru";
import { pages } from "./pages.ru";
import { table } from "./table.ru";

export const language = { lang: "ru", chrome: { ...pages, ...table }, words } as const;
