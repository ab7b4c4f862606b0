import { LINE_FEED } from './byte-text.ts';
import { cleanDiff } from './clean-diff.ts';
import { GIT_PREFIXES, guessPrefixes, namesOf, type DiffNames, type NamePrefixes } from './diff-names.ts';
import { readSections, type DiffSection } from './diff-sections.ts';
import { arePossible, findProblem } from './section-problem.ts';
import { findPathProblem } from './path-problem.ts';
import type { Changes, ChangeStatus, FileChange, Hunk, LeftOutFile } from '../types.ts';

/**
 * Reads the output of our own `git diff` call: prefixes `a/` and `b/`, no colour. The hunks keep a reference to the
 * bytes, which must not change afterwards. Bytes that are not UTF-8 become U+FFFD in names and lines.
 */
export function readGitDiff(diff: Uint8Array | string): Changes {
  const bytes = bytesOf(diff);
  const sections = readSections(bytes);
  const files = sections.map((section, index) => {
    const read = readFile(section, GIT_PREFIXES, true);
    return index === sections.length - 1 && isCut(bytes) ? withReason(read, CUT_SHORT) : read;
  });
  return { ...joinFiles(sections.length === 0 && isCut(bytes) ? [NOTHING_READ] : files), source: 'git' };
}

/** All output of git ends with a line feed. */
function isCut(bytes: Buffer): boolean {
  return bytes.length > 0 && bytes.at(-1) !== LINE_FEED;
}

const CUT_SHORT = 'the diff is cut short: it ends in the middle of a line';
const NOTHING_READ: ReadFile = { leftOut: { path: '(line 1 of the diff)', reason: CUT_SHORT } };

function withReason(read: ReadFile, reason: string): ReadFile {
  return read.leftOut === undefined && read.file !== undefined
    ? { ...read, leftOut: { path: read.file.path, reason } }
    : read;
}

/**
 * Reads a diff that any program wrote: with other prefixes, in colour, with CRLF or commit messages, in UTF-8 or the
 * UTF-16 of Windows PowerShell. The hunks keep a reference to the bytes, as with `readGitDiff`.
 */
export function readGivenDiff(diff: Uint8Array | string): Changes {
  const sections = readSections(cleanDiff(bytesOf(diff)));
  const prefixes = guessPrefixes(sections);
  return { ...joinFiles(sections.map((section) => readFile(section, prefixes, false))), source: 'diff' };
}

/** Bytes are not copied. */
function bytesOf(diff: Uint8Array | string): Buffer {
  return typeof diff === 'string' ? Buffer.from(diff) : Buffer.from(diff.buffer, diff.byteOffset, diff.byteLength);
}

interface ReadFile {
  readonly file?: FileChange;
  readonly leftOut?: LeftOutFile;
  /** File mode without its permissions: `100` for a file, `120` for a symbolic link. */
  readonly type?: string;
}

type FileSection = Extract<DiffSection, { kind: 'git' | 'plain' }>;

const NO_LINES = { binary: false, additions: 0, deletions: 0, hunks: [] } as const;

function readFile(section: DiffSection, prefixes: NamePrefixes, byGit: boolean): ReadFile {
  if (section.kind === 'stray') {
    return { leftOut: { path: `(line ${section.line} of the diff)`, reason: 'a hunk that belongs to no file' } };
  }
  if (section.kind === 'named') {
    return { file: { path: section.path, status: 'modified', ...NO_LINES }, leftOut: section };
  }
  return readFileSection(section, namesOf(section, prefixes), byGit);
}

function readFileSection(section: FileSection, names: DiffNames, byGit: boolean): ReadFile {
  const status = statusOf(section, names);
  const path = status === 'removed' ? names.from : (names.to ?? names.from);
  if (path === undefined || path === '') {
    return {
      leftOut: { path: section.names || '(a file without a name)', reason: 'its name in the diff cannot be read' },
    };
  }
  const moved = status === 'renamed' || status === 'copied';
  const file: FileChange = {
    path,
    ...(moved && names.from !== undefined ? { previousPath: names.from } : {}),
    status,
    ...readExecutable(section),
    // Lines that are shown are read, whatever the diff calls the file.
    binary:
      section.hunks.length === 0 && (section.fields.has('Binary files') || section.fields.has('GIT binary patch')),
    ...(arePossible(section.hunks, status)
      ? { additions: section.additions, deletions: section.deletions, hunks: section.hunks }
      : { additions: 0, deletions: 0, hunks: [] }),
  };
  const pathProblem = findPathProblem(file);
  const reason = pathProblem ?? findProblem(section, status, byGit);
  const mode = section.fields.get('new file mode') ?? section.fields.get('deleted file mode');
  return {
    // A bare `diff --git` line is not a change. Git writes it for a file of which only the timestamp changed.
    ...(section.fields.size === 0 ? {} : { file: pathProblem === undefined ? file : { ...file, hunks: [] } }),
    ...(reason === undefined ? {} : { leftOut: { path, reason } }),
    ...(mode === undefined ? {} : { type: mode.slice(0, 3) }),
  };
}

