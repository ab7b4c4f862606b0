import { describe, expect, it } from 'vitest';
import { runProviders } from '../../src/context/run-providers.ts';
import { symbolProviders } from '../../src/context/symbols/symbol-providers.ts';
import { createSymbolIndex } from '../../src/symbols/symbol-index.ts';
import type { SymbolFiles } from '../../src/symbols/types.ts';
import type { Grammars } from '../../src/syntax/types.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';
import { installedGrammars } from '../syntax/installed-grammars.ts';
import { going } from './open-index.ts';

const PATH = 'src/a.ts';
const TEXT = "import { cart } from './b';\nexport const a = cart.c.d(unknownName);\n";
const CHANGED = [{ file: { ...fileOf(PATH, hunkAt(2, ['+export const a = cart.c.d(unknownName);'])) }, text: TEXT }];

interface Given {
  readonly texts?: Readonly<Record<string, string>>;
  /** Paths that are listed in addition, with an empty text. */
  readonly listed?: readonly string[];
  /** How many files one search may read. */
  readonly affordable?: number;
  readonly grammars?: Grammars;
}

/** Runs the providers for a small change; gives the paths that were read and the providers that did not end. */
async function run({ texts = {}, listed = [], affordable, grammars = installedGrammars() }: Given): Promise<{
  readonly read: readonly string[];
  readonly found: readonly string[];
  readonly unfinished: readonly string[];
}> {
  const all = new Map(Object.entries({ [PATH]: TEXT, 'src/b.ts': 'export const cart = { c: 1 };\n', ...texts }));
  const read: string[] = [];
  const files: SymbolFiles = {
    paths: () => Promise.resolve([...all.keys(), ...listed]),
    read: (path) => {
      read.push(path);
      return Promise.resolve(all.get(path) ?? '');
    },
    closeness: (path) => (path === PATH ? 1 : 0),
    ...(affordable === undefined
      ? {}
      : { affordable: (paths: readonly string[]) => Promise.resolve(paths.slice(0, affordable)) }),
  };
  const index = createSymbolIndex(files, { grammars, now: () => 0 });
  const { pieces, unfinished } = await runProviders(symbolProviders(index, CHANGED), {
    changed: CHANGED,
    limit: going,
  });
  return {
    read,
    found: [...new Set(pieces.map(({ path, from }) => `${path}:${from}`))],
    unfinished: unfinished.map(({ provider, reason }) => `${provider}: ${reason}`),
  };
}

describe('bad input', () => {
  it('of five megabytes is read by patterns, and only its beginning', { tags: 'large' }, async () => {
    const parsed: number[] = [];
    const installed = installedGrammars();
    const grammars: Grammars = {
      ...installed,
      readSymbols: (text, language) => {
        parsed.push(text.length);
        return installed.readSymbols?.(text, language) ?? Promise.resolve(undefined);
      },
    };
    const line = `${'x = x + 1; '.repeat(40)}\n`;
    const huge = `export const cart = 1;\n${line.repeat(12_000)}export const unknownName = 1;\n`;
    expect(huge.length).toBeGreaterThan(5_000_000);
    const { found, unfinished } = await run({ texts: { 'src/b.ts': huge }, grammars });
    expect(unfinished).toEqual([]);
    expect(found).toEqual(['src/b.ts:1']);
    expect(Math.max(...parsed)).toBeLessThan(1_000);
  });

  it(
    'of a changed file of five megabytes is read by patterns, and what it uses is found',
    { tags: 'large' },
    async () => {
      const line = `${'x = x + 1; '.repeat(40)}\n`;
      const { found, unfinished } = await run({ texts: { [PATH]: `${TEXT}${line.repeat(12_000)}` } });
      expect(unfinished).toEqual([]);
      expect(found).toEqual(['src/b.ts:1']);
    },
  );

  it('of a hundred thousand files is listed, and at most a fifth of it is read', async () => {
    const listed = Array.from({ length: 100_000 }, (_, index) => `lib/${index % 500}/file${index}.ts`);
    const { read, found, unfinished } = await run({ listed });
    expect(unfinished).toEqual([]);
    expect(found).toContain('src/b.ts:1');
    expect(new Set(read).size).toBeLessThanOrEqual(20_003);
  });

  it('behind an API costs no more requests than may be made', async () => {
    const listed = Array.from({ length: 1_000 }, (_, index) => `lib/file${index}.ts`);
    const { read, found } = await run({ listed, affordable: 20 });
    expect(found).toContain('src/b.ts:1');
    // The changed file, what it imports, and those that the search may read.
    expect(new Set(read).size).toBeLessThanOrEqual(20);
  });

  it.each<[string, NonNullable<Grammars['readSymbols']>]>([
    ['gives up on every text', () => Promise.resolve(undefined)],
    ['reads nothing', () => Promise.resolve({ declarations: [], locals: [], imports: [], exports: [] })],
  ])('of a grammar that %s costs pieces, and no provider', async (_, readSymbols) => {
    expect((await run({ grammars: { ...installedGrammars(), readSymbols } })).unfinished).toEqual([]);
  });

  it('of a grammar that is not installed stops the providers, each with the reason', async () => {
    const grammars: Grammars = {
      ...installedGrammars(),
      readSymbols: () => Promise.reject(new Error('the grammar is damaged')),
    };
    expect((await run({ grammars })).unfinished).toEqual([
      'definitions: it failed: the grammar is damaged',
      'types: it failed: the grammar is damaged',
      'callers: it failed: the grammar is damaged',
    ]);
  });
});
