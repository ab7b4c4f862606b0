import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctFiles } from '../../src/context/distinct-files.ts';

describe('distinct files', () => {
  it('contain a file once if it is named twice, with the lines of both', () => {
    const files = [
      { path: 'a.ts', text: 'a\n', touched: [{ from: 1, to: 2 }] },
      { path: 'a.ts', text: 'a\n', touched: [{ from: 9, to: 9 }] },
    ];
    expect(distinctFiles(files)).toEqual({
      distinct: [
        {
          path: 'a.ts',
          text: 'a\n',
          touched: [
            { from: 1, to: 2 },
            { from: 9, to: 9 },
          ],
          inChange: [],
        },
      ],
      repeated: [],
    });
  });

  it('contain only one of several texts that are equal up to spaces at the end; the others are listed', () => {
    const { distinct, repeated } = distinctFiles([
      { path: 'a.ts', text: 'same\n' },
      { path: 'b.ts', text: 'same', touched: [{ from: 1, to: 1 }] },
      { path: 'c.ts', text: 'other' },
      { path: 'b.ts', text: 'same' },
    ]);
    expect(distinct.map(({ path, touched }) => [path, touched])).toEqual([
      ['a.ts', [{ from: 1, to: 1 }]],
      ['c.ts', undefined],
    ]);
    expect(repeated).toEqual([{ path: 'b.ts', sameAs: 'a.ts' }]);
  });

  it('contain each of several empty files', () => {
    expect(
      distinctFiles([
        { path: 'a', text: '' },
        { path: 'b', text: '\n' },
      ]).distinct,
    ).toHaveLength(2);
  });

  it('omit and list files whose path or text is already given', () => {
    const given = [{ path: 'docs/rules.md', text: 'Rules\n' }];
    const files = ['docs/rules.md', 'copy.md', 'docs/rules.md'].map((path) => ({ path, text: 'Rules' }));
    expect(distinctFiles(files, given)).toEqual({
      distinct: [],
      repeated: [
        { path: 'docs/rules.md', sameAs: 'docs/rules.md' },
        { path: 'copy.md', sameAs: 'docs/rules.md' },
      ],
    });
  });

  it('keep or list each given file, with any input', () => {
    const file = fc.record({ path: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('', 'x', 'x\n', 'y') });
    fc.assert(
      fc.property(fc.array(file), fc.array(file), (files, given) => {
        const { distinct, repeated } = distinctFiles(files, given);
        const there = [...distinct, ...repeated].map(({ path }) => path);
        expect(there.toSorted()).toEqual([...new Set(files.map(({ path }) => path))].toSorted());
        const sources = new Set([...distinct, ...given].map(({ path }) => path));
        expect(repeated.every(({ sameAs }) => sources.has(sameAs))).toBe(true);
        const texts = distinct.map(({ text }) => text.trimEnd()).filter((text) => text !== '');
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });
});
