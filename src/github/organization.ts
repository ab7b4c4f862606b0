import { messageOf } from '../errors.ts';
import { remoteWorkspace, type RemoteRepository } from '../workspace/remote/remote.ts';
import type { Workspace, WorkspaceFile } from '../workspace/workspace.ts';
import { GithubError } from './api/github-error.ts';
import { createOctokit, isRateLimited, type ApiSettings } from './api/octokit.ts';
import { readBranchHead, readRepository, repositoryFiles, type RepositoryAddress } from './repository.ts';
import { shorten } from '../text/shown/shorten.ts';

/** The customizations that an owner keeps for all of its repositories. */
export interface Organization {
  /** In the order of the repositories. */
  readonly sources: readonly OrganizationSource[];
  /** The repositories that could not be read, and why. */
  readonly notes: readonly { readonly source: string; readonly reason: string }[];
}

export interface OrganizationSource {
  /** `octo/.github-private`. */
  readonly name: string;
  /** All files are read at this commit, even if somebody pushes meanwhile. */
  readonly commit: string;
  readonly workspace: Workspace;
}

export interface OrganizationSettings extends ApiSettings {
  readonly owner: string;
}

/**
 * The repositories in which an organization may keep them. GitHub documents both for custom agents.
 * https://docs.github.com/en/copilot/how-tos/administer-copilot/manage-for-organization/prepare-for-custom-agents
 */
const REPOSITORIES = ['.github-private', '.github'];

/**
 * Opens the `.github-private` and the `.github` repository of an organization, or of a user, at the newest commit of
 * the default branch. This takes three requests for each repository; texts are requested when they are read. It never
 * fails a run: a repository that cannot be read becomes a note, and a text that GitHub fails to return is `not-a-file`
 * with the reason.
 */
export async function openOrganization(settings: OrganizationSettings): Promise<Organization> {
  const opened = await Promise.all(REPOSITORIES.map((repo) => openSource(settings, repo)));
  return {
    sources: opened.flatMap((one) => (one.kind === 'open' ? [one.source] : [])),
    notes: opened.flatMap((one) => (one.kind === 'closed' ? [one.note] : [])),
  };
}

const AGENTS = 'agents/';

/** Hides everything except the agents of a source, for users who want the agents without the instructions. */
export function keepOnlyAgents({ workspace, ...source }: OrganizationSource): OrganizationSource {
  return {
    ...source,
    workspace: {
      ...workspace,
      list: async (folder) =>
        (await workspace.list(folder === '' ? AGENTS.slice(0, -1) : folder)).filter(({ path }) =>
          path.startsWith(AGENTS),
        ),
      find: async (query) => {
        const found = await workspace.find(query);
        return { ...found, entries: found.entries.filter(({ path }) => path.startsWith(AGENTS)) };
      },
      read: async (path) => (path.startsWith(AGENTS) ? workspace.read(path) : { kind: 'missing' }),
    },
  };
}

type Opened =
  | { readonly kind: 'open'; readonly source: OrganizationSource }
  | { readonly kind: 'closed'; readonly note: Organization['notes'][number] };

async function openSource(settings: OrganizationSettings, repo: string): Promise<Opened> {
  const name = `${settings.owner}/${repo}`;
  const answer = await askWithAndWithoutToken(settings, { owner: settings.owner, repo });
  return answer.kind === 'found'
    ? { kind: 'open', source: { name, commit: answer.commit, workspace: openWorkspace(name, answer) } }
    : { kind: 'closed', note: { source: name, reason: answer.reason } };
}

type Answer =
  | Found
  /** Another token, or no token, may be allowed to read it. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unusable'; readonly reason: string };

interface Found {
  readonly kind: 'found';
  readonly commit: string;
  readonly files: RemoteRepository;
}

/** Asks again without the token if the token is refused, because a `.github` repository is often public. */
async function askWithAndWithoutToken(settings: ApiSettings, address: RepositoryAddress): Promise<Answer> {
  const answer = await askFor(settings, address);
  if (answer.kind !== 'refused' || settings.token === undefined) {
    return answer;
  }
  const asAnybody = await askFor({ ...settings, token: undefined }, address);
  switch (asAnybody.kind) {
    case 'found':
      return asAnybody;
    case 'refused':
      return answer;
    case 'unusable':
      return { kind: 'unusable', reason: `${answer.reason}; without the token, ${asAnybody.reason}` };
  }
}

