import type { Git } from './git.ts';

/** One changed file between two trees, as git reports it. */
export interface DiffFile {
  readonly path: string;
  /** Defined only for a renamed file. */
  readonly previousPath: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  /** SHA of the blob after the change; for a removed file, before the change. */
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
  /**
   * The diff from the first `@@`, without the final newline (E21). Undefined for a binary or empty file, a rename without
   * edits and a change of the mode alone.
   */
  readonly patch: string | undefined;
}

export interface Diff {
  readonly files: readonly DiffFile[];
  /** The output of `git diff`, which the diff media type returns. */
  readonly text: Buffer;
}

export interface HunkLine {
  readonly kind: 'context' | 'added' | 'deleted';
  /** Line number before the change. */
  readonly left: number | undefined;
  /** Line number after the change. */
  readonly right: number | undefined;
  /** Number of lines below the first `@@` of the file. */
  readonly position: number;
  readonly text: string;
}

export interface Hunk {
  readonly header: string;
  readonly leftStart: number;
  readonly lines: readonly HunkLine[];
}

const SETTINGS = ['-c', 'core.quotePath=true', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const FORMAT = [
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-relative',
  '--unified=3',
  '--inter-hunk-context=0',
  '--find-renames=50%',
  '--submodule=short',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

/** Reads the changes between two commits or trees from git's own diff. */
export async function readDiff(git: Git, before: string, after: string): Promise<Diff> {
  const [records, text] = await Promise.all([
    git.text([...SETTINGS, 'diff', ...FORMAT, '--raw', '--numstat', '--no-abbrev', '-z', before, after]),
    git.bytes([...SETTINGS, 'diff', ...FORMAT, '--patch', before, after]),
  ]);
  return { files: readFiles(records.split('\0'), readPatches(text.toString('utf8'))), text };
}

interface RawRecord {
  readonly letter: string;
  readonly sha: string;
  readonly paths: readonly string[];
}

function readFiles(fields: readonly string[], patches: readonly string[]): readonly DiffFile[] {
  const { records, next } = readRawRecords(fields);
  const counts = readCounts(fields.slice(next));
  let section = 0;
  return records.map((record, index) => {
    const patch = patches[section];
    // Git writes a file that became a symbolic link, or the reverse, as a deletion and an addition.
    section += record.letter === 'T' ? 2 : 1;
    const [additions, deletions] = counts[index] ?? [0, 0];
    const [first = '', second] = record.paths;
    return {
      path: second ?? first,
      previousPath: second === undefined ? undefined : first,
      status: statusOf(record.letter),
      sha: record.sha,
      additions,
      deletions,
      patch: patch === '' || record.letter === 'T' ? undefined : patch,
    };
  });
}

/** `:100644 100644 <sha> <sha> R086 NUL old NUL new NUL` */
function readRawRecords(fields: readonly string[]): { readonly records: readonly RawRecord[]; readonly next: number } {
  const records: RawRecord[] = [];
  let next = 0;
  while (fields[next]?.startsWith(':') === true) {
    const [, , before = '', after = '', status = ''] = (fields[next] ?? '').split(' ');
    const letter = status.slice(0, 1);
    const width = letter === 'R' || letter === 'C' ? 2 : 1;
    records.push({ letter, sha: letter === 'D' ? before : after, paths: fields.slice(next + 1, next + 1 + width) });
    next += 1 + width;
  }
  return { records, next };
}

/** `12 TAB 3 TAB path NUL`, or `12 TAB 3 TAB NUL old NUL new NUL` for a rename; `-` counts a binary file. */
function readCounts(fields: readonly string[]): readonly (readonly [number, number])[] {
  const counts: (readonly [number, number])[] = [];
  for (let next = 0; next < fields.length; next += 1) {
    const [additions, deletions, path] = (fields[next] ?? '').split('\t');
    if (additions === undefined || deletions === undefined) continue;
    counts.push([Number(additions) || 0, Number(deletions) || 0]);
    if (path === '') next += 2;
  }
  return counts;
}

function statusOf(letter: string): DiffFile['status'] {
  const known = { A: 'added', D: 'removed', R: 'renamed', T: 'changed' } as const;
  return letter === 'A' || letter === 'D' || letter === 'R' || letter === 'T' ? known[letter] : 'modified';
}

/**
 * Splits a diff into the part from the first `@@` of each file, or '' for a file without one. Only `\n` ends a line
 * here: the `^` of a regular expression would also match after a carriage return inside a line of content.
 */
function readPatches(text: string): readonly string[] {
  const sections = `\n${text}`.replace(/\n$/, '').split('\ndiff --git ').slice(1);
  return sections.map((section) => {
    const start = section.indexOf('\n@@ ');
    return start < 0 ? '' : section.slice(start + 1);
  });
}

/** Reads the hunks of one `patch` text. */
export function readHunks(patch: string): readonly Hunk[] {
  const hunks: { header: string; leftStart: number; lines: HunkLine[] }[] = [];
  let left = 0;
  let right = 0;
  for (const [position, text] of patch.split('\n').entries()) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    if (header !== null) {
      left = Number(header[1]);
      right = Number(header[2]);
      hunks.push({ header: text, leftStart: left, lines: [] });
      continue;
    }
    const kind = ({ ' ': 'context', '+': 'added', '-': 'deleted' } as const)[text.slice(0, 1)];
    // The line "\ No newline at end of file" has a position but no line number.
    if (kind === undefined) continue;
    const line = {
      kind,
      left: kind === 'added' ? undefined : left,
      right: kind === 'deleted' ? undefined : right,
      position,
      text,
    };
    hunks.at(-1)?.lines.push(line);
    if (kind !== 'added') left += 1;
    if (kind !== 'deleted') right += 1;
  }
  return hunks;
}

/** Counts the lines of a text without a final newline. */
export function countLines(text: string): number {
  return text.split('\n').length;
}
