import { lazily } from '../../../structures/lazily.ts';
import { commentSyntaxOf } from '../../../text/languages/comment-syntax.ts';
import { textKind } from '../../../text/languages/text-kinds.ts';
import type { FoundSecret } from '../../../text/secrets/secret-formats.ts';
import { isGuessable } from './is-guessable.ts';
import { regex } from '../../../text/regex.ts';

/** Lines of a file that follow each other, as a change shows them. */
export interface ShownLines {
  readonly path: string;
  readonly languageId: string | undefined;
  readonly lines: readonly string[];
}

/** A value that is hidden, by the index of its line. */
export interface PlacedValue {
  readonly index: number;
  readonly secret: FoundSecret;
  /** Whether the form of an issuer shows that it is a key, and not its name or place. */
  readonly hasIssuerForm: boolean;
}

/** What is known of the lines as a whole. Each is read when the first value needs it. */
interface Surroundings extends ShownLines {
  /** The index of the line from which on a module of Rust has its tests. */
  readonly testsBegin: () => number;
  /** For each line, whether it is in a text of Python that documents. */
  readonly isDocstring: () => readonly boolean[];
  /** For each line of a notebook, whether it is code, and not what it printed or a text. */
  readonly isCellOfCode: () => readonly boolean[];
}

type Value = PlacedValue & Surroundings;

/**
 * Tells of the values of some lines whether each is a key, token or password that somebody would want out of the repository.
 * Values are hidden in many more places than this: a hidden value costs nothing, and a wrong finding costs trust. A key in the
 * form of an issuer is a finding anywhere, unless its place says that it is public or an example. Any other value is one only
 * where a program uses it: not in documents and comments that explain, style sheets, or records of what a program did.
 */
