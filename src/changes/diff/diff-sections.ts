import { countLineFeeds, endOfLine, hasAt, textAt } from './byte-text.ts';
import { readWholePath } from '../git-path.ts';
import { readHunk } from './read-hunk.ts';
import { recentLines, type RecentLines } from './recent-lines.ts';
import type { Hunk } from '../types.ts';

/** The lines between `diff --git` and the first hunk that carry information. The rest of each line is its value. */
const FIELD_NAMES = [
  'old mode',
  'new mode',
  'deleted file mode',
  'new file mode',
  'copy from',
  'copy to',
  'rename from',
  'rename to',
  'similarity index',
  'dissimilarity index',
  'index',
  '---',
  '+++',
  'Binary files',
  'GIT binary patch',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** One file of a diff as it is written: the names still have prefixes and quotes. */
export type DiffSection =
  | {
      readonly kind: 'git' | 'plain';
      /** The two names after `diff --git `; empty for a plain diff, which has none. */
      readonly names: string;
      readonly fields: ReadonlyMap<FieldName, string>;
      readonly hunks: readonly Hunk[];
      readonly additions: number;
      readonly deletions: number;
      /** The reason why hunks are missing. */
      readonly problem?: string;
    }
  /** A file of a merge, a submodule or a conflict. The diff has no hunks for it that could be placed. */
  | { readonly kind: 'named'; readonly path: string; readonly reason: string }
  /** A hunk that belongs to no file. */
  | { readonly kind: 'stray'; readonly line: number };

const COMBINED = /^diff --(?:cc|combined) (.+)$/;
const SUBMODULE = /^Submodule (.+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?: \([a-z ]*\))?:?$/;
const UNMERGED = /^\* Unmerged path (.+)$/;

/** Cuts a diff into its files. Text between the files, such as commit messages and signatures, is skipped. */
export function readSections(bytes: Buffer): readonly DiffSection[] {
  const sections: DiffSection[] = [];
  const reading = { bytes, lineAt: lineCounter(bytes), recent: recentLines() };
  let at = 0;
  while (at < bytes.length) {
    const { section, end } = readSection(reading, at);
    if (section !== undefined) {
      sections.push(section);
    }
    at = end;
  }
  return sections;
}

/** The diff and the state that all parts of the reading share. */
interface Reading {
  readonly bytes: Buffer;
  readonly lineAt: (offset: number) => number;
  readonly recent: RecentLines;
}

/**
 * Returns the line number of an offset, from 1. It counts on from the previous offset, so offsets must not decrease.
 */
function lineCounter(bytes: Buffer): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    line += countLineFeeds(bytes, counted, offset);
    counted = offset;
    return line;
  };
}

interface Read {
  readonly section?: DiffSection;
  readonly end: number;
}

function readSection(reading: Reading, at: number): Read {
  const { bytes } = reading;
  if (hasAt(bytes, 'diff --git ', at)) {
    const end = endOfLine(bytes, at);
    return readFile(reading, end + 1, 'git', textAt(bytes, at + 'diff --git '.length, end));
  }
  if (isPlainHeader(bytes, at)) {
    return readFile(reading, at, 'plain', '');
  }
  const end = endOfLine(bytes, at) + 1;
  const hunk = hasAt(bytes, '@@ -', at) ? readHunk(bytes, at, reading.recent) : undefined;
  if (hunk !== undefined && hunk.kind !== 'no-hunk') {
    return { section: { kind: 'stray', line: reading.lineAt(at) }, end: hunk.end + 1 };
  }
  const named = readNamed(bytes, at, end - 1);
  return named === undefined ? { end } : { section: named, end };
}

/** Requires two name lines and a hunk, because commit messages may contain less than that. */
function isPlainHeader(bytes: Buffer, at: number): boolean {
  if (!hasAt(bytes, '--- ', at)) {
    return false;
  }
  const second = endOfLine(bytes, at) + 1;
  return hasAt(bytes, '+++ ', second) && hasAt(bytes, '@@ -', endOfLine(bytes, second) + 1);
}

/** The beginnings of the lines that `readNamed` reads. All other lines are not even converted to text. */
const NAMED_STARTS = ['diff --c', 'Submodule ', '* Unmerged path ', 'Binary files '];

