import type { FileSources, Revision } from '../files/file-sources.ts';
import type { LineSearch } from './line-search.ts';
import type { SearchWatch } from './search-watch.ts';
import type { NotShown, ShownFile } from '../files/shown-file.ts';

/** A file with matching lines. */
export interface FileMatches {
  readonly path: string;
  readonly text: string;
  /** Line numbers from 1, in order. */
  readonly lines: readonly number[];
  /** Whether the file has more matching lines. */
  readonly more: boolean;
}

export interface SearchedFiles {
  readonly files: readonly FileMatches[];
  /** Number of files to search, and number of files that were read. */
  readonly wanted: number;
  readonly read: number;
  readonly skipped: ReadonlyMap<NotShown, number>;
  /** Whether there are more matches than requested. */
  readonly hasMore: boolean;
  /** The limit that ended the search before the last file. */
  readonly end: 'time' | 'size' | 'reads' | undefined;
}

interface SearchTerms {
  readonly find: LineSearch['find'];
  /** Maximum number of lines to find. */
  readonly most: number;
  readonly watch: SearchWatch;
}

/** Maximum number of lines of one file; matches in other files say more about where something is used. */
const MAX_LINES_A_FILE = 6;
const MAX_CHARACTERS = 256 * 1_024 * 1_024;
/** Number of files that are read in parallel, which helps if each is a request. */
const BATCH = 16;

/** Searches files in the given order until enough matches are found or a limit is reached. */
export async function searchFiles(
  sources: FileSources,
  paths: readonly string[],
  revision: Revision,
  { find, most, watch }: SearchTerms,
): Promise<SearchedFiles> {
  const files: FileMatches[] = [];
  const skipped = new Map<NotShown, number>();
  const readable = await sources.affordable(paths, revision);
  let [read, left, characters] = [0, most, 0];
  let end: SearchedFiles['end'] = readable.length < paths.length ? 'reads' : undefined;
  let hasMore = false;
  const stop = (): boolean => hasMore || end === 'time' || end === 'size';

  for (let at = 0; at < readable.length && !stop(); at += BATCH) {
    const batch = readable.slice(at, at + BATCH);
    const texts = await Promise.all(batch.map((path) => sources.read(path, revision)));
    for (const file of texts) {
      if (stop()) {
        break;
      }
      if (file.kind === 'refused') {
        skipped.set(file.why, (skipped.get(file.why) ?? 0) + 1);
        continue;
      }
      const matches = await matchFile(file, left, find, watch);
      read += 1;
      characters += file.text.length;
      hasMore ||= matches.lines.length > left;
      if (matches.lines.length > 0 && left > 0) {
        files.push({ ...matches, lines: matches.lines.slice(0, left) });
        left -= Math.min(left, matches.lines.length);
      }
      await watch.giveWay();
      end = watch.isOver() ? 'time' : characters > MAX_CHARACTERS ? 'size' : end;
    }
  }
  return { files, wanted: paths.length, read, skipped, hasMore, end: hasMore && end === 'reads' ? undefined : end };
}

/** Searches one line more than needed, to know whether there is one. */
async function matchFile(
  { path, text }: ShownFile & { readonly kind: 'text' },
  left: number,
  find: LineSearch['find'],
  watch: SearchWatch,
): Promise<FileMatches> {
  const lines = await find(text, Math.min(left, MAX_LINES_A_FILE) + 1, watch);
  const more = lines.length > MAX_LINES_A_FILE;
  return { path, text, lines: more ? lines.slice(0, MAX_LINES_A_FILE) : lines, more };
}
