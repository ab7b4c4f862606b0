import type { Changes, FileChange } from '../../changes/types.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { beyondPromptSize, HEAD_NOT_READ } from '../../reports/reasons/context.ts';

/** Most files to read through the API: each is one of the 1,000 requests an hour that a workflow's token has. */
const MAX_FILES_BY_API = 30;
const READ_SIDE_BY_SIDE = 8;
/** Most UTF-16 code units of all files together. A prompt holds a fraction of it, and a grammar may take 6 s for a million. */
const MAX_CHARACTERS = 3_000_000;

/** The texts of changed files after the change, and why the others are not among them. */
export interface ReadHeads {
  readonly texts: ReadonlyMap<string, string>;
  readonly unread: ReadonlyMap<string, string>;
}

/**
 * Reads changed files as they are after the change, in the given order, as many as a prompt can use.
 * @param most files to read if the change is on this machine; through the API fewer are read
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
        unread.set(path, HEAD_NOT_READ);
      } else if (characters <= MAX_CHARACTERS) {
        texts.set(path, text);
      }
    }
  }
  for (const path of paths) {
    if (!texts.has(path) && !unread.has(path)) {
      unread.set(path, beyondPromptSize(paths.length));
    }
  }
  return { texts, unread };
}
