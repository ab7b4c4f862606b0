import { commentSyntaxOf } from '../text/languages/comment-syntax.ts';
import { importedOnLine } from './import-lines.ts';
import { isClosingLine, splitLines } from './lines.ts';
import { MAX_DEPTH } from './limits.ts';
import type { Declaration, Import, Outline } from './types.ts';

/** A line that is the head of a block if deeper lines follow. */
interface Opened {
  readonly indent: number;
  readonly head: number;
  readonly startLine: number;
  readonly name: string;
  readonly children: Declaration[];
}

const TAB_COLUMNS = 4;
const MAX_NAME_CHARACTERS = 80;

/**
 * Reads a text without a known grammar. A line is the head of the deeper lines that follow it, up to the line of its
 * own depth that closes them.
 */
export function outlineByIndentation(text: string, language: string): Outline {
  const lines = splitLines(text);
  const isNote = noteTest(language);
  const declarations: Declaration[] = [];
  const imports: Import[] = [];
  const open: Opened[] = [];
  let lastLine = 0;
  let noteStart: number | undefined;

  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    const number = index + 1;
    if (trimmed === '') {
      noteStart = undefined;
      continue;
    }
    const indent = indentOf(line);
    close(open, indent, isClosingLine(trimmed) ? number : undefined, lastLine, declarations);
    const specifier = importedOnLine(trimmed, language);
    if (specifier !== undefined) {
      imports.push({ specifier, startLine: number, endLine: number });
    }
    if (isNote(trimmed)) {
      noteStart ??= number;
    } else {
      if (open.length < MAX_DEPTH) {
        const name = trimmed.slice(0, MAX_NAME_CHARACTERS);
        open.push({ indent, head: number, startLine: noteStart ?? number, name, children: [] });
      }
      noteStart = undefined;
    }
    lastLine = number;
  }
  close(open, -1, undefined, lastLine, declarations);
  return { declarations, imports, by: 'indentation' };
}

/**
 * Closes all open blocks that are not shallower than a line. The line itself may be the one that closes the last of
 * them.
 */
function close(
  open: Opened[],
  indent: number,
  closingLine: number | undefined,
  lastLine: number,
  roots: Declaration[],
): void {
  for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
    open.pop();
    if (top.head < lastLine) {
      const closes = top.indent === indent ? closingLine : undefined;
      (open.at(-1)?.children ?? roots).push({
        kind: 'block',
        name: top.name,
        startLine: top.startLine,
        signatureLine: top.head,
        headEndLine: top.head,
        closingLine: closes,
        endLine: closes ?? lastLine,
        children: top.children,
      });
    }
  }
}

function indentOf(line: string): number {
  let columns = 0;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charCodeAt(at);
    if (character === 0x09) {
      columns += TAB_COLUMNS;
    } else if (character === 0x20) {
      columns += 1;
    } else {
      break;
    }
  }
  return columns;
}

/** Recognises comments and annotations, which belong to the code below them. */
function noteTest(language: string): (trimmed: string) => boolean {
  const syntax = commentSyntaxOf(language);
  const openers = syntax === undefined ? [] : [...syntax.line, ...syntax.block.map(([open]) => open), '* ', '*/', '@'];
  // `@media print {` is the head of a block, not an annotation.
  return (trimmed) =>
    trimmed === '*' || (!trimmed.endsWith('{') && openers.some((opener) => trimmed.startsWith(opener)));
}
