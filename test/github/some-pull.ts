import type { PullRequest } from '../../src/github/client.ts';

/** A pull request that changes one line of one file. */
export const SOME_PULL: PullRequest = {
  number: 7,
  title: '',
  body: '',
  baseSha: 'b'.repeat(40),
  headSha: 'h'.repeat(40),
  baseRef: 'main',
  headRef: 'feature',
  headRepository: 'acme/shop',
  baseRepository: 'acme/shop',
  changedFiles: 1,
  changedLines: 1,
  isOpen: true,
  isDraft: false,
  labels: [],
};
