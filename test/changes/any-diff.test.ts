import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHunkLines } from '../../src/changes/parse-hunk.ts';
import { readApiFile } from '../../src/changes/read-api-patch.ts';
import { readGitDiff, readGivenDiff } from '../../src/changes/read-diff.ts';
import { readHunkLines } from '../../src/changes/read-hunk.ts';
import { scratchRepository } from './repository.ts';
import { applyHunks, readTruth } from './truth.ts';

const lineText = fc.oneof(
  fc.constantFrom(
    '',
    '-',
    '+',
    '\\',
    ' ',
    '-- a',
    '++ b',
    '@@ -1 +1 @@',
    'diff --git a/x b/x',
    '\r',
    '\t',
    '\\ No newline at end of file',
  ),
  fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/[\n\0]/g, '')),
);
const content = fc
  .tuple(fc.array(lineText, { maxLength: 25 }), fc.boolean())
  .map(([lines, newline]) => lines.join('\n') + (newline && lines.length > 0 ? '\n' : ''));
const name = fc
  .oneof(fc.constantFrom('a b', 'b/c', 'x"y', 'ö', 'p\\q', 't\tu', '-d'), fc.stringMatching(/^[a-z ]{1,4}$/))
  .filter((text) => text.trim() !== '');
const tree = fc.dictionary(name, content, { maxKeys: 5, noNullPrototype: true });

describe('any diff', () => {
  test("git's own diff of any two trees gives the second from the first", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(tree, tree, fc.constantFrom(0, 1, 3), (before, after, context) => {
        const repository = scratchRepository();
        try {
          for (const files of [before, after]) {
            repository.git('rm', '-rfq', '--ignore-unmatch', '.');
            // A prefix for each keeps a name from being the folder of another.
            Object.entries(files).forEach(([path, text]) => repository.write(`${path.length}/${path}`, text));
            repository.commit();
          }
          const diff = repository.git('diff', '-M', `-U${context}`, 'HEAD~1', 'HEAD').toString('latin1');
          const truth = readTruth(repository, []);
          const { files, leftOut } = readGitDiff(diff);
          expect(leftOut).toEqual([]);
          expect(files.map(({ path, previousPath }) => [path, previousPath])).toEqual(
            truth.map(({ path, previousPath }) => [path, previousPath]),
          );
          files.forEach((file, index) => {
            expect([file.additions, file.deletions]).toEqual([truth[index]!.additions, truth[index]!.deletions]);
            expect(applyHunks(truth[index]!.before!.toString('latin1'), file)).toBe(
              truth[index]!.after!.toString('latin1'),
            );
          });
        } finally {
          repository.remove();
        }
      }),
      { numRuns: 40 },
    );
  });

  const fragment = fc.oneof(
    fc.constantFrom(
      'diff --git a/f b/f\n',
      'diff --git "a/\\303" b/f\n',
      'diff --cc f\n',
      '--- a/f\n',
      '+++ b/f\n',
      '--- /dev/null\n',
      '@@ -1 +1 @@\n',
      '@@ -0,0 +1,3 @@ x\n',
      '@@ -1,9999999999 +1 @@\n',
      '@@ -',
      '-a\n',
      '+b\n',
      ' c\n',
      '\\ No newline at end of file\n',
      '\\ x\n',
      '\r\n',
      '\n',
      'rename from a\n',
      'rename to b\n',
      'new file mode 100644\n',
      'deleted file mode 100644\n',
      'Binary files a and b differ\n',
      'GIT binary patch\n',
      'Submodule x 1234567..7654321:\n',
      '\u001B[1mdiff --git a/f b/f\u001B[m\n',
      '"',
    ),
    fc.string({ maxLength: 12, unit: 'binary' }),
  );

  test('spliced, cut and arbitrary texts are read without a throw', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), fc.nat(400), (fragments, cut) => {
        const whole = fragments.join('');
        for (const text of [whole, whole.slice(0, cut), whole.slice(cut)]) {
          const { files } = readGivenDiff(text);
          readGitDiff(text);
          readApiFile({ filename: 'f', status: 'modified', additions: 1, deletions: 1, patch: text });
          for (const hunk of files.flatMap((file) => file.hunks)) {
            const old = hunk.lines.filter((line) => line.kind !== 'added').length;
            const now = hunk.lines.filter((line) => line.kind !== 'removed').length;
            expect([old, now]).toEqual([hunk.oldLines, hunk.newLines]);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('parse-diff and our own reader agree on hunks that both can read', () => {
    const signed = fc.tuple(
      fc.constantFrom(' ', '+', '-'),
      lineText.map((text) => text.replaceAll('\r', '')),
    );
    fc.assert(
      fc.property(fc.array(signed, { maxLength: 20 }), fc.boolean(), (lines, mark) => {
        const body = [
          ...lines.map(([sign, text]) => sign + text),
          ...(mark && lines.length > 0 ? ['\\ No newline at end of file'] : []),
        ];
        const count = (other: string): number => lines.filter(([sign]) => sign !== other).length;
        const header = `@@ -7,${count('+')} +9,${count('-')} @@`;
        const hunk = [header, ...body].join('\n');
        expect(parseHunkLines(hunk)).toEqual(
          readHunkLines(hunk, header.length, hunk.length, { oldStart: 7, newStart: 9 }),
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [
      '3,000 files of 100,000 lines',
      Array.from(
        { length: 3_000 },
        (_, index) =>
          `diff --git a/f${index} b/f${index}\nindex 1..2\n--- a/f${index}\n+++ b/f${index}\n@@ -1,3 +1,33 @@\n a\n${'+some added line of text\n'.repeat(30)} b\n c\n`,
      ).join(''),
    ],
    ['stray hunks', '\n@@ -1 +1 @@\n-a\n+b\n'.repeat(20_000)],
    ['a heading of slashes', `diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@ ${'a/'.repeat(200_000)}\n-a\n+b\n`],
    ['names of blanks', `diff --git ${'a/ '.repeat(200_000)}\nold mode 1\nnew mode 2\n`.repeat(3)],
    ['quotes', `diff --git "${'\\303'.repeat(200_000)}\nold mode 1\n`],
    ['lines of blanks', `${' '.repeat(200_000)}\n`.repeat(10)],
    ['hunk headers that are not met', '@@ -1,99999 +1 @@\n a\n'.repeat(50_000)],
    ['name lines', '--- a\n+++ b\n'.repeat(100_000)],
  ])('comes to an end on %s', (_name, text) => {
    // How time grows with such input is measured in bench/hostile-diffs.ts.
    expect(() => readGivenDiff(text)).not.toThrow();
  });
});
