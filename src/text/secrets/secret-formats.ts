import { lazily } from '../../structures/lazily.ts';
import { eachMatch } from '../each-match.ts';
import type { TextRange } from '../source-text.ts';
import { BEFORE_KEY, ISSUER_FORMATS, SHAPE_FORMATS, type IssuerFormat } from './issuer-formats.ts';
import { findLongRuns, makeCharacterSet, type Run } from './long-runs.ts';
import { quotePattern } from './quote-pattern.ts';

/** A key in a format that identifies it as one. */
export interface FoundSecret extends TextRange {
  /** What kind of key it is: `GitHub token`. */
  readonly title: string;
  /** Set if a checksum in it proves that it is a key. */
  readonly isProven?: true;
  /** Set if it is hidden and not worth a finding: only its place says that it is a secret, or it opens nothing of value. */
  readonly isOnlyHidden?: true;
  /** The whole secret, if this is a part of it that a program joins with others. */
  readonly whole?: string;
}

/** A secret of a text, with the index of its line. Start and end are offsets in the line. */
export interface PlacedSecret extends FoundSecret {
  readonly line: number;
}

/** A format whose keys begin at a known offset. */
interface SecretFormat {
  readonly title: string;
  readonly pattern: RegExp;
  readonly judge: (secret: string) => Judgement;
}

/** How sure it is that a text of a format is a key. */
type Judgement = 'proven' | 'likely' | 'hidden' | 'none';

/** A file with more keys is a list of examples. */
const MAX_SECRETS = 50;

/** Formats by the beginning of their keys. They are read when a text has such a beginning: most have none. */
const BY_LEAD = new Map<string, () => readonly SecretFormat[]>();
for (const lead of ISSUER_FORMATS.flatMap(({ leads }) => leads)) {
  BY_LEAD.set(
    lead,
    lazily(() =>
      ISSUER_FORMATS.filter(({ leads }) => leads.includes(lead)).map((format) => readIssuerFormat(format, lead)),
    ),
  );
}

/** All characters that keys of issuers consist of, and the fewest that one has: `AKIA` and 16 more. */
const IN_KEYS = makeCharacterSet(/[\w.+/=~-]/);
const MIN_KEY_CHARACTERS = 20;
/** Hexadecimal digits of a text may be fewer. */
const MIN_RUN_CHARACTERS = 16;

/** `\u0020` */
const LONGEST_ESCAPE = 6;
const IS_FREE = new RegExp(`${BEFORE_KEY}$`);
const LEADS = [...BY_LEAD.keys()];
/** Plain words without a condition: an engine finds them in one pass. */
const LEAD = new RegExp(LEADS.map(quotePattern).join('|'), 'g');
/** The same, to test a text. */
export const LEAD_WORDS = new RegExp(LEAD.source);
/** The beginning of a private key, and a piece of its first line that is found faster. */
const KEY_LEAD = '-----BEGIN ';
const KEY_PIECE = 'KEY---';
/** `{"` in Base64, which begins a web token. */
const TOKEN_LEAD = 'eyJ';
/** A web token has one of them. The second is `{"alg":"` in Base64, of a token that is encrypted. */
const TOKEN_PIECES = ['.eyJ', 'eyJhbGciOi'];

/** `-----BEGIN ` in Base64. */
const ENCODED_LEAD = 'LS0tLS1CRUdJTi';

const OTHER_FORMATS: readonly SecretFormat[] = [
  {
    title: 'JSON web token',
    pattern: /eyJ[\w-]{15,400}\.eyJ[\w-]{10,4000}\.[\w-]{20,700}(?![\w-])/y,
    judge: likelyIf(isSignedToken),
  },
  {
    title: 'encrypted web token',
    pattern: /eyJ[\w-]{15,400}\.[\w-]{0,700}\.[\w-]{12,24}\.[\w-]{10,4000}\.[\w-]{22,43}(?![\w-])/y,
    judge: likelyIf(isEncryptedToken),
  },
  {
    title: 'private key',
    pattern: /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{34,40000}={0,2}/y,
    judge: likelyIf(isEncodedKey),
  },
  {
    title: 'private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----(?:\s|\\n){1,20}(?:[A-Za-z0-9+/=]{30,200}(?:\s|\\n){1,20}){2}/y,
    judge: likelyIf(isRandom),
  },
];

