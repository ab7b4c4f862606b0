import type { ChangeCommit, Issue } from '../../context/notes/readers.ts';
import { listAt, valueAt } from '../../text/value-at.ts';
import type { RepositoryAddress } from '../repository.ts';

/** Texts with a pull request that cost no request of their own. What GraphQL does not give whole is absent. */
export interface PullTexts {
  /** The first 100 commits, without merges, the oldest first. */
  readonly commits?: readonly ChangeCommit[];
  /** Issues of the same repository that merging the pull request closes, by their numbers; perhaps not all of them. */
  readonly issues: ReadonlyMap<number, Issue>;
}

const MAX_COMMITS = 100;
const MAX_ISSUES = 10;
const MAX_LABELS = 50;

/** The fields of a pull request in GraphQL that hold these texts. */
export const TEXTS = `
      commits(first: ${MAX_COMMITS}) { nodes { commit { message parents(first: 1) { totalCount } } } }
      closingIssuesReferences(first: ${MAX_ISSUES}) {
        nodes { number title body state repository { nameWithOwner } labels(first: ${MAX_LABELS}) { nodes { name } } }
      }`;

/**
 * Reads the texts of an answer. Issues of other repositories are left out: whether they may be shown is asked apart.
 */
export function readTexts(answer: unknown, { owner, repo }: RepositoryAddress): PullTexts {
  const pull = valueAt(answer, 'repository', 'pullRequest');
  const commits = listAt(valueAt(pull, 'commits'), 'nodes')?.map(readCommit);
  const home = `${owner}/${repo}`.toLowerCase();
  const issues = (listAt(valueAt(pull, 'closingIssuesReferences'), 'nodes') ?? []).flatMap((node) => {
    const name = valueAt(node, 'repository', 'nameWithOwner');
    const number = valueAt(node, 'number');
    const issue = readIssue(node);
    return typeof name === 'string' && name.toLowerCase() === home && typeof number === 'number' && issue !== undefined
      ? [[number, issue] as const]
      : [];
  });
  return {
    ...(commits?.every((one) => one !== undefined) === true ? { commits: commits.flat() } : {}),
    issues: new Map(issues),
  };
}

/** Empty for a merge; undefined for what is no commit. */
function readCommit(node: unknown): readonly ChangeCommit[] | undefined {
  const message = valueAt(node, 'commit', 'message');
  const parents = valueAt(node, 'commit', 'parents', 'totalCount');
  if (typeof message !== 'string' || typeof parents !== 'number') {
    return undefined;
  }
  return parents > 1 ? [] : [{ message }];
}

function readIssue(node: unknown): Issue | undefined {
  const title = valueAt(node, 'title');
  const body = valueAt(node, 'body');
  const state = valueAt(node, 'state');
  const labels = listAt(valueAt(node, 'labels'), 'nodes')?.map((label) => valueAt(label, 'name'));
  if (typeof title !== 'string' || typeof body !== 'string' || labels === undefined) {
    return undefined;
  }
  return {
    kind: 'issue',
    title,
    body,
    state: state === 'CLOSED' ? 'closed' : 'open',
    labels: labels.filter((label) => typeof label === 'string'),
  };
}
