import type { Changes, FileChange } from '../changes/types.ts';
import { changedLines } from '../context/changed-lines.ts';
import { elideFile } from '../context/elided-file.ts';
import type { ReadHead } from '../findings/literal.ts';
import type { ContextFile } from '../prompt/context.ts';
import type { Grammars } from '../syntax/types.ts';

/** Each costs a request of those that a workflow's token has. */
const MAX_FILES_BY_API = 30;
const MAX_FILES = 300;
const READ_SIDE_BY_SIDE = 8;
/** Of all files together, in UTF-16 code units; a prompt holds a fraction of it. */
const MAX_CHARACTERS = 8_000_000;

/** What stands around the change in its files. */
export interface Surroundings {
  /** By path. */
  readonly files: ReadonlyMap<string, ContextFile>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/** Reads the changed files as they are after the change, as far as a prompt can use them; the smallest changes first. */
export async function readSurroundings(
  files: readonly FileChange[],
  source: Changes['source'],
  readHead: ReadHead,
  grammars: Grammars,
): Promise<Surroundings> {
  const isByApi = source === 'github-files' || source === 'github-diff';
  const most = isByApi ? MAX_FILES_BY_API : MAX_FILES;
  const wanted = files.filter(hasSurroundings).toSorted((a, b) => changedOf(a) - changedOf(b));
  const shown = new Map<string, ContextFile>();
  let characters = 0;
  for (let from = 0; from < Math.min(most, wanted.length) && characters < MAX_CHARACTERS; from += READ_SIDE_BY_SIDE) {
    const some = wanted.slice(from, Math.min(from + READ_SIDE_BY_SIDE, most));
    const texts = await Promise.all(some.map(({ path }) => readHead(path)));
    for (const [index, file] of some.entries()) {
      const text = texts[index];
      characters += text?.length ?? 0;
      if (text !== undefined && characters <= MAX_CHARACTERS) {
        shown.set(file.path, { file: await elideFile({ path: file.path, text, ...changedLines(file) }, grammars) });
      }
    }
  }
  return {
    files: shown,
    leftOut: wanted.flatMap(({ path }) =>
      shown.has(path) ? [] : [{ source: path, reason: 'what stands around its hunks was not read' }],
    ),
  };
}

/** Of a new or a removed file, the hunks show all there is; of a bundle, its view is what is read. */
function hasSurroundings({ status, binary, hunks, view }: FileChange): boolean {
  return !binary && view === undefined && hunks.length > 0 && status !== 'added' && status !== 'removed';
}

function changedOf({ additions, deletions }: FileChange): number {
  return additions + deletions;
}
