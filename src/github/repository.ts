import type { RemoteRepository } from '../workspace/remote/remote.ts';
import { guarded, type Octokit } from './octokit.ts';

/** The owner and name of a repository, by the API's names. */
export interface RepositoryAddress {
  readonly owner: string;
  readonly repo: string;
}

/** Trees and blobs of a repository; both methods may throw a `GithubError`. */
export function repositoryFiles({ rest }: Octokit, address: RepositoryAddress): RemoteRepository {
  return {
    tree: (revision, recursive) =>
      guarded(async () => {
        const { data } = await rest.git.getTree({
          ...address,
          tree_sha: revision,
          ...(recursive ? { recursive: '1' } : {}),
        });
        return {
          truncated: data.truncated,
          entries: data.tree.map(({ path, mode, type, sha, size }) => ({
            path,
            mode,
            type,
            sha,
            ...(size === undefined ? {} : { size }),
          })),
        };
      }),
    blob: (sha) =>
      guarded(async () => {
        const { data } = await rest.git.getBlob({ ...address, file_sha: sha });
        return Buffer.from(data.content, 'base64');
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
    const { data } = await rest.repos.get({ ...address });
    // Octokit returns an answer that is not JSON, such as a proxy's page, as text.
    const described: { readonly full_name?: unknown; readonly default_branch?: unknown } = data;
    if (typeof described.full_name !== 'string' || typeof described.default_branch !== 'string') {
      throw new TypeError('GitHub did not answer with a repository');
    }
    return { fullName: described.full_name, defaultBranch: described.default_branch };
  });
}

/** The newest commit of a branch; throws a `GithubError`, with status 409 for a repository that has no commit. */
export function readBranchHead({ rest }: Octokit, address: RepositoryAddress, branch: string): Promise<string> {
  return guarded(async () => {
    const { data } = await rest.git.getRef({ ...address, ref: `heads/${branch}` });
    const sha: unknown = data.object.sha;
    if (typeof sha !== 'string') {
      throw new TypeError('GitHub did not answer with a branch');
    }
    return sha;
  });
}
