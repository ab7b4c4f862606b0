/** A path as a diff writes it, and the offset after it. */
interface QuotedPath {
  readonly path: string;
  readonly end: number;
}

/** The letters of git's C-style quoting, as in `"tab\there"`. Other bytes are three octal digits. */
const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  '\\': 92,
};

/**
 * Reads the quoted path at the beginning of a text: `"\303\266l.txt"` is `öl.txt`. Undefined if there is no well-formed
 * quoted path. Bytes that are not UTF-8 become U+FFFD.
 *
 * @see https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
 */
export function readQuotedPath(text: string): QuotedPath | undefined {
  if (text[0] !== '"') {
    return undefined;
  }
  // One character for each byte, decoded when all bytes are known.
  let bytes = '';
  let at = 1;
  while (at < text.length && text[at] !== '"') {
    const next = text[at] === '\\' ? readEscape(text, at) : readPlain(text, at);
    if (next === undefined) {
      return undefined;
    }
    bytes += next.bytes;
    at = next.end;
  }
  return at < text.length ? { path: Buffer.from(bytes, 'latin1').toString('utf8'), end: at + 1 } : undefined;
}

interface Piece {
  readonly bytes: string;
  readonly end: number;
}

function readEscape(text: string, at: number): Piece | undefined {
  const octal = text.slice(at + 1, at + 4);
  if (/^[0-3][0-7]{2}$/.test(octal)) {
    return { bytes: String.fromCharCode(Number.parseInt(octal, 8)), end: at + 4 };
  }
  const byte = ESCAPES[text[at + 1] ?? ''];
  return byte === undefined ? undefined : { bytes: String.fromCharCode(byte), end: at + 2 };
}

const QUOTED_SPECIAL = /["\\]/g;

function readPlain(text: string, at: number): Piece {
  QUOTED_SPECIAL.lastIndex = at;
  const end = QUOTED_SPECIAL.exec(text)?.index ?? text.length;
  return { bytes: Buffer.from(text.slice(at, end)).toString('latin1'), end };
}

/** Reads a path that fills the rest of its line, as after `rename from `: quoted or plain. */
export function readWholePath(text: string): string {
  const quoted = readQuotedPath(text);
  return quoted?.end === text.length ? quoted.path : text;
}

/**
 * Reads a path after `--- ` or `+++ `: quoted, or up to a TAB. Git adds the TAB after a name with a blank, and other
 * programs write the time after it. Git always quotes a name that contains a TAB.
 */
export function readMarkedPath(text: string): { readonly path: string; readonly time: string } {
  const quoted = readQuotedPath(text);
  if (quoted !== undefined) {
    return { path: quoted.path, time: text.slice(quoted.end).trim() };
  }
  const tab = text.indexOf('\t');
  return tab < 0 ? { path: text, time: '' } : { path: text.slice(0, tab), time: text.slice(tab + 1) };
}
