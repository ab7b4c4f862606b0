import type { FileChange } from '../../changes/types.ts';
import { checkMemory, type ReadCited } from './check-memory.ts';
import { chooseMemory, type LeftOutMemory } from './choose-memory.ts';
import { forgetUnused, recordUses, type MemoryUses } from './forget-memory.ts';
import type { MemoryEntry } from './read-memory.ts';
import { listTouched, relateMemory } from './relate-memory.ts';

export interface RememberTerms {
  /** The files of the change. */
  readonly files: readonly FileChange[];
  readonly readHead: ReadCited;
  /** Without it, nothing is forgotten. */
  readonly uses: MemoryUses | undefined;
}

export interface Remembered {
  /** The entries for the prompt, closest to the change first. */
  readonly chosen: readonly MemoryEntry[];
  readonly leftOut: readonly LeftOutMemory[];
  /** By key: when each entry was last of use, this run included. Absent if that is not recorded. */
  readonly uses?: ReadonlyMap<string, number>;
}

/** Chooses the entries of a memory for a change: not forgotten, with citations that hold, those closest to it. */
export async function remember(
  entries: readonly MemoryEntry[],
  { files, readHead, uses }: RememberTerms,
): Promise<Remembered> {
  const touched = listTouched(files);
  const related = entries.map((entry) => ({ entry, ...relateMemory(entry, touched) }));
  const used = new Set(related.filter(({ isUsed }) => isUsed).map(({ entry }) => entry));
  // The sort is stable: equally close entries keep their order.
  const sorted = related.toSorted((a, b) => b.closeness - a.closeness).map(({ entry }) => entry);
  const known = uses === undefined ? { entries: sorted, leftOut: [] } : forgetUnused(sorted, uses);
  const checked = await checkMemory(known.entries, readHead);
  const { chosen, leftOut } = chooseMemory(checked.entries);
  const forgotten = new Set(known.leftOut.map(({ entry }) => entry));
  return {
    chosen,
    leftOut: [...known.leftOut, ...checked.leftOut, ...leftOut],
    // A forgotten entry stays forgotten: otherwise any name in a change would bring it back.
    ...(uses === undefined
      ? {}
      : { uses: recordUses(entries, (entry) => used.has(entry) && !forgotten.has(entry), uses) }),
  };
}
