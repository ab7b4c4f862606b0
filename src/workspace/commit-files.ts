import { runError } from '../errors.ts';
import { rememberBlobs } from './blob-memory.ts';
import type { GitRepository } from './git/git.ts';
import { remoteWorkspace, type RemoteRepository } from './remote/remote.ts';
import { revisionWorkspace } from './git/revision.ts';
import type { Workspace } from './workspace.ts';

/** A workflow's token allows 1,000 requests an hour, and other steps need some of them. */
const MAX_REQUESTS = 800;
/** No file that is read here is nearly as large. */
const MAX_BLOB_BYTES = 64 * 1024 * 1024;

/** The repository that a workflow checked out, opened twice, because the one that reads blobs may stop working. */
export interface Checkout {
  readonly trees: GitRepository;
  readonly blobs: Pick<GitRepository, 'readBlob'>;
}

/**
 * Opens commits of a repository behind an API for reading many files. If the workflow's checkout has the commit, it is
 * read from there. Otherwise, only the blobs that the checkout has are read from there: a blob's id depends on its
 * content alone.
 */
export function commitFiles(
  remote: RemoteRepository,
  checkout: Checkout | undefined,
): (commit: string, name: string) => Promise<Workspace> {
  const counted = countRequests(remote);
  const fetchBlob = rememberBlobs(
    (id) => counted.blob(id),
    (bytes) => bytes.length,
  );
  const readBlob = async (id: string): Promise<Buffer | 'too-large'> =>
    (await readLocal(checkout, id)) ?? Buffer.from(await fetchBlob(id));
  const shared = {
    tree: counted.tree,
    blob: async (id: string) => {
      const blob = await readBlob(id);
      return blob === 'too-large' ? fetchBlob(id) : blob;
    },
  };
  return async (commit, name) =>
    checkout !== undefined && (await checkout.trees.resolve(commit)) !== undefined
      ? revisionWorkspace({ ...checkout.trees, readBlob }, commit, name)
      : remoteWorkspace(shared, commit, name);
}

async function readLocal(checkout: Checkout | undefined, id: string): Promise<Buffer | 'too-large' | undefined> {
  try {
    return await checkout?.blobs.readBlob(id, MAX_BLOB_BYTES);
  } catch {
    // Expected in a clone without blobs: git before 2.45 tries to fetch a missing one, which is not allowed, and exits.
    return undefined;
  }
}

function countRequests(remote: RemoteRepository): RemoteRepository {
  let made = 0;
  const count = (): void => {
    made += 1;
    if (made > MAX_REQUESTS) {
      throw runError(
        'too-many-requests',
        `More than ${MAX_REQUESTS} files would have to be requested from GitHub, which allows a workflow 1,000 requests an hour`,
        'Check out the repository with `actions/checkout` before this step, so that its files are read from disk.',
      );
    }
  };
  return {
    tree: async (revision, recursive) => {
      count();
      return remote.tree(revision, recursive);
    },
    blob: async (id) => {
      count();
      return remote.blob(id);
    },
  };
}
