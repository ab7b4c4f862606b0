import { regex } from '../regex.ts';

/** Words that people write where a secret goes, marks of text that is replaced, and counting letters and digits. */
export const PLACEHOLDER = regex('i')`
  your|example|sample|base-?64|dummy|fake|mock|placeholder|change[-_]?(?:me|it|this)|todo|redact|filtered|insert
  |replace|some[-_]|my[-_]|foo|bar(?:[-_]|$)|test|demo|local|default|invalid|expired|x{4}|(?<![a-z\d])xxx
  |xxx(?![a-z\d])|\*{3}|\.{3}|…|<|>|\$\{|\$\(|\{\{|%\(|%s|_%[dsux]_|\/%\d|\/\$[A-Z]|\/\{[\w-]+\}
  |\[[A-Za-z\d]-[A-Za-z\d]|446655440000|1234|abc[-_]?123|def[-_]?456|xyz[-_]?789|abcd|qwerty|JBSWY3DP|0000
  |deadbeef|(.)\1{4}
`;
const OTHER_VALUE = regex('i')`
  ^(?:
    [a-z][a-z\d+.-]*:\/\/
    |[~^v=]{0,2}\d{1,4}\.\d{1,4}(?:\.\d{1,6})?[-.]?
      (?:alpha|beta|rc|dev|pre|preview|snapshot|nightly|canary|next|final)[.\d-]{0,12}$
    |\d{1,4}(?:\.\d{1,4}){1,3}={1,2}\w{1,30}$|(?:[a-z]{1,20}:)?[\w.+-]{1,60}@(?:[a-z\d-]{1,60}\.){1,4}[a-z]{2,12}$
    |crwdns\d+:|(?:npm|workspace|patch|portal|link|github|jsr):[~^@\w]|[./~@$%#&]|\d+(?:[.:-]\d+)*$
    |\d{4}-\d\d-\d\d|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|arn:|\w+\/\d{8}\/|projects\/
    |sha\d{1,3}[-:]|argon2|pbkdf2|@?[a-z][\w./-]{0,80}@\d+\.\d+\.\d+|[a-z][\w./-]{0,80}@\d{1,4}(?:[.-]\d{1,4})*$
    |CVSS:|--[a-z]|-D[A-Z_]+=|[\w.-]{1,60}:[\w.-]{1,60}:\d{1,4}(?:\.\d{1,4}){1,3}(?:[.-]\w{1,20})?$|ENCRYPTED\[
    |[\w.-]{1,60},(?:target|type|uid|gid|mode)=|(?:source|src|id|type)=[\w./-]{1,80},|data:|op:\/\/|vault:|ENC\[
    |phc_|pk_(?:live|test)_|pk\.eyJ|eyJ[\w-]{1,400}\.eyJ[\w-]{1,2000}\.[A-Za-z_-]{0,20}$|(?:pub|sub)-c-|ca-pub-
    |GTM-|pub[\da-f]{32}$|hash:|eyJ(?:hbGci|0eXAi)[\w-]{5,60}$|AQ[A-Z]{2}[\w+/]{100}
  )
`;
/** A part that the program fills in: `sk_#{SecureRandom.hex(8)}` of Ruby, `sk_{user.name}` of Python and C#, `\(id)` of Swift. */
const INTERPOLATED = /#\{|\\\(|\{[a-z_]\w{2,}(?:[.[(][^{}]{0,60})?\}/i;
const MIN_KINDS_OF_LETTERS = 8;
const MIN_LENGTH = 10;
/** Brackets are more often those of code, but a key of Django has some. */
const WITH_BRACKETS = /^[\w+/=.~!@#$%^&*:?(){}[\]|,;-]+$/;
const MIN_LENGTH_WITH_BRACKETS = 32;

/**
 * Whether letters and digits, or small and large letters, are mixed as in a key, and not as in a word, a name or a path. The
 * digits of signs that an address writes by their codes are none: `a%26b%3D1`.
 */
export function looksRandom(written: string): boolean {
  const value = written.includes('%')
    ? written.replaceAll(/%(?:2[0-9A-F]|3[A-F]|40|5[BD])/g, decodeURIComponent)
    : written;
  return (
    value.length >= MIN_LENGTH &&
    (/^[\w+/=.~!@#$%^&*:?-]+$/.test(value) ||
      (value.length >= MIN_LENGTH_WITH_BRACKETS && WITH_BRACKETS.test(value))) &&
    (/\d/.test(value) ? /[A-Za-z]/.test(value) : hasMixedLetters(value)) &&
    !PLACEHOLDER.test(value) &&
    !INTERPOLATED.test(value) &&
    !OTHER_VALUE.test(value) &&
    !isMadeOfIds(value) &&
    !isNameLike(value) &&
    !isEncodedPlaceholder(value) &&
    new Set(value).size >= MIN_KINDS_OF_LETTERS
  );
}

/** Several large letters before small ones. A name has one or two of them: `HTMLElement`. */
const ODD_WORD = /[A-Z]{2,}[a-z]/g;
const MIN_ODD_WORDS = 3;
const MIN_LETTERS_OF_KEY = 16;

/** Whether small and large letters change in other ways than in words that are written together. */
function hasMixedLetters(value: string): boolean {
  return (
    value.length >= MIN_LETTERS_OF_KEY &&
    /^[A-Za-z]+$/.test(value) &&
    (value.match(ODD_WORD)?.length ?? 0) >= MIN_ODD_WORDS
  );
}

/** Whether Base64 hides a text that was made up: `0123456789abcdef`. What a key decodes to is not readable. */
function isEncodedPlaceholder(value: string): boolean {
  if (value.length % 4 !== 0 || !/^[A-Za-z\d+/]+={0,2}$/.test(value)) {
    return false;
  }
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[ -~]+$/.test(text) && MADE_UP.test(text);
}

/** Narrower than `PLACEHOLDER`, because names and passwords are encoded in this way too: `test:…`. */
const MADE_UP =
  /12345678|abcdefgh|placeholder|example|dummy|\bfake\b|\.\.\.|^user(?:name)?:pass(?:word)?$|\btest[-_ ](?:\w{1,20}[-_ ]){0,3}(?:secret|key|token)/i;

/** Whether it is made of several ids and words, as keys of caches are: `idtoken-b6c69a37-…-f645ad92-…-login`. */
function isMadeOfIds(value: string): boolean {
  const rest = value.replaceAll(ID, '');
  const ids = (value.length - rest.length) / ID_LENGTH;
  return (ids > 1 || (ids === 1 && rest.endsWith('--'))) && /^(?:[a-z\d]{0,12}[-_.:/|])+[a-z\d]{0,20}$/i.test(rest);
}

const ID_LENGTH = 36;
const ID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi;

/** Whether it is made of words as names are: `accessKey2`, `auth.login.v2`. */
function isNameLike(value: string): boolean {
  if (BASE32.test(value)) {
    return false;
  }
  const words = value.split(/::|[-_.:/]|=(?=[A-Za-z\d])|(?<=[a-z\d])(?=[A-Z])/);
  const letters = words.filter((word) => LETTERS.test(word)).length;
  const spoken = words.filter((word) => SPOKEN.test(word)).length;
  return (
    (words.length < MIN_PARTS || spoken * 2 >= words.length || isMostlySpoken(value, words)) &&
    words.every((word) => WORD.test(word) || (letters >= MIN_WORDS_OF_TITLE && NUMBER.test(word))) &&
    value.length >= words.length * MIN_LETTERS_OF_WORD
  );
}

/** Whether long words in small letters take most of it: `pm-27278-v2-password-registration`. */
function isMostlySpoken(value: string, words: readonly string[]): boolean {
  const long = words.filter((word) => LONG_WORD.test(word));
  return long.reduce((sum, word) => sum + word.length, 0) * 2 >= value.length;
}

const LONG_WORD = /^(?=.{0,3}[aeiouy])[a-z]{4,}$/;

/** A word, perhaps with a number, or one with a digit that everybody writes so. */
const WORD = regex()`
  ^[$@#]?(?:
    (?:[A-Za-z]?[a-z]*|[A-Z]*|[A-Z]{2,4}[a-z]{4,})\d{0,4}|\d{1,2}[a-z]
    |[A-Za-z]?[a-z]*(?:2fa|e2e|oauth2|x509|i18n|l10n|k8s|p2p|b2[bc]|sha256|utf8)
  )$
`;
/** The number of an issue in a title of several words: `pm-27581-device-key`. */
const NUMBER = /^\d{5,6}$/;
/** The secret of one-time passwords: large letters with several digits between them. A constant has underscores. */
const BASE32 = /^(?=(?:[A-Z]*[2-7]){3})[A-Z2-7]{16,}=*$/;
/** A part that can be spoken. Most parts of a long name can: `M1R9DhcqIcCbPHXSBPWG` has six, of which none can. */
const SPOKEN = /^(?=.{0,12}[aeiouy])[a-z]{3,}/i;
const MIN_PARTS = 4;
const LETTERS = /^[A-Za-z]{2,}$/;
const MIN_WORDS_OF_TITLE = 3;
const MIN_LETTERS_OF_WORD = 3;

/**
 * Whether a value may be a password that a person remembers: words, or digits alone. Names of fields and kinds, which say what
 * they are, are none.
 */
export function isPassphrase(value: string): boolean {
  return /^[\w!@#$%^&*?-]{8,64}$/.test(value) && !PLACEHOLDER.test(value) && !SAYS_WHAT_IT_IS.test(value);
}

const SAYS_WHAT_IT_IS =
  /pass|pwd|secret|word|token|field|input|text|string|required|optional|undefined|hidden|(.)\1{3}/i;
