/** The account that a workflow's own token posts as. GitHub does not tell such a token who it is. */
export const WORKFLOW_LOGIN = 'github-actions[bot]';

/** The accounts that post reviews, next to that of the token: that of workflows, unless another is named. */
export function nameReviewers(named: string | undefined): ReadonlySet<string> {
  return new Set([named ?? WORKFLOW_LOGIN]);
}
