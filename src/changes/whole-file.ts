import type { DiffLine, FileChange, Hunk } from './types.ts';

/** A file as an audit sees it: every line of its text counts as added. */
export function wholeFile(path: string, text: string): FileChange {
  const lines = splitLines(text);
  return {
    path,
    status: 'added',
    isWhole: true,
    binary: false,
    additions: lines.length,
    deletions: 0,
    hunks: lines.length === 0 ? [] : [{ ...NO_LINES, newLines: lines.length, lines }],
  };
}

/** A file whose content is not text. */
export function wholeBinaryFile(path: string): FileChange {
  return { path, status: 'added', isWhole: true, binary: true, additions: 0, deletions: 0, hunks: [] };
}

/** The same file without its lines, for an audit that cannot keep the texts of all files. Their number stays. */
export function withoutLines(file: FileChange): FileChange {
  return { ...file, hunks: file.hunks.length === 0 ? [] : WITHOUT_LINES };
}

const NO_LINES: Omit<Hunk, 'lines'> = { oldStart: 0, oldLines: 0, newStart: 1, newLines: 0, heading: '' };
const WITHOUT_LINES: readonly Hunk[] = [{ ...NO_LINES, lines: [] }];

function splitLines(text: string): readonly DiffLine[] {
  if (text === '') {
    return [];
  }
  const lines = text.split('\n');
  const isClosed = lines.at(-1) === '';
  if (isClosed) {
    lines.pop();
  }
  const last = lines.length - 1;
  return lines.map((line, index): DiffLine => ({
    kind: 'added',
    newLine: index + 1,
    text: line,
    ...(index === last && !isClosed ? { noNewline: true as const } : {}),
  }));
}
