import { eachMatch } from '../each-match.ts';
import { findCarriedSecrets, MAY_CARRY } from './carried/carried-secrets.ts';
import { isWordOfText } from './words-of-texts.ts';
import { isPassphrase, looksRandom, PLACEHOLDER } from './looks-random.ts';
import type { FoundSecret } from './secret-formats.ts';
import { regex } from '../regex.ts';

/** How a text writes values. */
export interface TextForm {
  /** Whether values may stand without quotes, as in YAML, `.env` and `.properties`. */
  readonly isBare: boolean;
  /** Whether people wrote it, such as a commit message: a value may stand without quotes, and words follow. */
  readonly isProse?: boolean;
  /** Whether it is the texts of a program in a language of people, where `password` is followed by its translation. */
  readonly isTranslation?: boolean;
}

/**
 * Finds secrets that no issuer's format shows, in one line: literals that are assigned to names such as `password`, and
 * addresses and connection strings with a password. Placeholders and values that look like words are left out, because
 * without a format only randomness tells a secret from a name.
 *
 */
export function findAssignedSecrets(line: string, form: TextForm): readonly FoundSecret[] {
  const { isBare, isProse = false } = form;
  const forms = [
    BETWEEN,
    BEHIND,
    MADE_OF,
    DEFAULT_OF_VARIABLE,
    DEFAULT_OF_PROPERTY,
    PART_OF_TEXT,
    ...(isBare ? [BARE_BETWEEN, BARE_WITHIN] : []),
    ...(isProse ? [IN_PROSE] : []),
  ];
  const found = [...findPasswordsInAddresses(line), ...findConnectionParts(line)];
  const add = (more: readonly FoundSecret[]): void => {
    const isNew = ({ start, end }: FoundSecret): boolean => found.every((one) => one.end <= start || end <= one.start);
    found.push(...more.filter(isNew));
  };
  add(findAssignments(line, forms, form));
  add(findCarriedSecrets(line, isBare));
  return found;
}

/**
 * What a text has if it has a secret that this file looks for, or one that a line carries. Found faster than the secrets. The
 * alternatives are sorted, because V8 tries words with the same first letters together if they are next to each other, which
 * takes half of the time.
 */
export const MAY_ASSIGN = new RegExp(
  `pass|pwd?|secret|token|key|cred|auth|://|kennwort|contrase|senha|пароль|密码|密碼|${MAY_CARRY}`
    .split('|')
    .toSorted()
    .join('|'),
  'gi',
);

/** Whether a text may contain what this file looks for. Faster than to look for it. */
export function mayAssignSecret(text: string): boolean {
  MAY_ASSIGN.lastIndex = 0;
  return MAY_ASSIGN.test(text);
}

/** The kinds of secrets that are found, as they are named. */
export const ASSIGNED_TITLES = [
  'key',
  'password',
  'password in an address',
  'secret',
  'secret in a connection string',
  'token',
] as const;