async function askFor(settings: ApiSettings, address: RepositoryAddress): Promise<Answer> {
  const octokit = createOctokit(settings);
  try {
    const { fullName, defaultBranch } = await readRepository(octokit, address);
    if (fullName.toLowerCase() !== `${address.owner}/${address.repo}`.toLowerCase()) {
      // Under another name or owner, it is not the organization's repository any more.
      return { kind: 'unusable', reason: `it was renamed or moved to ${fullName}` };
    }
    const commit = await readBranchHead(octokit, address, defaultBranch);
    const files = repositoryFiles(octokit, address);
    const tree = await files.tree(commit, true);
    return tree.truncated
      ? { kind: 'unusable', reason: 'it has more files than GitHub lists at once' }
      : { kind: 'found', commit, files: { ...files, tree: rememberTree(files, commit, tree) } };
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    return isRefusal(error)
      ? { kind: 'refused', reason: explainRefusal(error, settings.token) }
      : { kind: 'unusable', reason: describe(error) };
  }
}

/** Keeps the list of files that is already there, so that it is requested once. */
function rememberTree(
  files: RemoteRepository,
  commit: string,
  tree: Awaited<ReturnType<RemoteRepository['tree']>>,
): RemoteRepository['tree'] {
  return (revision, recursive) =>
    revision === commit && recursive ? Promise.resolve(tree) : files.tree(revision, recursive);
}

/** Whether GitHub refused: it answers 404 for hidden repositories, and an enterprise server may require a login with 401. */
function isRefusal(error: GithubError): boolean {
  return [401, 403, 404].includes(error.status) && !isRateLimited(error);
}

function explainRefusal(error: GithubError, token: string | undefined): string {
  if (token === undefined) {
    return 'it does not exist or is not public';
  }
  if (error.status === 404) {
    return 'it does not exist, or the token may not read it';
  }
  const needed = error.acceptedPermissions === undefined ? '' : ` (it needs ${error.acceptedPermissions})`;
  return `the token may not read it${needed}: ${describe(error)}`;
}

/** After this many failures, no further text is requested: each takes four requests and 14 seconds. */
const MAX_FAILURES = 3;

/** Requests texts until GitHub has failed to return a few of them. */
function untilFailing(files: RemoteRepository): RemoteRepository {
  const failures: GithubError[] = [];
  return {
    ...files,
    blob: async (sha) => {
      const last = failures[MAX_FAILURES - 1];
      if (last !== undefined) {
        throw last;
      }
      try {
        return await files.blob(sha);
      } catch (error) {
        failures.push(...(error instanceof GithubError ? [error] : []));
        throw error;
      }
    },
  };
}

/** Remembers the texts that GitHub failed to return, and does not request them again. */
function openWorkspace(name: string, { commit, files }: Found): Workspace {
  const workspace = remoteWorkspace(untilFailing(files), commit, name);
  const failed = new Map<string, WorkspaceFile>();
  return {
    ...workspace,
    read: async (path) => {
      try {
        return failed.get(path) ?? (await workspace.read(path));
      } catch (error) {
        if (error instanceof GithubError) {
          const file = { kind: 'not-a-file', reason: describe(error) } as const;
          failed.set(path, file);
          return file;
        }
        throw error;
      }
    },
  };
}

/** Most characters of a message: a failing server may answer with a whole page. */
const MAX_MESSAGE_CHARACTERS = 200;

function describe(error: GithubError): string {
  // Octokit appends the address of the documentation to the message.
  const [message = ''] = messageOf(error).split(' - https://');
  const cut = shorten(message, MAX_MESSAGE_CHARACTERS);
  return error.status === 0 ? cut : `GitHub answered ${error.status}: ${cut}`;
}
