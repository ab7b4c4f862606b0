import type { FileChange } from '../../src/changes/types.ts';
import type { ScratchRepository } from './repository.ts';

/** What git itself says of one changed file, from `--raw -z` and `--numstat -z`. */
export interface TrueFile {
  readonly path: string;
  readonly previousPath: string | undefined;
  readonly letter: string;
  readonly additions: number;
  readonly deletions: number;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

export function readTruth(repository: ScratchRepository, flags: readonly string[]): readonly TrueFile[] {
  const read = (form: string): string[] =>
    repository
      .git('diff', form, '-z', '--no-abbrev', '-M', ...flags, 'HEAD~1', 'HEAD')
      .toString()
      .split('\0')
      .slice(0, -1);
  const raw = read('--raw');
  const counts = read('--numstat');
  const files: TrueFile[] = [];
  while (raw.length > 0) {
    const [, , oldId = '', newId = '', status = ''] = raw.shift()!.split(' ');
    const [additions, deletions, name] = counts.shift()!.split('\t');
    const moved = name === '';
    counts.splice(0, moved ? 2 : 0);
    const [first, second] = raw.splice(0, moved ? 2 : 1);
    const count = { additions: Number(additions) || 0, deletions: Number(deletions) || 0 };
    const blobs = { before: blob(repository, oldId), after: blob(repository, newId) };
    files.push({
      path: second ?? first!,
      previousPath: moved ? first : undefined,
      letter: status[0]!,
      ...count,
      ...blobs,
    });
  }
  return files;
}

function blob(repository: ScratchRepository, id: string): Buffer | undefined {
  try {
    return /^0+$/.test(id) ? Buffer.alloc(0) : repository.git('cat-file', 'blob', id);
  } catch {
    // A submodule's commit.
    return undefined;
  }
}

/** The new content that a file's hunks make of the old one. Both, and the hunks, are decoded as Latin-1: byte for byte. */
export function applyHunks(before: string, file: FileChange): string {
  const lines = before.split(/(?<=\n)/);
  const after: string[] = [];
  let next = 0;
  for (const hunk of file.hunks) {
    const start = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1;
    after.push(...lines.slice(next, start));
    next = start;
    for (const line of hunk.lines) {
      const text = `${line.text}${line.noNewline ? '' : '\n'}`;
      if (line.kind !== 'added' && lines[next++] !== text) {
        throw new Error(`${file.path}: line ${next} of the base is not ${JSON.stringify(text)}`);
      }
      if (line.kind !== 'removed') {
        after.push(text);
      }
    }
  }
  return [...after, ...lines.slice(next)].join('');
}
