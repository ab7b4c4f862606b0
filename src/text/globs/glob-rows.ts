import { GLOBSTAR, Minimatch } from 'minimatch';

/** What one glob stands for: each way through its braces is a row of segments, and a path matches one of the rows. */
export type Row = readonly Segment[];

/** What stands between two slashes of a glob; its texts are in lower case, and ASCII, where case does not count. */
export type Segment = { readonly kind: 'globstar' } | { readonly kind: 'literal'; readonly text: string } | Wild;

/** The names that begin with `start`, end with `end`, hold `needle` between, and fit; all do where `fits` is not there. */
export interface Wild {
  readonly kind: 'wild';
  readonly start: string;
  readonly needle: string;
  readonly end: string;
  readonly fits: ((name: string) => boolean) | undefined;
}

const OPTIONS = {
  /** `**` reaches `.github/`. */
  dot: true,
  /** In `applyTo` neither `!` nor `#` has a meaning at the start, nor `+(…)` anywhere. */
  nonegate: true,
  nocomment: true,
  noext: true,
  /** Paths of git have `/` on every system. */
  platform: 'linux',
} as const;

/** `{a,b}` twenty times over would be a million patterns. */
const MAX_ROWS = 1_000;
/** Of all rows together: a thousand of 4,096 characters took 500 MB and more than a second. */
const MAX_EXPANDED_CHARACTERS = 262_144;

/**
 * Reads a glob as minimatch does. Braces may stand for 1,000 rows, fewer where the pattern has more than 262 characters;
 * what they stand for beyond is lost.
 */
export function readRows(pattern: string, { ignoreCase }: { readonly ignoreCase: boolean }): readonly Row[] {
  const braceExpandMax = Math.min(MAX_ROWS, Math.ceil(MAX_EXPANDED_CHARACTERS / pattern.length));
  const { set, globParts } = new Minimatch(pattern, { ...OPTIONS, nocase: ignoreCase, braceExpandMax });
  return set.map((parts, row) =>
    parts.map((part, column) => readSegment(part, globParts[row]?.[column] ?? '', ignoreCase)),
  );
}

type Part = Minimatch['set'][number][number];

function readSegment(part: Part, written: string, ignoreCase: boolean): Segment {
  if (part === GLOBSTAR) {
    return { kind: 'globstar' };
  }
  if (typeof part === 'string' && !ignoreCase) {
    return { kind: 'literal', text: part };
  }
  if (ignoreCase && NOT_ASCII.test(written)) {
    return { kind: 'wild', start: '', needle: '', end: '', fits: fitsPart(part) };
  }
  const text = ignoreCase ? written.toLowerCase() : written;
  if (!SIGN.test(text)) {
    return { kind: 'literal', text };
  }
  return SIGN.test(text.replaceAll('*', '')) ? readSigns(part, text) : readStars(text);
}

const NOT_ASCII = /[^\0-\u007F]/;

/**
 * What is more than itself, or may be. minimatch puts a character for private use where a long `{1..500}` stood; half a
 * surrogate pair would be found in the other half's company.
 */
const SIGN = /[*?[\]\\\u{E000}-\u{F8FF}\u{D800}-\u{DFFF}]/u;

function readSigns(part: Part, text: string): Segment {
  const texts = text.split(SIGN);
  return { kind: 'wild', start: texts.at(0) ?? '', needle: '', end: texts.at(-1) ?? '', fits: fitsPart(part) };
}

function fitsPart(part: Part): (name: string) => boolean {
  return typeof part === 'object' ? (name) => part.testUnchecked(name) : (name) => name === part;
}

function readStars(text: string): Segment {
  const [start = '', ...others] = text.split('*');
  const end = others.pop() ?? '';
  const middles = others.filter((middle) => middle !== '');
  return {
    kind: 'wild',
    start,
    needle: middles.reduce((longest, middle) => (middle.length > longest.length ? middle : longest), ''),
    end,
    fits:
      middles.length === 0 ? undefined : (name) => holdsInTurn(name, start.length, middles, name.length - end.length),
  };
}

/** Each text is looked for once, from where the one before it ends; to find one later could not help those after it. */
function holdsInTurn(name: string, from: number, texts: readonly string[], to: number): boolean {
  let at = from;
  for (const text of texts) {
    const found = name.indexOf(text, at);
    if (found === -1) {
      return false;
    }
    at = found + text.length;
  }
  return at <= to;
}
