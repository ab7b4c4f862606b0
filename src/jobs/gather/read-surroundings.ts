import type { Changes, FileChange } from '../../changes/types.ts';
import { changedLines } from '../../context/changed-lines.ts';
import { elideFile } from '../../context/elided-file.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { surroundingsNotRead } from '../../reports/reasons/context.ts';
import type { ContextFile } from '../../prompt/parts/context.ts';
import type { Grammars } from '../../syntax/types.ts';
import { readHeads } from './read-heads.ts';

/** Most files to read: parsing takes time, and in a larger change the prompt needs the room for hunks. */
const MAX_FILES = 100;

/** The code around the changed lines, from the changed files. */
export interface Surroundings {
  /** By path. */
  readonly files: ReadonlyMap<string, ContextFile>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/**
 * Reads the changed files as they are after the change, as many as a prompt can use. The files with most changed lines
 * come first, because the code around them is cut last.
 */
export async function readSurroundings(
  files: readonly FileChange[],
  source: Changes['source'],
  readHead: ReadHead,
  grammars: Grammars,
): Promise<Surroundings> {
  const wanted = files.filter(hasSurroundings).toSorted((a, b) => countChangedLines(b) - countChangedLines(a));
  const { texts, unread } = await readHeads(wanted, source, readHead, MAX_FILES);
  const shown = new Map<string, ContextFile>();
  for (const file of wanted) {
    const text = texts.get(file.path);
    if (text !== undefined) {
      shown.set(file.path, { file: await elideFile({ path: file.path, text, ...changedLines(file) }, grammars) });
    }
  }
  return {
    files: shown,
    leftOut: [...unread].map(([path, why]) => ({
      source: path,
      reason: surroundingsNotRead(why),
    })),
  };
}

/** The hunks of a new or removed file already show all of it, and a bundle is read as its changed modules. */
function hasSurroundings({ status, binary, hunks, view }: FileChange): boolean {
  return !binary && view === undefined && hunks.length > 0 && status !== 'added' && status !== 'removed';
}

function countChangedLines({ additions, deletions }: FileChange): number {
  return additions + deletions;
}
