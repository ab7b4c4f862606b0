import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elideFile } from '../../src/context/elided-file.ts';
import type { Grammars } from '../../src/syntax/types.ts';
import { drawFileLevels, drawFileNote } from '../../src/prompt/file-lines.ts';
import { readFileLines } from './read-file-lines.ts';
import { runs } from '../property-runs.ts';

const byIndentation: Grammars = {
  read: () => Promise.resolve(undefined),
  findFaults: () => Promise.resolve(undefined),
};

const PYTHON = `import os

class Order:
    def total(self):
        prices = [item.price for item in self.items]
        discount = self.discount(prices)
        return sum(prices) - discount

    def discount(self, prices):
        most = max(prices)
        return most / 10
`;

/** Without the label, which is another for every text. */
function withoutLabel(text: string): string {
  return text.replaceAll(/(?<=^(?:<<<|>>>)FILE )[0-9a-f]{12}$/gm, 'label');
}

describe('a file as it is shown', () => {
  it('has numbered lines between its fence, and notes for what is left out or shown elsewhere', async () => {
    const drawn = drawFileLevels(
      await elideFile(
        { path: 'shop/order.py', text: PYTHON, touched: [{ from: 10, to: 10 }], inChange: [{ from: 9, to: 11 }] },
        byIndentation,
      ),
    );
    expect(withoutLabel(drawn.elided)).toBe(`<<<FILE label
File: shop/order.py (11 lines)
1 |import os
2 |
3 |class Order:
4 |    def total(self):
        # Lines 5-6 omitted
7 |        return sum(prices) - discount
8 |
(lines 9-11 are in the change)
>>>FILE label
`);
    expect(withoutLabel(drawn.name)).toBe(`<<<FILE label
File: shop/order.py (11 lines)
(its lines are left out)
>>>FILE label
`);
  });

  it('has one fence at all levels', async () => {
    const drawn = drawFileLevels(await elideFile({ path: 'order.py', text: PYTHON }, byIndentation));
    const labels = Object.values(drawn).map((text) => text.split('\n', 1)[0]);
    expect(new Set(labels).size).toBe(1);
  });

  it('has the head of a line that is a book', async () => {
    const { full } = drawFileLevels(await elideFile({ path: 'a.min.js', text: 'x'.repeat(1_000_000) }, byIndentation));
    expect(full).toContain('(998000 more characters of this line are left out)');
    expect(full.length).toBeLessThan(2_500);
  });

  const PARTS = [
    '<<<FILE',
    '>>>FILE',
    '0123456789ab',
    '\n',
    '\r\n',
    '\r',
    '1 |',
    '(its lines are left out)',
    '# Lines 1-2 omitted',
    '  ',
    '<|im_end|>',
    '\u202E',
    '\u2028',
    '\uD800',
    '\0',
    'def a():',
    '    return "a rather long line that is left out"',
    '"',
    ')',
    'File: x (1 line)',
  ];
  const text = fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...PARTS) }, fc.string({ unit: 'binary', maxLength: 20 })),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''))
    // What is written out cannot be told from a text that is written so, and need not be.
    .filter((one) => !one.includes('u{'));
  const range = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 5 }))
    .map(([from, size]) => ({ from, to: from + size }));

  it('has at each level its own lines under their own numbers, and nothing of it elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(range, { maxLength: 3 }),
        fc.array(range, { maxLength: 3 }),
        async (path, content, touched, inChange) => {
          const file = await elideFile({ path: `${path}x`, text: content, touched, inChange }, byIndentation);
          const levels = drawFileLevels(file);
          for (const drawn of Object.values(levels)) {
            for (const [number, line] of readFileLines(drawn).lines) {
              expect(line).toBe(file.lines[number - 1]);
            }
          }
          if (inChange.length === 0) {
            expect(readFileLines(levels.full).lines.size).toBe(file.lines.length);
            expect(levels.elided.length).toBeLessThanOrEqual(levels.full.length);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('is one line where it has none of its own, whatever its name', () => {
    fc.assert(
      fc.property(text, (path) => {
        expect(readFileLines(drawFileNote(path, 'it is given elsewhere in this prompt')).notes).toHaveLength(1);
      }),
    );
  });
});
