import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { startGithub, type EmulatorOptions, type GithubEmulator } from '../emulators/github/server.ts';
import { runAction, type ActionOptions, type ActionResult } from '../harness/action.ts';
import { pullRequestEvent, type WorkflowEvent } from '../harness/events.ts';
import { makeRepository, type FileLiteral, type TemporaryRepository } from '../harness/repository.ts';

/** A pull request on the GitHub emulator, and the Action to run on it. */
export interface Stage {
  readonly github: GithubEmulator;
  readonly repository: TemporaryRepository;
  /** Runs the built Action as GitHub does for the `pull_request` event of the current head. */
  readonly run: (
    options?: Partial<Pick<ActionOptions, 'inputs' | 'env' | 'node' | 'event' | 'interrupt'>> & {
      /** What becomes of the payload of the event. */
      readonly payload?: ((payload: WorkflowEvent['payload'], head: string) => WorkflowEvent['payload']) | undefined;
    },
  ) => Promise<ActionResult>;
}

export interface StageOptions {
  readonly base?: Readonly<Record<string, FileLiteral>>;
  readonly head?: Readonly<Record<string, FileLiteral>>;
  readonly title?: string;
  readonly body?: string | null;
  readonly emulator?: Partial<EmulatorOptions>;
  readonly fork?: string;
  /** The branch of the pull request; `feature` by default. */
  readonly branch?: string;
  /** Further repositories of the server. */
  readonly others?: EmulatorOptions['repositories'];
  /** The checkout of the workflow: none by default, everything, one commit, or all commits without their files. */
  readonly checkout?: 'full' | 'shallow' | 'partial';
}

export const NUMBER = 7;
const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };

export const GUIDANCE = {
  '.github/copilot-instructions.md':
    '# Code\n\n- Never use `var`; use `const`.\n- Use `===` instead of `==`.\n- Be kind.\n',
  '.github/instructions/docs.instructions.md': '---\napplyTo: "docs/**"\n---\n\nAvoid `utilize`.\n',
};
export const CART = 'export function total(lines) {\n  return lines.length;\n}\n';
export const BAD_CART =
  'export function total(lines) {\n  var sum = 0; // any var will do\n  if (lines == undefined) return sum;\n  return lines.length;\n}\n';

/** Sets up the repository and its GitHub emulator. Both are removed when the test ends. */
export async function setStage(options: StageOptions = {}): Promise<Stage> {
  const { branch = 'feature' } = options;
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: options.base ?? { ...GUIDANCE, 'src/cart.js': CART } }],
    branches: { [branch]: { commits: [{ message: 'Change', files: options.head ?? { 'src/cart.js': BAD_CART } }] } },
  });
  const pullRequest = {
    repository: 'acme/shop',
    number: NUMBER,
    title: options.title ?? 'Sum the lines',
    body: options.body ?? null,
    author: 'ada',
    baseRef: 'main',
    headRef: branch,
    ...(options.fork === undefined ? {} : { headRepository: options.fork }),
  };
  const github = await startGithub({
    repositories: [{ ...REPOSITORY, gitDir: repository.directory }, ...(options.others ?? [])],
    pullRequests: [pullRequest],
    ...options.emulator,
  });
  onTestFinished(() => github.close());
  const run: Stage['run'] = async ({ payload, ...overrides } = {}) => {
    const headSha = await repository.sha(branch);
    const opened = pullRequestEvent({
      action: 'opened',
      repository: REPOSITORY,
      pullRequest,
      baseSha: await repository.sha('main'),
      headSha,
    });
    const event = { ...opened, payload: payload?.(opened.payload, headSha) ?? opened.payload };
    return runAction({ event, github, workspace: await checkOut(repository, options.checkout), ...overrides });
  };
  return { github, repository, run };
}

async function checkOut(repository: TemporaryRepository, kind: StageOptions['checkout']): Promise<string> {
  if (kind === 'full') {
    return repository.directory;
  }
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-checkout-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (kind !== undefined) {
    const source = pathToFileURL(repository.directory).href;
    const part = kind === 'shallow' ? '--depth=1' : '--filter=blob:none';
    execFileSync('git', ['-C', repository.directory, 'config', 'uploadpack.allowFilter', 'true']);
    execFileSync('git', ['clone', '-q', '--no-checkout', part, '--branch=feature', source, folder]);
  }
  return folder;
}

/** Returns the write requests that reached GitHub after the given number of requests. */
export function writesSince(github: GithubEmulator, from: number): readonly string[] {
  return (
    github.requests
      .slice(from)
      // GraphQL is only asked who posts.
      .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
      .map((request) => `${request.method} ${request.path} ${request.status}`)
  );
}

/** Checks that GitHub would accept our requests, and that the emulator answered as GitHub does. */
export function expectFaithful(github: GithubEmulator): void {
  expect({
    violations: github.violations,
    invalid: github.invalidRequests,
    unknown: github.unknownProperties,
    queries: github.invalidQueries,
    unexpected: github.unexpected,
  }).toEqual({ violations: [], invalid: [], unknown: [], queries: [], unexpected: [] });
}
