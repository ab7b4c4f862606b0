import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { describeUnmatchedIgnores, describeUnmatchedPaths } from '../../../src/commands/open/unmatched-globs.ts';

const FILES: readonly FileChange[] = ['src/cart/a.ts', 'README.md'].map((path) => ({
  path,
  status: 'modified',
  binary: false,
  additions: 1,
  deletions: 0,
  hunks: [],
}));

const NO_MATCH = '`paths` matches no changed file.';

describe('globs that match no changed file', () => {
  it.each<[name: string, globs: readonly string[], note: string | undefined]>([
    ['none is given', [], undefined],
    ['one of them matches', ['lib/**', 'src/**'], undefined],
    ['nothing similar matches', ['lib/**'], NO_MATCH],
    ['a folder', ['src'], `${NO_MATCH} Did you mean \`src/**\`?`],
    ['a folder with its slash', ['./src/'], `${NO_MATCH} Did you mean \`src/**\`?`],
    ['a folder somewhere', ['cart/'], `${NO_MATCH} Did you mean \`**/cart/**\`?`],
    ['a name', ['a.ts'], `${NO_MATCH} Did you mean \`**/a.ts\`?`],
    ['a path of Windows', [String.raw`src\cart\*.ts`], `${NO_MATCH} Did you mean \`src/cart/*.ts\`?`],
    ['a leading slash', ['/README.md'], `${NO_MATCH} Did you mean \`README.md\`?`],
    ['several in one', ['lib/**, src/**'], `${NO_MATCH} Write one glob per line, or \`{a,b}\` for alternatives.`],
    ['a broken one', ['src/{a'], NO_MATCH],
  ])('%s', (_name, globs, note) => {
    expect(describeUnmatchedPaths(globs, FILES)).toBe(note);
  });

  it('are no mistake if nothing has changed', () => {
    expect(describeUnmatchedPaths(['src'], [])).toBeUndefined();
  });

  it('are reported for `--ignore` only if a similar glob would match', () => {
    expect(describeUnmatchedIgnores(['*.ts', '*.go', 'src/**'], FILES)).toEqual([
      '`*.ts` of `--ignore` matches no changed file. Did you mean `**/*.ts`?',
    ]);
  });
});
