import { describe, expect, it } from 'vitest';
import { changedTogetherProvider } from '../../../src/context/changed-together/changed-together.ts';
import { findCoChanges, listChangedWith } from '../../../src/context/changed-together/co-changes.ts';
import { runProviders } from '../../../src/context/run-providers.ts';
import { going } from '../../symbols/open-index.ts';

function repeat(count: number, ...paths: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: count }, () => paths);
}

const always = (): boolean => true;

describe('findCoChanges', () => {
  it.each([
    [
      'a file that changes in most of the commits',
      [...repeat(14, 'a', 'b'), ...repeat(3, 'a')],
      ['b with a: 14 of 17'],
    ],
    [
      'the surest first, at most three',
      [...repeat(4, 'a', 'b'), ...repeat(9, 'a', 'b', 'c', 'd', 'e')],
      ['b with a: 13 of 13'],
    ],
    ['nothing in few commits', repeat(3, 'a', 'b'), []],
    ['nothing in a minority of the commits', [...repeat(9, 'a', 'b'), ...repeat(9, 'a')], []],
    ['nothing in commits of many files', repeat(20, 'a', 'b', ...Array.from({ length: 29 }, (_, at) => `f${at}`)), []],
    ['nothing for names that every object has', repeat(5, '__proto__', 'constructor'), []],
  ])('finds %s', (_, commits, expected) => {
    const found = findCoChanges(commits, new Set(['a']), always);
    expect(found.map((one) => `${one.path} with ${one.with}: ${one.together} of ${one.changes}`)).toEqual(expected);
  });

  it('counts each pair of files, takes the surest, and leaves out what changes or is gone', () => {
    const commits = [...repeat(6, 'a', 'c', 'gone'), ...repeat(9, 'b', 'c'), ...repeat(9, 'a', 'b')];
    const found = findCoChanges(commits, new Set(['b']), (path) => path !== 'gone');
    expect(found).toEqual([]);
    expect(findCoChanges(commits.slice(0, 6), new Set(['a', 'b']), (path) => path !== 'gone')).toEqual([
      { path: 'c', with: 'a', together: 6, changes: 6 },
    ]);
  });
});

describe('changedTogetherProvider', () => {
  const run = async (own: readonly string[], commits: readonly (readonly string[])[], others: readonly string[] = []) =>
    runProviders(
      [
        changedTogetherProvider(
          async () => commits,
          { own, others },
          async () => ['src/a.ts', 'src/b.ts'],
        ),
      ],
      {
        changed: [],
        limit: going,
      },
    );

  it('notes the file that is unchanged, with the commits that say so', async () => {
    const { notes } = await run(['src/a.ts'], [...repeat(14, 'src/a.ts', 'src/b.ts'), ...repeat(3, 'src/a.ts')]);
    expect(notes.map(({ text, source, for: paths }) => ({ text, source, paths }))).toEqual([
      {
        text: 'src/b.ts usually changes together with src/a.ts (in 14 of 17 commits), but is unchanged here.',
        source: 'src/b.ts',
        paths: ['src/a.ts'],
      },
    ]);
  });

  it('notes nothing for files that change, that are gone, or in a change of very many files', async () => {
    const commits = [...repeat(9, 'src/a.ts', 'src/b.ts'), ...repeat(9, 'src/b.ts', 'gone.ts')];
    expect((await run(['src/a.ts', 'src/b.ts'], commits)).notes).toEqual([]);
    expect((await run(['src/a.ts', ...Array.from({ length: 100 }, (_, at) => `${at}`)], commits)).notes).toEqual([]);
  });

  it('notes in a part of a change no file that is in another part, and nothing for the files of other parts', async () => {
    const commits = [...repeat(9, 'src/a.ts', 'src/b.ts'), ...repeat(9, 'src/c.ts', 'src/b.ts')];
    expect((await run(['src/a.ts'], commits, ['src/b.ts'])).notes).toEqual([]);
    expect((await run(['src/d.ts'], commits, ['src/a.ts', 'src/c.ts'])).notes).toEqual([]);
    expect((await run(['src/a.ts'], commits, ['src/c.ts'])).notes.map(({ source }) => source)).toEqual(['src/b.ts']);
  });

  it('costs only its notes if the history cannot be read', async () => {
    const provider = changedTogetherProvider(
      () => Promise.reject(new Error('no git')),
      { own: ['a'], others: [] },
      async () => [],
    );
    const { notes, unfinished } = await runProviders([provider], { changed: [], limit: going });
    expect([notes, unfinished]).toEqual([[], [{ provider: 'changed-together', reason: 'it failed: no git' }]]);
  });
});

describe('listChangedWith', () => {
  it('lists the most frequent first, and counts no large commits', () => {
    const large = ['a', ...Array.from({ length: 30 }, (_, at) => `f${at}`)];
    expect(listChangedWith([['a', 'c'], ['a', 'b'], ['b', 'a'], ['b', 'd'], large], 'a')).toEqual(['b', 'c']);
    expect(listChangedWith([['__proto__', 'a']], 'a')).toEqual(['__proto__']);
  });
});
