import { createExpressionIndex } from '../../text/expressions/expression-index.ts';
import type { Clause, Family, TextFinder, TextSubject, Violation } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from './code-list.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Rules that comments which switch a tool off must say why: `` each `eslint-disable` needs a reason ``. */
export const REASONS_FAMILY: Family = { name: 'reasons', compile: compileReasons };

const NOUN =
  'comments?|annotations?|directives?|usages?|uses|suppressions?|pragmas?|attributes?|markers?|casts?|lines?|disables?';
const SWITCHES = `(?:${codeListPattern('the|a|an|any|all|every|each|new|inline|use of|uses of', NOUN)})`;
const WORDS = regexSource`
  (?:(?:all|every|each|any|new|the|inline) )*(?:lint(?:er|ing)? |eslint |rule |warning |analyzer )*
    (?:suppressions?|suppression comments?|disable comments?|disable directives?)
`;
const REASON = regexSource`
  (?:a |an |any |the )?
    (?:clear |short |brief |explanatory |written |good |inline |documented |accompanying |explicit |code )*
    (?:reasons?|explanations?|justifications?|rationale|comments?|explanatory comments?|description)
`;
const DETAIL =
  '(?: (?:explaining|describing|stating|that explains|saying|why|with|for|above|on|next to|in|beside)\\b.*)?';

const WITHOUT = new RegExp(
  `^(?:use |add |have |leave |write )?(?<list>${SWITCHES}|${WORDS}) (?:without|lacking|with no) ${REASON}${DETAIL}$`,
);
const WITH = regex()`
  ^(?<list>${SWITCHES}|${WORDS}) (?:
    have|include|need|require|carry|contain|provide|state
    |be (?:accompanied by|justified with|justified by|explained with|documented with|followed by)
  ) ${REASON}${DETAIL}$
`;
const EXPLAINED = new RegExp(`^(?<list>${SWITCHES}|${WORDS}) be (?:explained|justified|documented)$`);

const FORBIDDEN = createExpressionIndex([WITHOUT], (form) => [form]);
const REQUIRED = createExpressionIndex([WITH, EXPLAINED], (form) => [form]);

/** Comments and attributes by which people switch tools off. */
const SWITCH = regex()`
  ^(?:\/\/|\/\*|#|<!--|--)?\s*(?:
    eslint-disable[\w-]*|@ts-(?:ignore|expect-error|nocheck)|biome-ignore[\w-]*|prettier-ignore
    |oxlint-disable[\w-]*|noqa\b.*|type:\s*ignore.*|pyright:\s*ignore.*|pylint:\s*disable.*|pragma: no cover
    |nolint.*|nosec|noinspection\b.*|rubocop:disable.*|phpcs:ignore.*|NOLINT.*|istanbul ignore.*|v8 ignore.*
    |c8 ignore.*
  )(?:\s*\*\/|\s*-->)?$
  |^#!?\[(?:allow|expect)\b.*\]$|^@SuppressWarnings\b.*$|^#pragma warning disable.*$
  |^\[(?:SuppressMessage|ExcludeFromCodeCoverage)\b.*\]$
`;
const ALL_SWITCHES: readonly string[] = [
  'eslint-disable',
  '@ts-ignore',
  '@ts-expect-error',
  'biome-ignore',
  '# noqa',
  '# type: ignore',
  'pylint: disable',
  '//nolint',
  'NOLINT',
  'rubocop:disable',
  '#[allow(',
  '@SuppressWarnings',
  '#pragma warning disable',
];

const UNREASONED =
  /\bwithout (?:a |an |any )?(?:good |clear |valid |explicit )?(?:reasons?|explanations?|justifications?)[.!]*$/i;

function compileReasons({ polarity, subject, verb, object, codes, statement }: Clause): TextFinder | undefined {
  const phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(' ');
  // `without reason` leaves some room in other rules, and is no longer in the object.
  const written = UNREASONED.test(statement.text) ? `${phrase} without reason` : phrase;
  const [forms, words] = polarity === 'forbidden' ? [FORBIDDEN, written] : [REQUIRED, phrase];
  const list = forms
    .listPossible(words)
    .map((form) => form.exec(words)?.groups?.['list'])
    .find((found) => found !== undefined);
  if (list === undefined) {
    return undefined;
  }
  const quoted = codesIn(list, codes).map((code) => code.trim());
  if (!quoted.every((code) => SWITCH.test(code))) {
    return undefined;
  }
  const switches = quoted.length === 0 ? ALL_SWITCHES : quoted;
  return {
    looksAt: 'text',
    words: `reports ${quoted.length === 0 ? 'comments that switch linters off' : listCodes(switches)} without words on why, on the line or above it`,
    find: (file) => findBare(file, switches.map(markOf)),
  };
}

interface Mark {
  readonly name: string;
  readonly expression: RegExp;
}

/** What to look for in a line: the part of a switch before its rules, in a comment. */
function markOf(code: string): Mark {
  const name = code.replace(/^(?:\/\/|\/\*|<!--|--|#(?![[p!]))\s*/, '').replace(/\s*(?:\*\/|-->)$/, '');
  const stem = name.replace(/\[[^\]]*\]$|:\s*[A-Z]+\d+.*$/, (rules) => (/^#!?\[/.test(name) ? rules : ''));
  const body = stem.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`);
  const isComment = !/^[#@[]/.test(stem) || stem.startsWith('@ts-');
  return { name: code, expression: new RegExp(isComment ? String.raw`(?:\/\/|\/\*|#|<!--|--|\*)\s*${body}` : body) };
}

function findBare({ file: { path }, added, head }: TextSubject, marks: readonly Mark[]): readonly Violation[] {
  const lines = head?.split('\n');
  return added.flatMap(({ number, text }): readonly Violation[] => {
    const mark = marks.find(({ expression }) => expression.test(text));
    const above = lines?.[number - 2]?.trim() ?? '';
    const isExplained =
      mark === undefined ||
      lines === undefined ||
      hasWords(text.replace(mark.expression, ' ')) ||
      (/^(?:\/\/|\/\*|\*|#(?![[!])|<!--|--)/.test(above) && hasWords(above));
    return isExplained ? [] : [{ path, line: number, found: `${codeSpan(mark.name)} without a reason` }];
  });
}

/** Whether the comment in a line has two words in a row that are no names of rules. Code before the comment does not count. */
function hasWords(text: string): boolean {
  const comment =
    /(?:\/\/|\/\*|#(?![[!])|<!--|--|^\s*\*|reason\s*=|Justification\s*=)(?<words>.*)$/.exec(text)?.groups?.['words'] ??
    text;
  return /(?<![\w/-])[\p{L}']{2,}[,;:]?\s+[\p{L}']{2,}/u.test(comment.replaceAll(/^[\w\s/,@-]*?--\s/g, ''));
}
