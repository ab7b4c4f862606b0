import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkMessage } from '../../../src/inspector/messages/chunks.ts';
import type { LedgerEntry } from '../../../src/fitting/ledger.ts';

function entry(start: number, end: number, message = 0): LedgerEntry {
  const rest = { kind: 'context', source: null, priority: 1, tokens: 1, included: true, reason: null } as const;
  return { ...rest, id: `${start}`, level: 'full', place: { message, start, end } };
}

function slicesOf(content: string, pieces: readonly LedgerEntry[]): readonly (readonly [string, number | undefined])[] {
  return chunkMessage(0, content, pieces).flatMap(({ slices }) =>
    slices.map(({ start, end, piece }) => [content.slice(start, end), piece] as const),
  );
}

describe('the chunks of a message', () => {
  it('have its pieces, and the lines around them, in order', () => {
    expect(slicesOf('<a>\none\n</a>\ntwo\n', [entry(13, 17), entry(4, 8), entry(0, 4, 1)])).toEqual([
      ['<a>\n', undefined],
      ['one\n', 1],
      ['</a>\n', undefined],
      ['two\n', 0],
    ]);
  });

  it('skip a piece that overlaps an earlier one', () => {
    expect(slicesOf('abcdef', [entry(0, 4), entry(2, 6)])).toEqual([
      ['abcd', 0],
      ['ef', undefined],
    ]);
  });

  it('split a long piece at the ends of its lines, and name it once', () => {
    const content = `${'x'.repeat(99)}\n`.repeat(100);
    const slices = chunkMessage(0, content, [entry(0, 10_000)]).flatMap((chunk) => chunk.slices);
    expect(slices).toEqual([
      { start: 0, end: 6_000, piece: 0, isFirst: true },
      { start: 6_000, end: 10_000, piece: 0, isFirst: false },
    ]);
  });

  it('split a line that is longer than a chunk, but never inside a character', () => {
    const content = `x${'😀'.repeat(9_000)}`;
    expect(slicesOf(content, []).map(([text]) => text.isWellFormed())).toEqual([true, true, true, true]);
  });

  it('are bounded, and contain every character once, wherever the pieces are', () => {
    const places = fc.tuple(fc.nat({ max: 20_000 }), fc.nat({ max: 9_000 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.nat({ max: 600 }), fc.array(places), (line, times, all) => {
        const content = line.repeat(times);
        const pieces = all
          .map(([start, length]) => entry(start, start + length))
          .filter(({ place }) => (place?.end ?? 0) <= content.length);
        const chunks = chunkMessage(0, content, pieces);
        expect(
          slicesOf(content, pieces)
            .map(([text]) => text)
            .join(''),
        ).toBe(content);
        for (const { slices } of chunks) {
          expect(slices.length).toBeLessThanOrEqual(40);
          expect(slices.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThanOrEqual(6_000);
        }
      }),
    );
  });
});
