import { PLACEHOLDER } from '../../../text/secrets/looks-random.ts';
import { regex } from '../../../text/regex.ts';

/** Fewer could be tried one after the other: ten small and large letters with digits have 59. */
const MIN_BITS = 56;

/**
 * Whether a value is one that people make up to show where a secret goes, or a name of something else, so that it says nothing
 * to report it: `SecurePass123!`, `com.acme.app.p12`, `required|string`, `client.secret.value`. It may still be hidden.
 *
 * @param isPassword whether it is that of a name of a password. Real passwords can be words, a token cannot.
 */
export function isGuessable(value: string, isPassword: boolean): boolean {
  const text = readBase64(value);
  const judged = text === undefined ? value : passwordOf(text);
  return (
    ENCRYPTED.test(value) ||
    CERTIFICATE.test(value) ||
    PUBLIC_KEY.test(value) ||
    ADDRESS.test(value) ||
    STYLE.test(value) ||
    EXPRESSION.test(value) ||
    PATTERN.test(value) ||
    REVERSED_DOMAIN.test(value) ||
    HASH.test(judged) ||
    REPEATED.test(value) ||
    BEGINNING.test(value) ||
    (text !== undefined && (OBJECT.test(text) || (text.length <= MAX_CHARACTERS_OF_TEXT && PLACEHOLDER.test(text)))) ||
    (!isPassword && (isWordsWithNumbers(judged) || isSpoken(judged))) ||
    countBits(withoutMadeUpWords(judged)) < MIN_BITS
  );
}

