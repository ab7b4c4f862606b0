import { describe, expect, test } from 'vitest';
import { makeRepository } from '../../harness/repository.ts';
import { failure, startFixture } from './fixture.ts';

const LINK_TARGET = 'docs/guide #1 ü.md';
const FILES = {
  'src/cart.ts': 'cart\n',
  [LINK_TARGET]: 'guide\n',
  'GUIDE.md': { symlink: LINK_TARGET },
  'outside.md': { symlink: '../elsewhere.md' },
  '.gitmodules': '[submodule "lib"]\n\tpath = lib\n\turl = https://github.com/acme/lib.git\n',
};
const WITH_LARGE = { ...FILES, 'large.bin': Buffer.alloc(1_500_000, 'a') };
const SHOP = { owner: 'acme', repo: 'shop' };

async function startWithSubmodule() {
  const fixture = await startFixture({ base: FILES });
  await fixture.repository.git('switch', '--quiet', 'main');
  await fixture.repository.git('update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},lib`);
  await fixture.repository.git('commit', '--quiet', '--message', 'Add lib');
  return fixture;
}

describe('contents', () => {
  test('E54: contents at a path that needs escaping are found', async () => {
    const { octokit } = await startFixture({ base: FILES });
    const { data } = await octokit.repos.getContent({ ...SHOP, path: LINK_TARGET, ref: 'refs/pull/1/head' });
    expect(data).toMatchObject({ type: 'file', path: LINK_TARGET, encoding: 'base64', content: 'Z3VpZGUK\n' });
  });

  test('contents are sent raw if the request asks for it', async () => {
    const { octokit } = await startFixture({ base: FILES });
    const answer = await octokit.repos.getContent({ ...SHOP, path: 'src/cart.ts', mediaType: { format: 'raw' } });
    expect(answer.data).toBe('cart\n');
  });

  test('E52: files above 1 MB have no content unless they are requested raw', async () => {
    const { octokit, fetch } = await startFixture({ base: WITH_LARGE });
    const { data } = await octokit.repos.getContent({ ...SHOP, path: 'large.bin' });
    expect(data).toMatchObject({ size: 1_500_000, content: '', encoding: 'none' });
    const raw = await fetch('/repos/acme/shop/contents/large.bin', {
      headers: { accept: 'application/vnd.github.raw' },
    });
    expect((await raw.text()).length).toBe(1_500_000);
  });

  test('E52: files above 1 MB are refused when the emulator behaves as GitHub did in earlier years', async () => {
    const { octokit } = await startFixture({ base: WITH_LARGE, emulator: { knobs: { largeContents: 'refused' } } });
    const call = octokit.repos.getContent({ ...SHOP, path: 'large.bin' });
    expect(await failure(call)).toMatchObject({ status: 403, body: { errors: [{ code: 'too_large' }] } });
  });

  test.for([
    ['2022-11-28', 'file'],
    ['2026-03-10', 'submodule'],
  ] as const)(
    'E53: a directory is a list, in which API version %s shows a submodule as a %s',
    async ([version, type]) => {
      const { fetch } = await startWithSubmodule();
      const response = await fetch('/repos/acme/shop/contents/', { headers: { 'x-github-api-version': version } });
      const entries: readonly { name: string; type: string }[] = JSON.parse(await response.text());
      expect(Object.fromEntries(entries.map((entry) => [entry.name, entry.type]))).toMatchObject({
        docs: 'dir',
        src: 'dir',
        'GUIDE.md': 'symlink',
        '.gitmodules': 'file',
        lib: type,
      });
    },
  );

  test('E53: a link has the content of its target, unless it leads out of the repository; a submodule has no content', async () => {
    const { octokit } = await startWithSubmodule();
    const get = async (path: string): Promise<unknown> => (await octokit.repos.getContent({ ...SHOP, path })).data;
    expect(await get('GUIDE.md')).toMatchObject({ type: 'file', path: 'GUIDE.md', content: 'Z3VpZGUK\n' });
    expect(await get('outside.md')).toMatchObject({ type: 'symlink', target: '../elsewhere.md' });
    expect(await get('lib')).toMatchObject({ type: 'submodule', submodule_git_url: 'https://github.com/acme/lib.git' });
  });

  test('a directory can be requested as an object with its entries', async () => {
    const { fetch } = await startFixture({ base: FILES });
    const headers = { accept: 'application/vnd.github.object+json' };
    const response = await fetch('/repos/acme/shop/contents/src', { headers });
    expect(await response.json()).toMatchObject({ type: 'dir', path: 'src', entries: [{ path: 'src/cart.ts' }] });
  });

  test.for([
    ['path', { path: 'none.ts' }, 'Not Found'],
    ['reference', { path: 'src/cart.ts', ref: 'none' }, 'No commit found for the ref none'],
    ['revision that only git knows', { path: 'src/cart.ts', ref: 'main~0' }, 'No commit found for the ref main~0'],
  ] as const)('E3: an unknown %s is not found', async ([, place, message]) => {
    const { octokit } = await startFixture({ base: FILES });
    expect(await failure(octokit.repos.getContent({ ...SHOP, ...place }))).toMatchObject({
      status: 404,
      body: { message },
    });
  });
});

describe('git data', () => {
  test('E55: a recursive tree is truncated at its limit and says so', async () => {
    const { octokit, github } = await startFixture({ base: FILES });
    const whole = await octokit.git.getTree({ ...SHOP, tree_sha: 'main', recursive: 'false' });
    expect(whole.data.tree.map(({ path }) => path)).toContain('src/cart.ts');
    expect(whole.data.truncated).toBe(false);
    github.setKnob('treeLimitEntries', 2);
    const cut = await octokit.git.getTree({ ...SHOP, tree_sha: 'main', recursive: 'true' });
    expect([cut.data.truncated, cut.data.tree.length]).toEqual([true, 2]);
  });

  test('blobs and references are read from git', async () => {
    const { octokit, repository, head } = await startFixture({ base: FILES });
    const sha = await repository.sha('main:src/cart.ts');
    expect((await octokit.git.getBlob({ ...SHOP, file_sha: sha })).data).toMatchObject({
      content: 'Y2FydAo=\n',
      size: 5,
    });
    expect((await octokit.git.getRef({ ...SHOP, ref: 'heads/feature' })).data.object.sha).toBe(head);
    expect(await failure(octokit.git.getRef({ ...SHOP, ref: 'heads/feat' }))).toMatchObject({ status: 404 });
  });

  test('E56: an empty repository has no trees and no references', async () => {
    const empty = await makeRepository({ commits: [] });
    const { fetch } = await startFixture({ repository: { gitDir: empty.directory } });
    const answers = await Promise.all(
      ['trees/main', 'ref/heads/main'].map((path) => fetch(`/repos/acme/shop/git/${path}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(await answers[0]?.json()).toMatchObject({ message: 'Git Repository is empty.' });
  });

  test('a commit has its files and its line counts', async () => {
    const { octokit, head } = await startFixture();
    const { data } = await octokit.repos.getCommit({ ...SHOP, ref: 'feature' });
    expect(data).toMatchObject({ sha: head, stats: { additions: 2, deletions: 1 }, commit: { message: 'Change' } });
    expect(data.files?.map(({ filename }) => filename)).toEqual(['src/cart.ts']);
  });

  test('E20: a comparison has 300 files on its first page and none on the next', async () => {
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`many/${index}.ts`, `${index}\n`]));
    const { octokit, repository } = await startFixture({ head: many });
    await repository.commit('feature', { message: 'More', files: { 'b.ts': 'b\n' } });
    const compare = (page: number) =>
      octokit.repos.compareCommitsWithBasehead({ ...SHOP, basehead: 'main...feature', per_page: 1, page });
    const [first, second] = [await compare(1), await compare(2)];
    expect([first.data.files?.length, second.data.files?.length]).toEqual([300, 0]);
    expect([first.data.commits.length, second.data.commits[0]?.commit.message]).toEqual([1, 'More']);
    expect(first.data).toMatchObject({ status: 'ahead', ahead_by: 2, behind_by: 0, total_commits: 2 });
  });
});
