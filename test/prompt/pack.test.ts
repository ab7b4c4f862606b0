import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileParts } from '../../src/prompt/change.ts';
import { packFiles } from '../../src/prompt/pack.ts';
import { fileOf } from '../findings/file-change.ts';

/** A file whose lines of its own cost `frame` tokens, with parts of these tokens. */
function partsOf(path: string, frame: number, ...tokens: readonly number[]): FileParts {
  return {
    file: fileOf(path),
    open: 'open\n',
    close: 'close\n',
    tokens: frame,
    parts: tokens.map((count, index) => ({
      id: `${path}/${index + 1}`,
      path,
      text: 'text\n',
      tokens: count,
      changedLines: 1,
      cutLines: 0,
    })),
  };
}

/** `tokens: parts` of each batch. */
function pack(room: number, ...files: readonly FileParts[]): readonly string[] {
  const { batches, tooLarge } = packFiles(files, room);
  const drawn = batches.map(
    ({ files: packed, tokens }) => `${tokens}: ${packed.flatMap(({ parts }) => parts.map(({ id }) => id)).join(' ')}`,
  );
  return tooLarge.length === 0 ? drawn : [...drawn, `too large: ${tooLarge.map(({ id }) => id).join(' ')}`];
}

describe('packFiles', () => {
  it.each<[string, number, readonly FileParts[], readonly string[]]>([
    ['makes no batch of nothing', 10, [], []],
    ['makes no batch of a file without parts', 10, [partsOf('a', 1)], []],
    ['puts files together while they fit', 10, [partsOf('a', 1, 4), partsOf('b', 1, 4)], ['10: a/1 b/1']],
    [
      'begins anew where a whole file does not fit',
      10,
      [partsOf('a', 1, 4), partsOf('b', 1, 2, 3)],
      ['5: a/1', '6: b/1 b/2'],
    ],
    [
      'divides only a file that fits no batch of its own',
      10,
      [partsOf('a', 1, 2), partsOf('b', 1, 5, 4, 3)],
      ['3: a/1', '10: b/1 b/2', '4: b/3'],
    ],
    ['goes on after a divided file', 10, [partsOf('a', 1, 9, 4), partsOf('b', 1, 3)], ['10: a/1', '9: a/2 b/1']],
    ['counts a file’s own lines in every batch', 10, [partsOf('a', 4, 5, 5)], ['9: a/1', '9: a/2']],
    [
      'returns what fits nowhere, and packs the rest',
      10,
      [partsOf('a', 1, 10, 3), partsOf('b', 11, 1)],
      ['4: a/2', 'too large: a/1 b/1'],
    ],
    ['returns all where there is no room', -5, [partsOf('a', 1, 1)], ['too large: a/1']],
  ])('%s', (_name, room, files, expected) => {
    expect(pack(room, ...files)).toEqual(expected);
  });

  it('keeps every part once and in order, never above the room, and divides no file that fits a batch', () => {
    const file = fc.record({
      frame: fc.integer({ min: 1, max: 5 }),
      tokens: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(file, { maxLength: 8 }), fc.integer({ min: 0, max: 40 }), (drawn, room) => {
        const files = drawn.map(({ frame, tokens }, index) => partsOf(`f${index}`, frame, ...tokens));
        const { batches, tooLarge } = packFiles(files, room);
        const packed = batches.flatMap((batch) => batch.files.flatMap(({ parts }) => parts.map(({ id }) => id)));
        const lost = new Set(tooLarge.map(({ id }) => id));
        const all = files.flatMap(({ parts }) => parts.map(({ id }) => id));
        expect(packed).toEqual(all.filter((id) => !lost.has(id)));
        expect(packed.length + lost.size).toBe(all.length);
        for (const batch of batches) {
          const sum = batch.files.reduce(
            (total, { tokens, parts }) => parts.reduce((more, part) => more + part.tokens, total + tokens),
            0,
          );
          expect([batch.tokens, batch.tokens <= room, batch.files.every(({ parts }) => parts.length > 0)]).toEqual([
            sum,
            true,
            true,
          ]);
        }
        const divided = files.filter(
          ({ file: { path } }) =>
            batches.filter((batch) => batch.files.some((one) => one.file.path === path)).length > 1,
        );
        const wholes = divided.map(({ tokens, parts }) =>
          parts.reduce((total, part) => total + (lost.has(part.id) ? 0 : part.tokens), tokens),
        );
        expect(wholes.filter((tokens) => tokens <= room)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
