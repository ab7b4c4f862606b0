import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { changeMapPiece, type MappedFile } from '../../../src/prompt/parts/change-map.ts';
import { runs } from '../../property-runs.ts';

function mapped(path: string, changed = 3, heads: readonly string[] = [], previousPath?: string): MappedFile {
  const file: FileChange = { path, status: 'modified', binary: false, additions: changed, deletions: 1, hunks: [] };
  return { file: previousPath === undefined ? file : { ...file, status: 'renamed', previousPath }, heads };
}

function linesOf(files: readonly MappedFile[]): readonly string[] {
  return changeMapPiece('whole-change', files, 1)
    .text.split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.slice(2)] : []));
}

it('shows the files with most changes first, each with the heads of what changes', () => {
  const heads = ['export function total(', 'a\u202E', 'class  A\t{', 'x'.repeat(150), 'b', 'c'];
  expect(linesOf([mapped('b.ts', 1), mapped('src/a.ts', 9, heads), mapped('n.ts', 1, [], 'b\n.ts')])).toEqual([
    'src/a.ts (modified) +9 -1',
    '  export function total(',
    expect.stringMatching(/^ {2}a.*$/),
    '  class A {',
    `  ${'x'.repeat(100)} …`,
    '  and 2 more',
    'b.ts (modified) +1 -1',
    String.raw`n.ts (renamed from "b\n.ts") +1 -1`,
  ]);
});

it('folds into folders what it has no room for, and counts every file', () => {
  const files = Array.from({ length: 400 }, (_, index) => mapped(`src/part${index % 3}/file${index}.ts`, 400 - index));
  const lines = linesOf(files);
  const named = lines.filter((line) => line.includes('(modified)')).length;
  const folded = lines.flatMap((line) => /^in (\S+): (\d+) more files/.exec(line)?.slice(1, 3) ?? []);
  expect(folded.filter((_, index) => index % 2 === 0)).toEqual(expect.arrayContaining(['src/part0/', 'src/part1/']));
  expect(named + folded.reduce((sum, one) => sum + (Number(one) || 0), 0)).toBe(400);
});

it('is the same for the same files in any order, stays within its limit, and every shorter form is shorter', () => {
  const word = fc.constantFrom('a', 'src', 'packages/deep/x', 'ünï', 'with space', '<<<FILES');
  const file = fc
    .tuple(word, word, fc.nat(500), fc.array(fc.string({ unit: 'binary', maxLength: 160 }), { maxLength: 6 }))
    .map(([folder, name, changed, heads]) => mapped(`${folder}/${name}`, changed, heads));
  const files = fc.uniqueArray(fc.tuple(file, fc.nat(9_999)), { maxLength: 120, selector: ([, number]) => number });
  fc.assert(
    fc.property(files, (given) => {
      const all = given.map(([one, number]) => ({
        ...one,
        file: { ...one.file, path: `${one.file.path}${number}.ts` },
      }));
      const piece = changeMapPiece('whole-change', all, 1);
      expect(changeMapPiece('whole-change', all.toReversed(), 1)).toEqual(piece);
      expect(piece.text.length).toBeLessThan(2_500 + 2 * given.length + 800);
      const lengths = [piece.text, ...(piece.fallbacks ?? []).map(({ text }) => text)].map((text) => text.length);
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => b - a));
      // Nothing in a path or a head can end the fence.
      expect(piece.text.split('\n').filter((line) => line.startsWith('>>>FILES'))).toHaveLength(1);
    }),
    { numRuns: runs(200) },
  );
});
