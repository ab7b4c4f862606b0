import { commentSyntaxOf } from '../text/comment-syntax.ts';
import { importedOnLine } from './import-lines.ts';
import { isClosingLine, splitLines } from './lines.ts';
import { MAX_DEPTH } from './limits.ts';
import type { Declaration, Import, Outline } from './types.ts';

/** A line that may turn out to head a block: something deeper follows. */
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
 * Reads a text whose grammar is not known: a line heads the deeper lines that follow it, up to the line of its own
 * depth that closes them.
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

/** Ends what is open and not shallower than a line; the line itself may be the one that closes it. */
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

/** Tells comments and annotations, which belong to what stands below them. */
function noteTest(language: string): (trimmed: string) => boolean {
  const syntax = commentSyntaxOf(language);
  const openers = syntax === undefined ? [] : [...syntax.line, ...syntax.block.map(([open]) => open), '* ', '*/', '@'];
  // `@media print {` heads a block.
  return (trimmed) =>
    trimmed === '*' || (!trimmed.endsWith('{') && openers.some((opener) => trimmed.startsWith(opener)));
}
