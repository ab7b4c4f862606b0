import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';

interface ExpectedHunk {
  readonly startDeletedLine: number;
  readonly deletedLines: number;
  readonly startAddedLine: number;
  readonly addedLines: number;
  readonly text: string;
}

interface ExpectedChange {
  readonly type: 'add' | 'remove';
  readonly content: string;
}

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly diff?: string; readonly lines?: readonly string[] };
  readonly expected: { readonly hunks?: readonly ExpectedHunk[]; readonly changes?: readonly ExpectedChange[] };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly Case[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };
const SIGNS = { added: '+', removed: '-', context: ' ' } as const;

/**
 * Hunks with fewer lines than their headers say, and a header that is not one. Copilot reads what there is; ours is not read,
 * because a review of a cut diff would look complete.
 */
const WRONG_COUNTS = /@@ -\d+,2 \+\d+,3 @@\n [^\n]*\n\+[^\n]*(?:$|\n@@)|^@@ invalid/;

/** Without the added lines, which follow from the text. */
function pickHunk({ startDeletedLine, deletedLines, startAddedLine, addedLines, text }: ExpectedHunk): ExpectedHunk {
  return { startDeletedLine, deletedLines, startAddedLine, addedLines, text };
}

function casesOf(area: string): readonly Case[] {
  return cases.filter((one) => one.area === area);
}

function hunksOf(diff: string) {
  const withNames = /^--- /m.test(diff) ? diff : `--- a/f.ts\n+++ b/f.ts\n${diff}`;
  return readGivenDiff(withNames).files.flatMap(({ hunks }) => hunks);
}

/**
 * `diff-number`, the reversal of a `patch`, `line-changes` and the `review-*` areas have no runner: they describe the texts
 * that Copilot sends and the answers that it gets, and ours are others (`docs/dump.md`).
 */
describe.skipIf(!areCasesHere)('diffs of the conformance cases (skipped without ../shared)', () => {
  it.each(casesOf('diff-parse'))('diff-parse: $name', ({ input, expected }) => {
    const hunks = hunksOf(input.diff ?? '').map(({ oldLines, newLines, oldStart, newStart, lines }) => ({
      deletedLines: oldLines,
      addedLines: newLines,
      // For an empty side, git writes the line before it, and Copilot the line behind it.
      startDeletedLine: oldLines === 0 ? oldStart + 1 : oldStart,
      startAddedLine: newLines === 0 ? newStart + 1 : newStart,
      text: lines.map(({ kind, text }) => `${SIGNS[kind]}${text}`).join('\n'),
    }));
    expect(hunks).toEqual(expected.hunks?.map((one) => pickHunk(one)));
  });

  it.each(casesOf('patch').filter(({ name }) => name.startsWith('parsePatch')))(
    'patch: $name',
    ({ input, expected }) => {
      const changes = hunksOf(`${(input.lines ?? []).join('\n')}\n`).flatMap(({ lines }) =>
        lines.flatMap(({ kind, text }) =>
          kind === 'context' ? [] : [{ type: kind === 'added' ? 'add' : 'remove', content: text }],
        ),
      );
      const wanted = WRONG_COUNTS.test(input.lines?.join('\n') ?? '') ? [] : expected.changes;
      expect(changes).toEqual(wanted?.map(({ type, content }) => ({ type, content })));
    },
  );
});
