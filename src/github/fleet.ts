import { remoteWorkspace } from '../workspace/remote/remote.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readRepositoryRows, type RepositoryRow } from './api/answers.ts';
import { GithubError } from './api/github-error.ts';
import { createOctokit, guarded, type ApiSettings, type Octokit } from './api/octokit.ts';
import { readAllPages } from './api/pages.ts';
import { readAhead } from './read-ahead.ts';
import { readBranchHead, repositoryFiles, type RepositoryAddress } from './repository.ts';

/** The repositories of an owner, and their files at the newest commit of the default branch. */
export interface Fleet {
  /** In the order of their names. Throws a `GithubError`. */
  list(owner: string): Promise<readonly RepositoryRow[]>;
  /** Throws a `GithubError`, with status 409 for a repository without a commit. */
  open(repository: RepositoryRow): Promise<OpenedRepository>;
}

export interface OpenedRepository {
  readonly commit: string;
  readonly workspace: Workspace;
}

export function openFleet(settings: ApiSettings): Fleet {
  const octokit = createOctokit(settings);
  return {
    list: async (owner) => {
      const rows = await listOrOfUser(octokit, owner);
      return rows.toSorted((one, other) => (one.fullName < other.fullName ? -1 : 1));
    },
    open: async ({ fullName, defaultBranch }) => {
      const [owner = '', repo = ''] = fullName.split('/');
      const address = { owner, repo };
      if (defaultBranch === undefined) {
        throw new GithubError(404, 'GitHub names no default branch of it', undefined, undefined);
      }
      const commit = await readDefaultHead(octokit, address, defaultBranch);
      const workspace = remoteWorkspace(
        readAhead(repositoryFiles(octokit, address)).repository,
        commit,
        `${fullName} at ${commit.slice(0, 7)}`,
      );
      return { commit, workspace };
    },
  };
}

/** As `readBranchHead`. GitHub only says `Not Found`, whatever of it is missing. */
async function readDefaultHead(octokit: Octokit, address: RepositoryAddress, branch: string): Promise<string> {
  try {
    return await readBranchHead(octokit, address, branch);
  } catch (error) {
    throw error instanceof GithubError && error.status === 404
      ? new GithubError(
          404,
          `its default branch \`${branch}\` cannot be read: the token may not read the contents of the repository, or the branch does not exist`,
          error.acceptedPermissions,
          error,
        )
      : error;
  }
}

/** GitHub answers 404 if the owner is a user. */
async function listOrOfUser(octokit: Octokit, owner: string): Promise<readonly RepositoryRow[]> {
  try {
    return await readPages(octokit, 'GET /orgs/{org}/repos', { org: owner });
  } catch (error) {
    if (error instanceof GithubError && error.status === 404) {
      return readPages(octokit, 'GET /users/{username}/repos', { username: owner });
    }
    throw error;
  }
}

function readPages(
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly RepositoryRow[]> {
  return guarded(() => readAllPages(octokit, route, { ...parameters, per_page: 100 }, readRepositoryRows));
}