/** Whether the head can be executed. The line `index` has the mode of a file whose mode did not change. */
function readExecutable({ fields }: FileSection): Pick<FileChange, 'executable'> {
  const newMode = fields.get('new mode') ?? fields.get('new file mode');
  if (newMode === EXECUTABLE_MODE) {
    return { executable: 'became' };
  }
  return fields.get('index')?.endsWith(` ${EXECUTABLE_MODE}`) === true ? { executable: 'already' } : {};
}

const EXECUTABLE_MODE = '100755';

function statusOf(section: FileSection, names: DiffNames): ChangeStatus {
  const { fields } = section;
  if (fields.has('new file mode') || (section.kind === 'plain' && names.from === undefined)) {
    return 'added';
  }
  // No removed file has added lines, so that a diff which says both changes the file.
  const isRemoved = fields.has('deleted file mode') || (section.kind === 'plain' && names.to === undefined);
  if (isRemoved && section.additions === 0) {
    return 'removed';
  }
  if (fields.has('rename to')) {
    return 'renamed';
  }
  if (fields.has('copy to')) {
    return 'copied';
  }
  const sameContent = section.hunks.length === 0 && !fields.has('index') && section.problem === undefined;
  return fields.has('new mode') && sameContent ? 'changed' : 'modified';
}

/** Counts the lines of hunks as `git diff --numstat` does. */
export function countLines(hunks: readonly Hunk[]): Pick<FileChange, 'additions' | 'deletions'> {
  let additions = 0;
  let deletions = 0;
  for (const hunk of hunks) {
    for (const line of hunk.lines) {
      additions += line.kind === 'added' ? 1 : 0;
      deletions += line.kind === 'removed' ? 1 : 0;
    }
  }
  return { additions, deletions };
}

/** Joins what was read into one entry for each path, in the order of the diff. */
function joinFiles(read: readonly ReadFile[]): Omit<Changes, 'source'> {
  const byPath = new Map<string, ReadFile & { readonly file: FileChange }>();
  const leftOut: LeftOutFile[] = [];
  for (const one of read) {
    if (one.leftOut !== undefined) {
      leftOut.push({ path: one.leftOut.path, reason: one.leftOut.reason });
    }
    if (one.file === undefined) {
      continue;
    }
    const earlier = byPath.get(one.file.path);
    const joined = earlier === undefined ? { file: one.file } : joinTwo(earlier, { ...one, file: one.file });
    byPath.set(one.file.path, { ...one, ...joined });
    if (joined.leftOut !== undefined) {
      leftOut.push(joined.leftOut);
    }
  }
  return { files: [...byPath.values()].map((one) => one.file), leftOut };
}

type Named = ReadFile & { readonly file: FileChange };

/**
 * Joins two sections for the same path. A file that became a symbolic link, or the reverse, is written as a removal and
 * an addition. Otherwise the diff is a series of patches, and their line numbers belong to files that are neither the
 * base nor the head.
 */
function joinTwo(earlier: Named, later: Named): { readonly file: FileChange; readonly leftOut?: LeftOutFile } {
  const additions = earlier.file.additions + later.file.additions;
  const deletions = earlier.file.deletions + later.file.deletions;
  const replaced =
    earlier.leftOut === undefined &&
    earlier.file.status === 'removed' &&
    later.file.status === 'added' &&
    earlier.type !== later.type;
  if (replaced) {
    const binary = earlier.file.binary || later.file.binary;
    return {
      file: {
        ...later.file,
        status: 'changed',
        binary,
        additions,
        deletions,
        hunks: [...earlier.file.hunks, ...later.file.hunks],
      },
    };
  }
  return {
    file: { ...later.file, additions, deletions, hunks: [] },
    leftOut: {
      path: later.file.path,
      reason: 'the diff changes this file more than once; give one diff between two commits',
    },
  };
}
