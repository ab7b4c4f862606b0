import { isRecord } from '../../text/record.ts';
import type { GithubError } from './github-error.ts';
import { guarded, isRateLimited, type Octokit } from './octokit.ts';
import { UnexpectedAnswerError } from './patience.ts';

/** How often a query is repeated, and what stops it. */
export interface QueryTerms {
  readonly retries: number;
  readonly signal?: AbortSignal;
  /** Whether it waits for a rate limit. Default: yes. */
  readonly waits?: boolean;
}

/**
 * Asks GraphQL, and reads the `data` of its answer; throws a `GithubError`, also for an answer with errors. Its `status` is
 * 0 if GitHub answered with errors, or not at all.
 *
 * @param read throws an `UnexpectedAnswerError` if `data` is not the expected value
 */
export function askGraphql<T>(
  octokit: Octokit,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  read: (data: Readonly<Record<string, unknown>>) => T,
  terms: QueryTerms,
): Promise<T> {
  const accepts = (answer: unknown): void => {
    // Octokit throws for an answer with errors.
    if (!isRefusal(answer)) {
      read(dataOf(answer));
    }
  };
  return guarded(async () => {
    const data: unknown = await octokit.graphql(query, { ...variables, request: { ...terms, accepts } });
    return read(dataOf({ data }));
  });
}

/** Statuses of a server that has no GraphQL, or does not accept the token for it. */
const REFUSALS = new Set([400, 403, 404, 405, 406, 410, 415, 422, 501]);

/** Whether GitHub answered that it does not answer such a query. Another try does not change that. */
export function isGraphqlRefused(error: GithubError): boolean {
  const { status, cause } = error;
  const hasAnswered = cause instanceof Error && cause.name === 'GraphqlResponseError';
  return (hasAnswered || REFUSALS.has(status)) && !isRateLimited(error);
}

/**
 * Whether an answer has errors. Octokit then throws, with the messages of the errors. Throws an `UnexpectedAnswerError` for
 * errors without messages, of which Octokit cannot make an error.
 */
export function isRefusal(answer: unknown): boolean {
  const errors = isRecord(answer) ? answer['errors'] : undefined;
  if (errors === undefined) {
    return false;
  }
  if (!Array.isArray(errors) || !errors.every((error) => isRecord(error) && typeof error['message'] === 'string')) {
    throw new UnexpectedAnswerError('not an answer of GraphQL');
  }
  return true;
}

function dataOf(answer: unknown): Readonly<Record<string, unknown>> {
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!isRecord(data)) {
    throw new UnexpectedAnswerError('not an answer of GraphQL');
  }
  return data;
}
