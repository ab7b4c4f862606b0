import { eachMatch } from '../each-match.ts';
import { findAssignedSecrets } from './assigned-secrets.ts';
import { findLongRuns, makeCharacterSet, type CharacterSet, type Run } from './long-runs.ts';
import { UNSEEN } from './read-escapes.ts';
import { findKeyRuns, findPlainSecrets, type FoundSecret } from './secret-formats.ts';
import { regexSource } from '../regex.ts';

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

/** A character that nobody sees, or that only a terminal or a compiler obeys: it parts a key for a search, and for no person. */
const UNPRINTED = String.raw`${UNSEEN}|[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u2028\u2029]`;
/** A text without it has no characters that are written by their numbers. */
const HAS_NUMBERED = new RegExp(String.raw`%[2-7][\dA-Fa-f]|\\[ux\d][\d{]|&#|${UNPRINTED}`);
const NUMBERED = regexSource`
  ${UNPRINTED}|%[2-7][\dA-Fa-f]|\\u00[2-7][\dA-Fa-f]|\\u\{0{0,4}[2-7][\dA-Fa-f]\}|\\x[2-7][\dA-Fa-f]
  |\\0?1?[0-7]{2}|&#\d{2,3};|&#[xX][2-7][\dA-Fa-f];
`;
const PLAIN = String.raw`[\w.:~+/=!$-]`;
const NUMBERED_RUN = new RegExp(`(?<!${PLAIN})${PLAIN}*(?:(?:${NUMBERED})${PLAIN}*)+`, 'g');

/** An address in HTML has its ampersands written so, and hides nothing: `?alt=media&#x26;token=…`. */
const AMPERSAND = /&#(?:38|x26);/gi;

const UNPRINTED_SIGNS = new RegExp(UNPRINTED, 'g');
const NUMBERED_PARTS = /%(..)|\\u00(..)|\\u\{0*(..)\}|\\x(..)|&#[xX](..);|&#(\d+);|\\([0-7]+)/g;

/** Reads characters that are written by their numbers. */
function readNumbered(run: string): string {
  return run
    .replaceAll(UNPRINTED_SIGNS, '')
    .replaceAll(NUMBERED_PARTS, (_, ...groups: readonly (string | undefined)[]) => {
      const [decimal, octal] = groups.slice(5);
      if (octal !== undefined) {
        return String.fromCharCode(Number.parseInt(octal, 8));
      }
      const hexadecimal = groups.slice(0, 5).find((digits) => digits !== undefined);
      return String.fromCharCode(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal));
    });
}

/**
 * Finds secrets in Base64, in hexadecimal digits, in lists of the numbers of characters, and in characters that are written by
 * their numbers, as in an address or a text in code. What is found is the whole run, because a part of it would not decode.
 */
export function findEncodedSecrets(text: string, keyRuns: readonly Run[]): readonly FoundSecret[] {
  const found: FoundSecret[] = [];
  const read = (run: string, start: number, decode: (run: string) => string): void => {
    const decoded = decode(run.slice(0, MAX_RUN_CHARACTERS));
    const secret = decoded === run ? undefined : secretIn(decoded);
    if (secret !== undefined) {
      found.push({ ...secret, start, end: start + run.length });
    }
  };
  for (const { letters, minCharacters, run, decode } of ENCODINGS) {
    for (const { start } of findRunsOf(letters, minCharacters, text, keyRuns)) {
      run.lastIndex = start;
      const written = run.exec(text)?.[0];
      if (written !== undefined) {
        read(written, start, decode);
      }
    }
  }
  for (const { 0: written, index } of HAS_NUMBERED.test(text) ? eachMatch(text, NUMBERED_RUN) : []) {
    if (HAS_NUMBERED.test(written.replaceAll(AMPERSAND, ''))) {
      read(written, index, readNumbered);
    }
  }
  for (const { 0: written, index } of HAS_NUMBERS.test(text) ? eachMatch(text, NUMBERS) : []) {
    read(written, index, readNumbers);
  }
  return found;
}

/** Letters and digits by their codes: `103, 104`, `0x67, 0x68`. A key has more of them. */
const NUMBER = String.raw`(?:0[xX][2-7][\dA-Fa-f]|(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6]))`;
const HAS_NUMBERS = new RegExp(`${NUMBER},\\s{0,2}${NUMBER},\\s{0,40}${NUMBER},\\s{0,40}${NUMBER},`);
const NUMBERS = new RegExp(String.raw`(?<![\w.,-])${NUMBER}(?:\s{0,4},\s{0,40}${NUMBER}){15,4000}(?![\w.])`, 'g');

function readNumbers(run: string): string {
  return String.fromCharCode(...run.split(',').map(Number));
}

/** The secret of a decoded text, which may be encoded once more, and in which each character may have two bytes. */
function secretIn(decoded: string, depth = 0): Pick<FoundSecret, 'title' | 'isOnlyHidden'> | undefined {
  const text = decoded.replaceAll('\0', '');
  const [found] = [
    ...findPlainSecrets(text),
    ...text.split('\n').flatMap((line) => findAssignedSecrets(line, { isBare: false })),
    ...(depth < MAX_DEPTH ? findEncodedAgain(text, depth + 1) : []),
  ];
  return found && { title: found.title, ...(found.isOnlyHidden === true ? { isOnlyHidden: true } : {}) };
}

/** A text that is encoded more often is not read. */
const MAX_DEPTH = 2;

function findEncodedAgain(text: string, depth: number): readonly Pick<FoundSecret, 'title' | 'isOnlyHidden'>[] {
  const keyRuns = findKeyRuns(text);
  return ENCODINGS.flatMap(({ letters, minCharacters, run, decode }) =>
    findRunsOf(letters, minCharacters, text, keyRuns).flatMap(({ start }) => {
      run.lastIndex = start;
      const written = run.exec(text)?.[0];
      return written === undefined ? [] : (secretIn(decode(written), depth) ?? []);
    }),
  );
}

/** The letters of each encoding are among those of keys, so that the text need not be walked again. */
function findRunsOf(
  letters: CharacterSet,
  minCharacters: number,
  text: string,
  keyRuns: readonly Run[],
): readonly Run[] {
  return keyRuns.flatMap((within) => findLongRuns(text, letters, minCharacters, within));
}
