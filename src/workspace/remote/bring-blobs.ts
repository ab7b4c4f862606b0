import { messageOf } from '../../errors.ts';
import { readArchive } from './archive.ts';
import type { RemoteRepository } from './remote.ts';

/** A repository behind an API that gives a whole commit at once too, as a gzipped tar. */
export interface ArchivedRepository extends RemoteRepository {
  archive(commit: string): Promise<AsyncIterable<Uint8Array>>;
}

/** So many blobs of a commit are asked for one by one before its archive is. */
const FEW_BLOBS = 8;

/**
 * A repository whose blobs are asked for one by one while those that were to be brought are few, and then come from its
 * archive, which is one request. What an archive lacks is asked for as before: files that `export-ignore` leaves out or
 * `export-subst` rewrites, large ones, and all where it cannot be had, which `note` is told once for each commit. Commits
 * share what was brought, as base and head share most of their files.
 */
export function bringBlobs(
  repository: ArchivedRepository,
  note: (commit: string, reason: string) => void,
): (commit: string) => RemoteRepository {
  const held = new Map<string, Uint8Array>();

  const open = async (commit: string): Promise<void> => {
    const reason = await readFrom(repository, commit, (id, bytes) => {
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

async function readFrom(
  repository: ArchivedRepository,
  commit: string,
  keep: (id: string, bytes: Uint8Array) => void,
): Promise<string | undefined> {
  try {
    return await readArchive(await repository.archive(commit), keep);
  } catch (error) {
    // Whatever the reason, each file can still be asked for; what is wrong with the repository shows there.
    return messageOf(error);
  }
}
