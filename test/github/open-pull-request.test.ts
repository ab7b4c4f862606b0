import { describe, expect, it } from 'vitest';
import { openFileSources, type FileSources } from '../../src/agents/tools/files/file-sources.ts';
import { createGithubClient } from '../../src/github/client.ts';
import { openPullRequest } from '../../src/github/open-pull-request.ts';
import type { Knobs } from '../emulators/github/knobs.ts';
import { startFixture, type Fixture } from '../emulators/github/fixture.ts';
import type { FileLiteral } from '../harness/repository.ts';
import { say, toolsOver } from '../agents/tools/files/open-files.ts';

const FILES = 250;
const BASE = Object.fromEntries(Array.from({ length: FILES }, (_, index) => [`src/f${index}.ts`, `word${index}\n`]));

interface Stage extends Fixture {
  readonly sources: FileSources;
  readonly grep: (query: string, revision?: 'base') => Promise<string>;
  /** Counts the requests since the pull request was opened by kind, without those for trees. */
  readonly requests: () => Readonly<Record<string, number>>;
  readonly notes: readonly string[];
}

async function stage(knobs: Partial<Knobs> = {}): Promise<Stage> {
  const fixture = await startFixture({
    base: { ...BASE, 'large.json': ' '.repeat(2 * 1_024 * 1_024 + 1) },
    head: { 'src/f0.ts': 'changed\n', 'src/new.ts': 'new\n' },
    emulator: { knobs },
  });
  const { github, url: apiUrl } = fixture;
  const client = createGithubClient({ token: github.token, apiUrl, owner: 'acme', repository: 'shop', version: '1' });
  const notes: string[] = [];
  const { sides } = await openPullRequest(client, 1, undefined, (sentence) => notes.push(sentence));
  const sources = openFileSources({ ...sides, mayShow: () => Promise.resolve(undefined), changed: [] });
  const before = github.requests.length;
  const kinds = ['blobs', 'graphql', 'tarball'] as const;
  return {
    ...fixture,
    sources,
    notes,
    grep: (query, revision) =>
      say(toolsOver(sources)('grep_search'), { query, ...(revision === undefined ? {} : { revision }) }),
    requests: () => {
      const paths = github.requests.slice(before).map(({ path }) => path);
      return Object.fromEntries(kinds.map((kind) => [kind, paths.filter((path) => path.includes(`/${kind}`)).length]));
    },
  };
}

describe('what models look up in a pull request without a checkout', () => {
  it('is read file by file if there are few files', async () => {
    const { sources, requests } = await stage();
    for (let index = 1; index <= 8; index += 1) {
      expect(await sources.read(`src/f${index}.ts`, 'head')).toMatchObject({ text: `word${index}\n` });
    }
    expect(requests()).toEqual({ blobs: 8, graphql: 0, tarball: 0 });
  });

  it('is searched completely with one archive for both sides', async () => {
    const { grep, requests, notes } = await stage();
    const searched = `found in ${FILES + 1} of ${FILES + 2} files.`;
    expect(await grep('word249')).toContain(`1 line ${searched}\nNot searched: 1 too large.`);
    expect(await grep('nowhere')).toContain(`No line ${searched}`);
    expect(requests()).toEqual({ blobs: 0, graphql: 0, tarball: 1 });
    expect(await grep('word0', 'base')).toContain(`in ${FILES} of ${FILES + 1} files`);
    // The query reads the file of the base that the head's archive does not contain, with the changed files.
    expect([requests(), notes]).toEqual([{ blobs: 0, graphql: 1, tarball: 1 }, []]);
  });

  it('is searched up to a limit with few requests if there is no archive, and the reason is noted once', async () => {
    const { grep, requests, notes, head } = await stage({ archive: 404 });
    expect(await grep('nowhere')).toContain(`No line found in 100 of ${FILES + 2} files`);
    expect(await grep('nowhere')).toContain(`No line found in 150 of ${FILES + 2} files`);
    const { blobs, graphql, tarball } = requests();
    expect([blobs, tarball]).toEqual([0, 1]);
    expect(graphql).toBeLessThan(20);
    expect(notes).toEqual([
      `The archive of ${head.slice(0, 7)} could not be read completely: 404: Not Found. The missing files are read one by one, at most 200.`,
    ]);
  });

  it('is read by single files after the connection of the archive breaks', async () => {
    const { grep, requests, notes } = await stage({ archive: 'cut' });
    expect(await grep('nowhere')).toMatch(/No line found in \d+ of 252 files/);
    expect(requests()).toMatchObject({ tarball: 1 });
    expect(notes).toEqual([expect.stringContaining('could not be read completely: ')]);
  });
});