export function judgePlaces(shown: ShownLines): (value: PlacedValue) => boolean {
  const surroundings: Surroundings = {
    ...shown,
    testsBegin: lazily(() => shown.lines.findIndex((line) => /^\s{0,200}#\[cfg\((?:all\()?test\b/.test(line))),
    isDocstring: lazily(() => readDocstrings(shown.lines)),
    isCellOfCode: lazily(() => readCells(shown.lines)),
  };
  return (value) => isWorthReporting({ ...surroundings, ...value });
}

function isWorthReporting(value: Value): boolean {
  const { path, secret, hasIssuerForm } = value;
  return (
    secret.isProven === true ||
    (!LIST_OF_SCANNER.test(path) &&
      !isExample(value) &&
      !isInTestOfRust(value) &&
      (hasIssuerForm ? isWorthAnywhere(value) : isUsed(value) && !isPublic(value)))
  );
}

/** What scanners for secrets may ignore. */
const LIST_OF_SCANNER =
  /(?:^|\/)(?:\.?gitleaks[^/]*|\.gitleaksignore|\.secrets\.baseline|\.?trufflehog[^/]*|\.gitguardian[^/]*|\.talismanrc|\.?ggshield[^/]*)$/i;

/** Tokens that everybody can make, whose form tells nothing of an issuer. Those of documents are examples. */
const FORM_OF_EVERYBODY: ReadonlySet<string> = new Set([
  'encrypted web token',
  'JSON web token',
  'Kubernetes token',
  'PASETO token',
  'Vault key',
]);

function isWorthAnywhere(value: Value): boolean {
  const { title } = value.secret;
  return (
    !(FORM_OF_EVERYBODY.has(title) && (isDocument(value) || isOfNobody(value))) &&
    !(title === 'Google key' && isOfFirebase(value)) &&
    !(title === 'JSON web token' && isOver(value)) &&
    !IN_LONGER_VALUE.test(before(value))
  );
}

/** Whether a part of a token is about the people of whom documentation tells. */
function isOfNobody({ lines, index, secret }: Value): boolean {
  const token = (lines[index] ?? '').slice(secret.start, secret.end);
  return token
    .split('.')
    .some((part) => /J(?:ohn|ane) Doe|"1234567890"/.test(Buffer.from(part, 'base64url').toString()));
}

/** Tokens that were over on 28 November 2026, before this was written, open nothing. */
const LONG_AGO_SECONDS = 1_795_900_000;

function isOver({ lines, index, secret }: Value): boolean {
  const body = (lines[index] ?? '').slice(secret.start, secret.end).split('.')[1] ?? '';
  const until = /"exp" ?: ?(?<seconds>\d{9,11})\b/.exec(Buffer.from(body, 'base64url').toString('latin1'));
  return until !== null && Number(until.groups?.['seconds']) < LONG_AGO_SECONDS;
}

/** Base64 of anything can have the form of a key within it. */
const IN_LONGER_VALUE = /[\w-]{8}[-_]$|[\w+/]{60}[+/]$/;

function before({ lines, index, secret }: Value): string {
  return (lines[index] ?? '').slice(Math.max(0, secret.start - MAX_CHARACTERS_BEFORE), secret.start);
}

/** A name and what stands between it and its value. */
const MAX_CHARACTERS_BEFORE = 400;

/** Keys of Firebase are in every app and page that uses it: https://firebase.google.com/docs/projects/api-keys */
function isOfFirebase({ path, lines, index }: Value): boolean {
  return (
    /(?:^|\/)(?:google-?services?|firebase)[\w.-]*\.(?:json|plist|[cm]?[jt]sx?|dart)$/i.test(path) ||
    around(lines, index, 8).some((line) => /firebase|authDomain|messagingSenderId|measurementId/i.test(line))
  );
}

function around(lines: readonly string[], index: number, distance: number): readonly string[] {
  return lines
    .slice(Math.max(0, index - distance), index + distance + 1)
    .map((line) => line.slice(0, MAX_CHARACTERS_BEFORE));
}

/** The value of a field that shows how a value looks. */
function isExample(value: Value): boolean {
  const text = before(value);
  return (
    /(?:\b|_)(?:placeholder|examples?|e\.g\.|i\.e\.|looks? like|such as|for example)\b[^;]{0,120}$/i.test(text) ||
    /\b(?:example|sample|dummy|fake|mock|placeholder)s?(?:[A-Z_]\w{0,60})?["']?\s{0,8}[:=][^;]{0,40}$/.test(text) ||
    /(?:weak|wrong|bad|invalid|incorrect)[-_]?(?:pass|pwd|token|secret|key|cred)\w{0,20}["']?\s{0,8}[:=][^;]{0,40}$/i.test(
      text,
    )
  );
}

/** By convention, the tests of a module of Rust are at its end. */
function isInTestOfRust({ path, index, testsBegin }: Value): boolean {
  return path.endsWith('.rs') && testsBegin() >= 0 && testsBegin() < index;
}

/** Whether a program may use the value: it stands in code, configuration or a script, and is hard to guess. */
function isUsed(value: Value): boolean {
  const { path, lines, index, secret } = value;
  const text = (lines[index] ?? '').slice(secret.start, secret.end);
  return (
    !isDocument(value) &&
    !RECORD.test(path) &&
    !TRANSLATION.test(path) &&
    (lines[index] ?? '').length <= MAX_CHARACTERS_OF_LINE &&
    !isGuessable(secret.whole ?? text, /password/.test(secret.title)) &&
    !isExplained(value)
  );
}

/** What a program wrote down or made: changes, traffic, logs, copies of pages. */
const RECORD = regex('i')`
  \.(?:diff|patch|har|log|snap|lock|lockb|map|rej|css|scss|sass|less|styl|svg|rbi|pyi)$|\.min\.[a-z]+$
  |(?:^|\/)(?:cassettes|__snapshots__|recordings|vcr)\/
`;

const TRANSLATION =
  /(?:^|\/)(?:langs?|locales?|l10n|i18n|translations?|[\w-]+\.lproj)\/|\.(?:po|pot|arb|xlf|xliff|strings|resx|ftl)$/i;
/** Nobody writes longer lines. */
const MAX_CHARACTERS_OF_LINE = 5_000;

const DOCUMENT =
  /(?:^|\/)(?:readme|changelog|changes|history|news|releases?|contributing|security|faq)(?:[._-][\w.-]*)?$/i;
const PAGE = /(?:^|\/)(?:docs?|documentation|javadocs?|apidocs?|_site)\/.*\.x?html?$/i;

function isDocument({ path, languageId, index, isCellOfCode }: Value): boolean {
  return (
    (languageId !== undefined && (textKind(languageId) === 'prose' || languageId === 'plaintext')) ||
    (languageId === undefined && DOCUMENT.test(path)) ||
    PAGE.test(path) ||
    (path.endsWith('.ipynb') && isCellOfCode()[index] !== true)
  );
}

/** A key of a notebook that says what the lines below it are. Cells have their keys in the order of the alphabet. */
const PART_OF_NOTEBOOK = /^\s*"(?:cell_type": "(?<cell>\w+)"|(?<part>outputs|source|attachments)": \[)/;

function readCells(lines: readonly string[]): readonly boolean[] {
  let cell = 'code';
  let part = 'source';
  return lines.map((line) => {
    const groups = PART_OF_NOTEBOOK.exec(line)?.groups;
    if (groups?.['cell'] !== undefined) {
      cell = groups['cell'];
      part = 'source';
    }
    part = groups?.['part'] ?? part;
    return cell === 'code' && part === 'source';
  });
}

/** An assignment that somebody switched off, and not a text that explains one. */
const SWITCHED_OFF = regex()`
  ^[\s#/;*-]*(?:(?:export|const|let|var|final|static|public|private|set)\s{1,4}|-\s{1,4})*["']?[\w.-]{1,60}["']?
    \s{0,8}(?::=|[:=])[\s([{]{0,8}[bruf@]{0,2}["'\`]{0,3}$
`;

/** Whether it is in a comment that explains: a block, or a line that is no assignment. */
function isExplained(value: Value): boolean {
  const { path, languageId, lines, index, secret, isDocstring } = value;
  const line = lines[index] ?? '';
  const syntax = languageId === undefined ? undefined : commentSyntaxOf(languageId);
  const text = before(value);
  if (syntax?.line.some((mark) => text.trimStart().startsWith(mark)) === true) {
    return /^\s*(?:\/\/[/!]|#')/.test(text) || !SWITCHED_OFF.test(text) || ID.test(line.slice(secret.start));
  }
  const hasBlocks = syntax?.block.some(([open]) => open === '/*') === true;
  return (hasBlocks && isInBlock(lines, index)) || (path.endsWith('.py') && isDocstring()[index] === true);
}

/** As templates of settings show it. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const MAX_LINES_OF_COMMENT = 200;

/** Whether the line above belongs to a comment that began on a line of its own and is not closed. Globs have the same signs. */
function isInBlock(lines: readonly string[], index: number): boolean {
  if (/^\s*(?:\/\*|\*\s)/.test(lines[index] ?? '')) {
    return true;
  }
  for (let at = index - 1; at >= Math.max(0, index - MAX_LINES_OF_COMMENT); at -= 1) {
    const line = lines[at] ?? '';
    if (line.includes('*/')) {
      return false;
    }
    if (line.trimStart().startsWith('/*')) {
      return true;
    }
  }
  return false;
}

/** The first line of a text that documents: alone, or in the names that modules of Ansible have for it. */
const DOCSTRING = /^\s*(?:(?:DOCUMENTATION|EXAMPLES|RETURN|__doc__)\s?=\s?)?[rRuU]?(?<quotes>"""|''')/;

/** A hunk may begin within a text. */
function readDocstrings(lines: readonly string[]): readonly boolean[] {
  let open: string | undefined;
  return lines.map((line, at) => {
    if (open !== undefined) {
      open = line.includes(open) ? undefined : open;
      return true;
    }
    const quotes = DOCSTRING.exec(line)?.groups?.['quotes'];
    if (quotes === undefined || isEndOfText(lines, at)) {
      return false;
    }
    open = line.indexOf(quotes) === line.lastIndexOf(quotes) ? quotes : undefined;
    return true;
  });
}

/** Whether quotes alone on their line end a text whose beginning is not shown: a text begins below a `:` or an empty line. */
function isEndOfText(lines: readonly string[], at: number): boolean {
  const above = (lines[at - 1] ?? '').trim();
  return /^\s*(?:"""|''')\s*$/.test(lines[at] ?? '') && !/^$|^#|[:(]$/.test(above);
}

/** Links to groups and pictures, and marks of visitors: everybody gets them who opens a page. */
const PUBLIC_ADDRESS = regex('i')`
  shared_invite|\/invites?\/|qm\.qq\.com|badge|star-history\.com|shields\.io|cf-beacon
  |\.(?:jpe?g|png|gif|webp|svg|avif|ico|mp[34]|webm|pdf)\?[^\s"]{0,200}\btoken=|cloudflareinsights
  |\bX-(?:Amz|Goog|Oss|Tos|Cos)-(?:Signature|Date|Expires)\b
`;
/** A remark behind the value. */
const SAID_PUBLIC =
  /(?:\/\/|#|\/\*|<!--)[^"'`]{0,200}\b(?:public(?:ly)?|search[- ]only|read[- ]only|publishable|not (?:a )?secret|safe to (?:commit|expose|share))\b/i;
const NAME_OF_ID =
  /(?:client|app(?:lication)?|tenant|user|project|site|team|account)[-_ ]?id["'\s]{0,4}[:=(][^,;{}]{0,80}$/i;

const NAME_OF_PUBLIC_KEY = /pub(?:lic)?[-_]?key["'\s]{0,4}[:=(][^,;{}]{0,80}$/i;

/** Whether the code says that everybody may know the value. */
function isPublic(value: Value): boolean {
  const { lines, index, secret } = value;
  const line = lines[index] ?? '';
  return (
    PUBLIC_ADDRESS.test(line) ||
    SAID_PUBLIC.test(line.slice(secret.end)) ||
    NAME_OF_ID.test(before(value)) ||
    NAME_OF_PUBLIC_KEY.test(before(value)) ||
    isKeyOfSearch(lines, index)
  );
}

/** Pages send the key of their search to its service. That of its administrator has another name. */
function isKeyOfSearch(lines: readonly string[], index: number): boolean {
  return (
    /\b(?:search|algolia|docsearch|typesense|meili\w*)?_?(?:api)?_?key\b/i.test(lines[index] ?? '') &&
    !/admin/i.test(lines[index] ?? '') &&
    around(lines, index, 5).some((line) => /algolia|docsearch|indexName|index_name|typesense|meilisearch/i.test(line))
  );
}
