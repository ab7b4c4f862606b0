import type { TextRange } from '../source-text.ts';

/** A key in a format that identifies it as one. */
export interface FoundSecret extends TextRange {
  /** What kind of key it is: `GitHub token`. */
  readonly title: string;
  /** Set if a checksum in it proves that it is a key. */
  readonly isProven?: true;
  /** Set if only its place says that it is a secret: it is hidden, and not worth a finding. */
  readonly isByPlace?: true;
}

/** A secret of a text, with the index of its line. Start and end are offsets in the line. */
export interface PlacedSecret extends FoundSecret {
  readonly line: number;
}

interface SecretFormat {
  readonly title: string;
  readonly pattern: RegExp;
  readonly isReal?: (secret: string) => boolean;
}

/** A file with more keys is a list of examples. */
const MAX_SECRETS = 50;

/**
 * The last character of the beginning of a key. The search is for this character, because it is rare: an expression
 * that begins with letters would stop at each of them.
 */
const LEAD_END =
  /[-_.](?:(?<=(?<![\w.-])(?:gh[opsur]_|github_pat_|[sr]k_live_|xox[abprs]-|glpat-|npm_|hf_|SG\.|pypi-|dop_v1_))|(?<=(?<![\w.-])sk-)(?=ant-|proj-|svcacct-|admin-|[A-Za-z0-9]{20}T3Blbk))/g;
/** Beginnings without such a character. */
const WORD_LEADS = ['AKIA', 'ASIA', 'AIza'] as const;
/** Beginnings with a piece that is found faster. */
const PLAIN_LEADS = [
  ['-----BEGIN ', 'KEY---'],
  ['hooks.slack.com/services/', '.slack'],
  ['eyJ', '.eyJ'],
  ['AGE-SECRET-KEY-1', 'AGE-SECRET-KEY-1'],
] as const;

/** `-----BEGIN ` in Base64. */
const ENCODED_LEAD = 'LS0tLS1CRUdJTi';

const FORMATS: readonly SecretFormat[] = [
  { title: 'GitHub token', pattern: /gh[opsur]_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/y, isReal: hasChecksum },
  { title: 'npm token', pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/y, isReal: hasChecksum },
  { title: 'GitHub token', pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/y },
  { title: 'AWS access key', pattern: /A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/y },
  { title: 'Stripe key', pattern: /[sr]k_live_[A-Za-z0-9]{24,120}(?![A-Za-z0-9])/y },
  { title: 'Anthropic key', pattern: /sk-ant-[a-z0-9]{3,10}-[A-Za-z0-9_-]{80,120}(?![A-Za-z0-9_-])/y },
  {
    title: 'OpenAI key',
    pattern: /sk-(?:(?:proj|svcacct|admin)-)?[A-Za-z0-9_-]{20,100}T3BlbkFJ[A-Za-z0-9_-]{20,100}(?![A-Za-z0-9_-])/y,
  },
  { title: 'Slack token', pattern: /xox[abprs]-\d{8,14}-[A-Za-z0-9-]{20,100}(?![A-Za-z0-9-])/y },
  {
    title: 'Slack webhook',
    pattern: /hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}(?![A-Za-z0-9])/y,
  },
  { title: 'Google key', pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y },
  { title: 'GitLab token', pattern: /glpat-[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/y },
  { title: 'Hugging Face token', pattern: /hf_[A-Za-z]{34}(?![A-Za-z0-9])/y },
  { title: 'SendGrid key', pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y },
  { title: 'PyPI token', pattern: /pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,300}(?![A-Za-z0-9_-])/y },
  { title: 'DigitalOcean token', pattern: /dop_v1_[a-f0-9]{64}(?![A-Za-z0-9])/y },
  {
    title: 'JSON web token',
    pattern: /eyJ[\w-]{15,400}\.eyJ[\w-]{10,4000}\.[\w-]{20,700}(?![\w-])/y,
    isReal: isSignedToken,
  },
  { title: 'private key', pattern: /AGE-SECRET-KEY-1[A-Z0-9]{58}(?![A-Za-z0-9])/y },
  { title: 'private key', pattern: /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{34,40000}={0,2}/y, isReal: isEncodedKey },
  {
    title: 'private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----(?:\s|\\n){1,20}(?:[A-Za-z0-9+/=]{30,200}(?:\s|\\n){1,20}){2}/y,
  },
];

/** The kinds of keys that are found, as they are named. */
export const SECRET_TITLES: readonly string[] = [...new Set(FORMATS.map(({ title }) => title))];

/**
 * Finds keys by the formats of their issuers, including checksums if the format has one. Keys that documentation shows,
 * and sequences that are not random, are not reported.
 */
export function findSecrets(text: string): readonly FoundSecret[] {
  const found: FoundSecret[] = [];
  for (const start of startsIn(text)) {
    const secret = secretAt(text, start);
    if (secret !== undefined) {
      found.push(secret);
    }
    if (found.length >= MAX_SECRETS) {
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * The offsets where a key may begin. Except for the plain ones, each beginning must be the start of a run of key
 * characters.
 */
function startsIn(text: string): readonly number[] {
  const plain = PLAIN_LEADS.flatMap(([lead, piece]) => (text.includes(piece) ? placesOf(text, lead) : []));
  const words = WORD_LEADS.flatMap((lead) => placesOf(text, lead).filter((at) => !isKeyLetter(text, at - 1)));
  // One that begins within another would be read to the end again and again.
  const encoded = placesOf(text, ENCODED_LEAD).filter(
    (at) => !/[A-Za-z0-9+/=](?<!\\n)$/.test(text.slice(Math.max(0, at - 2), at)),
  );
  const starts = [...plain, ...words, ...encoded];
  LEAD_END.lastIndex = 0;
  for (let end = LEAD_END.exec(text); end !== null; end = LEAD_END.exec(text)) {
    starts.push(startOfRun(text, end.index));
  }
  return starts;
}

function placesOf(text: string, part: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    places.push(at);
  }
  return places;
}

function startOfRun(text: string, within: number): number {
  let start = within;
  while (isKeyLetter(text, start - 1)) {
    start -= 1;
  }
  return start;
}

function isKeyLetter(text: string, at: number): boolean {
  return /[\w.-]/.test(text.charAt(at));
}

function secretAt(text: string, start: number): FoundSecret | undefined {
  for (const { title, pattern, isReal } of FORMATS) {
    pattern.lastIndex = start;
    const secret = pattern.exec(text)?.[0];
    if (secret !== undefined && (isReal ?? looksRandom)(secret)) {
      const range = { title, start, end: start + secret.trimEnd().length };
      return isReal === hasChecksum ? { ...range, isProven: true } : range;
    }
  }
  return undefined;
}

const MIN_KINDS_OF_LETTERS = 11;

function looksRandom(secret: string): boolean {
  return (
    !/EXAMPLE|example|(.)\1{5}|1234567|abcdefg|ABCDEFG|(?:test|fake|dummy|your)/i.test(secret) &&
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

const PUBLIC_TOKEN = /1234567890|John Doe|Jane Doe|example\.|"role" ?: ?"anon"/;

const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Tokens of GitHub and npm end in the CRC32 of the text between prefix and checksum, in base 62.
 * https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
/** An `import` would load zlib for every text, though hardly any text has a token. */
function hasChecksum(token: string): boolean {
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
