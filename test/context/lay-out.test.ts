import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutPieces } from '../../src/context/lay-out.ts';
import type { ContextPiece } from '../../src/context/piece.ts';
import { runs } from '../property-runs.ts';

const LINES = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);
const line = fc.integer({ min: 1, max: 14 });
const anyPiece = fc
  .record({
    path: fc.constantFrom('a.ts', 'b.ts', 'absent.ts'),
    ends: fc.tuple(line, line),
    worth: fc.integer({ min: 1, max: 9 }),
    changed: fc.constantFrom('x.ts', 'y.ts'),
  })
  .map(({ path, ends, worth, changed }): ContextPiece => ({
    path,
    from: Math.min(...ends),
    to: Math.max(...ends),
    worth,
    provider: 'p',
    why: String(worth),
    for: [changed],
  }));

it('shows each line that a piece wants once, in order, unless the change shows it', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 12 }), fc.uniqueArray(line), (pieces, shown) => {
      const lines = new Map(['a.ts', 'b.ts'].map((path) => [path, LINES]));
      const inChange = new Map([['a.ts', shown.map((from) => ({ from, to: from }))]]);
      const files = layOutPieces({ pieces, lines }, inChange, new Set(['x.ts']), 32_000);
      const drawn = files.flatMap(({ path, fragments }) =>
        fragments.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => `${path}:${from + at}`)),
      );
      const wanted = LINES.flatMap((_, index) =>
        ['a.ts', 'b.ts'].flatMap((path) => {
          const isWanted = pieces.some(
            (piece) => piece.path === path && piece.for[0] === 'x.ts' && piece.from <= index + 1 && index < piece.to,
          );
          const isShown = path === 'a.ts' && shown.includes(index + 1);
          return isWanted && !isShown ? [`${path}:${index + 1}`] : [];
        }),
      );
      expect(drawn.toSorted()).toEqual(wanted.toSorted());
      for (const { fragments } of files) {
        expect(fragments.map(({ from }) => from)).toEqual(fragments.map(({ from }) => from).toSorted((a, b) => a - b));
      }
    }),
    { numRuns: runs(200) },
  );
});

it('gives a line that several pieces want to the one with the most worth for its tokens', () => {
  const piece = { path: 'a.ts', provider: 'p', for: ['x.ts'] };
  const files = layOutPieces(
    {
      pieces: [
        { ...piece, from: 1, to: 9, worth: 3, why: 'whole' },
        { ...piece, from: 4, to: 4, worth: 1, why: 'one line' },
      ],
      lines: new Map([['a.ts', LINES]]),
    },
    new Map(),
    new Set(['x.ts']),
    32_000,
  );
  expect(files.flatMap(({ fragments }) => fragments.map(({ from, to, why }) => `${from}-${to} ${why}`))).toEqual([
    '1-3 whole',
    '4-4 one line',
    '5-9 whole',
  ]);
});

it('leaves out what says little for its tokens, and less of it in a large budget', () => {
  const lines = Array.from({ length: 100 }, () => 'a line of forty characters, more or less');
  const piece = { path: 'a.ts', provider: 'p', for: ['x.ts'], why: '' };
  const pieces = [
    { ...piece, from: 1, to: 1, worth: 1 },
    { ...piece, from: 2, to: 60, worth: 1 },
    { ...piece, from: 61, to: 100, worth: 0.05 },
  ];
  const shownIn = (budget: number): readonly number[] =>
    layOutPieces({ pieces, lines: new Map([['a.ts', lines]]) }, new Map(), new Set(['x.ts']), budget).flatMap(
      ({ fragments }) => fragments.map(({ from }) => from),
    );
  expect(shownIn(8_000)).toEqual([1]);
  expect(shownIn(32_000)).toEqual([1]);
  expect(shownIn(128_000)).toEqual([1, 2]);
});
