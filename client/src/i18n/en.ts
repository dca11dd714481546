import { words } from "../gen/words.en";
import { pages } from "./pages.en";
import { table } from "./table.en";

export const language = { lang: "en", chrome: { ...pages, ...table }, words } as const;
