import type { LeftOutMemory } from './choose-memory.ts';
import { namesInFact, readCitation } from './named-places.ts';
import type { MemoryEntry } from './read-memory.ts';

/** Reads a file of the head; undefined if it does not exist or is not text. */
export type ReadCited = (path: string) => Promise<string | undefined>;

/** The entries of a memory whose citations still hold. */
export interface CheckedMemory {
  /** Without their stale citations. */
  readonly entries: readonly MemoryEntry[];
  /** The entries that are not used, and those that lost a citation. */
  readonly leftOut: readonly LeftOutMemory[];
}

/** Each file may cost a request. The files of further citations count as not checked. */
const MAX_FILES = 40;
/** Citations of an entry that are named in its reason. */
const MAX_SHOWN = 3;

/**
 * Checks the citations of entries against the code. A citation such as `src/a.ts:10` is stale if the file is missing or
 * shorter, or if it contains none of the names that the fact mentions. An entry whose citations are all stale is left
 * out. An entry that cites no file cannot be checked and is kept.
 */
export async function checkMemory(entries: readonly MemoryEntry[], read: ReadCited): Promise<CheckedMemory> {
  const readCited = rememberReads(read);
  const kept: MemoryEntry[] = [];
  const leftOut: LeftOutMemory[] = [];
  for (const entry of entries) {
    const names = namesInFact(entry.fact);
    const checked = [];
    for (const citation of entry.citations) {
      checked.push({ citation, fault: await findFault(citation, names, readCited) });
    }
    const sound = checked.flatMap(({ citation, fault }) => (fault === undefined ? [citation] : []));
    const stale = checked.flatMap(({ citation, fault }) => (fault === undefined ? [] : [`${citation}: ${fault}`]));
    const isStale = stale.length > 0 && sound.length === 0;
    if (!isStale) {
      kept.push({ ...entry, citations: sound });
    }
    if (stale.length > 0) {
      const what = isStale ? 'its citations no longer hold' : 'it is used without citations that no longer hold';
      leftOut.push({ entry, reason: `${what} (${stale.slice(0, MAX_SHOWN).join('; ')})` });
    }
  }
  return { entries: kept, leftOut };
}

type CitedFile = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'missing' | 'not-read' };

function rememberReads(read: ReadCited): (path: string) => Promise<CitedFile> {
  const known = new Map<string, Promise<CitedFile>>();
  return (path) => {
    const before = known.get(path);
    const found = before ?? (known.size < MAX_FILES ? readCitedFile(path, read) : Promise.resolve(NOT_READ));
    known.set(path, found);
    return found;
  };
}

const NOT_READ = { kind: 'not-read' } as const;

async function readCitedFile(path: string, read: ReadCited): Promise<CitedFile> {
  const text = await read(path);
  return text === undefined ? { kind: 'missing' } : { kind: 'text', text };
}

/** Why a citation no longer holds; undefined if it does, or if it does not name a file. */
async function findFault(
  citation: string,
  names: readonly string[],
  read: (path: string) => Promise<CitedFile>,
): Promise<string | undefined> {
  const cited = readCitation(citation);
  if (cited === undefined) {
    return undefined;
  }
  const { path, line } = cited;
  if (path.split('/').includes('..')) {
    return 'it is outside of the repository';
  }
  const file = await read(path);
  if (file.kind !== 'text') {
    return file.kind === 'missing' ? 'there is no such text file' : undefined;
  }
  const lines = countLines(file.text);
  if (line !== undefined && (line > lines || line < 1)) {
    return `the file has ${lines} lines`;
  }
  return names.length > 0 && !names.some((name) => file.text.includes(name))
    ? `the file does not contain \`${names.slice(0, MAX_SHOWN).join('`, `')}\``
    : undefined;
}

function countLines(text: string): number {
  const breaks = text.match(/\n/g)?.length ?? 0;
  return breaks + (text.endsWith('\n') || text === '' ? 0 : 1);
}
