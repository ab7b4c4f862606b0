import { findHunks } from './find-hunks.ts';
import { languageOfPath } from './languages.ts';
import { splitLines } from './lines.ts';
import type { FileChange } from './types.ts';

/** The number of lines in a block, and how many of them the change replaces. */
const BLOCK = { lines: 9, changed: 6 };

/** A change for tests, without a repository: in each block, the first two thirds of the lines had another text before. */
export function sampleChange(path: string, head: string): FileChange {
  const language = languageOfPath(path);
  if (language === undefined) {
    throw new Error(`${path} is in a language that the bench does not know.`);
  }
  const lines = splitLines(head);
  const base = lines.map((line, index) =>
    index % BLOCK.lines < BLOCK.changed ? line.replace(/[A-Za-z]\w+/, 'former$&') : line,
  );
  return {
    repository: 'sample',
    commit: 'sample',
    path,
    language,
    isProtected: language.name === 'YAML',
    base: `${base.join('\n')}\n`,
    head,
    lines,
    hunks: findHunks(base, lines),
    laterEdits: [],
  };
}
