import { expect, test } from 'vitest';
import { compareApart } from '../../src/bundles/compare-apart.ts';
import { compareBundles } from '../../src/bundles/compare/compare.ts';
import { bundle, MODULES } from '../harness/bundle.ts';

const NO_LIMITS = { megabytes: 2_000, milliseconds: 1_000_000 };
const SPOILED = { ...MODULES, './src/a.js': 'module.exports = (x) => evil(x);' };

test.each([
  ['two versions', bundle(MODULES), bundle(SPOILED)],
  ['a new bundle', undefined, bundle(MODULES)],
  ['what is no JavaScript', bundle(MODULES), 'const = ('],
])('%s compare in a thread as they do without', async (_, before, after) => {
  expect(await compareApart(before, after)).toEqual(compareBundles(before, after));
});

/** Builds nested functions. The innermost one calls a function by name. */
function nested(depth: number, name: string): string {
  return `${'(function(){'.repeat(depth)}${name}()${'})()'.repeat(depth)}`;
}

test('code nested deeper than an ordinary stack allows is compared', { tags: 'large' }, async () => {
  const [before, after] = [nested(1_000, 'good'), nested(1_000, 'evil')];
  expect(compareBundles(before, after)).toMatchObject({ kind: 'not-compared' });
  const comparison = await compareApart(before, after, NO_LIMITS);
  expect(comparison).toMatchObject({ kind: 'compared', modules: [{ status: 'modified' }] });
});

test('a bundle that takes too much memory is not compared, and this process continues', { tags: 'large' }, async () => {
  const long = Array.from({ length: 100_000 }, (_, at) => `f${at}(${at});`).join('\n');
  expect(await compareApart(long, `${long}\nevil();`, { ...NO_LIMITS, megabytes: 30 })).toEqual({
    kind: 'not-compared',
    reason: 'comparing it takes more than 30 MB of memory',
  });
});

test('a bundle that takes too long is not compared', async () => {
  expect(await compareApart('a()', 'b()', { ...NO_LIMITS, milliseconds: 0 })).toEqual({
    kind: 'not-compared',
    reason: 'comparing it takes longer than 0 seconds',
  });
});
