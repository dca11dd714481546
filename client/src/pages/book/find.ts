/** Finding paragraphs by their number or by words. Pure. */

import type { Block, Chapter, Paragraph, Span } from "../../gen/wire";

export type Inline = string | Span;

/** The end of a Russian word that changes with its case, where enough of the word is left. */
const ENDING = /(?<=\p{L}{3})[аеиоуыэюяйь]+$/u;

const NUMBER = /^§?\s*(\d+)(?:\.(\d*))?$/;

/** What somebody looks for: one number or the chapter it begins, or a text; null for nothing. */
export type Wanted = { readonly number: string } | { readonly text: string } | null;

/** Reads what was typed: «6.5», «§6», «первое слово». */
export function wantedOf(typed: string): Wanted {
  const text = typed.trim();
  if (text === "") return null;
  const number = NUMBER.exec(text);
  if (!number) return { text: folded(text).replace(ENDING, "") };
  return { number: number[2] === undefined ? `${number[1]}.` : `${number[1]}.${number[2]}` };
}

function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}

export function textOf(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (typeof inline === "string" ? inline : inline.text)).join("");
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks.flatMap(({ items }) => items.map(textOf)).join("\n");
}

function fits({ number, blocks }: Paragraph, wanted: Exclude<Wanted, null>): boolean {
  if ("text" in wanted) return folded(wordsOf(blocks)).includes(wanted.text);
  return wanted.number.endsWith(".") ? number.startsWith(wanted.number) : number === wanted.number;
}

/** The chapters with only those paragraphs that fit; all of them if nothing is wanted. */
export function found(chapters: readonly Chapter[], wanted: Wanted): readonly Chapter[] {
  if (!wanted) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      intro: [],
      paragraphs: chapter.paragraphs.filter((one) => fits(one, wanted)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

export function countOf(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
}

function endOfWord(text: string, from: number): number {
  const rest = /^\p{L}*/u.exec(text.slice(from));
  return from + (rest?.[0].length ?? 0);
}

/** A text cut at the places that fit, each part with whether it does; a word is marked whole. */
export function marked(text: string, wanted: Wanted): { text: string; fits: boolean }[] {
  if (!wanted || !("text" in wanted)) return [{ text, fits: false }];
  const where = folded(text);
  const parts: { text: string; fits: boolean }[] = [];
  let at = 0;
  for (let next = where.indexOf(wanted.text); next >= 0; next = where.indexOf(wanted.text, at)) {
    const end = endOfWord(where, next + wanted.text.length);
    parts.push(
      { text: text.slice(at, next), fits: false },
      { text: text.slice(next, end), fits: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at), fits: false });
  return parts.filter((part) => part.text !== "");
}