/** The kinds of keys that are found, as they are named. */
export const SECRET_TITLES: readonly string[] = [
  ...new Set([...ISSUER_FORMATS, ...SHAPE_FORMATS, ...OTHER_FORMATS].map(({ title }) => title)),
];

function readIssuerFormat({ title, rest, hasChecksum, isOnlyHidden }: IssuerFormat, lead: string): SecretFormat {
  const end = rest.includes('-]') || rest.includes(String.raw`\w`) ? String.raw`(?![\w-])` : '(?![A-Za-z0-9])';
  return {
    title,
    pattern: new RegExp(`${quotePattern(lead)}(?:${rest})${end}`, 'y'),
    judge: (secret) => {
      if (hasChecksum === true && hasValidChecksum(secret)) {
        return 'proven';
      }
      const likely = hasChecksum === true || isOnlyHidden === true ? 'hidden' : 'likely';
      return looksRandom(secret, secret.slice(lead.length)) ? likely : 'none';
    },
  };
}

function likelyIf(isReal: (secret: string) => boolean): SecretFormat['judge'] {
  return (secret) => (isReal(secret) ? 'likely' : 'none');
}

/** The ranges of a text in which keys may be, as they are and in Base64 or hexadecimal digits. Texts in words have few of them. */
export function findKeyRuns(text: string): readonly Run[] {
  return findLongRuns(text, IN_KEYS, MIN_RUN_CHARACTERS);
}

/**
 * Finds keys by the formats of their issuers, including checksums if the format has one. Keys that documentation shows,
 * and sequences that are not random, are not reported.
 */
