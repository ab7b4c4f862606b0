import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../property-runs.ts';
import { finds } from '../stage-review.ts';
import { pushAll, type Push } from './stage-pushes.ts';

/** Few different lines, so that equal lines and equal hunks occur. */
const line = fc.constantFrom('{', '}', 'call();', 'return 1;', '', '  call();', 'const x = 1;', '// words', 'let BUG;');
const lines = (most: number): fc.Arbitrary<readonly string[]> => fc.array(line, { minLength: 1, maxLength: most });

/** A file before and after a change: lines are kept, removed or inserted. */
const fileChange = fc
  .record({
    before: lines(40),
    edits: fc.array(fc.tuple(fc.nat(39), fc.boolean(), line), { minLength: 1, maxLength: 6 }),
  })
  .map(({ before, edits }) => {
    const after = [...before];
    for (const [at, removes, text] of edits) {
      after.splice(Math.min(at, after.length), removes ? 1 : 0, ...(removes ? [] : [text]));
    }
    return { before, after };
  })
  .filter(({ before, after }) => before.join('\n') !== after.join('\n'));

const changeSet = fc.dictionary(fc.constantFrom('a.ts', 'b.py', 'src/c.go', '__proto__', 'd.txt'), fileChange, {
  minKeys: 1,
});

type ChangeSet = Readonly<Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>>;

/** Reports every added line with `BUG`. */
const MODELS: NonNullable<Push['models']> = {
  housestyle: ({ messages }) => {
    let path = '';
    return finds(
      ...messages
        .flatMap(({ content }) => content.split('\n'))
        .flatMap((text) => {
          path = /^File: (.*?) \(/.exec(text)?.[1] ?? path;
          const number = /^(\d+) \+let BUG;$/.exec(text)?.[1];
          return number === undefined
            ? []
            : [
                {
                  path,
                  line: Number(number),
                  quote: 'let BUG;',
                  title: `In ${path}`,
                  body: `It is wrong in ${number}.`,
                },
              ];
        }),
    );
  },
};

/** @param above lines that the base has gained at the top of each file */
function pushOf(change: ChangeSet, above: readonly string[] = []): Push {
  const textOf = (text: readonly string[]): string => [...above, ...text, ''].join('\n');
  const base: Record<string, string> = Object.create(null);
  const entries = Object.entries(change);
  entries.forEach(([path, { before }]) => {
    base[path] = textOf(before);
  });
  return { base, head: Object.fromEntries(entries.map(([path, { after }]) => [path, textOf(after)])), models: MODELS };
}

/** Lines that no hunk can show, so that the hunks only move. */
const FAR = Array.from({ length: 9 }, (_, index) => `// far above ${index}`);

it('the same content is not sent again, in any order of its files and at any lines', async () => {
  await fc.assert(
    fc.asyncProperty(changeSet, fc.constantFrom(0, 9), fc.boolean(), async (change, above, isReversed) => {
      const other = isReversed ? Object.fromEntries(Object.entries(change).toReversed()) : change;
      // The first push has lines above too, so that hunks do not reach the first line of the file.
      const first = pushOf(change, FAR);
      const [before, after] = await pushAll([first, pushOf(other, [...FAR.slice(0, above), ...FAR])]);
      expect(after?.requests).toEqual([]);
      expect(after?.result.findings.length).toBe(before?.result.findings.length);
      expect(after?.result.coverage.modelLines).toBe(before?.result.coverage.modelLines);
    }),
    { numRuns: runs(60) },
  );
});

it('a finding that is carried over is on a line with its text', async () => {
  await fc.assert(
    fc.asyncProperty(changeSet, fc.nat(9), async (change, above) => {
      const moved = pushOf(change, [...FAR.slice(0, above), ...FAR]);
      const [first, second] = await pushAll([pushOf(change, FAR), moved]);
      const texts = new Map(Object.entries(moved.head));
      for (const finding of second?.result.findings ?? []) {
        for (const { path, line: number } of [finding, ...(finding.places ?? [])]) {
          expect(finding.carried).toBeDefined();
          expect(texts.get(path)?.split('\n')[(number ?? 0) - 1]).toBe('let BUG;');
        }
      }
      const shift = (one: { readonly line?: number } | undefined): number => (one?.line ?? 0) - above;
      expect(second?.result.findings.map(shift)).toEqual(first?.result.findings.map((one) => one.line ?? 0));
    }),
    { numRuns: runs(60) },
  );
});

it('a file is sent if anything in one of its hunks changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      changeSet,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('new();', 'BUG'),
      async (change, which, at, text) => {
        const paths = Object.keys(change);
        const path = paths[which % paths.length] ?? '';
        const file = Object.getOwnPropertyDescriptor(change, path)?.value as ChangeSet[string];
        const after = [...file.after];
        after.splice(at % (after.length + 1), 0, text);
        const changed = Object.fromEntries([...Object.entries(change), [path, { ...file, after }]]);
        const [, second] = await pushAll([pushOf(change), pushOf(changed)]);
        expect(second?.sent).toContain(path);
      },
    ),
    { numRuns: runs(60) },
  );
});