/** A name for a secret, or the part of one. A bounded number of letters may follow. */
const NAME = regex('gi')`
  (?:
    passw(?:or)?d|pass[-_]?phrase|pass(?![a-z])|(?<![a-z])(?:pwd?|auth(?:orization)?|creds?)(?![a-z])|pwd|secret
    |token|ssh[-_]?key|api[-_]?key|access[-_]?key|private[-_]?key|account[-_]?key|auth[-_]?key|encryption[-_]?key
    |(?:signing|service|routing|master|app|client|jwt|validation|decryption|preshared|pre-shared|cookie)[-_]?key
    |(?<![a-z])psk(?![a-z])|requirepass|masterauth|(?:root|bind)pw|credential|kennwort|passwort
    |mot[-_]?de[-_]?passe|contrase[nñ]a|senha(?![a-z])|пароль|密[码碼]
  )[\w-]{0,40}
`;
/** What stands between a name and its value: a closing quote or bracket, a written type, an operator. */
const BETWEEN =
  /^["'\]}$]{0,2}\s{0,8}(?::\s{0,4}[\w.<>[\]|?& ]{1,60}=|:=|=>|=|:)[\s([{]{0,8}(?:[bru@]{0,2})(?<quote>"""|'''|["'`])(?<value>[^"'`\s]{8,400})\k<quote>/i;
/** A literal in the expression that is assigned: behind a call, a default, a tag of YAML, in the first field of an object. */
const BEHIND = regex('i')`
  ^["'\]]{0,2}(?:\[[\w*=]{1,30}\])?\s{0,8}(?:[\w.<>[\]|?& ]{1,60}=(?!=)|:=|=>|\?\?=|\|\|=|=(?!=)|::?)
    [^"'\`;,\n]{0,80}?(?:"[^"\n]{0,20}"[^"'\`;,\n]{0,20}|(?<=\()[\w.]{1,40},\s{0,4}|["'\`]\$?\{{1,2}\s{0,4})?
    (?<![\w.](?:id|ref|env|get|name|key|url|path|hash)\()(?<quote>["'\`])(?<value>[^"'\`\s]{12,400})\k<quote>
`;
/** What a variable is made of, compared with, or called with: `password{"…"}`, `password == "…"`, `(def *password* "…")`. */
const MADE_OF = regex()`
  ^(?:["'\]}*]{0,2}\s{0,2}[=!]={1,2}\s{0,4}|,\s{1,4}|[({]\s{0,2}|\*\s{1,4})(?:[LUu@bR]{1,2}8?)?(?<quote>["'])\(?
    (?<value>(?!-)[^"'\`\s()]{12,400})\)?\k<quote>\s{0,4}(?=[)}\];,&|:]|$)
`;
/** A call that takes the name of a secret, not its value: `getSecret("…")`. */
const READING =
  /(?:get|read|fetch|load|find|look_?up|use|has|is|delete|remove|revoke|create|resolve|list|decode|parse)_?$/i;
/** The next attribute of an element says what that is: `name="TokenBinding" type="…"`. */
const OTHER_ATTRIBUTE =
  /^["']\s{1,8}(?:type|binding|element|message|class|href|src|id|style|title|alt|role|(?:aria|data)-[a-z-]{1,40})=/;
/** The default of a variable: `${PW:-…}`. */
const DEFAULT_OF_VARIABLE = /^["']?\s{0,8}[:=]\s{0,8}["']?\$\{\w{1,60}:?[-=](?<value>[^"'}\s]{10,400})\}/;
/** The default of a property: `${db.password:…}`. */
const DEFAULT_OF_PROPERTY = /^:(?<value>[^"'}\s:]{10,400})\}/;
/** An assignment within a text: in a connection string, an argument, a part of a command. */
const PART_OF_TEXT = /^=(?<value>[\w+/=.~!@$%^*-]{10,400}?)(?=[\s;,"'`&|)\\]|$)/;
const BARE_BETWEEN =
  /^(?:\[[\w*=]{1,30}\]|\])?\s{0,8}[:?]{0,2}[:=][*_]{0,2}\s{0,8}(?:[&!]{1,2}[\w:/.-]{1,40}\s){0,2}(?<value>[^"'`\s#,;(){}]{8,400})\s{0,40}(?:#.*)?$/;
/** A variable of an environment in any text: in a comment, in a script within code, in the block of a document. */
const SHOUTED_NAME = /^[A-Z][A-Z\d_-]*$/;
const SHOUTED = /^=(?<value>[\w+/=.~!@$%^&*-]{10,400})(?=$|[\s"'`;,)\\])/;
/** An assignment of a shell, behind which a command or another assignment may follow. */
const BARE_WITHIN = /^=(?<value>[^"'`\s#,;(){}<>|&]{8,400})(?=[\s;&|,)])/;
const IN_PROSE =
  /^["'`*_]{0,3}\s{0,3}(?:=>|=|:|→|is\b|was\b)\s{0,3}["'`*_([]{0,3}(?<value>[^"'`\s,;(){}<>|[\]]{7,400}[^"'`\s,;(){}<>|[\].!?:*_])/i;
/** A name that ends so is not that of the secret itself: `tokenUrl`, `passwordHash`. */
const OTHER_NAME = regex('i')`
  (?:
    url|uri|file|path|dir|folder|name|type|kind|limit|max|min|count|endpoint|host|expiry|expires?|ttl|header
    |prefix|suffix|issuer|hash|salt|digest|checksum|label|title|message|text|hint|help|error|placeholder|pattern
    |regexp?|field|selector|ref|id|ids|arn|version|scope|length|size|public|color|class|policy|usage|status|state
    |mode|format|provider|manager|store|service|index|alias|key-?name|description|identifier|purpose|claim
    |param(?:eter)?|reader|writer|addr(?:ess)?|mint|symbol|supply|action|event|intent|sig(?:nature)?
  )(?:e?s)?(?:[-_](?:mainnet|testnet|devnet|dev|prod|staging))?$
  |^tokeni[sz]
`;
const OTHER_BEFORE = regex('i')`
  (?:
    \/etc\/|\/[:{]|badge\.svg\?|link|public|public[-_]?key|csrf|xsrf|design|next|page|resume|continuation|type|max
    |(?<!ad)min|num|(?<!ac)count|cancel\w{0,6}|color|css|(?<!la)test|fake|mock|dummy|example|sample|hashed?
    |encrypted
  )[-_]?$
`;

function findAssignments(
  line: string,
  forms: readonly RegExp[],
  { isTranslation = false }: TextForm,
): readonly FoundSecret[] {
  const found: FoundSecret[] = [];
  for (const { 0: name, index } of eachMatch(line, NAME)) {
    const from = index + name.length;
    const rest = line.slice(from, from + MAX_CHARACTERS);
    const all = SHOUTED_NAME.test(name) ? [...forms, SHOUTED] : forms;
    const form = all.find((one) => one.test(rest));
    const match = form?.exec(rest) ?? null;
    const value = match?.groups?.['value'];
    if (match === null || value === undefined || DIGEST.test(value) || !isNameOfSecret(name, before(line, index))) {
      continue;
    }
    const isOnlyHidden = !looksRandom(value) && !(MAY_BE_ID.test(name) && UUID.test(value));
    const isApart =
      form === BEHIND ||
      form === MADE_OF ||
      form === PART_OF_TEXT ||
      form === DEFAULT_OF_VARIABLE ||
      form === DEFAULT_OF_PROPERTY;
    if (
      (form === MADE_OF && match[0].startsWith('(') && READING.test(before(line, index))) ||
      OTHER_ATTRIBUTE.test(match[0]) ||
      // Bold labels of a table or a report: `**Pass:** 1 | **File:** …`, and an argument of a command: `--resource "…"`.
      (form === BEHIND && /\*\*| (?:FROM|WHERE) |\s--[a-z][\w-]*[ =]["'`][^"'`]*["'`]$/.test(match[0]))
    ) {
      continue;
    }
    if (isOnlyHidden && (isApart || !(PASSWORD.test(name) && isPassphrase(value)))) {
      continue;
    }
    const place = { before: before(line, index), between: match[0], after: rest.slice(match[0].length), isTranslation };
    if (isOnlyHidden && isWordOfText(value, place)) {
      continue;
    }
    const start =
      from +
      (form === MADE_OF
        ? match[0].lastIndexOf(value)
        : match[0].indexOf(value, value.length > 0 ? Math.max(0, match[0].search(/[:=]|→|\b(?:is|was)\b/)) : 0));
    found.push({
      title: secretTitle(name),
      start,
      end: start + value.length,
      ...(isOnlyHidden ? { isOnlyHidden } : {}),
    });
  }
  return found;
}

const MAX_CHARACTERS = 600;
/** Some issuers give ids as tokens. Under other names, an id is no secret. */
const MAY_BE_ID =
  /(?:auth|deploy|upload|codecov|access|api)?[-_]?(?:token|api[-_]?key|client[-_]?secret|passw(?:or)?d)$/i;
/** Not the one of RFC 4122, which examples have. */
const UUID = /^(?!550e8400-)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A version of an image, behind a name such as `secret-reader`. */
const DIGEST = /@sha\d{3}:[\da-f]{32,}$/;

/** A name that is that of a password to its end. The value of a token or a key may be a word. */
const PASSWORD = /^(?:passw(?:or)?d|passphrase|secret(?:[-_]?key)?)(?:[-_]?\d{0,2})?$/i;

function before(line: string, index: number): string {
  return line.slice(Math.max(0, index - 20), index);
}

function isNameOfSecret(name: string, before: string): boolean {
  return (
    !OTHER_NAME.test(name) && !OTHER_BEFORE.test(before) && !(/^pass/i.test(name) && WORD_BEFORE_PASS.test(before))
  );
}

/** `compass`, `bypass`, `trespass`, `surpass`, `encompass`, `minipass`. */
const WORD_BEFORE_PASS = /(?:[cC]om|[bB]y|[tT]res|[sS]ur|[mM]ini)$/;

/** Whether a whole name, such as `DB_PASSWORD`, is that of a secret itself. */
export function isSecretName(whole: string): boolean {
  return [...whole.matchAll(NAME)].some(({ 0: name, index }) => isNameOfSecret(name, whole.slice(0, index)));
}

/** What a secret is called, by the name to which it is assigned. */
export function secretTitle(name: string): string {
  return /pass|pwd/i.test(name) ? 'password' : /token/i.test(name) ? 'token' : /key/i.test(name) ? 'key' : 'secret';
}

/** `postgres://user:password@host/database`, and the same for any scheme. */
const ADDRESS =
  /\b[a-z][a-z\d+.-]{1,20}:\/\/(?<user>[^\s:/@"'`<>${}]{0,80}):(?<value>[^\s:/@"'`<>]{3,200})@(?<host>[^\s/:@"'`]{1,200})/gi;

function findPasswordsInAddresses(line: string): readonly FoundSecret[] {
  if (!line.includes('://')) {
    return [];
  }
  return [...line.matchAll(ADDRESS)].flatMap(({ 0: all, index, groups = {} }): readonly FoundSecret[] => {
    const { user = '', value = '', host = '' } = groups;
    const isMade =
      LOCAL.test(host) ||
      (ONE_WORD.test(host) && !(value.length >= MIN_RANDOM && looksRandom(value))) ||
      value.toLowerCase() === user.toLowerCase() ||
      PLACEHOLDER.test(value) ||
      FILLED_IN.test(value) ||
      NO_PASSWORD.test(value) ||
      PLAIN.test(value) ||
      CAPITALS.test(value);
    const start = index + all.indexOf(`:${value}@`, all.indexOf('://') + 3) + 1;
    return isMade ? [] : [{ title: 'password in an address', start, end: start + value.length }];
  });
}

/** Hosts that nobody else can reach, that stand for others in documentation, or that configuration names later. */
const LOCAL =
  /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|host\.docker\.internal|[\w.-]*example\.|host\b|hostname|your|<|\$|\{)/i;
/** What a program or a reader fills in: `{token}`. */
const FILLED_IN = /^(?:\{[A-Za-z_][\w.]{0,40}\}|\[[A-Za-z_][\w. -]{0,40}\])$/;
/** A port before a query, and parts that a program fills in: `http://localhost:#{port}?code=#{@code}`. */
const NO_PASSWORD = /^\d{1,5}\?|[#$]\{/;
/** A service next to the program, as in a file of containers. Its password is often one of development, which is a word. */
const ONE_WORD = /^[^.]*$/;
const MIN_RANDOM = 12;
/** Passwords of databases that are started for development. */
const PLAIN = regex('i')`
  ^(?:
    \[?pass(?:word)?\]?|(?:secret|api|access|auth|public|private)[-_]?key|abc|xyz|passwd|pwd|secret|root|admin
    |postgres|mysql|user|guest|token|\d{1,8}|\{?\$\{?[a-z_]+\}?|\{[a-z_]+\}
  )$
`;

/** `KEY:DOMAIN@host`, as documentation writes it. */
const CAPITALS = /^[A-Z_]{3,40}$/;

/** Parts of connection strings: `Password=…;`, `AccountKey=…`. */
const PART = /\b(?<name>Password|Pwd|AccountKey|SharedAccessKey)=(?<value>[^;"'`\s]{8,200})(?=[;"'`]|$)/g;

function findConnectionParts(line: string): readonly FoundSecret[] {
  // An assignment has its value in quotes.
  return line.includes(';')
    ? [...line.matchAll(PART)].flatMap(({ 0: all, index, groups = {} }): readonly FoundSecret[] => {
        const { value = '' } = groups;
        const start = index + all.length - value.length;
        return looksRandom(value) ? [{ title: 'secret in a connection string', start, end: start + value.length }] : [];
      })
    : [];
}