export function findPlainSecrets(text: string, keyRuns = findKeyRuns(text)): readonly FoundSecret[] {
  const runs = keyRuns.filter(({ start, end }) => end - start >= MIN_KEY_CHARACTERS);
  const found = findShapes(text, runs).slice(0, MAX_SECRETS);
  for (const { start, formats } of startsIn(text, runs)) {
    const secret = secretAt(text, start, formats);
    if (secret !== undefined) {
      found.push(secret);
    }
    if (found.length >= MAX_SECRETS) {
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function findShapes(text: string, runs: readonly Run[]): FoundSecret[] {
  const found: FoundSecret[] = [];
  const longest = runs.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const possible = SHAPE_FORMATS.filter(({ minCharacters }) => minCharacters <= longest);
  for (const { title, mark, minCharacters, pattern, isReal = isRandom } of possible) {
    if (!runs.some(({ start, end }) => end - start >= minCharacters && mark.test(text.slice(start, end)))) {
      continue;
    }
    for (const { 0: key, index } of eachMatch(text, pattern)) {
      if (isReal(key)) {
        found.push({ title, start: index, end: index + key.length });
      }
    }
  }
  return found;
}

interface Start {
  readonly start: number;
  readonly formats: readonly SecretFormat[];
}

/** A part of a text, and where it begins. */
interface Part {
  readonly offset: number;
  readonly part: string;
}

/** The offsets where a key may begin, with the formats that it may have. */
function* startsIn(text: string, runs: readonly Run[]): Iterable<Start> {
  const parts = runs.map(({ start, end }) => ({ offset: start, part: text.slice(start, end) }));
  const placesInParts = (lead: string): readonly number[] =>
    parts.flatMap(({ offset, part }) => placesOf(part, lead).map((place) => offset + place));
  const places = [
    ...(text.includes(KEY_PIECE) ? placesOf(text, KEY_LEAD) : []),
    ...TOKEN_PIECES.flatMap((piece) =>
      parts.some(({ part }) => part.includes(piece)) ? placesInParts(TOKEN_LEAD) : [],
    ),
    // One that begins within another would be read to the end again and again.
    ...placesInParts(ENCODED_LEAD).filter(
      (start) => !/[A-Za-z0-9+/=](?<!\\n)$/.test(text.slice(Math.max(0, start - 2), start)),
    ),
  ];
  for (const start of places) {
    yield { start, formats: OTHER_FORMATS };
  }
  for (const one of parts) {
    yield* startsInPart(text, one);
  }
}

/** The offsets where keys of issuers may begin in a part of the text that has nothing but characters of keys. */
function* startsInPart(text: string, { offset, part }: Part): Iterable<Start> {
  let from = 0;
  const next = (): RegExpExecArray | null => {
    LEAD.lastIndex = from;
    return LEAD.exec(part);
  };
  for (let match = next(); match !== null; match = next()) {
    const { index } = match;
    const start = offset + index;
    if (IS_FREE.test(text.slice(Math.max(0, start - LONGEST_ESCAPE), start))) {
      const leads = LEADS.filter((lead) => part.startsWith(lead, index));
      yield* leads.map((lead) => ({ start, formats: BY_LEAD.get(lead)?.() ?? [] }));
    }
    // One beginning may be within another: `xoxb-` in `xoxe.xoxb-`.
    from = index + 1;
  }
}

function placesOf(text: string, part: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    places.push(at);
  }
  return places;
}

function secretAt(text: string, start: number, formats: readonly SecretFormat[]): FoundSecret | undefined {
  for (const { title, pattern, judge } of formats) {
    pattern.lastIndex = start;
    const secret = pattern.exec(text)?.[0];
    const judgement = secret === undefined ? 'none' : judge(secret);
    if (secret !== undefined && judgement !== 'none') {
      const range = { title, start, end: start + secret.trimEnd().length };
      return {
        ...range,
        ...(judgement === 'proven' ? { isProven: true as const } : {}),
        ...(judgement === 'hidden' ? { isOnlyHidden: true as const } : {}),
      };
    }
  }
  return undefined;
}

const MIN_KINDS_OF_LETTERS = 11;
/** Words with hyphens, as in the name of a file or of a class of CSS. */
const SLUG = /^[a-z]{2,}(?:[-_][a-z\d]+)*$/;

function isRandom(secret: string): boolean {
  return looksRandom(secret);
}

/** @param rest the key without the beginning that all keys of its issuer have */
function looksRandom(secret: string, rest = secret): boolean {
  return (
    !/EXAMPLE|example|(.)\1{5}|1234567|abcdefg|ABCDEFG|(?:test|fake|dummy|your)/i.test(rest) &&
    !SLUG.test(rest) &&
    new Set(secret).size >= MIN_KINDS_OF_LETTERS
  );
}

/** Base64 of a text that begins as a private key does: one of a cluster or of a variable. */
function isEncodedKey(secret: string): boolean {
  return /^-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY/.test(Buffer.from(secret.slice(0, 80), 'base64').toString('latin1'));
}

/** A signed token whose first part names an algorithm. Tokens that everybody may know, and those of documentation, are not meant. */
function isSignedToken(token: string): boolean {
  const [head = '', body = ''] = token
    .split('.')
    .slice(0, 2)
    .map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  return /^\{.{0,300}"alg" ?: ?"(?!none)/s.test(head) && body.startsWith('{') && !PUBLIC_TOKEN.test(body);
}

function isEncryptedToken(token: string): boolean {
  return /^\{.{0,300}"enc" ?: ?"/s.test(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
}

const PUBLIC_TOKEN = /1234567890|John Doe|Jane Doe|example\.|"role" ?: ?"anon"/;

const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Tokens of GitHub and npm end in the CRC32 of the text between prefix and checksum, in base 62.
 * https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
/** An `import` would load zlib for every text, though hardly any text has a token. */
function hasValidChecksum(token: string): boolean {
  const body = token.slice(token.indexOf('_') + 1, -CHECKSUM_LENGTH);
  return (
    token.slice(-CHECKSUM_LENGTH) ===
    inBase62(process.getBuiltinModule('node:zlib').crc32(body)).padStart(CHECKSUM_LENGTH, '0')
  );
}

function inBase62(value: number): string {
  let digits = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / DIGITS.length)) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
  }
  return digits;
}
