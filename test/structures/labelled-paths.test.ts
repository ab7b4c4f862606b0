import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelPaths } from '../../src/structures/labelled-paths.ts';

const MANY = Array.from({ length: 3_000 }, (_, index) => `src/file${index}.ts`);

/** Labels the paths whose number a divisor divides, with one of some labels. */
const labelBy =
  (divisor: number, labels: number) =>
  (path: string): string | undefined => {
    const index = Number(/\d+/.exec(path)?.[0]);
    return index % divisor === 0 ? `label ${index % labels}` : undefined;
  };

describe('labelled paths', () => {
  it.each([
    ['a short list', MANY.slice(0, 10)],
    ['a long list', MANY],
    ['a list that names a path twice', [...MANY, ...MANY.slice(0, 5)]],
  ])('are a map, of %s', (_, paths) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 400 }), (divisor, labels) => {
        const labelOf = labelBy(divisor, labels);
        const map = labelPaths(paths, labelOf);
        const expected = new Map(paths.flatMap((path) => (labelOf(path) === undefined ? [] : [[path, labelOf(path)]])));
        const seen: unknown[] = [];
        map.forEach((label, path) => seen.push([path, label]));
        expect([...map]).toEqual([...expected]);
        expect(seen).toEqual([...expected]);
        expect([...map.keys()]).toEqual([...expected.keys()]);
        expect([...map.values()]).toEqual([...expected.values()]);
        expect([map.size, map.get('src/file0.ts'), map.get('other')]).toEqual([expected.size, 'label 0', undefined]);
        expect([map.has('src/file1.ts'), map.has('other')]).toEqual([expected.has('src/file1.ts'), false]);
      }),
      { numRuns: 12 },
    );
  });
});
