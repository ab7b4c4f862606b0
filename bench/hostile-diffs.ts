import { readGivenDiff } from '../src/changes/diff/read-diff.ts';

const ROUNDS = 7;
const GROWTH = 10;
const LIMIT = 1.1 * GROWTH;

/** Shapes on which a careless reader of diffs takes quadratic time, by how often their part repeats. */
const SHAPES: readonly (readonly [name: string, size: number, draw: (size: number) => string])[] = [
  [
    'files',
    500,
    (size) => 'diff --git a/f b/f\nindex 1..2\n--- a/f\n+++ b/f\n@@ -1,2 +1,3 @@\n a\n+b\n c\n'.repeat(size),
  ],
  ['stray hunks', 5_000, (size) => '\n@@ -1 +1 @@\n-a\n+b\n'.repeat(size)],
  ['a heading of slashes', 500_000, (size) => `--- a/f\n+++ b/f\n@@ -1 +1 @@ ${'a/'.repeat(size)}\n-a\n+b\n`],
  ['names of blanks', 200_000, (size) => `diff --git ${'a/ '.repeat(size)}\nold mode 1\nnew mode 2\n`],
  ['quotes', 20_000, (size) => `diff --git "${'\\303'.repeat(size)}\nold mode 1\n`],
  ['a submodule of many names', 40_000, (size) => `Submodule x${' 1234567..1234567 ('.repeat(size)}\n`],
  [
    'types that change',
    1_000,
    (size) => 'diff --git a/f b/f\ndeleted file mode 100644\ndiff --git a/f b/f\nnew file mode 120000\n'.repeat(size),
  ],
  ['headers that are not met', 5_000, (size) => '@@ -1,99999 +1 @@\n a\n'.repeat(size)],
];

/**
 * How the time to read a hostile diff grows when the diff grows tenfold. The smaller one is read ten times at once: then
 * both leave the garbage collector the same work.
 */
export function measureHostileDiffs(): void {
  for (const [name, size, draw] of SHAPES) {
    const small = timeReading(draw(size), GROWTH) / GROWTH;
    const large = timeReading(draw(size * GROWTH), 1);
    console.log(
      `hostile diff, ${name}: ${small.toFixed(1)} ms, ${GROWTH} times as large ${large.toFixed(1)} ms, ratio ${(large / small).toFixed(1)} (limit ${LIMIT})`,
    );
  }
}

/** Milliseconds of the fastest round, for whatever else the machine does only adds to the others. */
function timeReading(text: string, times: number): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    for (let read = 0; read < times; read += 1) {
      readGivenDiff(text);
    }
    return performance.now() - startedAt;
  });
  return Math.min(...rounds);
}
