import { indentAt, skipColumns, trimRange, type Cursor, type Indent } from './columns.ts';
import { afterQuoteMark, openingAt } from './containers.ts';
import { beginLeaf, growLeaf } from './leaves.ts';
import { closeContainers, closeLeaf, container, innermost, openContainer, type Block, type Reader } from './reader.ts';
import { cellsOf } from './tables.ts';
import type { TextRange } from '../source-text.ts';

export interface Outline {
  /**
   * The blocks in order. `leads` are the indexes of the paragraphs directly above the lists that contain a block,
   * outermost first.
   */
  readonly blocks: readonly Block[];
  /** Labels that links can refer to, as `normaliseLabel` returns them. */
  readonly labels: ReadonlySet<string>;
}

/** Nobody nests quotes and lists deeper. Marks beyond this depth are read as words. */
const MAX_DEPTH = 100;

/**
 * The blocks of a Markdown text by the rules of CommonMark and GitHub's tables
 * (https://spec.commonmark.org/0.31.2/#phase-1-block-structure). The time grows only with the text's length, for any
 * nesting. Link definitions are not blocks.
 */
export function readOutline(text: string): Outline {
  const reader: Reader = { text, blocks: [], labels: new Set(), containers: [container('', 0, [])], leaf: undefined };
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const next = newline < 0 ? text.length : newline + 1;
    const end = newline < 0 ? text.length : newline;
    readLine(reader, { start, end: text[end - 1] === '\r' && end > start ? end - 1 : end });
    start = next;
  }
  closeLeaf(reader);
  return { blocks: reader.blocks, labels: reader.labels };
}

function readLine(reader: Reader, line: TextRange): void {
  const entered = enterContainers(reader, line);
  const isInside = entered.depth === reader.containers.length;
  if (isInside && growLeaf(reader, entered.cursor, line)) {
    return;
  }
  if (indentAt(reader.text, entered.cursor, line.end).at >= line.end) {
    closeContainers(reader, entered.depth);
    closeLeaf(reader);
    return;
  }
  readMarks(reader, line, entered);
}

interface Entered {
  readonly cursor: Cursor;
  /** The number of open containers that a line continues. */
  readonly depth: number;
}

function enterContainers(reader: Reader, line: TextRange): Entered {
  const { text, containers } = reader;
  let cursor: Cursor = { at: line.start, column: 0 };
  for (let depth = 1; depth < containers.length; depth += 1) {
    const entered = enterContainer(reader, depth, indentAt(text, cursor, line.end), cursor, line.end);
    if (entered === undefined) {
      return { cursor, depth };
    }
    cursor = entered;
  }
  return { cursor, depth: containers.length };
}

/** A blank line continues a list item, unless the item is still empty. */
function enterContainer(
  reader: Reader,
  depth: number,
  indent: Indent,
  cursor: Cursor,
  end: number,
): Cursor | undefined {
  const entered = reader.containers[depth];
  if (entered?.mark === '>') {
    return afterQuoteMark(reader.text, indent, end);
  }
  if (indent.at >= end) {
    const isEmpty = entered?.last === undefined && reader.leaf === undefined;
    return isEmpty && depth === reader.containers.length - 1 ? undefined : cursor;
  }
  const columns = entered?.columns ?? 0;
  return indent.columns >= columns ? skipColumns(reader.text, cursor, end, columns) : undefined;
}

/** Opens the quotes, list items and the block that begin on a line. Otherwise its words continue the open block. */
function readMarks(reader: Reader, line: TextRange, entered: Entered): void {
  let { cursor, depth } = entered;
  for (;;) {
    const indent = indentAt(reader.text, cursor, line.end);
    const interrupts = reader.leaf?.kind === 'paragraph' && depth === reader.containers.length;
    if (beginLeaf(reader, indent, line.end, { depth, interrupts })) {
      return;
    }
    const opening = depth > MAX_DEPTH ? undefined : openingAt(reader.text, indent, line.end, interrupts);
    if (opening === undefined) {
      addWords(reader, indent, line.end, depth);
      return;
    }
    closeContainers(reader, depth);
    openContainer(reader, opening);
    ({ cursor } = opening);
    depth += 1;
  }
}

/** A paragraph continues even if the marks of the quotes and lists around it are missing. */
function addWords(reader: Reader, indent: Indent, end: number, depth: number): void {
  if (reader.leaf?.kind !== 'paragraph') {
    closeContainers(reader, depth);
  }
  if (indent.at >= end) {
    return;
  }
  const line = trimRange(reader.text, { start: indent.at, end });
  if (reader.leaf?.kind === 'paragraph') {
    reader.leaf.lines.push(line);
  } else if (reader.leaf?.kind === 'table') {
    reader.blocks.push({ kind: 'row', cells: cellsOf(reader.text, line), leads: reader.leaf.leads });
  } else {
    closeLeaf(reader);
    const { mark, last } = innermost(reader);
    reader.leaf = { kind: 'paragraph', lines: [line], isItem: mark !== '' && mark !== '>' && last === undefined };
  }
}
