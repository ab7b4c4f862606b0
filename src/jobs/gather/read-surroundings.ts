import type { Changes, FileChange } from '../../changes/types.ts';
import { changedLines } from '../../context/changed-lines.ts';
import { elideFile } from '../../context/elided-file.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { ContextFile } from '../../prompt/parts/context.ts';
import type { Grammars } from '../../syntax/types.ts';
import { readHeads } from './read-heads.ts';

/** In a larger change a reviewer needs the hunks before all else, and each file takes a parser's time. */
const MAX_FILES = 100;

/** What stands around the change in its files. */
export interface Surroundings {
  /** By path. */
  readonly files: ReadonlyMap<string, ContextFile>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/**
 * Reads the changed files as they are after the change, as far as a prompt can use them; the largest changes first, for
 * what stands around these stays longest.
 */
export async function readSurroundings(
  files: readonly FileChange[],
  source: Changes['source'],
  readHead: ReadHead,
  grammars: Grammars,
): Promise<Surroundings> {
  const wanted = files.filter(hasSurroundings).toSorted((a, b) => changedOf(b) - changedOf(a));
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
      reason: `what stands around its hunks was not read: ${why}`,
    })),
  };
}

/** Of a new or a removed file, the hunks show all there is; of a bundle, its view is what is read. */
function hasSurroundings({ status, binary, hunks, view }: FileChange): boolean {
  return !binary && view === undefined && hunks.length > 0 && status !== 'added' && status !== 'removed';
}

function changedOf({ additions, deletions }: FileChange): number {
  return additions + deletions;
}
