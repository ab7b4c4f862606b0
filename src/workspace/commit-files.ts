import { runError } from '../errors.ts';
import { rememberBlobs } from './blob-memory.ts';
import type { GitRepository } from './git/git.ts';
import { remoteWorkspace, type RemoteRepository } from './remote/remote.ts';
import { revisionWorkspace } from './git/revision.ts';
import type { Workspace } from './workspace.ts';

/** Of the 1,000 requests an hour that a workflow's token has, with those that other steps make. */
const MAX_REQUESTS = 800;
/** No file of ours is nearly as large. */
const MAX_BLOB_BYTES = 64 * 1024 * 1024;

/** The repository that a workflow checked out, opened twice: the one that is asked for blobs may end over it. */
export interface Checkout {
  readonly trees: GitRepository;
  readonly blobs: Pick<GitRepository, 'readBlob'>;
}

/**
 * Opens commits of a repository behind an API for reading many files. What the checkout of a workflow has is read from
 * there: a commit, or of another commit the blobs that are the same, as those go by their content.
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
    // Expected of a clone without blobs: git before 2.45 goes to fetch what is missing, which it may not, and ends.
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
        `More than ${MAX_REQUESTS} files would have to be asked of GitHub, which a workflow may ask 1,000 times an hour`,
        'Check the repository out before this step with `actions/checkout`: what is there is read from disk.',
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
