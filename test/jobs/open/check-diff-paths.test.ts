import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import { UserError } from '../../../src/errors.ts';
import { checkDiffPaths } from '../../../src/jobs/open/check-diff-paths.ts';

function plainDiff(from: string, to: string): string {
  return `A message\n--- ${from}\n+++ ${to}\n@@ -1 +1 @@\n-a\n+b\n`;
}

function problemOf(diff: string, name = 'x.diff'): string | undefined {
  const bytes = Buffer.from(diff);
  try {
    checkDiffPaths(readGivenDiff(bytes), bytes, name);
    return undefined;
  } catch (error) {
    return error instanceof UserError && error.exitCode === 2 ? error.message : `fault: ${String(error)}`;
  }
}

describe('the paths of a given diff', () => {
  it.each([
    ['a folder above', plainDiff('a/../../etc/passwd', 'b/../../etc/passwd'), '`../../etc/passwd` in line 2'],
    ['a new file above', plainDiff('/dev/null', 'b/../x'), '`../x` in line 3'],
    ['`..` in the middle', plainDiff('a/src/../../x', 'b/src/../../x'), '`src/../../x` in line 2'],
    ['`.` in the middle', plainDiff('a/./x', 'b/./x'), '`./x` in line 2'],
    ['an absolute path', plainDiff('a//etc/passwd', 'b//etc/passwd'), '`/etc/passwd` in line 2'],
    ['a drive of Windows', plainDiff('a/C:\\x', 'b/C:\\x'), '`C:\\x` in line 2'],
    [
      'a quoted path',
      'diff --git "a/../\\303\\244" "b/../\\303\\244"\nnew file mode 100644\n--- /dev/null\n+++ "b/../\\303\\244"\n@@ -0,0 +1 @@\n+b\n',
      '`../ä` in line 4',
    ],
    [
      'the earlier name of a renamed file',
      'diff --git a/../x b/x\nsimilarity index 100%\nrename from ../x\nrename to x\n',
      '`../x` in line 1',
    ],
  ])('are refused with the line: %s', (_name, diff, expected) => {
    expect(problemOf(diff)).toBe(`\`x.diff\` names ${expected}, which is not a path inside the repository`);
  });

  it('are refused in standard input', () => {
    expect(problemOf(plainDiff('a/../x', 'b/../x'), '-')).toMatch(/^Standard input names `\.\.\/x` in line 2,/);
  });

  it.each([
    ['a name with dots', plainDiff('a/..x/y..', 'b/..x/y..')],
    ['a name with a backslash', plainDiff('a/a\\b', 'b/a\\b')],
    ['a deleted file', plainDiff('a/x', '/dev/null')],
    ['a file outside next to one inside', `${plainDiff('a/../x', 'b/../x')}${plainDiff('a/x', 'b/x')}`],
  ])('are taken: %s', (_name, diff) => {
    expect(problemOf(diff)).toBeUndefined();
  });
});
