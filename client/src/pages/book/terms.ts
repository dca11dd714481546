/** The place of a term in the glossary of the page. */
export function termId(name: string): string {
  return `term-${name.replace(/\W+/g, "-")}`;
}
