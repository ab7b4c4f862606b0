import type { Issue, IssueAddress, IssueAnswer, ReadIssue } from '../context/notes/readers.ts';
import { messageOf } from '../errors.ts';
import { isRecord } from '../text/record.ts';
import { shorten } from '../text/shown/shorten.ts';
import { GithubError } from './api/github-error.ts';
import { guarded, isRateLimited, optional, type Octokit } from './api/octokit.ts';
import type { RepositoryAddress } from './repository.ts';

/**
 * Reads issues that a pull request names. Its author may name any repository that the token may read, and what a prompt
 * says may appear in public comments. So issues of another private repository are read only if both repositories are
 * private and have the same owner.
 */
export function issueReader(octokit: Octokit, home: RepositoryAddress): ReadIssue {
  return async (address, signal) => {
    try {
      return await guarded(() => readVisibleIssue(octokit, home, address, signal));
    } catch (error) {
      if (error instanceof GithubError) {
        return { kind: 'refused', reason: explainRefusal(error) };
      }
      throw error;
    }
  };
}

async function readVisibleIssue(
  octokit: Octokit,
  home: RepositoryAddress,
  { owner, name, number }: IssueAddress,
  signal: AbortSignal,
): Promise<IssueAnswer> {
  const asked = { owner, repo: name };
  const isElsewhere = !isSame(owner, home.owner) || !isSame(name, home.repo);
  const repository = isElsewhere ? await readVisibility(octokit, asked, signal) : undefined;
  if (repository?.isPrivate === true && !(await isPrivateNeighbour(octokit, home, owner, signal))) {
    return { kind: 'refused', reason: PRIVATE };
  }
  const answer = await octokit.rest.issues.get({ ...asked, issue_number: number, ...optional(signal) });
  const data: unknown = answer.data;
  if (!isRecord(data) || typeof data['title'] !== 'string' || typeof data['repository_url'] !== 'string') {
    // For example, a proxy's page, which Octokit returns as text.
    throw new TypeError('GitHub did not answer with an issue');
  }
  // GitHub redirects to the new repository of an issue that was moved, which may be private.
  const place = `/repos/${repository?.fullName ?? `${home.owner}/${home.repo}`}`;
  return data['repository_url'].toLowerCase().endsWith(place.toLowerCase())
    ? { kind: 'found', issue: readIssue(data['title'], data) }
    : { kind: 'refused', reason: 'it was moved to another repository' };
}

const PRIVATE =
  'its repository is private, and comments on this pull request can be read by people who may not read that repository';

async function isPrivateNeighbour(
  octokit: Octokit,
  home: RepositoryAddress,
  owner: string,
  signal: AbortSignal,
): Promise<boolean> {
  return isSame(owner, home.owner) && (await readVisibility(octokit, home, signal)).isPrivate;
}

interface Visibility {
  /** The name today, if it was renamed. */
  readonly fullName: string;
  readonly isPrivate: boolean;
}

async function readVisibility({ rest }: Octokit, address: RepositoryAddress, signal: AbortSignal): Promise<Visibility> {
  const { data } = await rest.repos.get({ ...address, ...optional(signal) });
  // Octokit returns an answer that is not JSON, such as a proxy's page, as text.
  const described: { readonly full_name?: unknown; readonly private?: unknown } = data;
  if (typeof described.full_name !== 'string') {
    throw new TypeError('GitHub did not answer with a repository');
  }
  return { fullName: described.full_name, isPrivate: described.private !== false };
}

function readIssue(title: string, { body, state, labels, pull_request }: Readonly<Record<string, unknown>>): Issue {
  return {
    kind: pull_request === undefined ? 'issue' : 'pull-request',
    title,
    body: typeof body === 'string' ? body : '',
    state: state === 'closed' ? 'closed' : 'open',
    labels: (Array.isArray(labels) ? labels : []).flatMap(readLabel),
  };
}

/** A label is an object or, in older answers, its name. */
function readLabel(label: unknown): readonly string[] {
  const name = isRecord(label) ? label['name'] : label;
  return typeof name === 'string' ? [name] : [];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Most characters of a message: a failing server may answer with a whole page. */
const MAX_MESSAGE_CHARACTERS = 200;

function explainRefusal(error: GithubError): string {
  if (isRateLimited(error) || error.status === 401) {
    return error.message;
  }
  const needed = error.acceptedPermissions === undefined ? '' : ` (it needs ${error.acceptedPermissions})`;
  switch (error.status) {
    case 403:
      return `the token may not read it${needed}`;
    case 404:
      return 'it does not exist, or the token may not read it';
    case 410:
      return 'it was deleted';
    case 0:
      return shorten(messageOf(error), MAX_MESSAGE_CHARACTERS);
    default:
      return `GitHub answered ${error.status}: ${shorten(messageOf(error), MAX_MESSAGE_CHARACTERS)}`;
  }
}
