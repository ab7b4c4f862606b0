import { messageOf } from '../errors.ts';
import { remoteWorkspace, type RemoteRepository } from '../workspace/remote/remote.ts';
import type { Workspace, WorkspaceFile } from '../workspace/workspace.ts';
import { GithubError } from './github-error.ts';
import { createOctokit, isRateLimited, type ApiSettings } from './octokit.ts';
import { readBranchHead, readRepository, repositoryFiles, type RepositoryAddress } from './repository.ts';
import { shorten } from '../text/shorten.ts';

/** What an owner keeps for all of its repositories. */
export interface Organization {
  /** In the order of the repositories. */
  readonly sources: readonly OrganizationSource[];
  /** The repositories that could not be read, and why. */
  readonly notes: readonly { readonly source: string; readonly reason: string }[];
}

export interface OrganizationSource {
  /** `octo/.github-private`. */
  readonly name: string;
  /** The commit that is read, whatever is pushed meanwhile. */
  readonly commit: string;
  readonly workspace: Workspace;
}

export interface OrganizationSettings extends ApiSettings {
  readonly owner: string;
}

/**
 * Where an organization may keep them: GitHub names both for custom agents.
 * https://docs.github.com/en/copilot/how-tos/administer-copilot/manage-for-organization/prepare-for-custom-agents
 */
const REPOSITORIES = ['.github-private', '.github'];

/**
 * Opens the `.github-private` and the `.github` repository of an organization, or of a user, at the newest commit of
 * the default branch. That commit and its list of files are asked for here, three requests for a repository;
 * texts when they are read. Nothing of this ends a run: a repository that cannot be read becomes a note, and a text
 * that GitHub fails to give is `not-a-file` with the reason.
 */
export async function openOrganization(settings: OrganizationSettings): Promise<Organization> {
  const opened = await Promise.all(REPOSITORIES.map((repo) => openSource(settings, repo)));
  return {
    sources: opened.flatMap((one) => (one.kind === 'open' ? [one.source] : [])),
    notes: opened.flatMap((one) => (one.kind === 'closed' ? [one.note] : [])),
  };
}

const AGENTS = 'agents/';

/** A source of which only the agents are seen: for those who want them without the instructions beside them. */
export function agentsOf({ workspace, ...source }: OrganizationSource): OrganizationSource {
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
    ? { kind: 'open', source: { name, commit: answer.commit, workspace: workspaceOf(name, answer) } }
    : { kind: 'closed', note: { source: name, reason: answer.reason } };
}

type Answer =
  | Found
  /** Another may be let in. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unusable'; readonly reason: string };

interface Found {
  readonly kind: 'found';
  readonly commit: string;
  readonly files: RemoteRepository;
}

/** What the token may not read is asked for once more as by anybody: a `.github` is mostly public. */
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
      // Of another name it is no longer the organization's, and of another owner it never was.
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
      ? { kind: 'refused', reason: reasonOfRefusal(error, settings.token) }
      : { kind: 'unusable', reason: describe(error) };
  }
}

/** The list of files is asked for before anything relies on it, and once. */
function rememberTree(
  files: RemoteRepository,
  commit: string,
  tree: Awaited<ReturnType<RemoteRepository['tree']>>,
): RemoteRepository['tree'] {
  return (revision, recursive) =>
    revision === commit && recursive ? Promise.resolve(tree) : files.tree(revision, recursive);
}

/** GitHub hides what one may not see behind 404; an enterprise server may ask everybody to sign in, with 401. */
function isRefusal(error: GithubError): boolean {
  return [401, 403, 404].includes(error.status) && !isRateLimited(error);
}

function reasonOfRefusal(error: GithubError, token: string | undefined): string {
  if (token === undefined) {
    return 'not there, or not public';
  }
  if (error.status === 404) {
    return 'not there, or the token may not read it';
  }
  const needed = error.acceptedPermissions === undefined ? '' : ` (it needs ${error.acceptedPermissions})`;
  return `the token may not read it${needed}: ${describe(error)}`;
}

/** Each takes four requests and 14 seconds: after so many the others are not asked for. */
const MAX_FAILURES = 3;

/** Texts, until GitHub has failed to give a few of them. */
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

/** A text that GitHub failed to give is not asked for again. */
function workspaceOf(name: string, { commit, files }: Found): Workspace {
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

/** A failing server answers with a page. */
const MAX_MESSAGE_CHARACTERS = 200;

function describe(error: GithubError): string {
  // Octokit puts the address of the documentation behind the message.
  const [message = ''] = messageOf(error).split(' - https://');
  const cut = shorten(message, MAX_MESSAGE_CHARACTERS);
  return error.status === 0 ? cut : `GitHub answered ${error.status}: ${cut}`;
}
