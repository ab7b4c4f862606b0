import { indentAt, skipColumns, type Cursor, type Indent } from './markdown-columns.ts';
import { afterQuoteMark, CODE_COLUMNS, openingAt } from './markdown-containers.ts';
import type { TextRange } from './source-text.ts';

/**
 * A run of lines of a Markdown text. Of prose (a paragraph or a heading) the lines without the marks of quotes and
 * lists; of code the whole lines; of comments what is between and with their marks.
 */
export type MarkdownBlock =
  | { readonly kind: 'prose'; readonly lines: readonly TextRange[] }
  | { readonly kind: 'code' | 'comment'; readonly range: TextRange };

/** Quotes and lists deeper than this are read as text; nobody writes them and everybody could. */
const MAX_DEPTH = 64;

/**
 * The blocks of a Markdown text in order, by CommonMark's rules for quotes, lists, code and comments
 * (https://spec.commonmark.org/0.31.2/#phase-1-block-structure). Time grows with the length of the text only, which
 * a full parser does not grant. HTML other than comments is read as prose.
 */
export function* readBlocks(text: string): Generator<MarkdownBlock> {
  let state: State = { containers: [], leaf: undefined, isItemEmpty: false };
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const { closed, next } = readLine(text, { start, end }, state);
    yield* closed.map(blockOf);
    state = next;
    start = end + 1;
  }
  if (state.leaf !== undefined) {
    yield blockOf(state.leaf);
  }
}

/** A quote, or a list item by the columns that its text is indented. */
type Container = 'quote' | number;

/** What lines are being added to. */
type Leaf =
  | { readonly kind: 'prose'; readonly lines: TextRange[] }
  | { readonly kind: 'indented'; readonly range: TextRange }
  | { readonly kind: 'comment'; readonly range: TextRange }
  | { readonly kind: 'fence'; readonly range: TextRange; readonly fence: string };

interface State {
  readonly containers: readonly Container[];
  readonly leaf: Leaf | undefined;
  /** Whether the innermost list item has a mark and nothing else yet: a blank line then ends it. */
  readonly isItemEmpty: boolean;
}

interface Step {
  readonly closed: readonly Leaf[];
  readonly next: State;
}

function readLine(text: string, line: TextRange, state: State): Step {
  const { containers, leaf } = state;
  const { cursor, matched } = enterContainers(text, line, containers);
  const indent = indentAt(text, cursor, line.end);
  const isInside = matched === containers.length;
  const grown = isInside && leaf !== undefined ? growLeaf(text, line, leaf, indent) : undefined;
  if (grown !== undefined) {
    return step(grown.isDone ? [grown.leaf] : [], containers, grown.isDone ? undefined : grown.leaf);
  }
  if (indent.at >= line.end) {
    const kept = isInside && state.isItemEmpty ? matched - 1 : matched;
    return step(present(leaf), containers.slice(0, kept), undefined);
  }
  const prose = leaf?.kind === 'prose' ? leaf : undefined;
  const isProse = isInside && prose !== undefined;
  const opened = openContainers(text, line, cursor, { depth: matched, isProse });
  const started = startLeaf(text, line, opened.cursor, isProse && opened.containers.length === 0);
  if (prose !== undefined && opened.containers.length === 0 && !started.interrupts) {
    prose.lines.push({ start: indent.at, end: line.end });
    return step([], containers, prose);
  }
  const next = [...containers.slice(0, matched), ...opened.containers];
  if (started.leaf === undefined) {
    return { closed: present(leaf), next: { containers: next, leaf: undefined, isItemEmpty: next.at(-1) !== 'quote' } };
  }
  return started.isDone
    ? step([...present(leaf), started.leaf], next, undefined)
    : step(present(leaf), next, started.leaf);
}

function step(closed: readonly Leaf[], containers: readonly Container[], leaf: Leaf | undefined): Step {
  return { closed, next: { containers, leaf, isItemEmpty: false } };
}

function present(leaf: Leaf | undefined): readonly Leaf[] {
  return leaf === undefined ? [] : [leaf];
}

function blockOf(leaf: Leaf): MarkdownBlock {
  if (leaf.kind === 'prose') {
    return leaf;
  }
  return { kind: leaf.kind === 'comment' ? 'comment' : 'code', range: leaf.range };
}

/** How many of the open containers a line goes on with. */
function enterContainers(
  text: string,
  line: TextRange,
  containers: readonly Container[],
): { readonly cursor: Cursor; readonly matched: number } {
  let cursor: Cursor = { at: line.start, column: 0 };
  for (const [matched, container] of containers.entries()) {
    const indent = indentAt(text, cursor, line.end);
    const next =
      container === 'quote' ? afterQuoteMark(text, indent, line.end) : insideItem(text, cursor, line, container);
    if (next === undefined) {
      return { cursor, matched };
    }
    cursor = next;
  }
  return { cursor, matched: containers.length };
}