/** Opens a pull request that changes these files, and reads their heads. */
async function readHeads(
  head: Readonly<Record<string, FileLiteral>>,
  knobs: Partial<Knobs> = {},
): Promise<{ readonly texts: Readonly<Record<string, string | undefined>>; readonly requests: readonly string[] }> {
  const { github, url: apiUrl } = await startFixture({ base: { 'a.ts': 'a\n' }, head, emulator: { knobs } });
  const client = createGithubClient({ token: github.token, apiUrl, owner: 'acme', repository: 'shop', version: '1' });
  const { readHead, base } = await openPullRequest(client, 1, undefined, () => undefined);
  await base.find({ endings: ['.md'], deep: [], shallow: [] });
  const paths = Object.keys(head);
  const texts = await Promise.all(paths.map((path) => readHead(path)));
  return {
    texts: Object.fromEntries(paths.map((path, at) => [path, texts[at]])),
    requests: github.requests.map(({ method, path }) => `${method} ${path.replaceAll(/[0-9a-f]{40}/g, 'ID')}`),
  };
}

const OPENING = [
  'GET /repos/acme/shop/pulls/1',
  'GET /repos/acme/shop/pulls/1/files',
  'GET /repos/acme/shop/git/trees/ID',
];

describe('the heads of changed files', () => {
  it('are read with one request, and without the tree of the head', async () => {
    const head = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}.ts`, `text ${index}\r\n`]));
    expect(await readHeads(head)).toEqual({ texts: head, requests: [...OPENING, 'POST /graphql'] });
  });

  it.each([404, 400, 502] as const)(
    'are read one by one if GraphQL answers %i, which is asked once',
    async (status) => {
      const head = { 'a.ts': 'b\n', 'b.ts': 'c\n' };
      const { texts, requests } = await readHeads(head, {
        fault: ({ path }) =>
          path === '/graphql'
            ? { when: 'before', how: { kind: 'answer', status, body: { message: 'No' } } }
            : undefined,
      });
      expect(texts).toEqual(head);
      expect(requests.slice(3)).toEqual([
        'POST /graphql',
        'GET /repos/acme/shop/git/blobs/ID',
        'GET /repos/acme/shop/git/blobs/ID',
      ]);
    },
  );

  it('are not the targets of links', async () => {
    const head = { 'a.ts': 'no line feed', 'link.ts': { symlink: 'a.ts' }, 'b.ts': 'text\n' };
    const { texts } = await readHeads(head);
    expect(texts).toEqual({ 'a.ts': 'no line feed', 'link.ts': undefined, 'b.ts': 'text\n' });
  });
});

describe('a push while a pull request is opened', () => {
  it('is found by the revision of the listed files, and the change is read again', async () => {
    const fixture = await startFixture({ base: { 'a.ts': 'a\n' }, head: { 'a.ts': 'b\n' } });
    const { github, url: apiUrl } = fixture;
    let pushes = 1;
    github.setKnob('beforeChange', async () => {
      pushes -= 1;
      if (pushes === 0) {
        await fixture.repository.commit('feature', { message: 'More', files: { 'a.ts': 'c\n' } });
      }
    });
    const client = createGithubClient({ token: github.token, apiUrl, owner: 'acme', repository: 'shop', version: '1' });
    const { pull, readHead, changes } = await openPullRequest(client, 1, undefined, () => undefined);
    expect([pull.headSha, await readHead('a.ts')]).toEqual([await fixture.repository.sha('feature'), 'c\n']);
    expect(changes.leftOut).toEqual([]);
    const opening = github.requests.map(({ path }) => path).filter((path) => path.includes('/pulls/1'));
    expect(opening.map((path) => path.slice('/repos/acme/shop'.length))).toEqual([
      '/pulls/1',
      '/pulls/1/files',
      '/pulls/1',
      '/pulls/1/files',
    ]);
  });
});
