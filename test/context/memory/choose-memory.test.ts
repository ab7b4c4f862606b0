import { expect, test } from 'vitest';
import { chooseMemory } from '../../../src/context/memory/choose-memory.ts';
import type { MemoryEntry } from '../../../src/context/memory/read-memory.ts';

function entry(subject: string, fact: string): MemoryEntry {
  return { subject, fact } as MemoryEntry;
}

test('chooses the first ten entries', () => {
  const entries = Array.from({ length: 11 }, (_, index) => entry('tests', `fact ${index}`));
  const { chosen, leftOut } = chooseMemory(entries);
  expect(chosen).toEqual(entries.slice(0, 10));
  expect(leftOut).toEqual([
    { entry: entries[10], reason: 'only 10 entries go into a prompt, those closest to the change first' },
  ]);
});

test('chooses a fact once, and also chooses the same fact about another subject', () => {
  const entries = [entry('tests', 'A'), entry('tests', 'A'), entry('docs', 'A')];
  const { chosen, leftOut } = chooseMemory(entries);
  expect(chosen).toEqual([entries[0], entries[2]]);
  expect(leftOut).toHaveLength(1);
});
