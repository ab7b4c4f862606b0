import type { ReadText } from '../../workspace/read-text.ts';
import { writeCount } from '../../text/shown/write-count.ts';

export type BoundedRead = ReadText | { readonly kind: 'too-many'; readonly reason: string };

/** The most characters of all referenced files together: four million tokens, more than any model takes. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Reads each path once, and no more files and characters than is sensible. */
export function boundedReader(
  readFile: (path: string) => Promise<ReadText>,
  maxFiles: number,
): (path: string) => Promise<BoundedRead> {
  const known = new Map<string, ReadText>();
  let characters = 0;
  return async (path) => {
    const before = known.get(path);
    if (before !== undefined) {
      return before;
    }
    if (known.size >= maxFiles) {
      return { kind: 'too-many', reason: `only the first ${writeCount(maxFiles)} referenced files are read` };
    }
    if (characters >= MAX_CHARACTERS) {
      const reason = `the referenced files together have more than ${writeCount(MAX_CHARACTERS)} characters`;
      return { kind: 'too-many', reason };
    }
    const read = await readFile(path);
    characters += read.kind === 'text' ? read.source.text.length : 0;
    known.set(path, read);
    return read;
  };
}
