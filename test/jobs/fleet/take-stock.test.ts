import { expect, it } from 'vitest';
import { usageError } from '../../../src/errors.ts';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { takeStock, type StockTerms } from '../../../src/jobs/fleet/take-stock.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import type { Workspace } from '../../../src/workspace/workspace.ts';

const OPENED = memoryWorkspace({ 'AGENTS.md': '- Never use `var`.\n', 'src/a.js': 'let a;\n' }, 'acme/good');

/** What opening each repository does. */
const REPOSITORIES: Readonly<Record<string, () => Workspace>> = {
  bug: () => {
    throw new TypeError('Cannot read properties\nof undefined');
  },
  empty: () => {
    throw new GithubError(409, 'Git Repository is empty.', undefined, undefined);
  },
  gone: () => {
    throw new GithubError(404, 'Not Found', undefined, undefined);
  },
  good: () => OPENED,
  wrong: () => {
    throw usageError('unknown-key', 'Unknown key `min-severty`', undefined, {
      path: '.github/housestyle.yml',
      line: 1,
    });
  },
};

async function takeAll(signal: AbortSignal, opens = REPOSITORIES) {
  const bugs: string[] = [];
  const opened: string[] = [];
  const limits: unknown[] = [];
  const terms: StockTerms = {
    readOptions: () => Promise.resolve(readOptions([])),
    findExtended: () => Promise.resolve(undefined),
    readTerms: () => Promise.resolve({ config: { clients: [], rules: {}, overrides: [] }, isWanted: () => true }),
    noteConfiguration: () => Promise.resolve(undefined),
    onRepository: () => {},
    onLimit: (...limit) => limits.push(limit),
    onBug: (repository, error) => bugs.push(`${repository}: ${String(error)}`),
    signal,
  };
  const row = (name: string) => ({ fullName: `acme/${name}`, defaultBranch: 'main', isArchived: false, isFork: false });
  const fleet = {
    list: () => Promise.resolve(Object.keys(opens).map(row)),
    open: ({ fullName }: { readonly fullName: string }) =>
      new Promise<{ commit: string; workspace: Workspace }>((resolve) => {
        const open = opens[fullName.slice('acme/'.length)];
        opened.push(fullName);
        resolve({ commit: 'a'.repeat(40), workspace: open?.() ?? OPENED });
      }),
  };
  const { repositories } = await takeStock(fleet, 'acme', undefined, terms);
  return { bugs, repositories, opened, limits };
}

it('a bug that one repository shows does not end the run, and is listed with it', async () => {
  const { bugs, repositories } = await takeAll(new AbortController().signal);
  expect(repositories.map(({ repository, failed, files }) => [repository, failed ?? files.length])).toEqual([
    ['acme/bug', 'internal error: Cannot read properties of undefined. This is a bug in Housestyle. Please report it'],
    ['acme/empty', 0],
    ['acme/gone', 'Not Found'],
    ['acme/good', 1],
    ['acme/wrong', '.github/housestyle.yml:1: Unknown key `min-severty`'],
  ]);
  expect(bugs).toEqual(['acme/bug: TypeError: Cannot read properties\nof undefined']);
});

it('a run that somebody ended has no result', async () => {
  await expect(takeAll(AbortSignal.abort())).rejects.toThrow('aborted');
});

it('after a rate limit that ends too late, GitHub is asked for no other repository, and each is listed with it', async () => {
  const limit = "a rate limit of GitHub's API is reached, which ends in about 40 minutes";
  const refuse = () => {
    throw new GithubError(403, limit, undefined, undefined);
  };
  const { repositories, opened, limits } = await takeAll(new AbortController().signal, {
    first: () => OPENED,
    second: refuse,
    third: () => OPENED,
  });
  expect(opened).toEqual(['acme/first', 'acme/second']);
  expect(repositories.map(({ failed }) => failed)).toEqual([undefined, limit, limit]);
  expect(limits).toEqual([[limit, 2]]);
});
