import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readGitDiff } from '../../../src/changes/diff/read-diff.ts';
import { randomChange } from './random-change.ts';
import { diffChanges, ownForm, RENAMES } from './random-diffs.ts';
import { scratchRepository } from './repository.ts';
import { runs } from '../../property-runs.ts';

const MAX_BYTES = 20_000;

/** Diffs that git wrote, the shortest first. */
let diffs: readonly Buffer[];
beforeAll(() => {
  const repository = scratchRepository();
  try {
    diffs = diffChanges(repository, fc.sample(randomChange, 300), ownForm([RENAMES]))
      .map(({ diff }) => diff)
      .filter(({ length }) => length > 0 && length <= MAX_BYTES)
      .toSorted((a, b) => a.length - b.length);
  } finally {
    repository.remove();
  }
});

interface CutDiff {
  readonly kept: string;
  readonly lost: string;
}

const cutDiff: fc.Arbitrary<CutDiff> = fc.tuple(fc.nat(9_999), fc.nat(MAX_BYTES)).map(([index, at]) => {
  const diff = diffs[index % diffs.length]!;
  const end = at % diff.length;
  return { kept: diff.toString('latin1', 0, end), lost: diff.toString('latin1', end) };
});

const FILE = 'diff --git ';
const HUNK = '\n@@ -';

/** Whether the cut is after the header of the file's first hunk, and not in the first letters of another header. */
function isInHunks({ kept }: CutDiff): boolean {
  const last = kept.slice(kept.lastIndexOf('\n') + 1);
  const inHeader = last !== '' && [FILE, HUNK.trim()].some((header) => header.startsWith(last));
  return kept.includes(HUNK, kept.lastIndexOf(FILE)) && !inHeader;
}

/** The counts of the last hunk are met: only its last line may be cut, and what would have come after is not known. */
function isBetween({ lost }: CutDiff): boolean {
  return /^[^\n]*(?:\n\\ [^\n]*)?\n?(?:@@ -|diff --git |$)/.test(lost);
}

test('a diff that was cut in a hunk names the file with missing lines', () => {
  let cuts = 0;
  fc.assert(
    fc.property(cutDiff, (cut) => {
      fc.pre(isInHunks(cut) && !isBetween(cut));
      const whole = readGitDiff(cut.kept + cut.lost);
      const { files, leftOut } = readGitDiff(cut.kept);
      const last = files.at(-1)!;
      const before = whole.files[files.length - 1]!;
      expect(last.path).toBe(before.path);
      const lacks = last.additions + last.deletions < before.additions + before.deletions;
      cuts += lacks ? 1 : 0;
      expect(leftOut.map(({ path }) => path)).toEqual(lacks ? [last.path] : []);
    }),
    { numRuns: runs(2_000) },
  );
  expect(cuts).toBeGreaterThan(100);
});
