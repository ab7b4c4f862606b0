import { runError } from '../../errors.ts';
import { GithubError } from '../../github/api/github-error.ts';
import { isRateLimited } from '../../github/api/octokit.ts';

/**
 * Waits for what GitHub says about the artifacts of a workflow run. Throws an error of the run that says what to do if it
 * refuses: `hint`, where the token has no permission or sees no such run.
 */
export async function askForArtifacts<T>(request: Promise<T>, hint: string): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof GithubError) {
      throw artifactError(error, hint);
    }
    throw error;
  }
}

/** An error of the run that says what to do. An artifact stays with its run, so nothing is lost if it is read later. */
export function artifactError(error: GithubError, hint: string): Error {
  const isLimited = isRateLimited(error);
  const isRefused = !isLimited && (error.status === 403 || error.status === 404);
  return runError(
    'artifact-unreadable',
    `The artifacts of the workflow run could not be read: ${error.message}`,
    isLimited ? 'Run this job again after that: the artifacts are kept.' : isRefused ? hint : 'Run the job again.',
    error,
  );
}
