import { positionAt, type TextRange } from '../../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';
import { placesIn, type ReportedPlace } from './report-place.ts';

/** A comment by which an author silences rules. */
export interface Suppression {
  /** Lines from 1, both included; `file` are all, also those of findings about the file as a whole. */
  readonly lines: 'file' | { readonly first: number; readonly last: number };
  /** The names of rules as written; none silences all. */
  readonly rules: readonly SuppressedRule[];
  readonly reason: string | undefined;
  readonly place: ReportedPlace;
  /** The comment, with its line where nothing else stands on it. */
  readonly removal: TextRange;
}

export interface SuppressedRule {
  readonly id: string;
  readonly place: ReportedPlace;
}

const DIRECTIVE = 'housestyle-';
/** More in one file are no exceptions any more; what follows is read as the text it is. */
const MAX_SUPPRESSIONS = 2_000;

/**
 * Reads `housestyle-disable-next-line`, `-disable-line`, `-disable-file`, and the pair `-disable` and `-enable`, each with
 * the ids of rules and `-- a reason`: in an HTML comment of Markdown that is no code, behind `#` in frontmatter, behind
 * `//` in JSON.
 *
 *     <!-- housestyle-disable-next-line tool-unknown, model-unknown -- ours -->
 */
export function readSuppressions(checked: CheckedText): readonly Suppression[] {
  if (!checked.text.includes(DIRECTIVE)) {
    return [];
  }
  const directives = findDirectives(checked);
  const ends = findEnds(directives);
  const locate = placesIn(checked.source);
  return directives.flatMap((directive) => {
    const lines = linesOf(directive, ends.get(directive), checked);
    return lines === undefined ? [] : [{ lines, ...wordsOf(directive, checked.text, locate) }];
  });
}

interface Directive {
  readonly verb: string;
  /** What stands behind the verb, within the comment. */
  readonly words: TextRange;
  readonly rules: readonly RuleWord[];
  readonly comment: TextRange;
  readonly line: number;
}

const COMMENT = /(<!--|#|\/\/)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])/g;

/** Each comment is read to its end, so that what it says holds no other one. */
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
    const lineEnd = endOfLine(text, start);
    const close = mark === '<!--' ? closeBehind(start) : undefined;
    const end = close ?? lineEnd;
    const comment = { start: match.index, end: close === undefined ? end : end + CLOSE.length };
    const words = { start, end };
    const { line } = positionAt(source, comment.start);
    found.push({ verb, words, rules: ruleWords(text, words), comment, line });
    if (found.length === MAX_SUPPRESSIONS) {
      return found;
    }
    read = comment.end;
  }
  return found;
}

const CLOSE = '-->';

/** Where the next comment ends; asked for offsets in order, it goes through the text once. */
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
      return format === 'json';
    case '#':
      return frontmatter.block !== undefined && at >= frontmatter.block.start && at < frontmatter.block.end;
    default:
      return format === 'markdown' && at >= body.start && markdown.hiddenAt(at) === 'comment';
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/**
 * By `disable`, the line on which it ends: that of the next `enable` without names, or with one that it switched off.
 * Gone through from the last one on, for a file may hold thousands.
 */
function findEnds(directives: readonly Directive[]): ReadonlyMap<Directive, number> {
  const ends = new Map<Directive, number>();
  const enabledOn = new Map<string, number>();
  let allEnabledOn = Number.POSITIVE_INFINITY;
  for (const directive of directives.toReversed()) {
    const { verb, line, rules } = directive;
    if (verb === 'enable' && rules.length === 0) {
      allEnabledOn = line;
    } else if (verb === 'enable') {
      rules.forEach(({ id }) => enabledOn.set(id, line));
    } else {
      const own = rules.map(({ id }) => enabledOn.get(id) ?? Number.POSITIVE_INFINITY);
      ends.set(directive, Math.min(allEnabledOn, ...own));
    }
  }
  return ends;
}

function linesOf(
  { verb, line, comment }: Directive,
  end: number | undefined,
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
      return { first: line, last: Math.min(end ?? Number.POSITIVE_INFINITY, source.lineStarts.length) };
    default:
      return undefined;
  }
}

/** Where the next text behind the comment's own line begins. */
function nextWrittenLine(text: string, from: number): number | undefined {
  const written = /\S/g;
  written.lastIndex = endOfLine(text, from);
  return written.exec(text)?.index;
}

function wordsOf(
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

/** Blanks around the comment and the line's end, if that is all there is on the line. */
function withItsLine(text: string, { start, end }: TextRange): TextRange {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = endOfLine(text, end);
  const isAlone = text.slice(lineStart, start).trim() === '' && text.slice(end, lineEnd).trim() === '';
  return isAlone ? { start: lineStart, end: Math.min(text.length, lineEnd + 1) } : { start, end };
}

const DASHES = /(?:^|\s)--(?:\s|$)/;

/** More rules in one comment are no exceptions any more. */
const MAX_RULES_OF_A_COMMENT = 50;

interface RuleWord {
  readonly id: string;
  readonly start: number;
}

/** The names before `--`, apart by commas or blanks. */
function ruleWords(text: string, { start, end }: TextRange): readonly RuleWord[] {
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
