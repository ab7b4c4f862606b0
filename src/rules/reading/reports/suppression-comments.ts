import { positionAt, type TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../texts/checked-text.ts';
import { placesIn, type ReportedPlace } from './report-place.ts';
import { findLineEnd } from '../../../text/line.ts';

/** A comment in a file that silences rules. */
export interface Suppression {
  /** The first and last silenced line, from 1. `file` silences all lines and findings about the whole file. */
  readonly lines: 'file' | { readonly first: number; readonly last: number };
  /** The rule ids as written. An empty list silences all rules. */
  readonly rules: readonly SuppressedRule[];
  readonly reason: string | undefined;
  readonly place: ReportedPlace;
  /** The range to remove: the comment, or its whole line if nothing else is on it. */
  readonly removal: TextRange;
}

export interface SuppressedRule {
  readonly id: string;
  readonly place: ReportedPlace;
}

const DIRECTIVE = 'housestyle-';
/** With more comments in one file, the rest is ignored: people do not write so many exceptions. */
const MAX_SUPPRESSIONS = 2_000;

/**
 * Reads `housestyle-disable-next-line`, `-disable-line`, `-disable-file`, and the pair `-disable` and `-enable`, each with
 * rule ids and `-- a reason`. They are HTML comments in Markdown outside code, `#` comments in frontmatter, and `//`
 * comments in JSON. In scripts, `#` and `//` begin a comment anywhere.
 *
 *     <!-- housestyle-disable-next-line tool-unknown, model-unknown -- ours -->
 */
export function readSuppressions(checked: CheckedText): readonly Suppression[] {
  if (!checked.text.includes(DIRECTIVE)) {
    return [];
  }
  const directives = findDirectives(checked);
  const locate = placesIn(checked.source);
  return findEnds(directives).flatMap(({ directive, end }) => {
    const lines = findSilencedLines(directive, end, checked);
    return lines === undefined ? [] : [{ lines, ...readDetails(directive, checked.text, locate) }];
  });
}

interface Directive {
  readonly verb: string;
  /** The text after the verb, within the comment. */
  readonly words: TextRange;
  readonly rules: readonly RuleWord[];
  readonly comment: TextRange;
  readonly line: number;
}

const COMMENT = /(<!--|#|\/\/)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])/g;

/** Finds the comments. Each one is read to its end, so a comment cannot contain another one. */
function findDirectives(checked: CheckedText): readonly Directive[] {
  const { text, source } = checked;
  const found: Directive[] = [];
  const closeBehind = findCloses(text);
  let read = 0;
  for (const match of text.matchAll(COMMENT)) {
    const [head, mark = '', verb = ''] = match;
    if (match.index < read || !isComment(checked, mark, match.index)) {
      continue;
    }
    const start = match.index + head.length;
    const lineEnd = findLineEnd(text, start);
    const close = mark === '<!--' ? closeBehind(start) : undefined;
    const end = close ?? lineEnd;
    const comment = { start: match.index, end: close === undefined ? end : end + CLOSE.length };
    const words = { start, end };
    const { line } = positionAt(source, comment.start);
    found.push({ verb, words, rules: readRuleIds(text, words), comment, line });
    if (found.length === MAX_SUPPRESSIONS) {
      return found;
    }
    read = comment.end;
  }
  return found;
}

const CLOSE = '-->';

/** Returns a function that finds where a comment closes. Ask for offsets in ascending order: it reads the text only once. */
function findCloses(text: string): (from: number) => number | undefined {
  let close = text.indexOf(CLOSE);
  return (from) => {
    if (close >= 0 && close < from) {
      close = text.indexOf(CLOSE, from);
    }
    return close < 0 ? undefined : close;
  };
}

function isComment({ format, markdown, body, frontmatter }: CheckedText, mark: string, at: number): boolean {
  switch (mark) {
    case '//':
      return format !== 'markdown';
    case '#':
      return (
        format === 'plain' ||
        (frontmatter.block !== undefined && at >= frontmatter.block.start && at < frontmatter.block.end)
      );
    default:
      return format === 'markdown' && at >= body.start && markdown.hiddenAt(at) === 'comment';
  }
}

/**
 * Finds the line on which each `disable` ends: the line of the next `enable` without ids, or with one of its ids. Reads
 * the comments from the last to the first, which takes linear time even if a file has thousands.
 */
function findEnds(
  directives: readonly Directive[],
): readonly { readonly directive: Directive; readonly end: number }[] {
  const enabledOn = new Map<string, number>();
  let allEnabledOn = Number.POSITIVE_INFINITY;
  const found = directives.toReversed().map((directive) => {
    const { verb, line, rules } = directive;
    if (verb === 'enable' && rules.length === 0) {
      allEnabledOn = line;
    } else if (verb === 'enable') {
      rules.forEach(({ id }) => enabledOn.set(id, line));
    }
    const own = rules.map(({ id }) => enabledOn.get(id) ?? Number.POSITIVE_INFINITY);
    return { directive, end: Math.min(allEnabledOn, ...own) };
  });
  return found.toReversed();
}

function findSilencedLines(
  { verb, line, comment }: Directive,
  end: number,
  { text, source }: CheckedText,
): Suppression['lines'] | undefined {
  switch (verb) {
    case 'disable-file':
      return 'file';
    case 'disable-line':
      return { first: line, last: line };
    case 'disable-next-line': {
      const next = nextWrittenLine(text, comment.end);
      const nextLine = next === undefined ? line + 1 : positionAt(source, next).line;
      return { first: nextLine, last: nextLine };
    }
    case 'disable':
      return { first: line, last: Math.min(end, source.lineStarts.length) };
    default:
      return undefined;
  }
}

/** The start of the next text after the comment's own line. */
function nextWrittenLine(text: string, from: number): number | undefined {
  const written = /\S/g;
  written.lastIndex = findLineEnd(text, from);
  return written.exec(text)?.index;
}

function readDetails(
  { words, rules, comment }: Directive,
  text: string,
  locate: (range: TextRange) => ReportedPlace,
): Omit<Suppression, 'lines'> {
  const said = text.slice(words.start, words.end);
  const reason = DASHES.exec(said);
  return {
    rules: rules.map(({ id, start }) => ({
      id,
      place: locate({ start, end: start + id.length }),
    })),
    reason: reason === null ? undefined : said.slice(reason.index + reason[0].length).trim() || undefined,
    place: locate(comment),
    removal: withItsLine(text, comment),
  };
}

/** The range of the whole line if nothing else is on it, otherwise the range of the comment. */
function withItsLine(text: string, { start, end }: TextRange): TextRange {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = findLineEnd(text, end);
  const isAlone = text.slice(lineStart, start).trim() === '' && text.slice(end, lineEnd).trim() === '';
  return isAlone ? { start: lineStart, end: Math.min(text.length, lineEnd + 1) } : { start, end };
}

const DASHES = /(?:^|\s)--(?:\s|$)/;

/** Further rule ids in one comment are ignored. */
const MAX_RULES_OF_A_COMMENT = 50;

interface RuleWord {
  readonly id: string;
  readonly start: number;
}

/** The rule ids before `--`, separated by commas or spaces. */
function readRuleIds(text: string, { start, end }: TextRange): readonly RuleWord[] {
  const said = text.slice(start, end);
  const dashes = DASHES.exec(said)?.index ?? said.length;
  const found: RuleWord[] = [];
  for (const match of said.slice(0, dashes).matchAll(/[^\s,]+/g)) {
    if (found.length === MAX_RULES_OF_A_COMMENT) {
      break;
    }
    found.push({ id: match[0], start: start + match.index });
  }
  return found;
}
