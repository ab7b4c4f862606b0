import { messageOf } from '../../errors.ts';
import { readArchive } from './archive.ts';
import type { RemoteRepository } from './remote.ts';

/** A repository behind an API that also offers a whole commit at once, as a gzipped tar. */
export interface ArchivedRepository extends RemoteRepository {
  archive(commit: string): Promise<AsyncIterable<Uint8Array>>;
}

/** The most blobs of a commit that are requested one by one. For more, the archive is requested. */
const FEW_BLOBS = 8;

/**
 * Requests a few blobs of a commit one by one, and more of them with its archive, which is one request. Blobs that the
 * archive lacks are still requested one by one: files that `export-ignore` omits or `export-subst` rewrites, large files,
 * and all files if there is no archive. In the last case, `note` is called once for each commit. Commits share the blobs
 * that were fetched, because base and head have most of their files in common.
 */
export function bringBlobs(
  repository: ArchivedRepository,
  note: (commit: string, reason: string) => void,
): (commit: string) => RemoteRepository {
  const held = new Map<string, Uint8Array>();

  const open = async (commit: string): Promise<void> => {
    const reason = await fetchArchive(repository, commit, (id, bytes) => {
      held.set(id, held.get(id) ?? bytes);
    });
    if (reason !== undefined) {
      note(commit, reason);
    }
  };
  return (commit) => {
    const wanted = new Set<string>();
    let opening: Promise<void> | undefined;
    return {
      tree: repository.tree,
      ...(repository.gathers === true ? { gathers: true } : {}),
      blob: async (id) => held.get(id) ?? repository.blob(id),
      bring: async (ids) => {
        const lacking = ids.filter((id) => !held.has(id));
        lacking.forEach((id) => wanted.add(id));
        if (lacking.length > 0 && wanted.size > FEW_BLOBS) {
          await (opening ??= open(commit));
        }
        return new Set(lacking.filter((id) => !held.has(id)));
      },
    };
  };
}

async function fetchArchive(
  repository: ArchivedRepository,
  commit: string,
  keep: (id: string, bytes: Uint8Array) => void,
): Promise<string | undefined> {
  try {
    return await readArchive(await repository.archive(commit), keep);
  } catch (error) {
    // Whatever the reason, each file can still be requested. A problem of the repository shows up there.
    return messageOf(error);
  }
}
