import type { CheckRunText } from '../reports/outcome/check-run.ts';
import { isRecord } from '../text/record.ts';
import { GithubError } from './api/github-error.ts';
import { guarded, isRateLimited, type Octokit } from './api/octokit.ts';
import { UnexpectedAnswerError } from './api/patience.ts';
import type { RepositoryAddress } from './repository.ts';

/** A finished check run on a commit. */
export interface NewCheckRun extends CheckRunText {
  readonly headSha: string;
}

export interface CheckRunRequests {
  /**
   * Shows a finished check run on a commit. GitHub shows the newest one of a name, so a later run replaces it. `refused`: the
   * token may not write checks. Throws a `GithubError` for other failures.
   */
  createCheckRun(check: NewCheckRun): Promise<'written' | 'refused'>;
  /** Whether a commit has a check run of ours, as far as the token may know. Throws a `GithubError` for other failures. */
  hasCheckRun(headSha: string): Promise<boolean>;
}

/** The name on the pull request. `check-annotations.ts` recognizes our own check by it. */
const NAME = 'housestyle';
/** Not typed by Octokit, whose type has a variant for each status. */
const ROUTE: string = 'POST /repos/{owner}/{repo}/check-runs';
/** A doubled check run is not seen: the newest one of a name is shown. */
const RETRIES = 1;

/** Makes the request for check runs of a repository. */
export function checkRunRequests(octokit: Octokit, address: RepositoryAddress): CheckRunRequests {
  return {
    createCheckRun: async ({ headSha, conclusion, title, summary, annotations }) => {
      const rows = annotations.map(({ startLine, endLine, level, ...row }) => ({
        ...row,
        start_line: startLine,
        end_line: endLine,
        annotation_level: level,
      }));
      const output = { title, summary, ...(rows.length === 0 ? {} : { annotations: rows }) };
      const check = { name: NAME, head_sha: headSha, status: 'completed', conclusion, output };
      try {
        await guarded(() =>
          octokit.request(ROUTE, {
            ...address,
            ...check,
            request: { accepts: readCheckRun, retries: RETRIES, waits: false },
          }),
        );
        return 'written';
      } catch (error) {
        if (isRefusal(error)) {
          return 'refused';
        }
        throw error;
      }
    },
    hasCheckRun: async (headSha) => {
      const query = { ...address, ref: headSha, check_name: NAME, request: { retries: RETRIES, waits: false } };
      try {
        const { data } = await guarded(() => octokit.rest.checks.listForRef(query));
        const runs: unknown = data.check_runs;
        return Array.isArray(runs) && runs.some((run) => isRecord(run) && run['name'] === NAME);
      } catch (error) {
        if (isRefusal(error)) {
          return false;
        }
        throw error;
      }
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof GithubError && [403, 404].includes(error.status) && !isRateLimited(error);
}

function readCheckRun(data: unknown): void {
  if (!isRecord(data) || typeof data['id'] !== 'number') {
    throw new UnexpectedAnswerError('not a check run');
  }
}
