import type { RemoteTreeEntry } from '../../../src/workspace/remote/trees.ts';
import type { ArchivedRepository } from '../../../src/workspace/remote/bring-blobs.ts';
import type { ScratchRepository } from '../../changes/diff/repository.ts';

export interface GitRemote {
  readonly repository: ArchivedRepository;
  /** Requests in order: `tree* id` for a whole tree, `tree id`, `blob id`, `archive id`. */
  readonly requests: readonly string[];
  /** The largest number of requests that were open at the same time. */
  mostAtOnce(): number;
}

/** GitHub's trees, blobs and archives of a repository on disk, made with git. A tree of more than `limit` entries is truncated. */
export function gitRemote(scratch: ScratchRepository, { limit = Number.POSITIVE_INFINITY } = {}): GitRemote {
  const requests: string[] = [];
  let open = 0;
  let most = 0;
  const answer = async <T>(request: string, make: () => T): Promise<T> => {
    requests.push(request);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    open -= 1;
    return make();
  };
  return {
    requests,
    mostAtOnce: () => most,
    repository: {
      tree: (id, recursive) =>
        answer(`tree${recursive ? '*' : ''} ${id}`, () => {
          const entries = listTree(scratch, id, recursive);
          return { truncated: entries.length > limit, entries: entries.slice(0, limit) };
        }),
      blob: (id) => answer(`blob ${id}`, () => scratch.git('cat-file', 'blob', id)),
      archive: (id) =>
        answer(`archive ${id}`, () => chunksOf(scratch.git('archive', '--format=tar.gz', '--prefix=acme-shop/', id))),
    },
  };
}

const CHUNK_BYTES = 1_000;

/** Divides bytes into chunks, as a network does. */
export async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES);
  }
}

function listTree(scratch: ScratchRepository, id: string, recursive: boolean): readonly RemoteTreeEntry[] {
  const records = scratch.git('ls-tree', '-z', '-l', '--full-tree', ...(recursive ? ['-r', '-t'] : []), id);
  return records
    .toString()
    .split('\0')
    .slice(0, -1)
    .map((record) => {
      const tab = record.indexOf('\t');
      const [mode = '', type = '', sha = '', size = '-'] = record.slice(0, tab).split(/ +/);
      return { path: record.slice(tab + 1), mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }) };
    });
}
