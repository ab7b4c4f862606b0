import { describe, expect, it } from 'vitest';
import type { NewCheckRun } from '../../src/github/check-run.ts';
import { createGithubClient } from '../../src/github/client.ts';
import { startFixture } from '../emulators/github/fixture.ts';
import { hurriedClock } from './publishing/hurried-clock.ts';

const ANNOTATION = {
  path: 'src/cart.ts',
  startLine: 5,
  endLine: 6,
  level: 'warning' as const,
  title: 'Magic',
  message: 'It is magic.',
};
const CHECK: Omit<NewCheckRun, 'headSha'> = {
  conclusion: 'neutral',
  title: '1 finding (1 medium).',
  summary: '**1 finding**',
  annotations: [ANNOTATION],
};

/** The result of writing a check run if GitHub answers with these, one after the other, and the requests that were sent. */
async function write(...answers: readonly (readonly [number, unknown])[]): Promise<{ result: string; sent: number }> {
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    const [status, body] = answers[Math.min(sent, answers.length - 1)] ?? [500, {}];
    sent += 1;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const at = { owner: 'acme', repository: 'shop', version: '1', token: 't', apiUrl: 'https://api.github.com' };
  const client = createGithubClient({ ...at, fetch, clock: hurriedClock() });
  const result = await client
    .createCheckRun({ headSha: 'a'.repeat(40), ...CHECK })
    .catch((error: Error) => error.message);
  return { result, sent };
}

describe('a check run', () => {
  it('is written once for each run, and GitHub shows the newest one', async () => {
    const { github, url, octokit, head, at } = await startFixture();
    const client = createGithubClient({
      token: github.token,
      apiUrl: url,
      owner: 'acme',
      repository: 'shop',
      version: '1',
    });
    const before = github.requests.length;
    expect(await client.createCheckRun({ headSha: head, ...CHECK })).toBe('written');
    expect(github.requests.length - before).toBe(1);
    await client.createCheckRun({
      headSha: head,
      ...CHECK,
      conclusion: 'success',
      title: 'No findings.',
      annotations: [],
    });
    const { data } = await octokit.checks.listForRef({ owner: at.owner, repo: at.repo, ref: head });
    expect(
      data.check_runs.map(({ name, status, conclusion, output }) => [name, status, conclusion, output.title]),
    ).toEqual([['housestyle', 'completed', 'success', 'No findings.']]);
    const { diagnostics } = await client.checkAnnotations({ sha: head, runId: '1' }, new AbortController().signal);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['refused without the permission', [403, { message: 'Resource not accessible by integration' }], 'refused', 1],
    ['refused to a token that does not see checks', [404, { message: 'Not Found' }], 'refused', 1],
    ['an error at a rate limit', [403, { message: 'You have exceeded a secondary rate limit' }], /rate limit/, 1],
    ['an error for a wrong answer', [201, 'a page'], /check run/, 2],
    ['an error if GitHub fails twice', [502, {}], /502/, 2],
  ] as const)('is %s', async (_name, answer, expected, requests) => {
    const { result, sent } = await write(answer);
    expect(result).toMatch(expected);
    expect(sent).toBe(requests);
  });

  it('is sent again once if GitHub fails', async () => {
    expect(await write([502, {}], [201, { id: 7 }])).toEqual({ result: 'written', sent: 2 });
  });
});