/** What only the key of a repository opens: by EJSON, Jasypt, Spring, dotenvx, Maven, and for a Kubernetes `SealedSecret`. */
const ENCRYPTED =
  /^(?:EJ\[|ENC\(|\{cipher\}|encrypted:|\{[A-Za-z\d+/]{20,}={0,2}\}$|Ag[A-Za-z][A-Za-z\d+/]{150,}={0,2}$)/;
/** Addresses of contracts and accounts. Their private keys are longer. */
const ADDRESS = /^0x[\da-f]{40}$/i;
/** The first letters of the public half of a key of RSA, of an elliptic curve, of Ed25519 and X25519, and for SSH. */
const PUBLIC_KEY =
  /^(?:MII[BCD]IjANBgkqhkiG9w0BAQEF|MI[GH]f?MA0GCSqGSIb3DQEBAQUAA4|MFkwEwYHKoZIzj0C|MHYwEAYHKoZIzj0C|MCowBQYDK2V[uw]AyEA|AAAA[BC]3NzaC1)/;
/** A declaration of a style sheet. */
const STYLE = /^[a-z-]{2,40}:[^;]{1,80};/;
/** The first letters of `-----BEGIN CERTIFICATE` and `-----BEGIN PUBLIC KEY` in Base64. */
const CERTIFICATE = /^LS0tLS1CRUdJTiB(?:DRVJU|QVUJM|UVVTVEVE|YNTA5)/;
/** A member of a value, and names between the signs that join them: `*response.JSON200.Secret`, `required|string`. */
const EXPRESSION =
  /^[*&!]?[A-Za-z_$]\w{0,40}(?:(?:\.[A-Za-z_$][a-z]+\w{0,40}){1,6}(?:\(\))?)$|^[a-z_]{2,40}(?::[\w,.]{1,60})?(?:\|[a-z_]{2,40}(?::[\w,.]{1,60})?){1,12}$/;
/** A part of a regular expression. */
const PATTERN = /A-Z|a-z|\[[^\]]{1,40}\][{+*]|\\[dwsb]|\(\?[:=!<]/;
const REVERSED_DOMAIN = /^(?:com|org|net|io|de|app|dev)\.[a-z][\w-]*\./;
/** What programs keep of a password: `$2y$10$…`. */
const HASH = /^\$(?:apr1|argon2\w{0,2}|[1256][aby]?)\$/;
/** A beginning to which a program adds the rest: `k8s-aws-v1.` */
const BEGINNING = /^[\w.:/-]{1,24}[.:/]$/;
/** `1A1A1A1A` */
const REPEATED = /(\w{2})\1{3}/;
/** A file, such as that of a key, can have the marks of a placeholder by chance. */
const MAX_CHARACTERS_OF_TEXT = 100;
const OBJECT = /^\s*[{[]["{\]}]/;

/** The text that Base64 hides, if it is readable. */
function readBase64(value: string): string | undefined {
  if (value.length % 4 !== 0 || !/^[A-Za-z\d+/]{6,}={0,2}$/.test(value)) {
    return undefined;
  }
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[ -~\n\r\t]{4,}$/.test(text) ? text : undefined;
}

/** Behind the name of a user, as in the header of a request. */
function passwordOf(text: string): string {
  return /^[\w.@-]{1,60}:(?<password>\S{3,})$/.exec(text)?.groups?.['password'] ?? text;
}

const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const MADE_UP = regex('g')`
  pass(?:w(?:or)?d|phrase|code)?|secure|secret|sensitive|valid|strong|change|welcome|letmein|qwerty
  |admin(?:istrator)?|super|temp|hello|world|owner|member|user|guest|root|token|random|prod(?:uction)?|this|very
  |12345?6?7?8?9?0?|321|(?<=[^\w]|^)i?2?3(?=$)|abc
`;
/** Words that a long random value can have by chance are not looked for in it. */
const MAX_CHARACTERS_WITH_WORDS = 32;

/** What is left of a value without the words of made-up passwords, also if digits and signs stand for letters of them. */
function withoutMadeUpWords(value: string): string {
  if (value.length > MAX_CHARACTERS_WITH_WORDS) {
    return value;
  }
  const letters = [...value.toLowerCase()].map((sign) => ALIKE[sign] ?? sign).join('');
  const isWord = new Set<number>();
  for (const text of [letters, value.toLowerCase()]) {
    for (const { 0: word, index } of text.matchAll(MADE_UP)) {
      Array.from(word, (_, at) => isWord.add(index + at));
    }
  }
  return [...value].filter((_, at) => !isWord.has(at)).join('');
}

const KINDS: readonly (readonly [kind: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 20],
];
const HEXADECIMAL = /^(?:[\da-f-]+|[\dA-F-]+)$/;
const HEXADECIMAL_DIGITS = 16;

function countBits(value: string): number {
  const size = HEXADECIMAL.test(value)
    ? HEXADECIMAL_DIGITS
    : KINDS.reduce((sum, [kind, letters]) => sum + (kind.test(value) ? letters : 0), 0);
  return value.length * Math.log2(Math.max(1, size));
}

const WORD_WITH_NUMBER = /^(?:[A-Za-z]?[a-z]*|[A-Z]+)\d{0,8}$/;
const SPOKEN_WORD = /^(?=.{0,12}[aeiouy])[a-z]{3,}\d{0,8}$/i;
const MIN_CHARACTERS_OF_WORD = 3;

/** `Api20100401Token`: at least half of its parts can be spoken. */
function isWordsWithNumbers(value: string): boolean {
  const words = value.replace(/^[*&!]/, '').split(/[-_.:/|#@ ]|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/);
  return (
    words.every((word) => WORD_WITH_NUMBER.test(word)) &&
    words.filter((word) => SPOKEN_WORD.test(word)).length * 2 > words.length &&
    value.length >= words.length * MIN_CHARACTERS_OF_WORD
  );
}

/** The letters that often follow each letter in a word. Of random letters, 42 % follow so; of those of words, nearly all. */
const FOLLOWERS: Readonly<Record<string, string>> = {
  a: 'bcdgiklmnprstuvy',
  b: 'abeilorsuy',
  c: 'acehiklorstuy',
  d: 'adegiorsuy',
  e: 'acdefgilmnpqrstvwxy',
  f: 'aefilortu',
  g: 'aeghilnorsuy',
  h: 'aeiortuy',
  i: 'abcdefgklmnoprstvz',
  j: 'aeosu',
  k: 'aeilnosy',
  l: 'adefiklmopstuvy',
  m: 'abeimopsuy',
  n: 'acdefgiknostuvy',
  o: 'abcdfgiklmnoprstuvw',
  p: 'aehiloprstuy',
  q: 'u',
  r: 'abcdefgiklmnoprstuvy',
  s: 'acehiklmopqstuwy',
  t: 'acehilmorstuwy',
  u: 'abcdegilmnprst',
  v: 'aeio',
  w: 'aehinors',
  x: 'aceipty',
  y: 'abceilmnopst',
  z: 'aeioyz',
};
const MIN_SHARE_OF_WORDS = 0.85;
const MIN_PAIRS = 8;

/** Whether its letters are mostly those of words: `pm-40201-derive-ssh-keys`. */
function isSpoken(value: string): boolean {
  const pairs = [...value.matchAll(/(?=(?<pair>[A-Za-z][a-z]|[A-Z]{2}))/g)].map(({ groups }) =>
    (groups?.['pair'] ?? '').toLowerCase(),
  );
  const usual = pairs.filter(([first = '', second = '']) => FOLLOWERS[first]?.includes(second) === true);
  const letters = value.replaceAll(/[^A-Za-z]+/g, '').length;
  return pairs.length >= MIN_PAIRS && pairs.length * 2 >= letters && usual.length >= pairs.length * MIN_SHARE_OF_WORDS;
}
