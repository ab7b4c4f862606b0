import { describe, expect, it } from 'vitest';
import { readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import { memoryKey } from '../../../src/context/memory/forget-memory.ts';
import { readMemory, type MemoryEntry } from '../../../src/context/memory/read-memory.ts';
import { remember } from '../../../src/context/memory/remember.ts';
import { diffOf } from '../../jobs/stage-dump.ts';

const NOW = Date.parse('2026-11-23');
const LONG_AGO = Date.parse('2026-09-01');
const HEAD = { 'src/cart.ts': 'cart.total();\n', 'src/tax.ts': 'rate\n', 'docs/a.md': 'x\n' };
/** One line of `src/cart.ts` changes. */
const { files } = readGivenDiff(diffOf({ 'src/cart.ts': 'one\n' }, { 'src/cart.ts': HEAD['src/cart.ts'] }));

function entries(...facts: readonly (readonly [fact: string, ...citations: string[]])[]): readonly MemoryEntry[] {
  const list = facts.map(([fact, ...citations]) => ({ subject: 'shop', fact, citations }));
  return readMemory('m.json', JSON.stringify(list)).entries;
}

function rememberAll(all: readonly MemoryEntry[], last?: ReadonlyMap<string, number>) {
  const uses = last === undefined ? undefined : { now: NOW, last };
  return remember(all, { files, readHead: async (path) => (HEAD as Record<string, string>)[path], uses });
}

describe('a memory', () => {
  it('gives the entries that are closest to the change first', async () => {
    const all = entries(
      ['About everything'],
      ['Documents are short', 'docs/a.md:1'],
      ['Taxes are rounded', 'src/tax.ts:1'],
      ['`cart.total()` is net'],
      ['Carts are small', 'src/cart.ts:1'],
    );
    const { chosen } = await rememberAll(all);
    expect(chosen.map(({ fact }) => fact)).toEqual([
      'Carts are small',
      '`cart.total()` is net',
      'Taxes are rounded',
      'About everything',
      'Documents are short',
    ]);
  });

  it('ranks entries before it takes ten', async () => {
    const others = Array.from({ length: 12 }, (_, index) => [`Fact ${index}`] as const);
    const { chosen, leftOut } = await rememberAll(entries(...others, ['Carts are small', 'src/cart.ts']));
    expect([chosen.length, chosen[0]?.fact, leftOut.length]).toEqual([10, 'Carts are small', 3]);
  });

  it('is used by a change of a cited file, by a mentioned name, and by any change if it names nothing', async () => {
    const all = entries(
      ['Carts are small', 'src/cart.ts:1'],
      ['`cart.total()` is net'],
      ['About everything'],
      ['Taxes are rounded', 'src/tax.ts:1'],
      ['`taxRate` is a share'],
    );
    const before = new Map(all.map((one) => [memoryKey(one), NOW - 86_400_000]));
    const { uses } = await rememberAll(all, before);
    expect(all.filter((one) => uses?.get(memoryKey(one)) === NOW).map(({ fact }) => fact)).toEqual([
      'Carts are small',
      '`cart.total()` is net',
      'About everything',
    ]);
  });

  it('stays forgotten, although a change comes by that it is about', async () => {
    const all = entries(['Carts are small', 'src/cart.ts:1']);
    const { chosen, leftOut, uses } = await rememberAll(all, new Map(all.map((one) => [memoryKey(one), LONG_AGO])));
    expect([chosen, leftOut.length, [...(uses ?? [])].map(([, date]) => date)]).toEqual([[], 1, [LONG_AGO]]);
  });

  it('forgets nothing without a record', async () => {
    const { chosen, uses } = await rememberAll(entries(['Carts are small', 'src/cart.ts:1']));
    expect([chosen.length, uses]).toEqual([1, undefined]);
  });

  it('takes ten of thousands of entries that thousands of changed lines mention', { tags: 'large' }, async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => [`\`name${index}\` is used`] as const);
    const text = Array.from({ length: 5_000 }, (_, index) => `name${index}(1);\n`).join('');
    const change = readGivenDiff(diffOf({ 'a.ts': '' }, { 'a.ts': text })).files;
    const { chosen } = await remember(entries(...many), {
      files: change,
      readHead: async () => undefined,
      uses: { now: NOW, last: new Map() },
    });
    expect(chosen).toHaveLength(10);
  });
});