/** A blank line goes on with an item however it is indented. */
function insideItem(text: string, cursor: Cursor, line: TextRange, columns: number): Cursor | undefined {
  const indent = indentAt(text, cursor, line.end);
  if (indent.at >= line.end) {
    return cursor;
  }
  return indent.columns < columns ? undefined : skipColumns(text, cursor, line.end, columns);
}

interface Grown {
  readonly leaf: Leaf;
  readonly isDone: boolean;
}

const COMMENT_END = '-->';

/** Code or a comment with one more line; undefined if the line does not belong to it. */
function growLeaf(text: string, line: TextRange, leaf: Leaf, indent: Indent): Grown | undefined {
  if (leaf.kind === 'prose') {
    return undefined;
  }
  const grown = { ...leaf, range: { start: leaf.range.start, end: line.end } };
  switch (leaf.kind) {
    case 'comment':
      return growComment(leaf.range.start, text, line);
    case 'fence':
      return { leaf: grown, isDone: indent.columns < CODE_COLUMNS && isClosing(text, indent.at, line.end, leaf.fence) };
    case 'indented':
      if (indent.at >= line.end) {
        return { leaf, isDone: false };
      }
      return indent.columns >= CODE_COLUMNS ? { leaf: grown, isDone: false } : undefined;
  }
}

/** Ends it with its mark, where HTML ends it: Markdown has the rest of the line for HTML, its readers for text. */
function growComment(start: number, text: string, { start: from, end }: TextRange): Grown {
  const close = text.slice(from, end).indexOf(COMMENT_END);
  const range = { start, end: close < 0 ? end : from + close + COMMENT_END.length };
  return { leaf: { kind: 'comment', range }, isDone: close >= 0 };
}

function isClosing(text: string, at: number, end: number, fence: string): boolean {
  const rest = text.slice(at, end).trimEnd();
  return rest.length >= fence.length && rest === fence.charAt(0).repeat(rest.length);
}

interface Opened {
  readonly cursor: Cursor;
  readonly containers: readonly Container[];
}

function openContainers(
  text: string,
  line: TextRange,
  start: Cursor,
  open: { readonly depth: number; readonly isProse: boolean },
): Opened {
  const containers: Container[] = [];
  let cursor = start;
  while (open.depth + containers.length < MAX_DEPTH) {
    const indent = indentAt(text, cursor, line.end);
    const found = isRule(text, indent.at, line.end)
      ? undefined
      : openingAt(text, indent, line.end, open.isProse && containers.length === 0);
    if (found === undefined) {
      break;
    }
    cursor = found.cursor;
    containers.push(found.mark === '>' ? 'quote' : found.columns);
  }
  return { cursor, containers };
}

const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})\r?$/;

function isRule(text: string, at: number, end: number): boolean {
  return RULE.test(text.slice(at, end));
}

interface Started {
  readonly leaf: Leaf | undefined;
  /** Whether its first line is also its last. */
  readonly isDone: boolean;
  /** Whether it ends a paragraph above. */
  readonly interrupts: boolean;
}

const FENCE = /(?:`{3,}(?=[^`\n]*$)|~{3,})/my;
const HEADING = /#{1,6}(?=[ \t\r\n]|$)/y;
const UNDERLINE = /(?:=+|-+)[ \t\r]*$/my;

function startLeaf(text: string, line: TextRange, cursor: Cursor, isProse: boolean): Started {
  const indent = indentAt(text, cursor, line.end);
  const prose = (): Leaf => ({ kind: 'prose', lines: [{ start: indent.at, end: line.end }] });
  if (indent.at >= line.end) {
    return { leaf: undefined, isDone: true, interrupts: false };
  }
  if (indent.columns >= CODE_COLUMNS) {
    return { leaf: { kind: 'indented', range: line }, isDone: false, interrupts: false };
  }
  const fence = matchAt(FENCE, text, indent.at);
  if (fence !== undefined) {
    return { leaf: { kind: 'fence', range: line, fence }, isDone: false, interrupts: true };
  }
  if (text.startsWith('<!--', indent.at)) {
    // `<!-->` is one.
    const from = indent.at + '<!'.length;
    return { ...growComment(indent.at, text, { start: from, end: line.end }), interrupts: true };
  }
  const heading = matchAt(HEADING, text, indent.at) ?? (isProse ? matchAt(UNDERLINE, text, indent.at) : undefined);
  if (heading !== undefined || isRule(text, indent.at, line.end)) {
    return { leaf: prose(), isDone: true, interrupts: true };
  }
  return { leaf: prose(), isDone: false, interrupts: false };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
