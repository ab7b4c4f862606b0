import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExcludedFile } from '../../../src/changes/review-scope.ts';
import type { Changes, FileChange } from '../../../src/changes/types.ts';
import { measureCoverage } from '../../../src/jobs/conclude/measure-coverage.ts';
import type { HunkPart } from '../../../src/prompt/parts/change.ts';

function file(path: string, lines: number): FileChange {
  const added = Array.from({ length: lines }, (_, at) => ({ kind: 'added' as const, newLine: at + 1, text: 'x' }));
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines, heading: '', lines: added };
  return { path, status: 'added', binary: false, additions: lines, deletions: 0, hunks: lines === 0 ? [] : [hunk] };
}

function part(path: string, changedLines: number, cutLines = 0): HunkPart {
  return {
    id: `change/${path}/1`,
    path,
    text: '',
    tokens: 1,
    changedLines,
    cutLines,
    from: { hunk: 0, start: 0, end: 1 },
  };
}

function changesOf(files: readonly FileChange[], missing?: Changes['missing']): Changes {
  return { files, leftOut: [], source: 'git', ...(missing === undefined ? {} : { missing }) };
}

const LOCK: ExcludedFile = { path: 'yarn.lock', kind: 'lock-file', reason: 'a lock file' };

describe('measureCoverage', () => {
  it('counts whole files if no model was asked', () => {
    const read = [file('a', 3)];
    expect(measureCoverage(changesOf([...read, file('yarn.lock', 7)]), read, [LOCK], undefined)).toEqual({
      files: 2,
      reviewedFiles: 1,
      lines: 10,
      reviewedLines: 3,
      notReviewed: [{ kind: 'lock-file', files: 1, lines: 7 }],
    });
  });

  it('counts parts by their outcome, most lines first', () => {
    const read = [file('a', 10), file('b', 4), file('c', 5)];
    const parts = { answered: [part('a', 6, 1)], failed: [part('a', 3)], overLimit: [part('b', 4), part('c', 5)] };
    expect(measureCoverage(changesOf(read), read, [], parts)).toEqual({
      files: 3,
      reviewedFiles: 1,
      lines: 19,
      reviewedLines: 6,
      notReviewed: [
        { kind: 'over-limit', files: 2, lines: 9 },
        { kind: 'failed', files: 1, lines: 3 },
        { kind: 'long-line', files: 1, lines: 1 },
      ],
    });
  });

  it('counts changed files that only GitHub lists', () => {
    const read = [file('a', 5)];
    const coverage = measureCoverage(changesOf(read, { files: 1, lines: 5 }), read, [], undefined);
    expect(coverage).toMatchObject({ files: 2, lines: 10, reviewedLines: 5 });
    expect(coverage.notReviewed).toEqual([{ kind: 'missing', files: 1, lines: 5 }]);
  });

  it('counts the lines of a file that a source gives only in part', () => {
    const half = { ...file('a', 4), additions: 9 };
    const unread: ExcludedFile = { path: 'a', kind: 'unread', reason: 'GitHub gave 4 of 9 changed lines of this file' };
    expect(measureCoverage(changesOf([half]), [half], [unread], undefined)).toMatchObject({
      reviewedFiles: 1,
      reviewedLines: 4,
      notReviewed: [{ kind: 'unread', files: 1, lines: 5 }],
    });
  });

  it('counts every line exactly once', () => {
    const sizes = fc.array(
      fc.record({ lines: fc.nat(50), isRead: fc.boolean(), answered: fc.double({ min: 0, max: 1, noNaN: true }) }),
    );
    fc.assert(
      fc.property(sizes, fc.nat(9), (rows, missingLines) => {
        const files = rows.map((row, at) => file(`f${at}`, row.lines));
        const read = files.filter((_, at) => rows[at]?.isRead);
        const excluded = files
          .filter((_, at) => rows[at]?.isRead === false)
          .map(({ path }): ExcludedFile => ({ path, kind: 'ignored', reason: '' }));
        const shares = read.map((one) => Math.floor(one.additions * (rows[files.indexOf(one)]?.answered ?? 0)));
        const parts = {
          answered: read.map((one, at) => part(one.path, shares[at] ?? 0)),
          failed: read.map((one, at) => part(one.path, one.additions - (shares[at] ?? 0))),
          overLimit: [],
        };
        const coverage = measureCoverage(changesOf(files, { files: 0, lines: missingLines }), read, excluded, parts);
        const rest = coverage.notReviewed.reduce((sum, row) => sum + row.lines, 0);
        expect(coverage.reviewedLines + rest).toBe(coverage.lines);
        expect(coverage.reviewedLines).toBe(shares.reduce((sum, share) => sum + share, 0));
      }),
    );
  });
});
