import { goTo, lineOfBlock, type PlainLine, type PlainLines } from './plain-lines.ts';
import type { PlainScalar } from './plain-node.ts';

/** Reads the lines below `|`, `>`, `|-` or `>-`. Each must be deeper than `column`, and the first one not blank. */
export function readBlockScalar(lines: PlainLines, start: number, column: number): PlainScalar | undefined {
  const { text } = lines;
  const header = text.slice(start, lines.line.end);
  const first = lineOfBlock(text, lines.line.next, lines.end);
  const isEmpty = first.start >= lines.end || first.at >= first.end || first.column <= column;
  if (!/^[|>]-?$/.test(header) || isEmpty) {
    return undefined;
  }
  const content = readContent(lines, first, header.startsWith('>'));
  if (content === undefined) {
    return undefined;
  }
  goTo(lines, content.end);
  const value = header.endsWith('-') ? content.value : `${content.value}\n`;
  return { kind: 'scalar', value, start, end: content.end, after: content.end };
}

interface Content {
  readonly value: string;
  readonly end: number;
}

type BlockLine = Omit<PlainLine, 'isAfterComment'>;

/**
 * Reads the lines that are as deep as the first one. Returns undefined for a folded line that is deeper and for a blank
 * line with spaces: the full reader reads these.
 */
function readContent({ text, end: blockEnd }: PlainLines, first: BlockLine, isFolded: boolean): Content | undefined {
  const parts = [text.slice(first.at, first.end)];
  let { next: end } = first;
  let blankLines = 0;
  for (let start = end; start < blockEnd;) {
    const line = lineOfBlock(text, start, blockEnd);
    start = line.next;
    if (line.at >= line.end) {
      if (line.column > 0) {
        return undefined;
      }
      blankLines += 1;
      continue;
    }
    if (line.column < first.column) {
      break;
    }
    if (isFolded && line.column > first.column) {
      return undefined;
    }
    parts.push(separator(blankLines, isFolded), text.slice(line.start + first.column, line.end));
    blankLines = 0;
    end = line.next;
  }
  return { value: parts.join(''), end };
}

/** Folding removes one of several line ends, and replaces a single one by a blank. */
function separator(blankLines: number, isFolded: boolean): string {
  return isFolded ? '\n'.repeat(blankLines) || ' ' : '\n'.repeat(blankLines + 1);
}
