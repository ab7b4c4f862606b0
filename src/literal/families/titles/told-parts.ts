import { quickly } from '../../../text/expressions/quick-expressions.ts';
import type { Statement } from '../../../guidelines/statements/statements.ts';
import { EVERYWHERE, type Clause, type Finder } from '../../types.ts';
import { compileTypes } from './allowed-types.ts';
import { compileConventional } from './conventional.ts';
import { compileMood } from './mood.ts';
import { compileEnd, compileLength } from './texts.ts';
import { regex } from '../../../text/regex.ts';

/** Every statement on the parts of a title has one of these words. */
const SIGNS = quickly(
  /imperative|\b(?:char(?:acter)?s)\b|\b(?:period|full stop|dot)\b|conventional|\btypes?\b|\bprefix/i,
);

const OF_COMMITS = regex('iu')`
  \bcommits?\b.*\b(?:messages?|formats?|conventions?|guidelines?|rules|style|standards?|subjects?)\b
  |^[^\p{L}]*(?:(?:git )?commits?|conventional commits?)(?: (?:and|&) (?:prs?|pull requests?))?[^\p{L}]*$
`;
const OF_TITLES = /\b(?:pr|pull request)s?(?: and commit)? titles?\b/i;
/** Titles of sections on the first line of a commit message, below a section such as "Commit messages". */
const PART_TITLE =
  /^[^\p{L}]*(?:description|subject(?: line)?|style|rules|format|examples?|types?|allowed types|requirements|guidelines|conventions?)[^\p{L}]*$/iu;
const LABEL = regex('i')`
  ^(?<what>
    (?:git )?commits?(?: messages?| subjects?| formats?)?|(?:pr|pull request) titles?
    |commits? (?:and|&) (?:prs?|pull requests?)
  )(?:: | are | must be | should be | - | — )(?=\S)
`;

/** What may limit any part. */
const LIMITS =
  /\b(?:unless|except|when|where|if|only for|optional(?:ly)?|may|can|ideally|aim for|prefer(?:ably|red)?)\b/i;

/**
 * Reads what a statement on commits or titles tells part by part: `Commits: imperative, concise subject (≤72 chars)`, or below a
 * heading such as "Commit messages", `Types: feat, fix`. Parts that say what else is good are not read. Undefined if nothing is
 * said of what a program can see.
 */
