import type { FileChange } from '../../../src/changes/types.ts';
import type { ScratchRepository } from './repository.ts';

/** Git's own report of one changed file, from `--raw -z` and `--numstat -z`. */
export interface TrueFile {
  readonly path: string;
  readonly previousPath: string | undefined;
  readonly letter: string;
  readonly binary: boolean;
  readonly additions: number;
  readonly deletions: number;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** One file as git lists it. Names are byte strings: one character for each byte. */
export interface ListedFile extends Omit<TrueFile, 'before' | 'after'> {
  readonly oldId: string;
  readonly newId: string;
}

export function readTruth(repository: ScratchRepository, flags: readonly string[]): readonly TrueFile[] {
  const form = ['--raw', '--numstat', '-z', '--no-abbrev', '-M', ...flags];
  const fields = repository
    .git('diff', ...form, 'HEAD~1', 'HEAD')
    .toString('latin1')
    .split('\0');
  return takeListing(fields).map((file) => ({
    ...file,
    path: decode(file.path),
    previousPath: file.previousPath === undefined ? undefined : decode(file.previousPath),
    before: blob(repository, file.oldId),
    after: blob(repository, file.newId),
  }));
}

/** Decodes a byte string as UTF-8. */
export function decode(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

/** Reads the records of one change from the output of `--raw --numstat -z`: first all files, then all counts. */
export function takeListing(fields: string[]): readonly ListedFile[] {
  const files: Omit<ListedFile, 'binary' | 'additions' | 'deletions'>[] = [];
  while (fields[0]?.startsWith(':') === true) {
    const [, , oldId = '', newId = '', status = ''] = fields.shift()!.split(' ');
    const letter = status[0]!;
    const previousPath = letter === 'R' || letter === 'C' ? fields.shift()! : undefined;
    files.push({ path: fields.shift()!, previousPath, letter, oldId, newId });
  }
  return files.map((file) => {
    const [additions = '', deletions = ''] = fields.shift()!.split('\t');
    fields.splice(0, file.previousPath === undefined ? 0 : 2);
    const binary = additions === '-';
    return { ...file, binary, additions: Number(additions) || 0, deletions: Number(deletions) || 0 };
  });
}

function blob(repository: ScratchRepository, id: string): Buffer | undefined {
  try {
    return /^0+$/.test(id) ? Buffer.alloc(0) : repository.git('cat-file', 'blob', id);
  } catch {
    // The content of a submodule is the id of its commit.
    return undefined;
  }
}

/** Applies a file's hunks to its old content. Contents and hunks are decoded as Latin-1, so every byte is compared. */
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
