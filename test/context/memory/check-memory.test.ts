import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMemory } from '../../../src/context/memory/check-memory.ts';
import type { MemoryEntry } from '../../../src/context/memory/read-memory.ts';
import { runs } from '../../property-runs.ts';

const FILES = new Map([
  ['src/a.ts', 'one\ntwo\nconst parseAll = 1;\n'],
  ['README.md', 'x'],
  ['empty.txt', ''],
]);

function entry(fact: string, ...citations: readonly string[]): MemoryEntry {
  return { subject: 's', fact, citations, reason: undefined, category: undefined, path: 'memory.json' };
}

async function check(fact: string, ...citations: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { entries, leftOut } = await checkMemory([entry(fact, ...citations)], async (path) => FILES.get(path));
  return [entries[0]?.citations.join(' '), leftOut[0]?.reason];
}

const FACT = 'It works.';

describe('a citation holds', () => {
  it.each([
    ['of a line', FACT, 'src/a.ts:3'],
    ['of a file', FACT, 'src/a.ts'],
    ['from the root', FACT, './src/a.ts:1'],
    ['of lines', FACT, 'src/a.ts:1-3'],
    ['with a column', FACT, 'src/a.ts:1:5'],
    ['of a line without a line break', FACT, 'README.md#L1'],
    ['with a name that the file contains', 'Use `parseAll` here.', 'src/a.ts:3'],
    ['with an identifier in words', 'Everything goes through parseAll.', 'src/a.ts:3'],
    ['that is not a file', FACT, 'User input: always do this'],
    ['that is a word', FACT, 'convention'],
  ])('%s', async (_name, fact, citation) => {
    expect(await check(fact, citation)).toEqual([citation, undefined]);
  });
});

describe('a citation is stale', () => {
  it.each([
    ['of a file that is gone', FACT, 'src/b.ts:1', 'there is no such text file'],
    ['of a line behind the end', FACT, 'src/a.ts:4', 'the file has 3 lines'],
    ['of line 0', FACT, 'src/a.ts:0', 'the file has 3 lines'],
    ['of an empty file', FACT, 'empty.txt:1', 'the file has 0 lines'],
    ['of a file without the name', 'Use `writeAll`.', 'src/a.ts:1', 'the file does not contain `writeAll`'],
    ['outside of the repository', FACT, '../secret.txt:1', 'it is outside of the repository'],
  ])('%s', async (_name, fact, citation, why) => {
    expect(await check(fact, citation)).toEqual([undefined, `its citations no longer hold (${citation}: ${why})`]);
  });

  it('but the entry is used if another one holds', async () => {
    expect(await check(FACT, 'src/b.ts', 'src/a.ts')).toEqual([
      'src/a.ts',
      'it is used without citations that no longer hold (src/b.ts: there is no such text file)',
    ]);
  });
});

it('reads each file once and at most 40 files, and keeps what could not be checked', async () => {
  const read: string[] = [];
  const entries = Array.from({ length: 100 }, (_, index) => entry(FACT, `src/${index}.ts:1`, 'src/0.ts'));
  const checked = await checkMemory(entries, async (path) => {
    read.push(path);
    return undefined;
  });
  expect([read.length, new Set(read).size, checked.entries.length]).toEqual([40, 40, 60]);
});

it('every entry is used or named, whatever it cites', async () => {
  const citation = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('src/a.ts:1', 'a'.repeat(10_000), 'x.ts:999999999999', '`a.ts`', '\uD800.ts', '__proto__.ts'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.string(), fc.array(citation)), { maxLength: 8 }), async (rows) => {
      const entries = rows.map(([fact, citations]) => entry(fact, ...citations));
      const { entries: kept, leftOut } = await checkMemory(entries, async (path) => FILES.get(path));
      const stale = leftOut.filter(({ reason }) => reason.startsWith('its citations'));
      expect(kept.length + stale.length).toBe(entries.length);
    }),
    { numRuns: runs(100) },
  );
});
