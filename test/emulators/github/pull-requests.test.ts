import { describe, expect, test } from 'vitest';
import { makeRepository } from '../../harness/repository.ts';
import { failure, startFixture } from './fixture.ts';

const SEVERAL = {
  base: {
    'gone.ts': 'gone\n',
    'old name.ts': 'one\ntwo\nthree\n',
    'picture.png': Buffer.from([0, 1, 2, 3]),
    'run.sh': 'echo\n',
    'text.ts': 'a\nb',
  },
  head: {
    'gone.ts': null,
    'old name.ts': null,
    'new näme.ts': 'one\ntwo\nthree\n',
    'picture.png': Buffer.from([0, 1, 2, 4]),
    'run.sh': { executable: 'echo\n' },
    'text.ts': 'a\nc',
    'empty.ts': '',
  },
};

function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`many/${index}.ts`, `${index}\n`]));
}

describe('the pull request', () => {
  test('has all its properties, and its base and head are read from git', async () => {
    const { octokit, at, head, repository } = await startFixture();
    expect((await octokit.pulls.get(at)).data).toMatchObject({
      number: 1,
      title: 'Change the cart',
      head: { ref: 'feature', sha: head, repo: { full_name: 'acme/shop' } },
      base: { ref: 'main', sha: await repository.sha('main') },
      commits: 1,
      changed_files: 1,
      additions: 2,
      deletions: 1,
    });
  });

  test('E11: mergeable is null at first and after each push, and false on a conflict', async () => {
    const { octokit, at, repository } = await startFixture();
    const mergeable = async (): Promise<boolean | null> => (await octokit.pulls.get(at)).data.mergeable;
    expect([await mergeable(), await mergeable()]).toEqual([null, true]);
    await repository.commit('main', { message: 'Conflict', files: { 'src/cart.ts': 'nothing\n' } });
    expect([await mergeable(), await mergeable()]).toEqual([null, false]);
  });

  test('has the new head after a commit in the repository', async () => {
    const { octokit, at, repository } = await startFixture();
    const pushed = await repository.commit('feature', { message: 'More', files: { 'b.ts': 'b\n' } });
    expect((await octokit.pulls.get(at)).data).toMatchObject({ head: { sha: pushed }, commits: 2, changed_files: 2 });
  });

  test.for<readonly [string, string | null, object]>([
    ['E12: of a deleted fork', null, { head: { repo: null, user: null } }],
    ['of a fork', 'eve/shop', { head: { repo: { full_name: 'eve/shop', fork: true }, label: 'eve:feature' } }],
  ])('%s', async ([, headRepository, expected]) => {
    const { octokit, at } = await startFixture({ pullRequest: { headRepository } });
    expect((await octokit.pulls.get(at)).data).toMatchObject(expected);
  });

  test('of a fork with its own directory has the commits from that directory', async () => {
    const commits = [{ message: 'Start', files: { 'a.ts': 'a\n' } }];
    const change = { message: 'Change', files: { 'a.ts': 'b\n' } };
    const shop = await makeRepository({ commits });
    const fork = await makeRepository({ commits, branches: { feature: { commits: [change] } } });
    const names = { name: 'shop', defaultBranch: 'main' };
    const repositories = [
      { ...names, owner: 'acme', id: 7, gitDir: shop.directory },
      { ...names, owner: 'eve', id: 8, gitDir: fork.directory, fork: true },
    ];
    const { octokit, at } = await startFixture({
      emulator: { repositories },
      pullRequest: { headRepository: 'eve/shop' },
    });
    const expected = { head: { repo: { id: 8 }, sha: await fork.sha('feature') }, mergeable: null, changed_files: 1 };
    expect((await octokit.pulls.get(at)).data).toMatchObject(expected);
    expect((await octokit.pulls.get(at)).data.mergeable).toBe(true);
    expect((await octokit.pulls.listFiles(at)).data).toMatchObject([
      { filename: 'a.ts', patch: '@@ -1 +1 @@\n-a\n+b' },
    ]);
  });

  test('E3: with an unknown number is not found', async () => {
    const { octokit, at } = await startFixture();
    expect(await failure(octokit.pulls.get({ ...at, pull_number: 2 }))).toMatchObject({ status: 404 });
  });
});

