import { positionAt, type TextRange } from '../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';
import { placeOf, type ReportedPlace } from './report-place.ts';

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
  const directives = findDirectives(checked).slice(0, MAX_SUPPRESSIONS);
  return directives.flatMap((directive, index) => {
    const lines = linesOf(directive, directives.slice(index + 1), checked);
    return lines === undefined ? [] : [{ lines, ...wordsOf(directive, checked) }];
  });
}

interface Directive {
  readonly verb: string;
  /** What stands behind the verb, within the comment. */
  readonly words: TextRange;
  readonly comment: TextRange;
  readonly line: number;
}

const COMMENT = /(<!--|#|\/\/)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])/g;

function findDirectives(checked: CheckedText): readonly Directive[] {
  const { text, source } = checked;
  const found: Directive[] = [];
  for (const match of text.matchAll(COMMENT)) {
    const [head, mark = '', verb = ''] = match;
    if (!isComment(checked, mark, match.index)) {
      continue;
    }
    const start = match.index + head.length;
    const lineEnd = endOfLine(text, start);
    const close = mark === '<!--' ? text.indexOf('-->', start) : lineEnd;
    const end = close < 0 ? lineEnd : close;
    const behind = mark === '<!--' && close >= 0 ? end + '-->'.length : end;
    const comment = { start: match.index, end: behind };
    found.push({ verb, words: { start, end }, comment, line: positionAt(source, comment.start).line });
  }
  return found;
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

function linesOf(
  { verb, line, words, comment }: Directive,
  later: readonly Directive[],
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
    case 'disable': {
      const rules = ruleWords(text, words).map(({ id }) => id);
      const end = later.find((other) => other.verb === 'enable' && ends(ruleWords(text, other.words), rules));
      return { first: line, last: end === undefined ? source.lineStarts.length : end.line };
    }
    default:
      return undefined;
  }
}

/** `enable` without names ends all; with names, what was switched off with one of them. */
function ends(enabled: readonly { readonly id: string }[], disabled: readonly string[]): boolean {
  return enabled.length === 0 || enabled.some(({ id }) => disabled.includes(id));
}

/** Where the next text behind the comment's own line begins. */
function nextWrittenLine(text: string, from: number): number | undefined {
  const written = /\S/g;
  written.lastIndex = endOfLine(text, from);
  return written.exec(text)?.index;
}

function wordsOf({ words, comment }: Directive, { text, source }: CheckedText): Omit<Suppression, 'lines'> {
  const said = text.slice(words.start, words.end);
  const reason = DASHES.exec(said);
  return {
    rules: ruleWords(text, words).map(({ id, start }) => ({
      id,
      place: placeOf(source, { start, end: start + id.length }),
    })),
    reason: reason === null ? undefined : said.slice(reason.index + reason[0].length).trim() || undefined,
    place: placeOf(source, comment),
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

/** The names before `--`, apart by commas or blanks. */
function ruleWords(
  text: string,
  { start, end }: Directive['words'],
): readonly { readonly id: string; readonly start: number }[] {
  const said = text.slice(start, end);
  const dashes = DASHES.exec(said)?.index ?? said.length;
  return Array.from(said.slice(0, dashes).matchAll(/[^\s,]+/g), (match) => ({
    id: match[0],
    start: start + match.index,
  })).slice(0, MAX_RULES_OF_A_COMMENT);
}
