import { beforeAll, describe, expect, test } from 'vitest';
import { compareBundles } from '../../src/bundles/compare/compare.ts';
import { looksLikeBundle } from '../../src/bundles/split/looks-like-bundle.ts';
import type { ModuleChange } from '../../src/bundles/types.ts';
import { BORDERED, BORDERLESS, type Build } from './build.ts';
import { edited, SOURCES, WITH_ADDED } from './sources.ts';

const EDITED = edited('src/pad.js', "text = ' ' + text", "text = '0' + text");
const EVIL = edited('src/parse.js', "startsWith('#')) continue;", "startsWith('#')) continue;\n    fetch(line);");

interface Built {
  readonly base: string;
  readonly again: string;
  readonly edited: string;
  readonly evil: string;
  readonly added: string;
}

async function buildAll(build: Build): Promise<Built> {
  const base = await build(SOURCES);
  const again = await build(SOURCES);
  const changed = await build(EDITED);
  const evil = await build(EVIL);
  return { base, again, edited: changed, evil, added: await build(WITH_ADDED) };
}

function compare(before: string | undefined, after: string): readonly ModuleChange[] {
  const comparison = compareBundles(before, after);
  if (comparison.kind === 'not-compared') {
    throw new Error(comparison.reason);
  }
  return comparison.modules;
}

/** Lists the changed lines of some modules with their signs. */
function changedLines(modules: readonly ModuleChange[]): readonly string[] {
  return modules
    .flatMap(({ hunks }) => hunks.flatMap(({ lines }) => lines))
    .flatMap(({ kind, text }) => (kind === 'context' ? [] : [`${kind === 'added' ? '+' : '-'}${text.trim()}`]));
}

describe.each(Object.entries({ ...BORDERED, ...BORDERLESS }))('%s', (_, build) => {
  let built: Built;
  beforeAll(async () => {
    built = await buildAll(build);
  });

  test('finds nothing in the same sources built twice', () => {
    expect(compare(built.base, built.again)).toEqual([]);
  });

  test('finds the one line of the one module that was edited', () => {
    const modules = compare(built.base, built.edited);
    expect(modules.map(({ status }) => status)).toEqual(['modified']);
    const [removed, added, ...more] = changedLines(modules);
    expect(removed).toMatch(/^-.*" " \+/);
    expect(added).toBe(removed?.replace('" "', '"0"').replace('-', '+'));
    expect(more).toEqual([]);
  });

  test('finds the one line that was added to a module', () => {
    const modules = compare(built.base, built.evil);
    expect(modules.map(({ status }) => status)).toEqual(['modified']);
    expect(changedLines(modules)).toEqual([expect.stringMatching(/^\+(?:fetch\(\w+\);|continue;|.*fetch\(\w+\).*)$/)]);
  });

  test('finds only the changes of an added module, although numbers and names changed', () => {
    const lines = changedLines(compare(built.base, built.added));
    expect(lines.filter((line) => line.startsWith('-'))).toEqual([]);
    expect(lines.join('\n')).toContain('Math.round(');
    expect(lines.join('\n')).not.toContain('startsWith');
  });

  test('shows all of an added bundle', () => {
    const modules = compare(undefined, built.base);
    expect(modules.every(({ status }) => status === 'added')).toBe(true);
    const text = changedLines(modules).join('\n');
    for (const piece of ['startsWith', 'Number(', 'length', 'JSON.stringify', '" " +', 'globalThis.counter']) {
      expect(text).toContain(piece);
    }
    expect(text).not.toMatch(/^-/m);
  });

  test('gives every line its line number in the file', () => {
    const modules = compare(built.base, built.added);
    const last = built.added.split('\n').length;
    for (const { lines, hunks } of modules) {
      expect(lines[0]).toBeGreaterThanOrEqual(1);
      expect(lines[1]).toBeLessThanOrEqual(last);
      const numbers = hunks.flatMap((hunk) => hunk.lines.flatMap((line) => ('newLine' in line ? [line.newLine] : [])));
      expect(numbers.filter((number) => number < lines[0] || number > lines[1])).toEqual([]);
    }
  });

  test('is recognised as a bundle', () => {
    const known = /webpack|__nccwpck|__toESM|__commonJS|getOwnPropertyDescriptor/.test(built.base);
    expect(looksLikeBundle('dist/index.js', known ? built.base : built.base.repeat(100))).toBe(true);
  });
});

const BORDERS: Readonly<Record<string, RegExp>> = {
  'esbuild as ESM': /^src\/pad\.js$/,
  'esbuild as CommonJS': /^src\/pad\.js$/,
  'esbuild in a function': /^src\/pad\.js$/,
  'webpack, not minified': /^\d+$/,
  'webpack, concatenated': /^\d+$/,
  'webpack for development, by eval': /^\.\/src\/pad\.js$/,
  ncc: /^\d+$/,
};

test.each(Object.entries(BORDERED))('%s: a module has the same name as in the bundle', async (name, build) => {
  const [module] = compare(await build(SOURCES), await build(EDITED));
  expect(module?.name).toMatch(BORDERS[name] ?? /never/);
});
