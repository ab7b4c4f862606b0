import type { Fix } from '../../diagnostics/fix.ts';
import { splitEntries, type EntryText } from '../../text/frontmatter/entry-text.ts';
import type { Frontmatter } from '../../text/frontmatter/types.ts';
import { lineAt } from '../../text/line.ts';
import type { SourceText, TextRange } from '../../text/source-text.ts';
import { findStrayLine } from './stray-line.ts';
import { YAML_MESSAGES } from '../../text/yaml/messages.ts';
import { HEAD_KINDS, keyOf } from './keys.ts';
import { quote } from '../../text/shown/quote.ts';

/** A fault in the form of the frontmatter, with the rule that explains it. */
export interface FrontmatterFault {
  readonly rule: FormRule;
  /** `warning` if Copilot reads the frontmatter but other programs reject it. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly range: TextRange;
  readonly fix?: Fix;
}

export type FormRule =
  | 'frontmatter-anchor-alias-tag'
  | 'frontmatter-duplicate-key'
  | 'frontmatter-language-marker'
  | 'frontmatter-not-a-map'
  | 'frontmatter-tab-indent'
  | 'frontmatter-unclosed'
  | 'frontmatter-unindented-continuation'
  | 'frontmatter-yaml-dialect'
  | 'frontmatter-yaml-syntax';

type Problem = Frontmatter['problems'][number];

/** The number of faults to report for one file. A longer list does not help the author. */
const MAX_FAULTS = 50;

/** Returns the problems that the reader found, each with its rule, without those that only follow from another one. */
export function frontmatterFaults(source: SourceText, frontmatter: Frontmatter): readonly FrontmatterFault[] {
  if (frontmatter.problems.length === 0) {
    return [];
  }
  const fence = frontmatter.problems.find(({ code }) => code.startsWith('fence-'));
  if (fence !== undefined) {
    // The end of the frontmatter is unknown, so the other problems may be in text that does not belong to it.
    return [faultOf(source, frontmatter, [], fence)];
  }
  const entries = frontmatter.block === undefined ? [] : splitEntries(source, frontmatter.block).entries;
  const stray = strayFault(source, frontmatter, entries);
  const faults = frontmatter.problems
    .slice(0, MAX_FAULTS)
    .filter(({ range }) => stray === undefined || !isExplainedBy(stray, range))
    .map((problem) => faultOf(source, frontmatter, entries, problem));
  const syntax = faults.find(isSyntaxError);
  return [
    ...(stray === undefined ? [] : [stray.fault]),
    // Only the first syntax error is reliable: the parser guesses after it.
    // After a line that does not belong to YAML, words such as `user:` in an example are not keys either.
    ...faults.filter((fault) =>
      isSyntaxError(fault) ? fault === syntax && stray === undefined : stray === undefined || !isRepeatedKey(fault),
    ),
  ].toSorted((a, b) => a.range.start - b.range.start);
}

function isSyntaxError({ rule, severity }: FrontmatterFault): boolean {
  return rule === 'frontmatter-yaml-syntax' && severity === 'error';
}

function isRepeatedKey({ rule }: FrontmatterFault): boolean {
  return rule === 'frontmatter-duplicate-key';
}

const RULES: Readonly<Record<string, FormRule>> = {
  'fence-language': 'frontmatter-language-marker',
  'fence-loose': 'frontmatter-unclosed',
  'fence-unclosed': 'frontmatter-unclosed',
  'not-a-map': 'frontmatter-not-a-map',
  'yaml-duplicate-key': 'frontmatter-duplicate-key',
  'yaml-tab': 'frontmatter-tab-indent',
  'yaml-tag': 'frontmatter-anchor-alias-tag',
  'yaml-too-many-aliases': 'frontmatter-anchor-alias-tag',
};

function faultOf(
  source: SourceText,
  frontmatter: Frontmatter,
  entries: readonly EntryText[],
  problem: Problem,
): FrontmatterFault {
  const { code, severity, message, hint, range } = problem;
  const entry = entries.find(({ keyRange, rest }) => keyRange.start <= range.start && range.start <= rest.end);
  const tab = code === 'yaml-indent' && entry !== undefined ? tabIn(source, entry) : undefined;
  if (tab !== undefined) {
    const { message: said, hint: way } = YAML_MESSAGES['yaml-tab'];
    return { rule: 'frontmatter-tab-indent', severity, message: said(), hint: way, range: tab };
  }
  if (source.text.charAt(range.start) === '\t') {
    // The parser may also say that a value which begins with a tab needs quotes.
    return { rule: 'frontmatter-tab-indent', severity, message, hint: YAML_MESSAGES['yaml-tab'].hint, range };
  }
  const rule = RULES[code];
  if (rule !== undefined) {
    return { rule, severity, message, hint, range };
  }
  if (isAliasName(source, range)) {
    return { rule: 'frontmatter-anchor-alias-tag', severity, message, hint, range };
  }
  if (code !== 'yaml-needs-quotes') {
    return { rule: 'frontmatter-yaml-syntax', severity, hint, ...syntaxError(source, entries, entry, problem) };
  }
  return looseFault(source, frontmatter, entry, problem);
}

/** Finds the place to fix. The parser reports where it stopped, and the cause is often in an earlier line. */
function syntaxError(
  source: SourceText,
  entries: readonly EntryText[],
  entry: EntryText | undefined,
  { code, message, range }: Problem,
): Pick<FrontmatterFault, 'message' | 'range'> {
  const opened = code === 'yaml-missing' || code === 'yaml-indent' ? openedAt(source, entries, range) : undefined;
  if (opened !== undefined) {
    return { message: 'The value is not closed', range: opened };
  }
  const deeper = code === 'yaml-indent' && entry !== undefined ? deeperKeyIn(source, entry) : undefined;
  if (deeper !== undefined) {
    return { message: 'The line is indented as part of the value above it, but written like a key', range: deeper };
  }
  const isGlued = /^[\w-]+:\S/.test(source.text.slice(range.start, range.end));
  return { message: isGlued ? 'A space is missing after the colon of a key' : message, range };
}

/** The fault of a value that Copilot accepts without quotes and other YAML parsers reject. */
function looseFault(
  source: SourceText,
  frontmatter: Frontmatter,
  entry: EntryText | undefined,
  { severity, message, range }: Problem,
): FrontmatterFault {
  const whole = entry && frontmatter.rangeOf([entry.key]);
  const isFlowList = whole !== undefined && source.text.charAt(whole.start) === '[';
  const item = entry && looseItemAt(frontmatter, entry.key, range);
  const value = isFlowList && !isSimple(source, item) ? undefined : (item ?? whole);
  if (value === undefined) {
    const isText = entry !== undefined && isTextKey(entry.key) && whole !== undefined;
    return {
      rule: 'frontmatter-yaml-syntax',
      severity,
      message: isText ? `The value of ${quote(entry.key)} begins like a list` : message,
      hint: isText ? QUOTE_HINT : LIST_HINT,
      range: whole ?? range,
      ...(isText && { fix: putInQuotes(source, whole) }),
    };
  }
  const written = source.text.slice(value.start, value.end);
  const isDialect = /^[*@`%&!|>{]/.test(written);
  return {
    rule: isDialect ? 'frontmatter-yaml-dialect' : 'frontmatter-yaml-syntax',
    severity,
    message,
    hint: QUOTE_HINT,
    range: value,
    fix: putInQuotes(source, value),
  };
}

const LIST_HINT = 'Close the open quote or bracket, and put values with special characters in double quotes.';
const QUOTE_HINT = 'Put the value in quotes.';

/** Finds the list item of a key that contains the start of a range. */
function looseItemAt({ data, rangeOf }: Frontmatter, key: string, { start }: TextRange): TextRange | undefined {
  const value = data[key];
  const items = Array.isArray(value) ? value.map((_item, index) => rangeOf([key, index])) : [];
  return items.find((item) => item !== undefined && item.start <= start && start < item.end);
}

/** Whether an item of a list in brackets is certainly one complete value, so that quotes can be put around it. */
function isSimple({ text }: SourceText, item: TextRange | undefined): boolean {
  return item !== undefined && /^[*@`%][^"'[\]{}]*$/.test(text.slice(item.start, item.end));
}

function isTextKey(name: string): boolean {
  return HEAD_KINDS.some((head) => keyOf(head, name)?.shape.kind === 'text');
}

/** Puts a value in double quotes, or in single quotes if it contains double quotes or backslashes. */
function putInQuotes({ text }: SourceText, range: TextRange): Fix {
  const value = text.slice(range.start, range.end);
  const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return { kind: 'edits', edits: [{ start: range.start, end: range.end, text: quoted }] };
}

/** Whether a value is only `*name`, which YAML replaces by the value marked with `&name`. Globs have other signs too. */
function isAliasName({ text }: SourceText, { start, end }: TextRange): boolean {
  return /^\*[A-Za-z_][\w-]*$/.test(text.slice(start, end));
}

/** Finds the line of the first value before an offset whose quote or bracket is not closed. */
function openedAt({ text }: SourceText, entries: readonly EntryText[], { start }: TextRange): TextRange | undefined {
  const opened = entries.flatMap(({ rest }) => {
    const value = rest.start + text.slice(rest.start, rest.end).search(/\S|$/);
    return value < start && isLeftOpen(text.slice(value, rest.end)) ? [lineAt(text, value)] : [];
  });
  return opened[0] && { start: opened[0].start, end: opened[0].end };
}

/** Finds the first tab in the indentation of an entry's lines. */
function tabIn({ text }: SourceText, { rest }: EntryText): TextRange | undefined {
  const lead = /\n *\t/.exec(text.slice(rest.start, rest.end));
  const end = lead === null ? 0 : rest.start + lead.index + lead[0].length;
  return lead === null ? undefined : { start: end - 1, end };
}

/** Finds a line that is indented like a part of the value above it, but written like a key. */
function deeperKeyIn({ text }: SourceText, { rest }: EntryText): TextRange | undefined {
  const found = /(?<=\n[ \t]+)(?:- )?[\w"'.-]+[ \t]*:(?=\s)/.exec(text.slice(rest.start, rest.end));
  if (found === null) {
    return undefined;
  }
  const start = rest.start + found.index;
  return { start, end: lineAt(text, start).end };
}

function isLeftOpen(value: string): boolean {
  const first = value.charAt(0);
  if (first === '[' || first === '{') {
    return value.trimEnd().slice(-1) !== (first === '[' ? ']' : '}');
  }
  return (first === '"' || first === "'") && value.indexOf(first, 1) < 0;
}

interface StrayFault {
  readonly fault: FrontmatterFault;
  /** The offset of the entry that the line was probably meant to continue. */
  readonly from: number;
}

function strayFault(
  source: SourceText,
  { block, problems }: Frontmatter,
  entries: readonly EntryText[],
): StrayFault | undefined {
  const isReadable = problems.every(({ severity, code }) => severity === 'warning' || !/^(?:yaml-|not-a)/.test(code));
  const stray = block === undefined || isReadable ? undefined : findStrayLine(source.text, block);
  const entry = stray && entries.findLast(({ keyRange }) => keyRange.start < stray.start);
  return stray === undefined || entry === undefined
    ? undefined
    : {
        from: entry.keyRange.start,
        fault: {
          rule: 'frontmatter-unindented-continuation',
          severity: 'error',
          message: `The value of ${quote(entry.key)} continues in the first column, where only a key may be`,
          hint: 'Indent the line by two spaces, or put the whole value on one line.',
          range: stray,
        },
      };
}

function isExplainedBy({ from, fault }: StrayFault, { start }: TextRange): boolean {
  return start >= from && start <= fault.range.end;
}