export function readToldParts(statement: Statement): readonly Finder[] | undefined {
  const { text, headings, cells } = statement;
  if (cells !== undefined || text.length > 240 || !SIGNS.test(text)) {
    return undefined;
  }
  const written = text
    .replace(/^[^\p{L}\p{N}`]+/u, '')
    .replace(/[.\s]+$/, '')
    .replace(/` where (?:the )?type is one of(?= )/i, '`, types:');
  const label = LABEL.exec(written);
  const last = headings.at(-1)?.title ?? '';
  const title = PART_TITLE.test(last) ? (headings.at(-2)?.title ?? '') : last;
  const isOfTitles = label === null ? OF_TITLES.test(title) : /^(?:pr|pull)/i.test(label[0]);
  if (
    (label === null && !isOfTitles && !OF_COMMITS.test(title)) ||
    LIMITS.test(written.replaceAll(/"[^"]*"|“[^”]*”|`[^`]*`/g, ''))
  ) {
    return undefined;
  }
  const name = isOfTitles ? 'pull request titles' : 'commit subjects';
  const rest = label === null ? written : written.slice(label[0].length);
  const types = readTypes(rest, name, statement);
  if (types !== undefined) {
    return [types];
  }
  const parts = rest
    .replaceAll(/\((?:e\.g\.|for example|such as|like|not )[^()]*\)|"[^"]*"|“[^”]*”/g, '')
    .replaceAll(/\bimperative subjects?(?: lines?)?(?= (?:≤|<|under|up to|at most|max))/gi, 'imperative, subject')
    .split(/[,;()]|\. | [-–—] | and (?=under|in |written in |no |not |conventional|imperative)/)
    .map((part) => part.trim().toLowerCase());
  const found = parts.flatMap(
    (part) => readPart(part, name, statement, label !== null || isOfFirstLine(part, title, last)) ?? [],
  );
  return found.length === 0 ? undefined : found;
}

/** Whether a length without a subject is that of the first line, and not of the message. */
function isOfFirstLine(part: string, title: string, last: string): boolean {
  return /\b(?:subject|title|first line|summary)\b/.test(part) || /\b(?:subject|title)s?\b/i.test(`${title} ${last}`);
}

const IMPERATIVE = regex()`
  ^(?:use |using |in |written in |write in |write |always |start with )*(?:the |an? )?(?:present[- ]tense )?
    imperative(?: present)?(?: mood| tense| voice| form| verb| style)?
    (?: as if .*| descriptions?| subjects?| not .*)?:?$
`;
const LENGTH = regex()`
  ^(?:keep |limit |concise |short )*(?:the )?(?<what>subject|title|first line|summary)?(?: lines?)?
    (?:(?:^| )(?:to|is|must be|should be))? ?
    (?:(?<below>under|below|<|less than|fewer than|shorter than)|up to|at most|max(?:imum)?(?: of)?|≤|<=|to) ?
    (?<count>\d{2,3})(?: ?char(?:acter)?s)(?: first line| max)?$
`;
const STOP = regex()`
  ^(?:no|without|not end with|do not end with|don't end with|never end with|must not end with) (?:a |the )?
    (?:trailing |ending )?(?:dot|period|full stop)(?: \`\.\`)?(?: at the end)?
    (?: (?:of|in) the (?:subject|subject line|title|description|message))?$
`;
const CONVENTIONAL =
  /^(?:must |should |use |follow |match |using |following |the )*conventional(?: commits?)?(?: format| style| messages?)*$/;

/** `<type>: <description>`, `{type}(scope): text`. */
const CONVENTIONAL_FORM = /^`(?:<type>|\{type\})(?:[([][^`:]{0,20})?!?: ?[^`]+`$/;

function readPart(part: string, name: string, statement: Statement, isFirstLine: boolean): Finder | undefined {
  if (IMPERATIVE.test(part)) {
    return compileMood(clauseOf(statement, name.replace('subjects', 'messages'), 'use', 'the imperative mood'));
  }
  const { what, below, count } = LENGTH.exec(part)?.groups ?? {};
  if (count !== undefined && (what !== undefined || isFirstLine)) {
    const most = Number(count) - (below === undefined ? 0 : 1);
    return most < 30 ? undefined : compileLength(clauseOf(statement, name, 'be', `at most ${most} characters`));
  }
  if (STOP.test(part)) {
    return compileEnd(clauseOf(statement, name, 'end', 'with a period', 'forbidden'));
  }
  return CONVENTIONAL.test(part) || CONVENTIONAL_FORM.test(part)
    ? compileConventional(clauseOf(statement, name, 'follow', 'conventional commits'))
    : undefined;
}

const TYPES = regex('i')`
  ^(?:use )?(?:(?:allowed|valid|commit|conventional|type) )*(?:types?|prefix(?:es)?)
    (?: are|(?: is required and)? must be one of)?: ?(?<list>[^.;()—]+)$
  |^use (?<used>(?:\`[a-z]+:\`(?:,? (?:and|or) |, ?)?){3,}) (?:commit )?prefixes$
`;

function readTypes(rest: string, name: string, statement: Statement): Finder | undefined {
  const groups = TYPES.exec(rest)?.groups;
  const list = groups?.['list'] ?? groups?.['used'];
  const items = (list ?? '').split(/, ?|\/| \| | and | or |·/).map((item) =>
    item
      .trim()
      .replaceAll('`', '')
      .replace(/\((?:scope|[^()]{1,20})\)/, '')
      .replace(/:$/, ''),
  );
  const isTypes =
    items.length > 2 &&
    items.includes('feat') &&
    items.includes('fix') &&
    items.every((item) => /^[a-z]{2,12}$/.test(item));
  return isTypes ? compileTypes(clauseOf(statement, name, 'have', `one of the types ${items.join(', ')}`)) : undefined;
}

function clauseOf(
  statement: Statement,
  subject: string,
  verb: string,
  object: string,
  polarity: Clause['polarity'] = 'required',
): Clause {
  return { statement, subject, verb, object, polarity, strength: 'must', codes: [], scope: EVERYWHERE, examples: [] };
}
