import * as fc from 'fast-check';
import { countLines } from '../../src/changes/diff/read-diff.ts';
import type { DiffLine, FileChange, Hunk } from '../../src/changes/types.ts';

/** A hunk from its lines with the diff's signs, at the same line of both files unless a test sets another. */
export function hunkAt(start: number, drawn: readonly string[], oldStart = start, heading = ''): Hunk {
  let oldLine = oldStart;
  let newLine = start;
  const lines = drawn.map((line): DiffLine => {
    const text = line.slice(1);
    if (line.startsWith('+')) {
      return { kind: 'added', newLine: newLine++, text };
    }
    return line.startsWith('-')
      ? { kind: 'removed', oldLine: oldLine++, text }
      : { kind: 'context', oldLine: oldLine++, newLine: newLine++, text };
  });
  return { oldStart, oldLines: oldLine - oldStart, newStart: start, newLines: newLine - start, heading, lines };
}

/** A modified file with these hunks. */
export function fileOf(path: string, ...hunks: readonly Hunk[]): FileChange {
  return { path, status: 'modified', binary: false, hunks, ...countLines(hunks) };
}

/** Any file of up to three hunks; texts of lines are of the given kind. */
export function anyFile(
  path: fc.Arbitrary<string>,
  text: fc.Arbitrary<string>,
  maxLines = 8,
): fc.Arbitrary<FileChange> {
  const line = fc.tuple(fc.constantFrom('+', '-', ' '), text).map(([sign, words]) => sign + words);
  const hunk = fc.record({
    gap: fc.nat(5),
    lines: fc.array(line, { minLength: 1, maxLength: maxLines }),
    heading: fc.oneof(fc.constant(''), text),
  });
  return fc.tuple(path, fc.array(hunk, { minLength: 1, maxLength: 3 })).map(([name, drawn]) => {
    let newStart = 1;
    let oldStart = 1;
    const hunks = drawn.map(({ gap, lines, heading }) => {
      const made = hunkAt(newStart + gap, lines, oldStart + gap, heading);
      newStart = made.newStart + made.newLines + 1;
      oldStart = made.oldStart + made.oldLines + 1;
      return made;
    });
    return fileOf(name, ...hunks);
  });
}
