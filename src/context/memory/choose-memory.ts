import type { MemoryEntry } from './read-memory.ts';

/** Copilot uses the same number of entries. */
const MAX_ENTRIES = 10;

/** An entry that does not go into the prompt. */
export interface LeftOutMemory {
  readonly entry: MemoryEntry;
  readonly reason: string;
}

/** Chooses the first ten entries, and each fact only once. */
export function chooseMemory(entries: readonly MemoryEntry[]): {
  readonly chosen: readonly MemoryEntry[];
  readonly leftOut: readonly LeftOutMemory[];
} {
  const chosen: MemoryEntry[] = [];
  const leftOut: LeftOutMemory[] = [];
  const facts = new Set<string>();
  for (const entry of entries) {
    const fact = JSON.stringify([entry.subject, entry.fact]);
    if (facts.has(fact)) {
      leftOut.push({ entry, reason: 'an entry before it says the same' });
    } else if (chosen.length === MAX_ENTRIES) {
      leftOut.push({
        entry,
        reason: `only ${MAX_ENTRIES} entries go into a prompt, those closest to the change first`,
      });
    } else {
      chosen.push(entry);
    }
    facts.add(fact);
  }
  return { chosen, leftOut };
}
