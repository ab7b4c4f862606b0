import type { OpenRepository } from '../accuracy/repositories.ts';

/** A line of a diff: unchanged and added lines with their number after the change, removed ones with that before it. */
export interface DrawnLine {
  readonly sign: ' ' | '+' | '-';
  readonly number: number;
  readonly text: string;
}

/** A changed file as it is after the change, with every line of it and the removed ones between them. */
export interface ChangedFile {
  readonly path: string;
  readonly lines: readonly DrawnLine[];
  /** Numbers of the added lines. */
  readonly added: ReadonlySet<number>;
  /** Numbers of the lines, after the change, that come next to removed lines. */
  readonly nextToRemoved: ReadonlySet<number>;
}

/** A diff with so much context shows each changed file whole. */
const WHOLE_FILES = '--unified=1000000';

/** Reads the changed text files of a commit that exist after it. */
export function readChange(git: OpenRepository['git'], commit: string): readonly ChangedFile[] {
  const diff = git('-c', 'core.quotePath=false', 'diff', '--no-color', '-M', WHOLE_FILES, `${commit}~1`, commit);
  return diff.split(/^(?=diff --git )/m).flatMap((text) => {
    const path = /^\+\+\+ b\/([^\t\n]*)/m.exec(text)?.[1];
    return path === undefined ? [] : [readFile(path, text)];
  });
}

function readFile(path: string, text: string): ChangedFile {
  const lines: DrawnLine[] = [];
  const added = new Set<number>();
  const nextToRemoved = new Set<number>();
  const number = { old: 1, new: 1 };
  const body = text.slice(text.indexOf('\n@@ ') + 1).split('\n');
  for (const line of body.slice(1, -1)) {
    const sign = line[0];
    if (sign === '-') {
      nextToRemoved.add(Math.max(1, number.new - 1)).add(number.new);
      lines.push({ sign, number: number.old, text: line.slice(1) });
      number.old += 1;
    } else if (sign === '+' || sign === ' ') {
      if (sign === '+') {
        added.add(number.new);
      } else {
        number.old += 1;
      }
      lines.push({ sign, number: number.new, text: line.slice(1) });
      number.new += 1;
    }
  }
  return { path, lines, added, nextToRemoved };
}
