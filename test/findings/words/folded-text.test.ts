import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, hashFolded } from '../../../src/findings/words/folded-text.ts';

describe('two texts of findings', () => {
  it.each<[string, string, string]>([
    ['differ in letter case', 'Missing null check', 'MISSING Null Check'],
    ['differ in blanks', 'Missing  null\n check ', 'Missing null check'],
    ['differ in a line', 'See line 12.', 'See line 340.'],
    ['differ in lines', 'Lines 12-14 leak.', 'lines 3 to 5 leak.'],
    ['differ in a line and a column', 'At line 12, column 4', 'At line 3, col. 40'],
    ['differ in the line after a file', 'As in src/a.ts:12.', 'As in src/a.ts:34:5.'],
    ['differ in the line of a link', 'See a.ts#L12-L14', 'See a.ts#L3'],
  ])('are equal if they %s', (_name, a, b) => {
    expect(foldText(a)).toBe(foldText(b));
  });

  it.each<[string, string, string]>([
    ['a name', '`total2` is unused', '`total3` is unused'],
    ['a number', 'Magic number 12', 'Magic number 13'],
    ['a number of a finding', 'Finding 1: a leak', 'Finding 2: a leak'],
    ['a file', 'As in a.ts:12', 'As in b.ts:12'],
    ['a level of a cache', 'The L1 cache is cold', 'The L2 cache is cold'],
    ['a port', 'Uses localhost:8080', 'Uses localhost:9090'],
    ['an id with a word before it', 'Deadline 12 passes', 'Deadline 13 passes'],
    ['a time', 'At 10:12 it stops', 'At 10:13 it stops'],
  ])('differ if they differ in %s', (_name, a, b) => {
    expect(foldText(a)).not.toBe(foldText(b));
  });

  it('are folded in linear time', () => {
    for (const text of ['line ', 'line 1-', 'a.', ':1', '#L1-', 'x ', '1, ']) {
      expect(foldText(text.repeat(100_000)).length).toBeGreaterThan(0);
    }
  });
});

/** Parts of titles. With the blank after it, a text goes through all steps of folding. */
const TITLE = fc
  .array(
    fc.constantFrom(
      'The value',
      'the VALUE',
      ' ',
      '  ',
      '\t',
      'line 12',
      'Lines 3-4',
      'line 7, column 2',
      'a.ts:12',
      '#L4',
      'L120',
      'L1',
      'total2',
      'ﬁle',
      'file',
      'É',
      '.',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(' '));

describe('folded texts', () => {
  it('are the same with and without the short way for plain texts', () => {
    fc.assert(
      fc.property(TITLE, (text) => {
        expect(foldText(text)).toBe(foldText(`${text} `));
      }),
    );
  });

  it('have one hash if they are equal', () => {
    fc.assert(
      fc.property(fc.array(TITLE, { minLength: 2, maxLength: 12 }), (texts) => {
        const hashes = new Map(texts.map((text) => [foldText(text), hashFolded(text)]));
        expect(texts.map(hashFolded)).toEqual(texts.map((text) => hashes.get(foldText(text))));
      }),
    );
  });

  it('have different hashes for the titles of a large review', () => {
    const titles = Array.from(
      { length: 20_000 },
      (_, index) => `The value of part${index % 97} is wrong in case ${index}`,
    );
    expect(new Set(titles.map(hashFolded)).size).toBeGreaterThan(titles.length - 20);
  });
});
