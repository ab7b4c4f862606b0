import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TarReader } from '../../../src/workspace/remote/tar.ts';
import { entry, tarOf } from './some-tar.ts';

describe('TarReader', () => {
  it('returns the same contents wherever the bytes are divided', async () => {
    const texts = ['', 'a', 'b'.repeat(511), 'c'.repeat(512), 'd'.repeat(513), 'e'.repeat(1_500)];
    const tar = await tarOf(...texts.map((text, index) => entry(`${index}`, text)));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_200 }), { minLength: 1 }), (lengths) => {
        const found: string[] = [];
        const reader = new TarReader(10_000, ({ bytes }) => found.push(Buffer.from(bytes).toString()));
        for (let at = 0, part = 0; at < tar.length; part += 1) {
          const length = lengths[part % lengths.length] ?? 1;
          reader.push(tar.subarray(at, at + length));
          at += length;
        }
        expect([found, reader.isAtEnd]).toEqual([texts, true]);
      }),
    );
  });

  it('does not keep the chunks that it was given', async () => {
    const found: Uint8Array[] = [];
    const reader = new TarReader(10_000, ({ bytes }) => found.push(bytes));
    const tar = await tarOf(entry('a', 'text'));
    reader.push(tar);
    tar.fill(0);
    expect(found.map((bytes) => Buffer.from(bytes).toString())).toEqual(['text']);
  });
});
