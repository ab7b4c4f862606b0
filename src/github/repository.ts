import type { RemoteRepository } from '../workspace/remote/remote.ts';
import { blobTextReader } from './blob-texts.ts';
import { readBlob, readNames, readTarget, readTree } from './api/answers.ts';
import { guarded, type Octokit } from './api/octokit.ts';

/** The owner and name of a repository, by the API's names. */
export interface RepositoryAddress {
  readonly owner: string;
  readonly repo: string;
}

/** Trees and blobs of a repository; the methods may throw a `GithubError`. */
export function repositoryFiles(octokit: Octokit, address: RepositoryAddress): RemoteRepository {
  const { rest } = octokit;
  return {
    blobs: blobTextReader(octokit, address),
    tree: (revision, recursive) =>
      guarded(async () => {
        const { data } = await rest.git.getTree({
          ...address,
          tree_sha: revision,
          ...(recursive ? { recursive: '1' } : {}),
          request: { accepts: readTree },
        });
        return readTree(data);
      }),
    blob: (sha) =>
      guarded(async () => {
        const { data } = await rest.git.getBlob({ ...address, file_sha: sha, request: { accepts: readBlob } });
        return readBlob(data);
      }),
  };
}

/**
 * Reads a repository; throws a `GithubError`. `fullName` differs from the address if GitHub redirected the request to
 * the repository's new name or new owner.
 */
export function readRepository(
  { rest }: Octokit,
  address: RepositoryAddress,
): Promise<{ readonly fullName: string; readonly defaultBranch: string }> {
  return guarded(async () => {
    const { data } = await rest.repos.get({ ...address, request: { accepts: readNames } });
    return readNames(data);
  });
}

/** The newest commit of a branch; throws a `GithubError`, with status 409 for a repository that has no commit. */
export function readBranchHead({ rest }: Octokit, address: RepositoryAddress, branch: string): Promise<string> {
  return guarded(async () => {
    const { data } = await rest.git.getRef({ ...address, ref: `heads/${branch}`, request: { accepts: readTarget } });
    return readTarget(data);
  });
}
