import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runProviders, type ProviderResults } from '../../../src/context/run-providers.ts';
import { symbolProviders } from '../../../src/context/symbols/symbol-providers.ts';
import { createSymbolIndex, type SymbolIndex } from '../../../src/symbols/symbol-index.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { runs } from '../../property-runs.ts';
import { going } from '../../symbols/open-index.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();
const NUMBERS = Array.from({ length: 12 }, (_, index) => index);
const TEXTS = new Map([
  ...NUMBERS.map((n): [string, string] => [
    `src/f${n}.ts`,
    `import { g${n} } from './g${n}.ts';\nexport function f${n}(n: number) {\n  return g${n}(n) + local${n}(n);\n}\n`,
  ]),
  ...NUMBERS.map((n): [string, string] => [
    `src/g${n}.ts`,
    `export interface G${n} { size: number }\nexport function g${n}(n: number): G${n} {\n  return { size: n };\n}\n`,
  ]),
  ...NUMBERS.map((n): [string, string] => [
    `src/use${n}.ts`,
    `import { f${n} } from './f${n}.ts';\nexport const used${n} = f${n}(${n});\nfunction local${n}() {}\n`,
  ]),
]);
const CHANGED = NUMBERS.map((n) => ({
  file: fileOf(`src/f${n}.ts`, hunkAt(3, [`+  return g${n}(n) + local${n}(n);`])),
  text: TEXTS.get(`src/f${n}.ts`),
}));

/** An index on a machine whose reads take some turns each. */
function openIndex(turns: readonly number[]): SymbolIndex {
  let reads = 0;
  const files = {
    paths: () => Promise.resolve([...TEXTS.keys()]),
    read: async (path: string) => {
      reads += 1;
      for (let left = turns[reads % turns.length] ?? 0; left > 0; left -= 1) {
        await setImmediate();
      }
      return TEXTS.get(path);
    },
    closeness: () => 0,
  };
  return createSymbolIndex(files, { grammars, now: () => 0 });
}

/** Runs the providers with a limit for each of them. */
function run(index: SymbolIndex, most: number): Promise<ProviderResults> {
  const limits = { definitions: most, types: most, callers: most };
  return runProviders(symbolProviders(index, CHANGED, limits), { changed: CHANGED, limit: going });
}

it('providers that reach their limit find the same whatever is slow, and whatever was read before', async () => {
  const turns = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2_000, max: 400_000 }), turns, turns, async (most, some, others) => {
      const first = await run(openIndex(some), most);
      const slow = openIndex(others);
      await Promise.all([...TEXTS.keys()].slice(0, most % TEXTS.size).map((path) => slow.read(path)));
      expect(await run(slow, most)).toEqual(first);
    }),
    { numRuns: runs(100) },
  );
});

it('a provider that reaches its limit is named with the limit, and what it had found is kept', async () => {
  const [all, { pieces, unfinished }] = [await run(openIndex([0]), 10_000_000), await run(openIndex([0]), 100_000)];
  expect(all.unfinished).toEqual([]);
  expect(all.pieces.length).toBeGreaterThan(pieces.length);
  expect(pieces).not.toEqual([]);
  expect(unfinished[0]).toEqual({
    provider: 'definitions',
    reason: 'it was stopped after it searched 0.1 million characters; what it had found until then is used',
  });
});
