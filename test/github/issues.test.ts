import { describe, expect, it } from 'vitest';
import type { IssueAddress, IssueAnswer } from '../../src/context/notes/readers.ts';
import { createGithubClient } from '../../src/github/client.ts';
import { startFixture, type Fixture, type FixtureOptions } from '../emulators/github/fixture.ts';
import type { IssueOptions, RepositoryOptions } from '../emulators/github/world.ts';
import { makeRepository } from '../harness/repository.ts';

const ISSUE: IssueOptions = { repository: 'acme/shop', number: 12, title: 'Wrong total', body: 'It is **off**.' };
const ELSEWHERE: IssueAddress = { owner: 'octo', name: 'other', number: 3 };

/** A repository with an issue 3, beside acme/shop. */
async function withOther(other: Partial<RepositoryOptions>, more: FixtureOptions = {}): Promise<Fixture> {
  const { directory: gitDir } = await makeRepository({ commits: [{ message: 'Start', files: { a: 'a' } }] });
  const options = { owner: 'octo', name: 'other', id: 8, gitDir, defaultBranch: 'main', ...other };
  const issue = { repository: `${options.owner}/${options.name}`, number: 3, title: 'Other', body: null };
  return startFixture({ ...more, others: [options], emulator: { issues: [ISSUE, issue], ...more.emulator } });
}

async function read({ github, url }: Fixture, address: IssueAddress): Promise<IssueAnswer> {
  const settings = { token: github.token, apiUrl: url, owner: 'acme', repository: 'shop', version: '1' };
  return createGithubClient(settings).issue(address, new AbortController().signal);
}

const HERE = { owner: 'acme', name: 'shop' };
const OTHER = { kind: 'issue', title: 'Other', body: '', state: 'open', labels: [] };
const NOT_READABLE = 'it does not exist, or the token may not read it';

describe('an issue that a pull request names', () => {
  it('is read with its title, text, state and labels in one request', async () => {
    const issue = { ...ISSUE, state: 'closed' as const, labels: ['bug', 'cart'] };
    const fixture = await startFixture({ emulator: { issues: [issue] } });
    expect(await read(fixture, { ...HERE, number: 12 })).toEqual({
      kind: 'found',
      issue: { kind: 'issue', title: 'Wrong total', body: 'It is **off**.', state: 'closed', labels: ['bug', 'cart'] },
    });
    expect(fixture.github.requests.map(({ path }) => path)).toEqual(['/repos/acme/shop/issues/12']);
  });

  it('may be a pull request', async () => {
    const fixture = await startFixture();
    expect(await read(fixture, { ...HERE, number: 1 })).toMatchObject({ issue: { kind: 'pull-request' } });
  });

  it.each([
    { name: 'a public repository', other: {}, answer: { kind: 'found', issue: OTHER } },
    {
      name: 'a private one that the token may not read',
      other: { private: true, tokenReach: 'outside' as const },
      answer: { kind: 'refused', reason: NOT_READABLE },
    },
    {
      name: 'a private one that the token may read, although this one is public',
      other: { private: true },
      answer: { kind: 'refused', reason: expect.stringContaining('its repository is private') },
    },
  ])('is read from another repository only if everybody may: $name', async ({ other, answer }) => {
    expect(await read(await withOther(other), ELSEWHERE)).toEqual(answer);
  });

  it.each([
    { name: 'its neighbour', owner: 'acme', kind: 'found' },
    { name: 'a private repository of somebody else', owner: 'octo', kind: 'refused' },
  ])('is read for a private repository from $name: $kind', async ({ owner, kind }) => {
    const fixture = await withOther({ owner, private: true }, { repository: { private: true } });
    expect(await read(fixture, { ...ELSEWHERE, owner })).toMatchObject({ kind });
  });

  it('is not followed to another repository', async () => {
    const moved = { repository: 'octo/other', number: 4, title: 'Secret', body: 'x', movedFrom: 'acme/shop#5' };
    const fixture = await withOther({ private: true }, { emulator: { issues: [moved] } });
    expect(await read(fixture, { ...HERE, number: 5 })).toEqual({
      kind: 'refused',
      reason: 'it was moved to another repository',
    });
  });

  it.each([
    { name: 'is missing', options: {}, reason: NOT_READABLE },
    {
      name: 'may not be read',
      options: { emulator: { permissions: { issues: 'none', pull_requests: 'none' } as const } },
      reason: 'the token may not read it (it needs issues=read; pull_requests=read)',
    },
  ])('is refused with a reason if it $name', async ({ options, reason }) => {
    expect(await read(await startFixture(options), { ...HERE, number: 99 })).toEqual({ kind: 'refused', reason });
  });
});
