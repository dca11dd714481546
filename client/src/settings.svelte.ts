/** What a person has chosen for this browser; kept in localStorage where that is allowed. */

export type Lang = "ru" | "en";
export type Sort = "suit" | "rank";

export interface Choices {
  lang: Lang;
  twoColour: boolean;
  sort: Sort;
}

const KEY = "kozyr.settings";

const ALLOWED: { [K in keyof Choices]: readonly Choices[K][] } = {
  lang: ["ru", "en"],
  twoColour: [false, true],
  sort: ["suit", "rank"],
};

/** Russian or English, whichever the reader named first; Russian if he named neither. */
export function langOf(languages: readonly string[]): Lang {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return ALLOWED.lang.find((lang) => lang === known.find((tag) => /^(ru|en)$/.test(tag))) ?? "ru";
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function chosen<K extends keyof Choices>(name: K, fallback: Choices[K]): Choices[K] {
  const value = stored()[name];
  return ALLOWED[name].find((allowed) => allowed === value) ?? fallback;
}

export class Settings implements Choices {
  #lang: Lang = $state(chosen("lang", langOf(navigator.languages ?? [])));
  #twoColour: boolean = $state(chosen("twoColour", false));
  #sort: Sort = $state(chosen("sort", "suit"));

  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    this.#keep();
  }

  /** Two colours (red and black) instead of one a suit. */
  get twoColour(): boolean {
    return this.#twoColour;
  }
  set twoColour(on: boolean) {
    this.#twoColour = on;
    this.#keep();
  }

  /** The order of the hand. */
  get sort(): Sort {
    return this.#sort;
  }
  set sort(order: Sort) {
    this.#sort = order;
    this.#keep();
  }

  #keep(): void {
    const { lang, twoColour, sort } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, twoColour, sort } satisfies Choices));
    } catch {
      // Private windows may refuse to store: the choice then lasts as long as the page.
    }
  }
}

export const settings = new Settings();
