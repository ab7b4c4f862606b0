import { Octokit } from '@octokit/rest';
import { onTestFinished } from 'vitest';
import { makeRepository } from '../../harness/repository.ts';
import type { FileLiteral, TemporaryRepository } from '../../harness/repository.ts';
import { startGithub } from './server.ts';
import type { EmulatorOptions, GithubEmulator } from './server.ts';
import type { PullRequestOptions, RepositoryOptions } from './world.ts';

/** One pull request, number 1 of acme/shop, from `feature` to `main`. */
export interface Fixture {
  readonly github: GithubEmulator;
  readonly octokit: Octokit;
  readonly repository: TemporaryRepository;
  /** Owner, repo and pull_number, which most calls need. */
  readonly at: { readonly owner: 'acme'; readonly repo: 'shop'; readonly pull_number: 1 };
  readonly head: string;
  readonly url: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface FixtureOptions {
  readonly base?: Readonly<Record<string, FileLiteral>>;
  readonly head?: Readonly<Record<string, FileLiteral>>;
  readonly emulator?: Partial<EmulatorOptions>;
  readonly repository?: Partial<RepositoryOptions>;
  /** Repositories in addition to acme/shop. */
  readonly others?: readonly RepositoryOptions[];
  readonly pullRequest?: Partial<PullRequestOptions>;
  /** Whether the test asks GraphQL for what GitHub's schema does not have. */
  readonly asksInvalidly?: boolean;
}

const OLD_CART = `${Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n')}\n`;

/** The cart after the change: line 5 is replaced, and a line is added after line 20. */
export const NEW_CART = OLD_CART.replace('line 5\n', 'line five\n').replace('line 20\n', 'line 20\nline added\n');

/** Starts an emulator for the running test. The test fails if the emulator has a fault, even if it does not check. */
export async function startFixture(options: FixtureOptions = {}): Promise<Fixture> {
  const repository = await makeRepository({
    commits: [{ message: 'Start', files: options.base ?? { 'src/cart.ts': OLD_CART } }],
    branches: { feature: { commits: [{ message: 'Change', files: options.head ?? { 'src/cart.ts': NEW_CART } }] } },
  });
  const shop = { owner: 'acme', name: 'shop', id: 7, gitDir: repository.directory, defaultBranch: 'main' };
  const pullRequest = { repository: 'acme/shop', number: 1, title: 'Change the cart', body: 'Because.', author: 'ada' };
  const github = await startGithub({
    repositories: [{ ...shop, ...options.repository }, ...(options.others ?? [])],
    pullRequests: [{ ...pullRequest, baseRef: 'main', headRef: 'feature', ...options.pullRequest }],
    ...options.emulator,
  });
  onTestFinished(async () => {
    await github.close();
    if (github.violations.length > 0) throw new Error(JSON.stringify(github.violations, undefined, 1));
    if (options.asksInvalidly !== true && github.invalidQueries.length > 0) {
      throw new Error(JSON.stringify(github.invalidQueries, undefined, 1));
    }
    if (github.codeload.leaks.length > 0) throw new Error('A token for the API was sent to the host of archives.');
  });
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const octokit = new Octokit({ auth: github.token, baseUrl: github.url, log, retry: { enabled: false } });
  const headers = { authorization: `Bearer ${github.token}`, 'user-agent': 'test' };
  return {
    github,
    octokit,
    repository,
    at: { owner: 'acme', repo: 'shop', pull_number: 1 },
    head: await repository.sha('feature'),
    url: github.url,
    fetch: (path, init = {}) =>
      fetch(`${github.url}${path}`, {
        ...init,
        headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
      }),
  };
}

/** Returns the status and the JSON body of a call that must fail. */
export async function failure(call: Promise<unknown>): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && 'status' in error && 'response' in error) {
      const { status, response } = error;
      const body = typeof response === 'object' && response !== null && 'data' in response ? response.data : undefined;
      return { status: Number(status), body };
    }
    throw error;
  }
  throw new Error('The call was expected to fail.');
}

function ignore(): void {}
