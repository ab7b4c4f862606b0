import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headTextFrom } from '../../../src/changes/diff/apply.ts';
import { diffTexts } from '../../../src/changes/diff/diff-texts.ts';
import { readApiFile } from '../../../src/changes/diff/read-api-patch.ts';

/** Reads a patch as a row of the files endpoint. */
function fileWith(patch: string): ReturnType<typeof readApiFile>['file'] {
  return readApiFile({ filename: 'a.txt', status: 'modified', additions: 0, deletions: 0, patch }).file;
}

describe('diffTexts', () => {
  it.each([
    ['equal texts', 'a\n', 'a\n', ''],
    ['two empty texts', '', '', ''],
    ['a new text', '', 'a\nb\n', '@@ -0,0 +1,2 @@\n+a\n+b'],
    ['a new text without a line feed at its end', '', 'a', '@@ -0,0 +1,1 @@\n+a\n\\ No newline at end of file'],
    ['a removed text', 'a\n', '', '@@ -1,1 +0,0 @@\n-a'],
    ['a changed line', 'a\nb\nc\n', 'a\nB\nc\n', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c'],
    ['a line feed that was added', 'a', 'a\n', '@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a'],
  ])('gives the hunks of %s', (_name, before, after, expected) => {
    expect(diffTexts(before, after)).toBe(expected);
  });

  it('stops at texts that differ too much', { tags: 'large' }, () => {
    const lines = (prefix: string): string => Array.from({ length: 6000 }, (_, line) => `${prefix}${line}\n`).join('');
    expect(diffTexts(lines('a'), lines('b'))).toBeUndefined();
  });

  it('gives hunks that lead from one text to the other', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', '\n', '-- c\n', '@@ -1 +1 @@\n', 'd\r\n'), { maxLength: 40 })
      .map((lines) => lines.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const patch = diffTexts(before, after) ?? '';
        expect(patch === '' ? before : headTextFrom(before, fileWith(patch))).toBe(after);
      }),
    );
  });
});
