import { describe, expect, it } from 'vitest';
import type { CheckAnnotations } from '../../src/context/notes/readers.ts';
import { createGithubClient } from '../../src/github/client.ts';
import { startFixture, type Fixture } from '../emulators/github/fixture.ts';

const AT = { owner: 'acme', repo: 'shop' };
const NOTE = {
  path: 'src/cart.ts',
  start_line: 5,
  end_line: 6,
  annotation_level: 'failure' as const,
  message: 'It is\nmagic.',
  title: 'no-magic',
};

async function read({ github, url, head }: Fixture, runId?: string): Promise<CheckAnnotations> {
  const settings = { token: github.token, apiUrl: url, owner: 'acme', repository: 'shop', version: '1' };
  return createGithubClient(settings).checkAnnotations({ sha: head, runId }, new AbortController().signal);
}

async function check(
  { octokit, head }: Fixture,
  name: string,
  more: { readonly conclusion?: 'failure'; readonly details_url?: string; readonly title?: string } = {},
): Promise<void> {
  const { title, ...rest } = { conclusion: 'failure' as const, ...more };
  const annotations = [{ ...NOTE, ...(title === undefined ? {} : { title }) }];
  await octokit.checks.create({
    ...AT,
    name,
    head_sha: head,
    ...rest,
    output: { title: 'T', summary: 'S', annotations },
  });
}

describe('annotations of checks', () => {
  it('are read as results of a tool with the name of the check', async () => {
    const fixture = await startFixture();
    await check(fixture, 'lint');
    const place = { path: 'src/cart.ts', line: 5, endLine: 6 };
    expect(await read(fixture)).toEqual({
      diagnostics: [
        { tool: 'lint', severity: 'error', code: 'no-magic', message: 'It is magic.', ...place, related: [] },
      ],
      leftOut: [],
    });
  });

  it('of our own check, of checks that still run and of our run on an earlier event are left out', async () => {
    const fixture = await startFixture();
    const { octokit, head } = fixture;
    const details_url = 'https://github.com/acme/shop/actions/runs/77/job/1';
    await check(fixture, 'review');
    await octokit.checks.create({ ...AT, name: 'review', head_sha: head, status: 'in_progress', details_url });
    await check(fixture, 'Housestyle');
    await check(fixture, 'earlier', { title: 'Housestyle' });
    await check(fixture, 'lint');
    const { diagnostics } = await read(fixture, '77');
    expect(diagnostics.map(({ tool }) => tool)).toEqual(['lint']);
  });

  it('are read of a few checks, and the others are counted', async () => {
    const fixture = await startFixture();
    for (let number = 1; number <= 10; number += 1) {
      await check(fixture, `check ${number}`);
    }
    const before = fixture.github.requests.length;
    const { diagnostics, leftOut } = await read(fixture);
    expect([diagnostics.length, fixture.github.requests.length - before]).toEqual([8, 9]);
    expect(leftOut).toEqual([
      { source: 'check runs', reason: 'the annotations of 2 more checks are not read, because at most 8 are' },
    ]);
  });

  it('are none without the permission, which a note names', async () => {
    const fixture = await startFixture({ emulator: { permissions: { checks: 'none' } } });
    const { diagnostics, leftOut } = await read(fixture);
    expect(diagnostics).toEqual([]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([expect.stringContaining('`checks: read`')]);
  });

  it('that GitHub does not list because of a rate limit are a failure, without waiting for it', async () => {
    const fixture = await startFixture();
    fixture.github.setKnob('primaryLimit', 0);
    await expect(read(fixture)).rejects.toMatchObject({ name: 'GithubError', status: 403 });
  });
});
