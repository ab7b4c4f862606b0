/** A scalar on one line; `length` is the number of characters as it is written. */
export interface ScalarText {
  readonly value: string | number | boolean | null;
  readonly length: number;
}

/** Reads the scalar at the start of the rest of a line. Returns undefined if only the full reader can read it. */
export function readScalar(rest: string): ScalarText | undefined {
  switch (rest.charAt(0)) {
    case "'":
      return readSingleQuoted(rest);
    case '"':
      return readDoubleQuoted(rest);
    default: {
      const comment = rest.indexOf(' #');
      return readUnquoted(comment < 0 ? rest : rest.slice(0, comment));
    }
  }
}

function readSingleQuoted(rest: string): ScalarText | undefined {
  const [whole, content] = /^'([^'\n]*(?:''[^'\n]*)*)'/.exec(rest) ?? [];
  return whole === undefined || content === undefined
    ? undefined
    : { value: content.replaceAll("''", "'"), length: whole.length };
}

function readDoubleQuoted(rest: string): ScalarText | undefined {
  const [whole, content] = /^"([^"\\\n]*(?:\\["\\/nt][^"\\\n]*)*)"/.exec(rest) ?? [];
  return whole === undefined || content === undefined
    ? undefined
    : { value: content.includes('\\') ? unescape(content) : content, length: whole.length };
}

function unescape(content: string): string {
  return content.replaceAll(/\\(.)/g, (_whole, character: string) => ESCAPES[character] ?? character);
}

/** The escapes that mean another character than the one after the backslash. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** Reads a whole text as a plain scalar. Returns undefined if a sign in it may have a meaning in YAML. */
export function readUnquoted(text: string): ScalarText | undefined {
  const source = withoutEndBlanks(text);
  const isSuspect =
    source === '' ||
    SUSPECT_START.test(source) ||
    source.endsWith(':') ||
    source.includes(': ') ||
    source.includes(' #');
  return isSuspect ? undefined : { value: resolve(source), length: source.length };
}

const SUSPECT_START = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?: |$))/;

/** Removes blanks at the end. Other white space belongs to the scalar. */
function withoutEndBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === ' ') {
    end -= 1;
  }
  return text.slice(0, end);
}

/** Returns the value of a plain scalar in the core schema of YAML 1.2 (https://yaml.org/spec/1.2.2/#103-core-schema). */
export function resolve(source: string): string | number | boolean | null {
  if (!/^[-+.\d~nNtTfF]/.test(source)) {
    return source;
  }
  if (/^(?:~|[Nn]ull|NULL)$/.test(source)) {
    return null;
  }
  if (/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/.test(source)) {
    return /^[Tt]/.test(source);
  }
  return /^[-+.\d]/.test(source) ? (resolveNumber(source) ?? source) : source;
}

function resolveNumber(source: string): number | undefined {
  if (/^[-+]?\d+$/.test(source)) {
    return Number.parseInt(source, 10);
  }
  if (/^0o[0-7]+$/.test(source)) {
    return Number.parseInt(source.slice(2), 8);
  }
  if (/^0x[\da-fA-F]+$/.test(source)) {
    return Number.parseInt(source.slice(2), 16);
  }
  if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source)) {
    return Number.parseFloat(source);
  }
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(source)) {
    return source.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return /^\.(?:nan|NaN|NAN)$/.test(source) ? Number.NaN : undefined;
}
