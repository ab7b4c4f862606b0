import parseDiff from 'parse-diff';
import type { DiffLine } from '../types.ts';
import { at } from '../../structures/at.ts';

/**
 * Reads the lines of one complete hunk, from its `@@` to its last line, with parse-diff. The lines are slices of the
 * given text, so the text of a large diff is kept only once.
 *
 * parse-diff 0.12 reads hunks correctly but names incorrectly, and it reads only hunks of this form correctly: one hunk
 * at a time, cut where its counts end, not starting with a no-newline mark (it throws), with each mark in git's English
 * (it takes others for context), with a short heading (it searches the heading for file names, in quadratic time).
 * `readHunk` checks all of this; `readHunkLines` reads the other hunks. It can read any hunk:
 * `test/changes/diff/hunk-readers.test.ts` checks that both readers agree on every hunk that parse-diff can read, so
 * each is a check of the other.
 */
export function parseHunkLines(hunk: string): readonly DiffLine[] {
  const { changes } = at(at(parseDiff(hunk), 0).chunks, 0);
  const lines: DiffLine[] = [];
  for (const change of changes) {
    const last = lines.at(-1);
    if (!change.content.startsWith('\\')) {
      lines.push(lineOf(change));
    } else if (last !== undefined) {
      lines[lines.length - 1] = { ...last, noNewline: true };
    }
  }
  return lines;
}

function lineOf(change: parseDiff.Change): DiffLine {
  const text = change.content.slice(1);
  if (change.type === 'normal') {
    return { kind: 'context', oldLine: change.ln1, newLine: change.ln2, text };
  }
  return change.type === 'add'
    ? { kind: 'added', newLine: change.ln, text }
    : { kind: 'removed', oldLine: change.ln, text };
}
