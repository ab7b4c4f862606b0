import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elideFile, type ElidedFile, type FileSegment } from '../../src/context/elided-file.ts';
import { joinRanges } from '../../src/context/join-ranges.ts';
import { splitLines } from '../../src/syntax/lines.ts';
import type { Grammars } from '../../src/syntax/types.ts';
import { installedGrammars } from '../syntax/installed-grammars.ts';

const byIndentation: Grammars = {
  read: () => Promise.resolve(undefined),
  findFaults: () => Promise.resolve(undefined),
};
const LEVELS = ['full', 'elided', 'outline'] as const;

const ORDER = `import { sum } from './sum';

export class Order {
  constructor(readonly items: readonly Item[]) {
    this.total = sum(items.map(({ price }) => price));
    this.count = items.length;
    this.isEmpty = items.length === 0;
  }

  total(): number {
    const prices = this.items.map(({ price }) => price);
    const discount = this.discount(prices);
    return sum(prices) - discount;
  }

  private discount(prices: readonly number[]): number {
    const most = Math.max(...prices, 0);
    const least = Math.min(...prices, 0);
    return (most - least) / 10;
  }
}
`;

/** `1-3` for lines, `omitted 4-5`, `change 6-8`. */
function drawSegments(segments: readonly FileSegment[]): string {
  const names = { lines: '', omitted: 'omitted ', 'in-change': 'change ' } as const;
  return segments.map(({ kind, from, to }) => `${names[kind]}${from}-${to}`).join(', ');
}

describe('a file at its levels', () => {
  it('shows the code that leads to the touched lines, then only headings of blocks, with the markers of its language', async () => {
    const file = await elideFile(
      { path: 'src/order.ts', text: ORDER, touched: [{ from: 12, to: 12 }] },
      installedGrammars(),
    );
    expect(LEVELS.map((level) => drawSegments(file[level]))).toEqual([
      '1-21',
      '1-4, omitted 5-7, 8-16, omitted 17-19, 20-21',
      '1-4, omitted 5-7, 8-10, omitted 11-13, 14-16, omitted 17-19, 20-21',
    ]);
    expect(file.elided[1]).toMatchObject({ marker: '    /* Lines 5-7 omitted */' });
    expect(file.touchedLines).toBe(1);
  });

  it('leaves out the lines that hunks show, and describes the rest of each omission', async () => {
    const file = await elideFile(
      {
        path: 'src/order.ts',
        text: ORDER,
        touched: [{ from: 12, to: 12 }],
        inChange: [
          { from: 9, to: 15 },
          { from: 18, to: 40 },
        ],
      },
      installedGrammars(),
    );
    expect(LEVELS.map((level) => drawSegments(file[level]))).toEqual([
      '1-8, change 9-15, 16-17, change 18-21',
      '1-4, omitted 5-7, 8-8, change 9-15, 16-16, omitted 17-17, change 18-21',
      '1-4, omitted 5-7, 8-8, change 9-15, 16-16, omitted 17-17, change 18-21',
    ]);
    expect(file.elided[5]).toMatchObject({ marker: '    /* Line 17 omitted */' });
  });

  it('is read by indentation if its language has no grammar, and has no lines if it is empty', async () => {
    const text = `jobs:\n  build:\n${'    - run: npm test -- --reporter=verbose\n'.repeat(8)}`;
    const file = await elideFile({ path: 'ci.yml', text }, installedGrammars());
    expect(file.outline.some((segment) => segment.kind === 'omitted' && segment.marker.includes('# Lines'))).toBe(true);
    expect(await elideFile({ path: 'empty.ts', text: '' }, installedGrammars())).toMatchObject({
      lines: [],
      full: [],
      elided: [],
    });
  });

  const range = fc
    .tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 30 }))
    .map(([from, size]) => ({ from, to: from + size }));
  const line = fc.oneof(
    fc.constantFrom(
      'class A {',
      '  def total():',
      '    return sum(items, 1, 2, 3, "a long line to be left out")',
      '}',
      '',
      'import a',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const text = fc
    .tuple(fc.array(line, { maxLength: 40 }), fc.constantFrom('\n', '\r\n'))
    .map(([lines, end]) => lines.join(end));

  it('contains every line once and in order at each level, and the change covers exactly the lines that it shows', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(range, { maxLength: 4 }),
        fc.array(range, { maxLength: 4 }),
        async (content, touched, inChange) => {
          const file = await elideFile({ path: 'a.txt', text: content, touched, inChange }, byIndentation);
          const all = file.lines.map((_, index) => index + 1);
          expect(file.lines).toEqual(splitLines(content));
          for (const level of LEVELS) {
            expect(file[level].flatMap(linesOf)).toEqual(all);
            expect(linesOfKind(file, level, 'in-change')).toEqual(joinRanges(inChange, all.length).flatMap(linesOf));
          }
          const shown = new Set([...linesOfKind(file, 'elided', 'lines'), ...linesOfKind(file, 'elided', 'in-change')]);
          expect(
            joinRanges(touched, all.length)
              .flatMap(linesOf)
              .every((one) => shown.has(one)),
          ).toBe(true);
          for (const segment of file.elided) {
            expect(segment.kind !== 'omitted' || segment.marker.includes(numbersOf(segment))).toBe(true);
          }
        },
      ),
    );
  });
});

function linesOf({ from, to }: { readonly from: number; readonly to: number }): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function linesOfKind(file: ElidedFile, level: (typeof LEVELS)[number], kind: FileSegment['kind']): readonly number[] {
  return file[level].filter((segment) => segment.kind === kind).flatMap(linesOf);
}

function numbersOf({ from, to }: FileSegment): string {
  return from === to ? `Line ${from} omitted` : `Lines ${from}-${to} omitted`;
}
