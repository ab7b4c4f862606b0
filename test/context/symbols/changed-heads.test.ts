import { expect, it } from 'vitest';
import { readChangedHeads } from '../../../src/context/symbols/changed-heads.ts';
import { createSymbolIndex } from '../../../src/symbols/symbol-index.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { NO_GRAMMARS } from '../../jobs/stage-dump.ts';

const TEXT = 'export function one() {\n  return 1;\n}\n\nexport function two(a) {\n  return a;\n}\n';
const FILES: Readonly<Record<string, string>> = { 'a.ts': TEXT, 'new.ts': TEXT, 'b.md': '# One\n' };

it('reads the heads of declarations that change, those with a changed head first; nothing of prose and of broken files', async () => {
  const index = createSymbolIndex(
    { paths: async () => Object.keys(FILES), read: async (path) => FILES[path], closeness: () => 0 },
    { grammars: NO_GRAMMARS, now: () => 0 },
  );
  const broken = {
    ...index,
    read: (path: string) => (path === 'broken.ts' ? Promise.reject(new TypeError('no grammar')) : index.read(path)),
  };
  const changed = [
    fileOf(
      'a.ts',
      hunkAt(2, ['-  return 0;', '+  return 1;']),
      hunkAt(5, ['-export function two() {', '+export function two(a) {']),
    ),
    {
      ...fileOf(
        'new.ts',
        hunkAt(
          1,
          TEXT.trimEnd()
            .split('\n')
            .map((line) => `+${line}`),
        ),
      ),
      status: 'added' as const,
    },
    fileOf('b.md', hunkAt(1, ['+# One'])),
    fileOf('broken.ts', hunkAt(1, ['+x'])),
  ];
  expect(Object.fromEntries(await readChangedHeads(changed, broken))).toEqual({
    'a.ts': ['export function two(a) {', 'export function one() {'],
    'new.ts': ['export function one() {', 'export function two(a) {'],
  });
});
