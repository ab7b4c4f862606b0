import { isPlainPath } from '../paths.ts';
import { checkedId } from './object-id.ts';
import { runGitOrFail, splitNull, type Git } from './process.ts';

/** An entry of a commit that is not a folder. */
export interface ListedBlob {
  readonly path: string;
  readonly kind: 'file' | 'symlink' | 'submodule';
  /** The id of its content. */
  readonly id: string;
  /** In bytes; undefined for a submodule, and for a file whose content is not in this clone. */
  readonly size: number | undefined;
}

/** `100644 blob 8a1b… 1234 TAB path`. */
const RECORD = /^(?<mode>\d+) \w+ (?<id>[\da-f]+) +(?<size>\d+|-|BAD)\t(?<path>[^]*)$/;

/** Lists all files, symbolic links and submodules of a commit. Names that no checkout could have, such as `..`, are skipped. */
export async function listBlobs(git: Git, commit: string): Promise<readonly ListedBlob[]> {
  const output = await runGitOrFail(git, ['ls-tree', '-r', '-l', '-z', '--full-tree', checkedId(commit)]);
  return splitNull(output).flatMap((record): readonly ListedBlob[] => {
    const { mode = '', id = '', size = '', path = '' } = RECORD.exec(record)?.groups ?? {};
    return isPlainPath(path)
      ? [{ path, kind: kindOfMode(mode), id, size: /^\d/.test(size) ? Number(size) : undefined }]
      : [];
  });
}

function kindOfMode(mode: string): ListedBlob['kind'] {
  return mode === '120000' ? 'symlink' : mode === '160000' ? 'submodule' : 'file';
}
