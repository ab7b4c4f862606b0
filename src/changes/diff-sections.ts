import { readWholePath } from './git-path.ts';
import { endOfLine, readHunk } from './read-hunk.ts';
import type { Hunk } from './types.ts';

/** The lines between `diff --git` and the first hunk that say something; what follows each is its value. */
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

/** One file of a diff as it is written: names still carry prefixes and quotes. */
export type DiffSection =
  | {
      readonly kind: 'git' | 'plain';
      /** The two names after `diff --git `; empty for a plain diff, which has none. */
      readonly names: string;
      readonly fields: ReadonlyMap<FieldName, string>;
      readonly hunks: readonly Hunk[];
      /** Why hunks are missing. */
      readonly problem?: string;
    }
  /** A file of a merge, a submodule or a conflict, of which the diff has no hunks that we could place. */
  | { readonly kind: 'named'; readonly path: string; readonly reason: string }
  /** A hunk that belongs to no file. */
  | { readonly kind: 'stray'; readonly line: number };

const COMBINED = /^diff --(?:cc|combined) (.+)$/;
const SUBMODULE = /^Submodule (.+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?: \(.*\))?:?$/;
const UNMERGED = /^\* Unmerged path (.+)$/;

/** Cuts a diff into its files. What stands between them, as messages and signatures of commits, is passed over. */
export function readSections(text: string): readonly DiffSection[] {
  const sections: DiffSection[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const { section, end } = readSection(text, at, line);
    if (section !== undefined) {
      sections.push(section);
    }
    line += countLineFeeds(text, at, end);
    at = end;
  }
  return sections;
}

interface Read {
  readonly section?: DiffSection;
  readonly end: number;
}

function readSection(text: string, at: number, line: number): Read {
  if (text.startsWith('diff --git ', at)) {
    const end = endOfLine(text, at);
    return readFile(text, end + 1, 'git', text.slice(at + 'diff --git '.length, end));
  }
  if (isPlainHeader(text, at)) {
    return readFile(text, at, 'plain', '');
  }
  const end = endOfLine(text, at) + 1;
  const hunk = text.startsWith('@@ -', at) ? readHunk(text, at) : undefined;
  if (hunk !== undefined && hunk.kind !== 'no-hunk') {
    return { section: { kind: 'stray', line }, end: hunk.end + 1 };
  }
  const named = readNamed(text, at, end - 1);
  return named === undefined ? { end } : { section: named, end };
}

/** Two name lines and a hunk: less than that also stands in commit messages. */
function isPlainHeader(text: string, at: number): boolean {
  if (!text.startsWith('--- ', at)) {
    return false;
  }
  const second = endOfLine(text, at) + 1;
  return text.startsWith('+++ ', second) && text.startsWith('@@ -', endOfLine(text, second) + 1);
}

/** First letters of the lines that `readNamed` knows, so that the others are not even cut out of the text. */
const NAMED_STARTS = ['diff --c', 'Submodule ', '* Unmerged path ', 'Binary files '];

function readNamed(text: string, at: number, end: number): DiffSection | undefined {
  if (!NAMED_STARTS.some((start) => text.startsWith(start, at))) {
    return undefined;
  }
  const line = text.slice(at, end);
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
  const binary = line.startsWith('Binary files ') && line.endsWith(' differ');
  return binary
    ? { kind: 'plain', names: '', fields: new Map([['Binary files', line.slice('Binary files '.length)]]), hunks: [] }
    : undefined;
}

function readFile(text: string, start: number, kind: 'git' | 'plain', names: string): Read {
  const fields = new Map<FieldName, string>();
  let at = start;
  for (let field = readField(text, at); field !== undefined && !fields.has(field.name); field = readField(text, at)) {
    fields.set(field.name, field.value);
    at = field.end + 1;
  }
  const { hunks, problem, end } = readHunks(text, at);
  const lacksHunks = hunks.length === 0 && problem === undefined && fields.has('+++');
  const reason = lacksHunks ? CUT_SHORT : problem;
  return { section: { kind, names, fields, hunks, ...(reason === undefined ? {} : { problem: reason }) }, end };
}

function readField(
  text: string,
  at: number,
): { readonly name: FieldName; readonly value: string; readonly end: number } | undefined {
  const name = FIELD_NAMES.find((name) => text.startsWith(name, at));
  const after = name === undefined ? undefined : text[at + name.length];
  if (name === undefined || (after !== ' ' && after !== '\n' && after !== undefined)) {
    return undefined;
  }
  const end = endOfLine(text, at);
  return { name, value: text.slice(at + name.length + 1, end), end };
}

const CUT_SHORT = 'the diff is cut short: a hunk has fewer lines than its header counts';
const ILL_FORMED = 'the diff has a hunk header that cannot be read';

function readHunks(
  text: string,
  start: number,
): { readonly hunks: readonly Hunk[]; readonly problem?: string; readonly end: number } {
  const hunks: Hunk[] = [];
  let at = start;
  while (text.startsWith('@@ ', at)) {
    const read = readHunk(text, at);
    if (read.kind === 'no-hunk') {
      return { hunks, problem: ILL_FORMED, end: endOfLine(text, at) + 1 };
    }
    if (read.kind === 'cut-short') {
      return { hunks, problem: CUT_SHORT, end: read.end + 1 };
    }
    hunks.push(read.hunk);
    at = read.end + 1;
  }
  return { hunks, end: at };
}

function countLineFeeds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}
