import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFilesTool, type ChangeSources } from '../../../src/agents/tools/changed-files.ts';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import type { FileChange } from '../../../src/changes/types.ts';
import { runs } from '../../property-runs.ts';

const DIFF = `diff --git a/src/cart.ts b/src/cart.ts
--- a/src/cart.ts
+++ b/src/cart.ts
@@ -1,3 +1,3 @@ class Cart
 one
-two
+zwei
 three
@@ -10,2 +10,3 @@
 ten
+ten and a half
 eleven
diff --git a/src/old.ts b/src/new.ts
similarity index 90%
rename from src/old.ts
rename to src/new.ts
--- a/src/old.ts
+++ b/src/new.ts
@@ -1 +1 @@
-a
+b
diff --git a/.env b/.env
new file mode 100644
--- /dev/null
+++ b/.env
@@ -0,0 +1 @@
+KEY=1
`;

const FILES = readGivenDiff(DIFF).files;

function toolOver(more: Partial<ChangeSources> = {}) {
  return changedFilesTool({
    files: FILES,
    leftOut: [
      { path: '.env', reason: 'it is excluded', kind: 'excluded' },
      { path: 'big.bin', reason: 'its lines could not be read', kind: 'unread' },
    ],
    mayShow: (path) => Promise.resolve(path === 'src/old.ts' ? 'it is below src' : undefined),
    ...more,
  });
}

async function ask(given: Readonly<Record<string, unknown>>, more: Partial<ChangeSources> = {}): Promise<string> {
  const outcome = await toolOver(more).run(given, new AbortController().signal);
  return outcome.kind === 'text' ? outcome.text : `refused: ${'reason' in outcome ? outcome.reason : ''}`;
}

function longFile(lines: number): FileChange {
  return {
    path: 'long.ts',
    status: 'removed',
    binary: false,
    additions: 0,
    deletions: lines,
    hunks: [
      {
        oldStart: 1,
        oldLines: lines,
        newStart: 0,
        newLines: 0,
        heading: '',
        lines: Array.from({ length: lines }, (_, index) => ({
          kind: 'removed' as const,
          oldLine: index + 1,
          text: `line ${index + 1}`,
        })),
      },
    ],
  };
}

describe('get_changed_files', () => {
  it('lists the files with their changes, and why some are not reviewed', async () => {
    expect(await ask({})).toBe(
      [
        'Changed files: 4',
        'src/cart.ts (modified) +2 -1',
        'src/new.ts (renamed from src/old.ts) +1 -1',
        '.env (added) +1 -0: not reviewed: it is excluded',
        'big.bin: not reviewed: its lines could not be read',
      ].join('\n'),
    );
  });

  it('lists the files of a folder', async () => {
    expect(await ask({ filePath: './src/' })).toBe(
      'Changed files below src: 2\nsrc/cart.ts (modified) +2 -1\nsrc/new.ts (renamed from src/old.ts) +1 -1',
    );
  });

  it('shows the hunks of a file, numbered as in the prompt', async () => {
    expect(await ask({ filePath: '/src/cart.ts' })).toBe(
      `src/cart.ts (modified) +2 -1
@@ old 1,3 new 1,3 @@ class Cart
1 |one
2 -two
2 +zwei
3 |three
@@ old 10,2 new 10,3 @@
10 |ten
11 +ten and a half
12 |eleven
`,
    );
  });

  it('finds a renamed file by both of its names', async () => {
    const more = { mayShow: () => Promise.resolve(undefined) };
    expect(await ask({ filePath: 'src/old.ts' }, more)).toContain('1 +b');
    expect(await ask({ filePath: 'b/src/new.ts' }, more)).toBe(await ask({ filePath: 'src/old.ts' }, more));
  });

  it('continues after an earlier call, also in removed lines', async () => {
    const files = [longFile(1_500)];
    const first = await ask({ filePath: 'long.ts' }, { files });
    expect(first.trimEnd().split('\n').slice(-2)).toEqual([
      '1000 -line 1000',
      '500 more lines follow: call again with offset 1000',
    ]);
    const second = await ask({ filePath: 'long.ts', offset: 1_000 }, { files });
    expect(second.trimEnd().split('\n').slice(2)).toEqual(
      Array.from({ length: 500 }, (_, index) => `${index + 1_001} -line ${index + 1_001}`),
    );
    expect(await ask({ filePath: 'long.ts', offset: 9_999 }, { files })).toBe('long.ts (removed) +0 -1500\n');
  });

  it('continues in a long list of files', async () => {
    const files = Array.from({ length: 250 }, (_, index) => ({ ...longFile(0), path: `f${index}.ts` }));
    const rows = (await ask({ offset: 0 }, { files, leftOut: [] })).split('\n');
    expect([rows[0], rows.at(-1), rows.length]).toEqual([
      'Changed files: 250',
      '50 more follow: call again with offset 200',
      202,
    ]);
    expect((await ask({ offset: 200 }, { files, leftOut: [] })).split('\n')).toHaveLength(51);
  });

  it('refuses a hidden file by both of its names, and paths outside the repository', async () => {
    expect(await ask({ filePath: '.env' })).toMatch(/^refused: By its name that file holds /);
    expect(await ask({ filePath: 'src/new.ts' })).toBe(
      'refused: The content exclusion of this repository keeps that file from models: it is below src.',
    );
    expect(await ask({ filePath: '../x' })).toMatch(/^refused: That path leads out of the repository/);
  });

  it('blanks a key in a hunk', async () => {
    const key = ['AKIA', 'Q3EGRZ7XLM2N5OPB'].join('');
    const [file] = readGivenDiff(DIFF.replace('zwei', `key = "${key}"`)).files;
    expect(await ask({ filePath: 'src/cart.ts' }, { files: file ? [file] : [] })).toContain(
      '2 +key = "[AWS access key]"',
    );
  });

  it('names changed files for a path that did not change', async () => {
    expect(await ask({ filePath: 'lib/cart.ts' })).toBe(
      'refused: The change has nothing at lib/cart.ts. Of that name there is src/cart.ts.',
    );
    expect(await ask({}, { files: [], leftOut: [] })).toBe('The change has no files.');
  });

  it('keeps a hostile name on its line', async () => {
    const files = [{ ...longFile(1), path: 'a\nb\u202E.ts' }];
    expect((await ask({}, { files, leftOut: [] })).split('\n')[1]).toBe(String.raw`"a\nb\u{202E}.ts" (removed) +0 -1`);
  });

  it('returns a limited text, for any lines', async () => {
    const long = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(long, fc.nat(100), async (lengths, offset) => {
        const lines = lengths.map((length, index) => ({
          kind: 'removed' as const,
          oldLine: index + 1,
          text: 'x'.repeat(length),
        }));
        const [hunk] = longFile(lines.length).hunks;
        const files = hunk === undefined ? [] : [{ ...longFile(1), hunks: [{ ...hunk, lines }] }];
        expect((await ask({ filePath: 'long.ts', offset }, { files })).length).toBeLessThan(45_000);
      }),
      { numRuns: runs(30) },
    );
  });
});
