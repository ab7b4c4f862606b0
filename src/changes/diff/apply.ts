import type { DiffLine, FileChange } from '../types.ts';

/**
 * Makes the text of a file after a change from its text before the change, for a diff that comes without a head. If the
 * given text is already the text of the head, it is returned as it is. If it is neither, the result is `undefined`.
 */
export function headTextFrom(before: string, file: FileChange): string | undefined {
  const lines = splitLines(before);
  if (fits(lines, file, 'old')) {
    return applyHunks(lines, file);
  }
  return fits(lines, file, 'new') ? before : undefined;
}

/** The lines with their line feeds. The last line may have none. */
function splitLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

function fits(lines: readonly string[], file: FileChange, side: 'old' | 'new'): boolean {
  return file.hunks.every((hunk) =>
    hunk.lines.every((line) => {
      if (line.kind === 'context') {
        return isAt(lines, side === 'old' ? line.oldLine : line.newLine, line);
      }
      if (line.kind === 'removed') {
        return side === 'new' || isAt(lines, line.oldLine, line);
      }
      return side === 'old' || isAt(lines, line.newLine, line);
    }),
  );
}

/** Some programs do not mark a file that ends without a line feed. */
function isAt(lines: readonly string[], number: number, { text }: DiffLine): boolean {
  const line = lines[number - 1];
  return line === text || line === `${text}\n`;
}

function applyHunks(lines: readonly string[], file: FileChange): string {
  const applied: string[] = [];
  let next = 0;
  const keepUntil = (end: number): void => {
    const kept = lines.slice(next, Math.max(next, end));
    kept.forEach((line) => applied.push(line));
    next += kept.length;
  };
  for (const hunk of file.hunks) {
    keepUntil(hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1);
    for (const line of hunk.lines) {
      if (line.kind !== 'removed') {
        applied.push(line.noNewline === true ? line.text : `${line.text}\n`);
      }
    }
    next += hunk.oldLines;
  }
  keepUntil(lines.length);
  return applied.join('');
}
