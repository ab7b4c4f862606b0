import type { FileChange } from '../../changes/types.ts';
import { folderOf } from '../../workspace/paths.ts';
import { namesInFact, readCitation } from './named-places.ts';
import type { MemoryEntry } from './read-memory.ts';

/** What a change touches, for comparing it with the facts of a memory. */
export interface TouchedByChange {
  readonly paths: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** Identifiers in added and removed lines. */
  readonly words: ReadonlySet<string>;
}

const IDENTIFIER = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu;
/** Longer lines are minified code or data. */
const MAX_LINE_CHARACTERS = 1_000;
const MAX_WORDS = 50_000;

export function listTouched(files: readonly FileChange[]): TouchedByChange {
  const paths = new Set(
    files.flatMap(({ path, previousPath }) => [path, ...(previousPath === undefined ? [] : [previousPath])]),
  );
  const words = new Set<string>();
  for (const line of files.flatMap(({ hunks, view }) => (view?.hunks ?? hunks).flatMap((hunk) => hunk.lines))) {
    if (line.kind !== 'context' && words.size < MAX_WORDS) {
      wordsOf(line.text.slice(0, MAX_LINE_CHARACTERS)).forEach((word) => words.add(word));
    }
  }
  return { paths, folders: new Set([...paths].map(folderOf)), words };
}

/** How an entry relates to a change. */
export interface MemoryRelation {
  /** Entries with more come first: the file that it cites, a name that it mentions, the folder of a file that it cites. */
  readonly closeness: number;
  /**
   * Whether the change is one that the entry is of use for: it cites a changed file, or mentions a name in changed lines. An
   * entry that names neither a file nor a name is about everything.
   */
  readonly isUsed: boolean;
}

const CITES_FILE = 4;
const MENTIONS_NAME = 2;
const CITES_FOLDER = 1;

export function relateMemory({ fact, citations }: MemoryEntry, touched: TouchedByChange): MemoryRelation {
  const cited = citations.flatMap((citation) => readCitation(citation)?.path ?? []);
  const names = namesInFact(fact);
  const citesFile = cited.some((path) => touched.paths.has(path));
  const mentionsName = names.some((name) => isMentioned(name, touched));
  const citesFolder = cited.some((path) => touched.folders.has(folderOf(path)));
  return {
    closeness: (citesFile ? CITES_FILE : 0) + (mentionsName ? MENTIONS_NAME : 0) + (citesFolder ? CITES_FOLDER : 0),
    isUsed: citesFile || mentionsName || (cited.length === 0 && names.length === 0),
  };
}

/** All words of `cart.total()` must occur; a path is mentioned if it changes. */
function isMentioned(name: string, { words, paths }: TouchedByChange): boolean {
  const own = wordsOf(name);
  return paths.has(name) || (own.length > 0 && own.every((word) => words.has(word)));
}

function wordsOf(text: string): readonly string[] {
  return text.match(IDENTIFIER) ?? [];
}
