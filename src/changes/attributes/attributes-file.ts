import { readQuotedPath } from '../git-path.ts';
import { asBytes, readPathPattern, type PathPattern } from '../wildmatch.ts';

/** How a line sets an attribute: set, `-unset`, `=value`, or `!unspecified`, which undoes what an earlier line said. */
export type AttributeState =
  | { readonly kind: 'set' | 'unset' | 'unspecified' }
  | { readonly kind: 'value'; readonly value: string };

/** One attribute of a line. */
export interface AttributeSetting {
  readonly name: string;
  readonly state: AttributeState;
  /** `src/.gitattributes:12` */
  readonly source: string;
}

/** A line of a `.gitattributes`: attributes for the paths of a pattern, or the definition of a macro. */
export type AttributeLine = { readonly settings: readonly AttributeSetting[] } & (
  | { readonly kind: 'paths'; readonly pattern: PathPattern }
  | { readonly kind: 'macro'; readonly name: string }
);

/** Git ignores lines and files of this size or more: `ATTR_MAX_LINE_LENGTH`, `ATTR_MAX_FILE_SIZE`. */
const TOO_LONG_LINE_BYTES = 2_048;
const TOO_LARGE_FILE_BYTES = 100 * 1024 * 1024;

/**
 * Returns the lines of a `.gitattributes` that git would apply, in order. Only the file in the root may define macros.
 *
 * @see https://git-scm.com/docs/gitattributes
 */
export function readAttributeLines(folder: string, text: string): readonly AttributeLine[] {
  if (Buffer.byteLength(text) >= TOO_LARGE_FILE_BYTES) {
    return [];
  }
  const path = folder === '' ? '.gitattributes' : `${folder}/.gitattributes`;
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines.flatMap((line, index) => {
    const read = readLine(line, `${path}:${index + 1}`);
    return read === undefined || (read.kind === 'macro' && folder !== '') ? [] : [read];
  });
}

function readLine(written: string, source: string): AttributeLine | undefined {
  // Git reads each line as a C string, which ends at a NUL.
  const line = written.replace(/\0.*$/s, '').replace(/^[ \t\r]+/, '');
  if (line === '' || line.startsWith('#') || Buffer.byteLength(written) >= TOO_LONG_LINE_BYTES) {
    return undefined;
  }
  const { pattern, rest } = splitPattern(line);
  const settings = readSettings(rest, source);
  if (settings === undefined) {
    return undefined;
  }
  if (pattern.startsWith(MACRO) && pattern !== MACRO) {
    const [name = ''] = splitAtBlanks(pattern.slice(MACRO.length));
    return NAME.test(name) ? { kind: 'macro', name, settings } : undefined;
  }
  const read = readPathPattern(asBytes(pattern), { ignoreCase: false });
  return read.isNegative ? undefined : { kind: 'paths', pattern: read, settings };
}

const MACRO = '[attr]';
const NAME = /^[A-Za-z0-9_.][-A-Za-z0-9_.]*$/;

/** The pattern ends at the first blank. A quoted pattern ends at its quote, and anything may follow it. */
function splitPattern(line: string): { readonly pattern: string; readonly rest: string } {
  const quoted = readQuotedPath(line);
  if (quoted !== undefined) {
    return { pattern: quoted.path, rest: line.slice(quoted.end) };
  }
  const blank = line.search(/[ \t\r]/);
  const end = blank < 0 ? line.length : blank;
  return { pattern: line.slice(0, end), rest: line.slice(end) };
}

function splitAtBlanks(text: string): readonly string[] {
  return text.split(/[ \t\r]+/).filter((word) => word !== '');
}

/** Git ignores the whole line if one of the attribute names is invalid. */
function readSettings(text: string, source: string): readonly AttributeSetting[] | undefined {
  const settings = splitAtBlanks(text).map((word): AttributeSetting => {
    const isSigned = /^[-!]/.test(word);
    const unsigned = isSigned ? word.slice(1) : word;
    const equals = unsigned.indexOf('=');
    const name = equals < 0 ? unsigned : unsigned.slice(0, equals);
    if (isSigned) {
      return { name, state: { kind: word.startsWith('-') ? 'unset' : 'unspecified' }, source };
    }
    return { name, state: equals < 0 ? { kind: 'set' } : { kind: 'value', value: unsigned.slice(equals + 1) }, source };
  });
  return settings.every(({ name }) => NAME.test(name)) ? settings : undefined;
}
