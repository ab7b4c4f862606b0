import { readGivenDiff } from '../src/changes/read-diff.ts';
import { median } from './timing.ts';

const ROUNDS = 5;
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
  ['a heading of slashes', 50_000, (size) => `--- a/f\n+++ b/f\n@@ -1 +1 @@ ${'a/'.repeat(size)}\n-a\n+b\n`],
  ['names of blanks', 20_000, (size) => `diff --git ${'a/ '.repeat(size)}\nold mode 1\nnew mode 2\n`],
  ['quotes', 20_000, (size) => `diff --git "${'\\303'.repeat(size)}\nold mode 1\n`],
  ['a submodule of many names', 400, (size) => `Submodule x${' 1234567..1234567 ('.repeat(size)}\n`],
  [
    'types that change',
    1_000,
    (size) => 'diff --git a/f b/f\ndeleted file mode 100644\ndiff --git a/f b/f\nnew file mode 120000\n'.repeat(size),
  ],
  ['headers that are not met', 5_000, (size) => '@@ -1,99999 +1 @@\n a\n'.repeat(size)],
];

/** How the time to read a hostile diff grows when the diff grows tenfold. */
export function measureHostileDiffs(): void {
  for (const [name, size, draw] of SHAPES) {
    const small = timeReading(draw(size));
    const large = timeReading(draw(size * GROWTH));
    console.log(
      `hostile diff, ${name}: ${small.toFixed(1)} ms, ${GROWTH} times as large ${large.toFixed(1)} ms, ratio ${(large / small).toFixed(1)} (limit ${LIMIT})`,
    );
  }
}

function timeReading(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    readGivenDiff(text);
    return performance.now() - startedAt;
  });
  return median(times);
}
