/** A position in the address: its line behind the `#`, with plus signs for spaces. */

const PATH = "/referee";
/** With plus signs a line ends at a space, else at the end of its line. */
const WORD = /[^\s+]+/g;
const NAME = "id=";
const ROUNDS = 3;
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
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A name is encoded in the line itself; elsewhere in it only what a link went through has done so. */
function plain(line: string): string {
  return line.replace(WORD, (word) => (word.startsWith(NAME) ? word : decoded(word)));
}

/**
 * The line in what somebody pasted or opened: a line itself, a link, the part behind `#`; some
 * programs encode links, even one that is encoded.
 */
export function lineIn(text: string): string | null {
  if (text.trim().startsWith("{")) return null;
  let tried = text;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const line = LINE.exec(tried)?.[0];
    if (line !== undefined) return plain(line);
    tried = decoded(tried);
  }
  return null;
}