function readNamed(bytes: Buffer, at: number, end: number): DiffSection | undefined {
  if (!NAMED_STARTS.some((start) => hasAt(bytes, start, at))) {
    return undefined;
  }
  const line = textAt(bytes, at, end);
  const combined = COMBINED.exec(line)?.[1];
  if (combined !== undefined) {
    return { kind: 'named', path: readWholePath(combined), reason: 'a combined diff of a merge' };
  }
  const submodule = SUBMODULE.exec(line)?.[1];
  if (submodule !== undefined) {
    return { kind: 'named', path: submodule, reason: 'a submodule' };
  }
  const unmerged = UNMERGED.exec(line)?.[1];
  if (unmerged !== undefined) {
    return { kind: 'named', path: readWholePath(unmerged), reason: 'in conflict' };
  }
  // The combined diff of a merge has `Binary files differ` below the line that names the file.
  const binary = line.startsWith('Binary files ') && line.includes(' and ') && line.endsWith(' differ');
  const fields = new Map([['Binary files', line.slice('Binary files '.length)]] as const);
  return binary ? { kind: 'plain', names: '', fields, hunks: [], additions: 0, deletions: 0 } : undefined;
}

function readFile(reading: Reading, start: number, kind: 'git' | 'plain', names: string): Read {
  const { bytes } = reading;
  const fields = new Map<FieldName, string>();
  let at = start;
  for (let field = readField(bytes, at); field !== undefined && !fields.has(field.name); field = readField(bytes, at)) {
    fields.set(field.name, field.value);
    at = field.end + 1;
  }
  const { end, problem, ...read } = readHunks(reading, at);
  const lacksHunks = read.hunks.length === 0 && problem === undefined && fields.has('+++');
  const reason = lacksHunks ? CUT_SHORT : problem;
  return { section: { kind, names, fields, ...read, ...(reason === undefined ? {} : { problem: reason }) }, end };
}

function readField(
  bytes: Buffer,
  at: number,
): { readonly name: FieldName; readonly value: string; readonly end: number } | undefined {
  const name = FIELD_NAMES.find((name) => hasAt(bytes, name, at));
  const after = name === undefined ? at : at + name.length;
  if (name === undefined || (after < bytes.length && !hasAt(bytes, ' ', after) && !hasAt(bytes, '\n', after))) {
    return undefined;
  }
  const end = endOfLine(bytes, at);
  return { name, value: textAt(bytes, after + 1, end), end };
}

const CUT_SHORT = 'the diff is cut short: a hunk has fewer lines than its header counts';
const TOO_LONG = 'the diff has a hunk with more lines than its header counts';
const ILL_FORMED = 'the diff has a hunk header that cannot be read';

interface ReadHunks {
  readonly hunks: readonly Hunk[];
  readonly additions: number;
  readonly deletions: number;
  readonly problem?: string;
  readonly end: number;
}

function readHunks({ bytes, recent }: Reading, start: number): ReadHunks {
  const hunks: Hunk[] = [];
  let additions = 0;
  let deletions = 0;
  let at = start;
  while (hasAt(bytes, '@@ ', at)) {
    const read = readHunk(bytes, at, recent);
    if (read.kind === 'no-hunk') {
      return { hunks, additions, deletions, problem: ILL_FORMED, end: endOfLine(bytes, at) + 1 };
    }
    if (read.kind === 'cut-short') {
      return { hunks, additions, deletions, problem: CUT_SHORT, end: read.end + 1 };
    }
    hunks.push(read.hunk);
    additions += read.additions;
    deletions += read.deletions;
    at = read.end + 1;
  }
  const problem = hunks.length > 0 && continuesHunk(bytes, at) ? { problem: TOO_LONG } : {};
  return { hunks, additions, deletions, ...problem, end: at };
}

/** Whether a line of a hunk follows. `--` begins a signature, the end of a message or the names of the next file. */
function continuesHunk(bytes: Buffer, at: number): boolean {
  return ['+', ' '].some((sign) => hasAt(bytes, sign, at)) || (hasAt(bytes, '-', at) && !hasAt(bytes, '--', at));
}
