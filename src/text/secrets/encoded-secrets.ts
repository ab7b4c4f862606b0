import { eachMatch } from '../each-match.ts';
import { findAssignedSecrets } from './assigned-secrets.ts';
import { findPlainSecrets, type FoundSecret } from './secret-formats.ts';

/** A way to write a text in other letters. */
interface Encoding {
  /** A text without it has nothing in this encoding. It is found faster than a run. */
  readonly sign?: RegExp;
  /** Runs of encoded text. */
  readonly run: RegExp;
  readonly decode: (run: string) => string;
}

/** Longer runs are files, of which the beginning is read. */
const MAX_RUN_CHARACTERS = 200_000;

/** Four letters of Base64 that stand for three characters of ASCII: the highest bit of each byte is 0. */
const BASE64_OF_TEXT = '[A-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][A-Za-z0-9+/_-]';
const NUMBERED = String.raw`%[2-7][\dA-Fa-f]|\\u00[2-7][\dA-Fa-f]|\\u\{0{0,4}[2-7][\dA-Fa-f]\}|\\x[2-7][\dA-Fa-f]|&#\d{2,3};|&#[xX][2-7][\dA-Fa-f];`;
const PLAIN = String.raw`[\w.:~+/=-]`;

const ENCODINGS: readonly Encoding[] = [
  {
    run: new RegExp(`(?<![A-Za-z0-9+/_-])(?:${BASE64_OF_TEXT}){6}[A-Za-z0-9+/_-]*={0,2}`, 'g'),
    decode: (run) => Buffer.from(run, 'base64').toString('latin1'),
  },
  {
    run: /(?<![\dA-Fa-f])(?:[2-7][\dA-Fa-f]){8}[\dA-Fa-f]*/g,
    decode: (run) => Buffer.from(run, 'hex').toString('latin1'),
  },
  {
    sign: /%[2-7][\dA-Fa-f]|\\[ux][\d{]|&#/,
    run: new RegExp(`(?<!${PLAIN})${PLAIN}*(?:(?:${NUMBERED})${PLAIN}*)+`, 'g'),
    decode: readNumbered,
  },
];

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
  return ENCODINGS.filter(({ sign }) => sign?.test(text) !== false).flatMap(({ run, decode }) =>
    [...eachMatch(text, run)].flatMap(({ 0: written, index }): readonly FoundSecret[] => {
      const decoded = decode(written.slice(0, MAX_RUN_CHARACTERS));
      const found = decoded === written ? undefined : secretIn(decoded);
      return found === undefined ? [] : [{ ...found, start: index, end: index + written.length }];
    }),
  );
}

function secretIn(decoded: string): Pick<FoundSecret, 'title' | 'isOnlyHidden'> | undefined {
  const lines = decoded.split('\n');
  const [found] = [...findPlainSecrets(decoded), ...lines.flatMap((line) => findAssignedSecrets(line, false))];
  return found && { title: found.title, ...(found.isOnlyHidden === true ? { isOnlyHidden: true } : {}) };
}
