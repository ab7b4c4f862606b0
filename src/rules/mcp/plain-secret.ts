import { placeholderIn } from './placeholder.ts';
import { isThisMachine } from './servers/server-address.ts';
import type { ServerString } from './servers/server-strings.ts';
import { regex } from '../../text/regex.ts';

/** The longest value that is checked. Keys are shorter. */
const MAX_LENGTH = 4_000;

/** Whether a value that a server gets is a secret itself, and not a reference to one. `flag` is the argument before it. */
export function looksSecret({ key, name, value }: ServerString, flag: string | undefined): boolean {
  if (value.length > MAX_LENGTH || /\$[{A-Za-z_]|\{\{/.test(value) || placeholderIn(value) !== undefined) {
    return false;
  }
  switch (key) {
    case 'env':
    case 'headers':
    case 'http_headers':
      return looksSecretUnder(name ?? '', value);
    case 'args':
      return isSecretArgument(value, flag);
    case 'bearer_token':
      return looksSecretUnder(key, value);
    case 'url':
    case 'httpUrl':
      return isSecretAddress(value);
    default:
      return false;
  }
}

function isSecretArgument(value: string, flag: string | undefined): boolean {
  const [, ownName, ownValue] = /^-{0,2}([A-Za-z][\w-]{0,60})(?:=|:\s?)(.+)$/s.exec(value) ?? [];
  if (ownName !== undefined && ownValue !== undefined && !ownValue.startsWith('//')) {
    return looksSecretUnder(ownName, ownValue);
  }
  return flag?.startsWith('-') === true && !flag.includes('=')
    ? looksSecretUnder(flag, value)
    : hasKnownLead(value) || isSecretAddress(value);
}

/** Whether an address contains a secret, as `https://user:password@host` and `?api_key=…` do. */
function isSecretAddress(value: string): boolean {
  const [, password, host] =
    /^[a-z][a-z0-9+.-]{1,30}:\/\/[^:@/\s]{0,100}:([^@/\s]{4,200})@([^/:?\s]{1,253})/i.exec(value) ?? [];
  if (password !== undefined && host !== undefined) {
    return !isThisMachine(host.toLowerCase()) && !COMMON_PASSWORDS.test(password);
  }
  return Array.from(value.matchAll(/[?&]([\w-]{1,60})=([^&#\s]{1,500})/g)).some(([, name = '', given = '']) =>
    looksSecretUnder(name, given),
  );
}

const COMMON_PASSWORDS = /^(?:password|passwd|postgres|pass|secret|user|root|admin|example|test|guest|mysql|redis)$/i;

const SECRET_NAME =
  /(?:api[-_]?key|apikey|access[-_]?key|private[-_]?key|secret|token|passw(?:or)?d|credential|authorization|(?:^|[-_])(?:pat|auth|key|pwd)$)/i;
const NO_SECRET_NAME =
  /(?:url|uri|file|path|dir|name|type|limit|max|count|endpoint|host|expiry|ttl|header|prefix|issuer)s?$|^max|token[-_]?limit/i;

function looksSecretUnder(name: string, value: string): boolean {
  const bare = value.replace(/^(?:Bearer|Basic|Token|ApiKey|Key)\s+/i, '').trim();
  return hasKnownLead(bare) || (SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name) && looksRandom(bare));
}

const KNOWN_LEAD = regex()`
  ^(?:
    gh[opsur]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{15,}|xox[abprs]-[\w-]{15,}|AIza[\w-]{30,}
    |A[KS]IA[A-Z0-9]{16}|npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|SG\.[\w.-]{40,}|dop_v1_[a-f0-9]{40,}|ntn_\w{20,}
    |lin_api_\w{20,}|apify_api_\w{20,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,}
  )$
`;

/** Whether a value begins with a prefix that an issuer of keys uses. */
function hasKnownLead(value: string): boolean {
  return (
    (/^(?:sk|pk|rk)[-_](?:(?:live|proj|ant|or|lf|svcacct)[-_])?[A-Za-z0-9_-]{12,}$/.test(value) ||
      KNOWN_LEAD.test(value)) &&
    !/^(?:.{0,12})(?:x{4,}|X{4,}|\*{3,}|\.{3,})/.test(value)
  );
}

const MIN_RANDOM_LENGTH = 12;
const MIN_KINDS_OF_LETTERS = 7;

/** Whether letters and digits are mixed as in a key, and not as in a word, path, address or variable name. */
function looksRandom(value: string): boolean {
  return (
    value.length >= MIN_RANDOM_LENGTH &&
    /^[\w+/=.~!@#%^&*:-]+$/.test(value) &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value) &&
    !/^(?:https?:|\/|\.{1,2}\/|~\/)/.test(value) &&
    !/example|dummy|fake|placeholder|sample/i.test(value) &&
    new Set(value).size >= MIN_KINDS_OF_LETTERS
  );
}