describe('the diff of the pull request', () => {
  test('is the diff that git writes', async () => {
    const { octokit, at, repository } = await startFixture();
    const { data } = await octokit.pulls.get({ ...at, mediaType: { format: 'diff' } });
    expect(data).toBe(`${await repository.git('diff', 'main...feature')}\n`);
  });

  test('E13: has at most 300 files', async () => {
    const { octokit, at } = await startFixture({ head: manyFiles(301) });
    expect(await failure(octokit.pulls.get({ ...at, mediaType: { format: 'diff' } }))).toMatchObject({
      status: 406,
      body: {
        message:
          "Sorry, the diff exceeded the maximum number of files (300). Consider using 'List pull requests files' API or locally cloning the repository instead.",
        errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
      },
    });
  });

  test('E14: has at most 20,000 lines', async () => {
    const { octokit, at } = await startFixture({ head: { 'long.ts': 'x\n'.repeat(20_000) } });
    const message = 'Sorry, the diff exceeded the maximum number of lines (20000)';
    const call = octokit.pulls.get({ ...at, mediaType: { format: 'diff' } });
    expect(await failure(call)).toMatchObject({ status: 406, body: { message } });
  });
});

describe('the files of the pull request', () => {
  test('E16, E17, E21: have a patch only if there is changed text', async () => {
    const { octokit, at } = await startFixture(SEVERAL);
    const { data } = await octokit.pulls.listFiles(at);
    const shown = data.map((file) => ({
      name: file.filename,
      status: file.status,
      counts: [file.additions, file.deletions, file.changes],
      patch: file.patch,
      previous: file.previous_filename,
    }));
    const none = { counts: [0, 0, 0], patch: undefined, previous: undefined };
    const noNewline = '\n\\ No newline at end of file';
    expect(shown.toSorted((left, right) => (left.name < right.name ? -1 : 1))).toEqual([
      { ...none, name: 'empty.ts', status: 'added' },
      { ...none, name: 'gone.ts', status: 'removed', counts: [0, 1, 1], patch: '@@ -1 +0,0 @@\n-gone' },
      { ...none, name: 'new näme.ts', status: 'renamed', previous: 'old name.ts' },
      { ...none, name: 'picture.png', status: 'modified' },
      { ...none, name: 'run.sh', status: 'modified' },
      {
        ...none,
        name: 'text.ts',
        status: 'modified',
        counts: [1, 1, 2],
        patch: `@@ -1,2 +1,2 @@\n a\n-b${noNewline}\n+c${noNewline}`,
      },
    ]);
  });

  test.for([
    ['by lines', { patchLimitLines: 5 }],
    ['by bytes', { patchLimitBytes: 50 }],
  ] as const)('E18: a file that is too large, counted %s, has counts and no patch', async ([, knobs]) => {
    const { octokit, at } = await startFixture({ emulator: { knobs } });
    const { data } = await octokit.pulls.listFiles(at);
    expect(data.map(({ additions, patch }) => [additions, patch])).toEqual([[2, undefined]]);
  });

  test('E15: are at most 3,000, even if the pull request counts more', async () => {
    const { octokit, at } = await startFixture({ head: manyFiles(3_001) });
    const files = await octokit.paginate(octokit.pulls.listFiles, { ...at, per_page: 100 });
    expect([files.length, (await octokit.pulls.get(at)).data.changed_files]).toEqual([3_000, 3_001]);
  });

  test('E19: a large page may be refused', async () => {
    const { octokit, at } = await startFixture({ emulator: { knobs: { perPageBreak: 40 } } });
    expect(await failure(octokit.pulls.listFiles({ ...at, per_page: 41 }))).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'not_available' }] },
    });
    expect(await octokit.pulls.listFiles({ ...at, per_page: 40 })).toMatchObject({ status: 200 });
  });

  test('have no patches after a page has reached its limit of patch lines', async () => {
    const { octokit, at } = await startFixture({
      head: { 'a.ts': 'x\n'.repeat(30), 'b.ts': 'x\n' },
      emulator: { knobs: { zeroRowsAfterPatchLines: 30 } },
    });
    const { data } = await octokit.pulls.listFiles(at);
    expect(data.map((file) => [file.filename, file.additions, file.patch !== undefined])).toEqual([
      ['a.ts', 30, true],
      ['b.ts', 0, false],
    ]);
  });
});
