/** A line of a diff, as plain text. */
export interface DiffLine {
  readonly path: string;
  /** Position among the lines of its file's diff. */
  readonly index: number;
  /** Position of its hunk in the file's diff. */
  readonly hunk: number;
  readonly kind: 'added' | 'removed' | 'context';
  /** Number in the old file; absent for an added line. */
  readonly old?: number;
  /** Number in the new file; absent for a removed line. */
  readonly new?: number;
  readonly text: string;
}

/** The diff of one file. */
export interface FileDiff {
  /** The path after the change. */
  readonly path: string;
  readonly lines: readonly DiffLine[];
}

/** Reads the output of `git diff`. Files without hunks (binary files, pure renames) and deleted files are left out. */
export function readDiff(text: string): readonly FileDiff[] {
  return text
    .split(/^(?=diff --git )/m)
    .map(readFile)
    .filter((file) => file !== undefined);
}

function readFile(section: string): FileDiff | undefined {
  const [head = '', ...hunks] = section.split(/^(?=@@ )/m);
  const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(head)?.[1];
  if (path === undefined || hunks.length === 0) {
    return undefined;
  }
  const lines: DiffLine[] = [];
  for (const [hunk, part] of hunks.entries()) {
    lines.push(...readHunk(part, path, hunk, lines.length));
  }
  return { path, lines };
}

function* readHunk(part: string, path: string, hunk: number, before: number): Generator<DiffLine> {
  const [header = '', ...body] = part.replace(/\n$/, '').split('\n');
  const starts = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(header);
  let old = Number(starts?.[1]);
  let next = Number(starts?.[2]);
  let index = before;
  for (const line of body.filter((line) => !line.startsWith('\\'))) {
    const shared = { path, index, hunk, text: line.slice(1).replace(/\r$/, '') };
    if (line.startsWith('+')) {
      yield { ...shared, kind: 'added', new: next };
    } else if (line.startsWith('-')) {
      yield { ...shared, kind: 'removed', old };
    } else {
      yield { ...shared, kind: 'context', old, new: next };
    }
    old += line.startsWith('+') ? 0 : 1;
    next += line.startsWith('-') ? 0 : 1;
    index += 1;
  }
}

export type Side = 'LEFT' | 'RIGHT';

/** The side on which a finding about the line belongs. */
export function lineSide(line: DiffLine): Side {
  return line.kind === 'removed' ? 'LEFT' : 'RIGHT';
}

/** The number of the line on a side; by default, on the side on which a finding about the line belongs. */
export function lineNumber(line: DiffLine, side: Side = lineSide(line)): number {
  return (side === 'LEFT' ? line.old : line.new) ?? 0;
}

/** The lines of one side, in order. */
export function linesOfSide(file: FileDiff, side: Side): readonly DiffLine[] {
  return file.lines.filter((line) => (side === 'LEFT' ? line.old : line.new) !== undefined);
}

/** The line that a place of a report means. */
export function findLine(file: FileDiff, side: Side, number: number): DiffLine | undefined {
  return file.lines.find((line) => (side === 'LEFT' ? line.old : line.new) === number);
}
