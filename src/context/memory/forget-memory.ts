import { createHash } from 'node:crypto';
import type { LeftOutMemory } from './choose-memory.ts';
import type { MemoryEntry } from './read-memory.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A fact that no change of four weeks was about is rarely one of the ten that help. */
const KEPT_DAYS = 28;

/** When the facts of a memory were last of use, and what time it is. */
export interface MemoryUses {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** By `memoryKey`: milliseconds since 1970. */
  readonly last: ReadonlyMap<string, number>;
}

/** Names a fact, however its citations and reasons change. */
export function memoryKey({ subject, fact }: Pick<MemoryEntry, 'subject' | 'fact'>): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, fact]))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Leaves out the entries that have not been of use for 28 days. The last use is the newest of the kept record, `lastUsed` and
 * `created`. An entry without any of them is new.
 */
export function forgetUnused(
  entries: readonly MemoryEntry[],
  uses: MemoryUses,
): { readonly entries: readonly MemoryEntry[]; readonly leftOut: readonly LeftOutMemory[] } {
  const kept: MemoryEntry[] = [];
  const leftOut: LeftOutMemory[] = [];
  for (const entry of entries) {
    const last = lastUse(entry, uses);
    if (uses.now - last <= KEPT_DAYS * DAY) {
      kept.push(entry);
    } else {
      leftOut.push({ entry, reason: describeForgotten(last) });
    }
  }
  return { entries: kept, leftOut };
}

/** The record after a run: the entries that were of use are used now, and those seen for the first time begin now. */
export function recordUses(
  entries: readonly MemoryEntry[],
  isUsed: (entry: MemoryEntry) => boolean,
  uses: MemoryUses,
): ReadonlyMap<string, number> {
  return new Map(entries.map((entry) => [memoryKey(entry), isUsed(entry) ? uses.now : lastUse(entry, uses)]));
}

/** A date in the future comes from another clock; it counts as now. */
function lastUse(entry: MemoryEntry, { now, last }: MemoryUses): number {
  const dates = [last.get(memoryKey(entry)), entry.lastUsed, entry.created].filter((date) => date !== undefined);
  return dates.length === 0 ? now : Math.min(now, Math.max(...dates));
}

function describeForgotten(last: number): string {
  return `it has been of no use since ${new Date(last).toISOString().slice(0, 10)}, for more than ${KEPT_DAYS} days; to keep it, give it a newer \`lastUsed\``;
}
