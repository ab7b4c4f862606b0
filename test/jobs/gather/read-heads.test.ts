import { describe, expect, it } from 'vitest';
import { readHeads } from '../../../src/jobs/gather/read-heads.ts';
import { readSurroundings } from '../../../src/jobs/gather/read-surroundings.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { NO_GRAMMARS } from '../stage-dump.ts';

const UNREADABLE = 'it is too large, not a text file, or not available';

function filesOf(count: number): ReturnType<typeof fileOf>[] {
  return Array.from({ length: count }, (_, index) => fileOf(`f${index}.ts`, hunkAt(1, ['-a', '+b'])));
}

describe('heads of changed files', () => {
  it('are read in order, each once, and unreadable ones are listed', async () => {
    const read: string[] = [];
    const [first, second, third] = filesOf(3);
    const heads = await readHeads(
      [first!, second!, first!, third!],
      'git',
      async (path) => {
        read.push(path);
        return path === 'f1.ts' ? undefined : path;
      },
      10,
    );
    expect(read).toEqual(['f0.ts', 'f1.ts', 'f2.ts']);
    expect([[...heads.texts.keys()], [...heads.unread]]).toEqual([['f0.ts', 'f2.ts'], [['f1.ts', UNREADABLE]]]);
  });

  it.each(['git', 'diff', 'github-files', 'github-diff'] as const)('from %s are read up to a limit', async (source) => {
    const most = source.startsWith('github') ? 30 : 40;
    const heads = await readHeads(filesOf(41), source, async () => 'a', 40);
    expect([heads.texts.size, heads.unread.size]).toEqual([most, 41 - most]);
    expect(heads.unread.get('f40.ts')).toBe('only as many of 41 files are read as a prompt could hold');
  });

  it('are read until together they exceed the size of any prompt', async () => {
    const long = 'a'.repeat(1_000_000);
    let reads = 0;
    const readHead = async (): Promise<string> => {
      reads += 1;
      return long;
    };
    const { texts, unread } = await readHeads(filesOf(100), 'git', readHead, 300);
    expect([texts.size, unread.size, reads]).toEqual([3, 97, 8]);
  });
});

describe('the code around a change', () => {
  const modified = fileOf('a.ts', hunkAt(2, ['-a', '+b']));

  it.each([
    ['an added file', { ...modified, status: 'added' as const }],
    ['a removed file', { ...modified, status: 'removed' as const }],
    ['a binary file', { ...modified, binary: true }],
    ['a file without hunks', { ...modified, hunks: [] }],
    ['a bundle, whose view is read', { ...modified, view: { about: 'modules', hunks: modified.hunks } }],
  ])('is not read for %s', async (_, file) => {
    const surroundings = await readSurroundings([file], {
      source: 'git',
      readHead: async () => 'text',
      grammars: NO_GRAMMARS,
      leaveOutContext: [],
      contextTokens: 12_000,
    });
    expect([surroundings.pieces, surroundings.leftOut]).toEqual([[], []]);
  });

  it('is read for the largest changes first', async () => {
    const large = fileOf('large.ts', hunkAt(1, ['+a', '+b', '+c']));
    const read: string[] = [];
    const readHead = async (path: string): Promise<string> => {
      read.push(path);
      return 'one\ntwo\n';
    };
    const { lines } = await readSurroundings([{ ...large, status: 'modified' }, modified], {
      source: 'git',
      readHead,
      grammars: NO_GRAMMARS,
      leaveOutContext: [],
      contextTokens: 12_000,
    });
    expect([read, [...lines.keys()]]).toEqual([
      ['large.ts', 'a.ts'],
      ['large.ts', 'a.ts'],
    ]);
  });

  it('is listed as left out with the reason if it cannot be read', async () => {
    const { leftOut } = await readSurroundings([modified], {
      source: 'git',
      readHead: async () => undefined,
      grammars: NO_GRAMMARS,
      leaveOutContext: [],
      contextTokens: 12_000,
    });
    expect(leftOut).toEqual([{ source: 'a.ts', reason: `the code around its hunks was not read: ${UNREADABLE}` }]);
  });
});
