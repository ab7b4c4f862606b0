import { GithubError, grantHint } from '../api/github-error.ts';
import { isRateLimited } from '../api/octokit.ts';
import type { PullRequest } from '../client.ts';

/** Why nothing, or not everything, was posted. */
export type NotPublished =
  /** The token may only read. */
  | { readonly kind: 'refused'; readonly reason: string; readonly hint: string; readonly isFork: boolean }
  | { readonly kind: 'failed'; readonly reason: string; readonly hint?: string };

/** A write of which it is not known whether GitHub did it. It is not repeated, so that nothing is posted twice. */
export class UnclearWriteError extends Error {
  constructor(what: string, cause: GithubError) {
    super(`it is not known whether ${what} was posted: ${cause.message}`, { cause });
    this.name = 'UnclearWriteError';
  }
}

/**
 * Explains a failure while posting. Throws an error that is not GitHub's.
 * @param pull the pull request, if it is known whether it comes from a fork
 */
export function explainFailure(
  error: unknown,
  pull?: Pick<PullRequest, 'headRepository' | 'baseRepository'>,
): NotPublished {
  if (error instanceof UnclearWriteError) {
    const hint = 'It was not sent again, so that nothing is posted twice. Run the job again: it posts what is missing.';
    return { kind: 'failed', reason: error.message, hint };
  }
  const failure = githubErrorOrThrow(error);
  const { status, message } = failure;
  if (status === 403 && !isRateLimited(failure)) {
    if (/\block(?:ed)?\b/i.test(message)) {
      const reason = `the conversation of this pull request is locked (${message})`;
      return { kind: 'refused', isFork: false, reason, hint: 'Unlock it, then run the job again.' };
    }
    const isFork = pull === undefined ? undefined : pull.headRepository !== pull.baseRepository;
    const grant =
      grantHint(failure) ??
      'Give the job the permission `pull-requests: write`. A job that sets `permissions` has only those that it names.';
    const hints = {
      true: 'GitHub gives a pull request from a fork a read-only token.',
      false: grant,
      undefined: `GitHub gives a pull request from a fork a read-only token. For another one: ${grant}`,
    };
    return {
      kind: 'refused',
      isFork: isFork === true,
      reason: `the token may not write to this pull request (${message})`,
      hint: hints[`${isFork}`],
    };
  }
  return { kind: 'failed', reason: message, hint: hintFor(status, message) };
}

function hintFor(status: number, message: string): string {
  if (/pending review/i.test(message)) {
    // An unfinished review blocks another by the same login. It may be a person's, so it is not deleted here.
    return 'Submit or delete the unfinished review of the same login, then run the job again.';
  }
  if (status === 401) {
    return 'The token may have expired while the model answered. Check `github-token`, then run the job again.';
  }
  return 'Run the job again: it posts what is missing.';
}

/** Failures of GitHub are expected here; any other error is ours. */
export function githubErrorOrThrow(error: unknown): GithubError {
  if (error instanceof GithubError) {
    return error;
  }
  throw error;
}

/** Whether it is not known if GitHub did what was asked: it did not answer, or not in a way that tells. */
export function isUnclear({ status, wasSent }: GithubError): boolean {
  return wasSent && (status < 400 || status >= 500 || status === 408);
}

/**
 * Whether GitHub refuses a comment for what it is: a line outside of the diff, a diff that is too large, a commit that is not
 * part of the pull request any more. Its wordings change, so every 422 counts, except those that refuse all comments: too many
 * at once, and an unfinished review of the same login.
 */
export function isRefusedAlone(error: GithubError): boolean {
  return error.status === 422 && !isRateLimited(error) && !/pending review|too quickly|spammed/i.test(error.message);
}
