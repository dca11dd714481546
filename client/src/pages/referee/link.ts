/** A position in the address: its line behind the `#`, with plus signs for spaces. */

const PATH = "/referee";
/** With plus signs a line ends at a space, else at the end of its line. */
const LINE = /kozyr\d+(\+\S*| .*|$)/m;

export function pathOf(line: string): string {
  return `${PATH}#${line.replaceAll(" ", "+")}`;
}

/** The whole address, to be sent. */
export function linkOf(line: string): string {
  return `${location.origin}${pathOf(line)}`;
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The line in what somebody pasted or opened: a line itself, a link, the part behind `#`. */
export function lineIn(text: string): string | null {
  if (text.trim().startsWith("{")) return null;
  return LINE.exec(decoded(text))?.[0] ?? null;
}
