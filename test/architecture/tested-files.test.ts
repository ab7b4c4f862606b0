import { describe, expect, it } from 'vitest';
import { COVERED_BY } from './covered-by.ts';
import { isOwn, listFiles, readFile, readImports } from './source-files.ts';

const TESTS = new Set(listFiles('test').filter((file) => file.endsWith('.test.ts')));
/** Rules are tested by the examples on their pages: `test/rules/examples.test.ts`. */
const FILES = listFiles('src').filter((file) => !file.startsWith('rules/'));
const users = Map.groupBy(readImports().filter(isOwn), ({ to }) => to);

function hasOwnTest(file: string): boolean {
  return TESTS.has(file.replace(/\.ts$/, '.test.ts'));
}

/** Whether a file of the same top folder that has a test of its own uses this one, directly or through others. */
function isReachedByNeighbour(file: string, seen: ReadonlySet<string> = new Set([file])): boolean {
  return (users.get(file) ?? [])
    .map(({ from }) => from)
    .filter((from) => from.split('/')[0] === file.split('/')[0] && !seen.has(from))
    .some((from) => hasOwnTest(from) || isReachedByNeighbour(from, new Set([...seen, from])));
}

/** A file of types and constants alone has nothing that could go wrong when it runs. */
function isDeclarative(file: string): boolean {
  return !/\bfunction\b|=>|\bclass\b/.test(readFile('src', file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}

function isListed(file: string): boolean {
  return Object.keys(COVERED_BY).some((listed) => file === listed || (listed.endsWith('/') && file.startsWith(listed)));
}

describe('every file of src/', () => {
  it('has a test of its own name, a neighbour with one that uses it, or a test that is named for it', () => {
    const untested = FILES.filter((file) => !hasOwnTest(file) && !isReachedByNeighbour(file) && !isDeclarative(file));
    expect(untested.filter((file) => !isListed(file))).toEqual([]);
  });

  it.each(Object.entries(COVERED_BY))('%s is listed with a test that exists, and needs to be', (listed, test) => {
    expect([...TESTS]).toContain(test);
    const meant = FILES.filter((file) => file === listed || (listed.endsWith('/') && file.startsWith(listed)));
    expect(meant).not.toEqual([]);
    expect(meant.every((file) => hasOwnTest(file))).toBe(false);
  });
});
