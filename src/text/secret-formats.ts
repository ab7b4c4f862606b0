import type { TextRange } from './source-text.ts';

/** A key that whoever made it marked as one. */
export interface FoundSecret extends TextRange {
  /** What it opens: `GitHub token`. */
  readonly title: string;
}

interface SecretFormat {
  readonly title: string;
  readonly pattern: RegExp;
  readonly isReal?: (secret: string) => boolean;
}

/** Keys of which a file holds more are a list of examples. */
const MAX_SECRETS = 50;

/** The beginnings of all formats but those that `PLAIN_LEADS` finds. */
const LEAD =
  /gh[opsur]_|github_pat_|A[KS]IA|[sr]k_live_|sk-(?:ant-|proj-|svcacct-|admin-)|sk-[A-Za-z0-9]{20}T3Blbk|xox[abprs]-|AIza|glpat-|npm_|hf_|SG\.|pypi-AgE|dop_v1_/y;
/** With a piece that is found faster. */
const PLAIN_LEADS = [
  ['-----BEGIN ', 'KEY---'],
  ['hooks.slack.com/services/', '.slack'],
] as const;
/** No key that a lead begins is shorter. */
const MIN_LENGTH = 20;

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
    title: 'private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----(?:\s|\\n){1,20}(?:[A-Za-z0-9+/=]{30,200}(?:\s|\\n){1,20}){2}/y,
  },
];

/**
 * Finds keys by the formats of those who make them, with their checksums where they have any. Those that documentation
 * shows, and rows of letters that nobody's chance would make, are none.
 */
export function findSecrets(text: string): readonly FoundSecret[] {
  const found: FoundSecret[] = [];
  for (const start of starts(text)) {
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

/** Where a key may begin: at a lead of a run of its letters, which is found by looking at each twentieth letter. */
function* starts(text: string): Generator<number> {
  for (const [lead, piece] of PLAIN_LEADS) {
    for (let at = text.includes(piece) ? text.indexOf(lead) : -1; at >= 0; at = text.indexOf(lead, at + lead.length)) {
      yield at;
    }
  }
  let from = 0;
  for (let at = MIN_LENGTH - 1; at < text.length; at += MIN_LENGTH) {
    if (at < from || !isKeyLetter(text.charCodeAt(at))) {
      continue;
    }
    let start = at;
    while (start > from && isKeyLetter(text.charCodeAt(start - 1))) {
      start -= 1;
    }
    from = at + 1;
    LEAD.lastIndex = start;
    if (isKeyLetter(text.charCodeAt(start + MIN_LENGTH - 1)) && LEAD.test(text)) {
      yield start;
    }
  }
}

/** Letters, digits, `_`, `-` and `.`; there is no code beyond the ends of the text. */
function isKeyLetter(code: number): boolean {
  return code < IS_KEY_LETTER.length && IS_KEY_LETTER[code] === 1;
}

const IS_KEY_LETTER = Uint8Array.from({ length: 128 }, (_none, code) =>
  /[\w.-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

function secretAt(text: string, start: number): FoundSecret | undefined {
  for (const { title, pattern, isReal } of FORMATS) {
    pattern.lastIndex = start;
    const secret = pattern.exec(text)?.[0];
    if (secret !== undefined && (isReal ?? looksRandom)(secret)) {
      return { title, start, end: start + secret.trimEnd().length };
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

const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * GitHub's tokens, and npm's, end in the CRC32 of what stands between prefix and checksum, in base 62.
 * https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
/** An import would load zlib for every text, and hardly one holds a token. */
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
    digits = (DIGITS[rest % DIGITS.length] ?? '') + digits;
  }
  return digits;
}
