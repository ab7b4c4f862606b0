import parseDiff from 'parse-diff';
import type { DiffLine } from '../types.ts';

/**
 * Reads the lines of one complete hunk, from its `@@` to its last line, by parse-diff. Its lines are slices of the
 * given text, so a large diff is kept once.
 *
 * parse-diff 0.12 is right about these, and only these, which `readHunk` sees to: one hunk at a time, cut where its
 * counts end, not beginning with a no-newline mark (it throws), every mark in git's English (it takes others for
 * context), a short heading (it looks for file names there, in quadratic time).
 */
export function parseHunkLines(hunk: string): readonly DiffLine[] {
  const changes = parseDiff(hunk)[0]?.chunks[0]?.changes ?? [];
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
