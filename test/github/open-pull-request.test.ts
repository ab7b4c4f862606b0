import { describe, expect, it } from 'vitest';
import { openFileSources, type FileSources } from '../../src/agents/tools/files/file-sources.ts';
import { createGithubClient } from '../../src/github/client.ts';
import { openPullRequest } from '../../src/github/open-pull-request.ts';
import type { Knobs } from '../emulators/github/knobs.ts';
import { startFixture, type Fixture } from '../emulators/github/fixture.ts';
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
  const kinds = ['blobs', 'tarball'] as const;
  return {
    ...fixture,
    sources,
    notes,
    grep: (query, revision) =>
      say(toolsOver(sources)('grep_search'), { query, ...(revision === undefined ? {} : { revision }) }),
    requests: () => {
      const paths = github.requests.slice(before).map(({ path }) => path);
      return Object.fromEntries(kinds.map((kind) => [kind, paths.filter((path) => path.includes(`/${kind}/`)).length]));
    },
  };
}

describe('what models look up in a pull request without a checkout', () => {
  it('is read file by file if there are few files', async () => {
    const { sources, requests } = await stage();
    for (let index = 1; index <= 8; index += 1) {
      expect(await sources.read(`src/f${index}.ts`, 'head')).toMatchObject({ text: `word${index}\n` });
    }
    expect(requests()).toEqual({ blobs: 8, tarball: 0 });
  });

  it('is searched completely with one archive for both sides', async () => {
    const { grep, requests, notes } = await stage();
    const searched = `found in ${FILES + 1} of ${FILES + 2} files.`;
    expect(await grep('word249')).toContain(`1 line ${searched}\nNot searched: 1 too large.`);
    expect(await grep('nowhere')).toContain(`No line ${searched}`);
    expect(requests()).toEqual({ blobs: 0, tarball: 1 });
    expect(await grep('word0', 'base')).toContain(`in ${FILES} of ${FILES + 1} files`);
    // The one blob is the file of the base that the head's archive does not contain.
    expect([requests(), notes]).toEqual([{ blobs: 1, tarball: 1 }, []]);
  });

  it('is searched up to the limit of requests if there is no archive, and the reason is noted once', async () => {
    const { grep, requests, notes, head } = await stage({ archive: 404 });
    expect(await grep('nowhere')).toContain(`No line found in 100 of ${FILES + 2} files`);
    expect(await grep('nowhere')).toContain(`No line found in 150 of ${FILES + 2} files`);
    expect(requests()).toEqual({ blobs: 150, tarball: 1 });
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
