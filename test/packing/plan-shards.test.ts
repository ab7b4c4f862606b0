import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseShardCount, MAX_SHARDS, planShards, type SizedFile } from '../../src/packing/plan-shards.ts';
import { makeRepository, pushTo } from './made-up-files.ts';

const file = fc.record({
  path: fc
    .array(fc.constantFrom('a', 'b', 'src', 'test', 'x.ts', 'x.test.ts', 'y.py'), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('/')),
  tokens: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1_000_000 })),
});
const files = fc.uniqueArray(file, { maxLength: 200, selector: ({ path }) => path });

describe('a plan of shards', () => {
  it('has each file exactly once, in at most as many shards as wanted, none of them empty', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 300 }), (all, most) => {
        const shards = planShards(all, most);
        expect(shards.flatMap(({ paths }) => paths).toSorted()).toEqual(all.map(({ path }) => path).toSorted());
        expect(shards.length).toBeLessThanOrEqual(Math.min(most, MAX_SHARDS));
        expect(shards.every(({ paths }) => paths.length > 0)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the files', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 20 }), (all, most) => {
        expect(planShards(all.toReversed(), most)).toEqual(planShards(all, most));
      }),
    );
  });

  it('keeps a test with its source', () => {
    const all = makeRepository(2_000).flatMap((one): readonly SizedFile[] => [
      one,
      { path: `test/${one.path.replace(/\.ts$/, '.test.ts')}`, tokens: 100 },
    ]);
    const shards = planShards(all, 16);
    const shardOf = new Map(shards.flatMap(({ paths }, index) => paths.map((path) => [path, index] as const)));
    const apart = all.filter(
      ({ path }) =>
        !path.startsWith('test/') && shardOf.get(path) !== shardOf.get(`test/${path.replace(/\.ts$/, '.test.ts')}`),
    );
    expect(apart).toEqual([]);
  });

  it('divides 8,000 files over shards that differ by at most 15 % from their average', () => {
    const loads = planShards(makeRepository(8_000), 32).map(({ tokens }) => tokens);
    const average = loads.reduce((sum, tokens) => sum + tokens, 0) / loads.length;
    expect(Math.max(...loads) / average).toBeLessThanOrEqual(1.15);
    expect(loads.length).toBeGreaterThanOrEqual(28);
  });

  it('keeps most shards as they are if one file in a hundred changes', () => {
    const before = makeRepository(8_000);
    const plan = planShards(before, 64).map(({ paths }) => paths.join('\n'));
    const kept = [1, 2, 3, 4].map((seed) => {
      const after = new Set(planShards(pushTo(before, 0.01, seed), 64).map(({ paths }) => paths.join('\n')));
      return plan.filter((shard) => after.has(shard)).length / plan.length;
    });
    expect(kept.reduce((sum, share) => sum + share, 0) / kept.length).toBeGreaterThanOrEqual(0.9);
  });

  it('has one shard for a usual change, and at most 256 for a huge one', () => {
    expect(chooseShardCount([{ path: 'a.ts', tokens: 20_000 }])).toBe(1);
    expect(chooseShardCount([])).toBe(1);
    expect(chooseShardCount([{ path: 'a.ts', tokens: 1e12 }])).toBe(256);
  });
});
