import type { Changes, FileChange } from '../../changes/types.ts';
import type { ReadHead } from '../../changes/head-text.ts';

/** Each costs a request of those that a workflow's token has. */
const MAX_FILES_BY_API = 30;
const READ_SIDE_BY_SIDE = 8;
/** Of all files together, in UTF-16 code units; a prompt holds a fraction of it, and a grammar may take 6 s for a million. */
const MAX_CHARACTERS = 3_000_000;

/** The texts of changed files after the change, and why the others are not among them. */
export interface ReadHeads {
  readonly texts: ReadonlyMap<string, string>;
  readonly unread: ReadonlyMap<string, string>;
}

/**
 * Reads changed files as they are after the change, in the order given, as far as a prompt can use them.
 * @param most files that are read where the change is on this machine; through the API fewer are
 */
export async function readHeads(
  files: readonly FileChange[],
  source: Changes['source'],
  readHead: ReadHead,
  most: number,
): Promise<ReadHeads> {
  const paths = [...new Set(files.map(({ path }) => path))];
  const isByApi = source === 'github-files' || source === 'github-diff';
  const wanted = paths.slice(0, isByApi ? MAX_FILES_BY_API : most);
  const texts = new Map<string, string>();
  const unread = new Map<string, string>();
  let characters = 0;
  for (let from = 0; from < wanted.length && characters <= MAX_CHARACTERS; from += READ_SIDE_BY_SIDE) {
    const some = wanted.slice(from, from + READ_SIDE_BY_SIDE);
    const read = await Promise.all(some.map((path) => readHead(path)));
    for (const [index, path] of some.entries()) {
      const text = read[index];
      characters += text?.length ?? 0;
      if (text === undefined) {
        unread.set(path, 'it is too large, no text file, or not at hand');
      } else if (characters <= MAX_CHARACTERS) {
        texts.set(path, text);
      }
    }
  }
  for (const path of paths) {
    if (!texts.has(path) && !unread.has(path)) {
      unread.set(path, `only as many of ${paths.length} files are read as a prompt could hold`);
    }
  }
  return { texts, unread };
}
