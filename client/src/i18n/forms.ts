/** Text templates: `{name}` places, and forms chosen by a count. */

/** A phrase in every form its language counts with. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Values = Readonly<Record<string, string | number>>;

/** Puts the values into their places; a place without a value stays as it is. */
export function fill(template: string, values: Values): string {
  return template.replace(/\{([\w:]+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The form of `forms` that goes with `count` in the language. */
export function plural(lang: string, forms: Plural, count: number): string {
  return forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
}

/** «9, К или 6»: commas, and the given word before the last. */
export function listOf(items: readonly string[], or: string): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(", ")} ${or} ${last}`;
}

/** A capital at the start of a sentence that begins with a word of ours. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** At most `most` characters, the cut marked by «…». */
export function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
