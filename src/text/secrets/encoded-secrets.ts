import { eachMatch } from '../each-match.ts';
import { findAssignedSecrets } from './assigned-secrets.ts';
import { findLongRuns, makeCharacterSet } from './long-runs.ts';
import { findPlainSecrets, type FoundSecret } from './secret-formats.ts';

/** Longer runs are files, of which the beginning is read. */
const MAX_RUN_CHARACTERS = 200_000;

/** Four letters of Base64 that stand for three characters of ASCII: the highest bit of each byte is 0. */
const BASE64_OF_TEXT = '[A-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][A-Za-z0-9+/_-]';

/** A way to write a text in letters of a set. */
const ENCODINGS = [
  {
    letters: makeCharacterSet(/[A-Za-z0-9+/_-]/),
    minCharacters: 24,
    run: new RegExp(`(?:${BASE64_OF_TEXT}){6}[A-Za-z0-9+/_-]*={0,2}`, 'y'),
    decode: (run: string): string => Buffer.from(run, 'base64').toString('latin1'),
  },
  {
    letters: makeCharacterSet(/[\dA-Fa-f]/),
    minCharacters: 16,
    run: /(?:[2-7][\dA-Fa-f]){8}[\dA-Fa-f]*/y,
    decode: (run: string): string => Buffer.from(run, 'hex').toString('latin1'),
  },
] as const;

/** A text without it has no characters that are written by their numbers. */
const HAS_NUMBERED = /%[2-7][\dA-Fa-f]|\\[ux][\d{]|&#/;
const NUMBERED = String.raw`%[2-7][\dA-Fa-f]|\\u00[2-7][\dA-Fa-f]|\\u\{0{0,4}[2-7][\dA-Fa-f]\}|\\x[2-7][\dA-Fa-f]|&#\d{2,3};|&#[xX][2-7][\dA-Fa-f];`;
const PLAIN = String.raw`[\w.:~+/=-]`;
const NUMBERED_RUN = new RegExp(`(?<!${PLAIN})${PLAIN}*(?:(?:${NUMBERED})${PLAIN}*)+`, 'g');

const NUMBERED_PARTS = /%(..)|\\u00(..)|\\u\{0*(..)\}|\\x(..)|&#[xX](..);|&#(\d+);/g;

/** Reads characters that are written by their numbers. */
function readNumbered(run: string): string {
  return run.replaceAll(NUMBERED_PARTS, (_, ...groups: readonly (string | undefined)[]) => {
    const decimal = groups[5];
    const hexadecimal = groups.slice(0, 5).find((digits) => digits !== undefined);
    return String.fromCharCode(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal));
  });
}

/**
 * Finds secrets in Base64, in hexadecimal digits, and in characters that are written by their numbers, as in an address or a
 * text in code. What is found is the whole run, because a part of it would not decode.
 */
export function findEncodedSecrets(text: string): readonly FoundSecret[] {
  const found: FoundSecret[] = [];
  const read = (run: string, start: number, decode: (run: string) => string): void => {
    const decoded = decode(run.slice(0, MAX_RUN_CHARACTERS));
    const secret = decoded === run ? undefined : secretIn(decoded);
    if (secret !== undefined) {
      found.push({ ...secret, start, end: start + run.length });
    }
  };
  for (const { letters, minCharacters, run, decode } of ENCODINGS) {
    for (const { start } of findLongRuns(text, letters, minCharacters)) {
      run.lastIndex = start;
      const written = run.exec(text)?.[0];
      if (written !== undefined) {
        read(written, start, decode);
      }
    }
  }
  for (const { 0: written, index } of HAS_NUMBERED.test(text) ? eachMatch(text, NUMBERED_RUN) : []) {
    read(written, index, readNumbered);
  }
  return found;
}

function secretIn(decoded: string): Pick<FoundSecret, 'title' | 'isOnlyHidden'> | undefined {
  const lines = decoded.split('\n');
  const [found] = [
    ...findPlainSecrets(decoded),
    ...lines.flatMap((line) => findAssignedSecrets(line, { isBare: false })),
  ];
  return found && { title: found.title, ...(found.isOnlyHidden === true ? { isOnlyHidden: true } : {}) };
}
