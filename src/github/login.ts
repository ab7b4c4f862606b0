import { readUser } from './api/answers.ts';
import { GithubError } from './api/github-error.ts';
import { askGraphql, isGraphqlRefused } from './api/graphql.ts';
import { guarded, isRateLimited, type Octokit } from './api/octokit.ts';

/** The tokens of workflows and apps. GitHub never tells them by the REST API who they are. */
const APP_TOKEN = 'ghs_';
const RETRIES = 3;

/**
 * Makes the function that reads who posts. It asks GraphQL, because that also answers the tokens of workflows and apps, and
 * the REST API if GraphQL refuses. It is undefined only if the server does not tell, as some old ones do. Any other failure
 * is thrown as a `GithubError`: who does not know their own comments would post them again. A failure is not remembered.
 */
export function loginReader(octokit: Octokit, token: string | undefined): () => Promise<string | undefined> {
  let known: { readonly login: string | undefined } | undefined;
  return async () => {
    known ??= { login: await readLogin(octokit, token?.startsWith(APP_TOKEN) === true) };
    return known.login;
  };
}

async function readLogin(octokit: Octokit, isApp: boolean): Promise<string | undefined> {
  try {
    return await askGraphql(octokit, 'query { viewer { login } }', {}, ({ viewer }) => readUser(viewer), {
      retries: isApp ? RETRIES : 1,
    });
  } catch (error) {
    if (!(error instanceof GithubError) || error.status === 401 || isRateLimited(error)) {
      throw error;
    }
    const login = isApp ? undefined : await readRestUser(octokit);
    if (login === undefined && !isGraphqlRefused(error)) {
      throw error;
    }
    return login;
  }
}

/** Undefined if the token is an app's, whatever it looks like. */
async function readRestUser(octokit: Octokit): Promise<string | undefined> {
  try {
    return await guarded(async () => {
      const { data } = await octokit.request('GET /user', { request: { accepts: readUser } });
      return readUser(data);
    });
  } catch (error) {
    if (isRefusedToApps(error)) {
      return undefined;
    }
    throw error;
  }
}

/** "Resource not accessible by integration". */
function isRefusedToApps(error: unknown): boolean {
  return (
    error instanceof GithubError && error.status === 403 && !isRateLimited(error) && /integration/i.test(error.message)
  );
}
