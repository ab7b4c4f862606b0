import { expect, it } from 'vitest';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { collectOutcomes } from '../../../src/jobs/learn/collect-outcomes.ts';

const LIMIT = "a rate limit of GitHub's API is reached, which ends in about 40 minutes";

/** Reads pull requests of which some cannot be read, and which have no comments. */
function collect(failures: ReadonlyMap<number, string>, signal = new AbortController().signal) {
  const asked: number[] = [];
  const client = {
    pullParts: (number: number) => {
      asked.push(number);
      const reason = failures.get(number);
      const parts = { viewer: 'github-actions[bot]', author: 'ada', threads: [] };
      return reason === undefined
        ? Promise.resolve(parts)
        : Promise.reject(new GithubError(403, reason, undefined, undefined));
    },
    pull: () => Promise.reject(new Error('not asked for')),
    restThreads: () => Promise.reject(new Error('not asked for')),
    permission: () => Promise.reject(new Error('not asked for')),
  };
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  const run = collectOutcomes(client, numbers, new Set(), { onPull: () => undefined, signal });
  return { asked, run };
}

it('a rate limit that ends too late ends the run, and GitHub is asked for nothing else', async () => {
  const { asked, run } = collect(new Map([[4, LIMIT]]));
  await expect(run).rejects.toMatchObject({
    message: `3 of 9 pull requests could be read, so nothing is learned and nothing is written: ${LIMIT}`,
    hint: 'Run it again after that, or read fewer changes with `--history`.',
    exitCode: 3,
  });
  expect(asked).toEqual([1, 2, 3, 4]);
});

it('a run that somebody ended learns nothing from a part of the pull requests', async () => {
  const { run } = collect(new Map([[2, 'the run was stopped']]), AbortSignal.abort());
  await expect(run).rejects.toThrow('the run was stopped');
});

it('pull requests that cannot be read for the same reason are named together', async () => {
  const gone = [1, 2, 3, 5, 6, 7, 8].map((number) => [number, 'Not Found'] as const);
  const { run } = collect(new Map([...gone, [9, 'Forbidden']]));
  expect(await run).toMatchObject({
    pullRequests: 1,
    missing: ['#1, #2, #3, #5, #6 and 2 more: Not Found', '#9: Forbidden'],
  });
});
