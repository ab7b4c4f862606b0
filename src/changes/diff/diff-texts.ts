import { diffArrays, structuredPatch } from 'diff';

/** As many lines of context as git gives. */
const CONTEXT_LINES = 3;
/** The work grows with the square of this; two texts that differ by more are told apart no further. */
const MAX_EDITS = 5_000;

/**
 * The hunks between two texts in the form of the files endpoint's `patch`: from the first `@@` on, without a line
 * feed at the end. `undefined` where the texts differ too much, the empty string where they do not differ.
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

/** A file that came or went needs no search. */
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

/** A run of equal elements, or of elements of one side, in the order of both. */
export interface SequenceRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly count: number;
}

/**
 * Aligns two sequences with as few removed and added elements as can be. `undefined` where that takes more than
 * `maxEdits` of them; the work grows with the square of what it takes.
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
