import { diffArrays, structuredPatch } from 'diff';

/** The number of context lines that git writes. */
const CONTEXT_LINES = 3;
/** The work grows with the square of this number. Texts that differ in more lines are not compared further. */
const MAX_EDITS = 5_000;

/**
 * The hunks between two texts, in the form of the files endpoint's `patch`: from the first `@@` on, without a line feed
 * at the end. `undefined` if the texts differ too much, the empty string if they are equal.
 */
export function diffTexts(before: string, after: string): string | undefined {
  if (before === '' || after === '') {
    return wholeText(before, after);
  }
  const patch = structuredPatch('', '', before, after, '', '', { context: CONTEXT_LINES, maxEditLength: MAX_EDITS });
  return patch?.hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n'),
    )
    .join('\n');
}

/** A file that was added or removed needs no comparison. */
function wholeText(before: string, after: string): string {
  const text = before === '' ? after : before;
  if (text === '') {
    return '';
  }
  const lines = text.replace(/\n$/, '').split('\n');
  const head = before === '' ? `@@ -0,0 +1,${lines.length} @@` : `@@ -1,${lines.length} +0,0 @@`;
  const sign = before === '' ? '+' : '-';
  const noNewline = text.endsWith('\n') ? [] : [String.raw`\ No newline at end of file`];
  return [head, ...lines.map((line) => `${sign}${line}`), ...noNewline].join('\n');
}

/** A run of elements that both sequences have, or that only one of them has, in order. */
export interface SequenceRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly count: number;
}

/**
 * Aligns two sequences with the fewest removed and added elements. `undefined` if more than `maxEdits` are needed. The
 * work grows with the square of the number of edits.
 */
export function alignSequences(
  before: readonly number[],
  after: readonly number[],
  maxEdits: number,
): readonly SequenceRun[] | undefined {
  if (before.length === 0 || after.length === 0) {
    return [
      { kind: 'removed', count: before.length },
      { kind: 'added', count: after.length },
    ];
  }
  const runs = diffArrays([...before], [...after], { maxEditLength: maxEdits });
  return runs?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    count: value.length,
  }));
}
