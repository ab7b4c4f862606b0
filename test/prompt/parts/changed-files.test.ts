import { expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { changedFilesPiece } from '../../../src/prompt/parts/changed-files.ts';

function changed(path: string, previousPath?: string): FileChange {
  const status = previousPath === undefined ? 'modified' : 'renamed';
  const file: FileChange = { path, status, binary: false, additions: 2, deletions: 1, hunks: [] };
  return previousPath === undefined ? file : { ...file, previousPath };
}

function linesOf(files: readonly FileChange[]): readonly string[] {
  return changedFilesPiece(files, 1, 1).text.split('\n');
}

it('names each file on a line of its own, with where it came from and what it adds and removes', () => {
  expect(linesOf([changed('a.ts'), changed('c.ts', 'b\n.ts')])).toEqual([
    'The changed files, with added and removed lines:',
    expect.stringMatching(/^<<<FILES /),
    '| a.ts (modified) +2 -1',
    String.raw`| c.ts (renamed from "b\n.ts") +2 -1`,
    expect.stringMatching(/^>>>FILES /),
    '',
  ]);
});

it('names the first 300 files and counts the others', () => {
  const lines = linesOf(Array.from({ length: 302 }, (_, index) => changed(`${index}.ts`)));
  expect(lines.at(-4)).toContain('299.ts');
  expect(lines.at(-3)).toBe('| and 2 more files');
});

it('names fewer files where there is less room, and none less while all are few', () => {
  const most = (count: number) => {
    const files = Array.from({ length: count }, (_, index) => changed(`${index}.ts`));
    return (changedFilesPiece(files, 1, 1).fallbacks ?? []).map(
      ({ level, text }) => `${level} ${text.split('\n').at(-3)}`,
    );
  };
  expect([most(12), most(13), most(302)]).toEqual([
    [],
    ['outline | and 1 more files'],
    ['elided | and 242 more files', 'outline | and 290 more files'],
  ]);
});
