import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countMatches,
  findMatches,
  nextRequestWithMatches,
  MAX_MATCHES,
  matchesWithin,
  type TextMatch,
} from '../../../src/inspector/messages/find-matches.ts';

function found(query: string, ...contents: readonly string[]): readonly string[] {
  const messages = contents.map((content) => ({ role: 'user', content }) as const);
  return findMatches(query, messages, []).map((match) =>
    match.kind === 'text' ? `${match.message}:${match.start}-${match.end}` : `row ${match.piece}`,
  );
}

it('a search counts the matches of each request, up to a number in all', () => {
  const requests = ['a', '', 'a'.repeat(MAX_MATCHES), 'aa'].map((content) => ({
    messages: [{ role: 'user' as const, content }],
    pieces: [],
  }));
  expect(countMatches('a', requests)).toEqual([1, 0, MAX_MATCHES - 1, 0]);
});

it.each([
  ['the one after it', [1, 0, 2, 3], 0, 1, 2],
  ['the first one after the last', [1, 0, 2, 3], 3, 1, 0],
  ['the one before it', [1, 0, 2, 3], 2, -1, 0],
  ['the last one before the first', [1, 0, 2, 3], 0, -1, 3],
  ['none where only this one has matches', [0, 4], 1, 1, undefined],
  ['none of one', [4], 0, -1, undefined],
] as const)('a search goes on in another request: %s', (_name, counts, request, by, next) => {
  expect(nextRequestWithMatches(counts, request, by)).toBe(next);
});

describe('a search', () => {
  it('finds words in any case, message by message', () => {
    expect(found('Ab', 'ab AB', 'xaB')).toEqual(['0:0-2', '0:3-5', '1:1-3']);
  });

  it('gives no character a special meaning', () => {
    expect(found('a.*(b)[c]{2}\\/^$|?+', 'axx a.*(b)[c]{2}\\/^$|?+')).toEqual(['0:4-23']);
  });

  it('finds words in texts whose length changes with the case', () => {
    expect(found('b', 'İİb')).toEqual(['0:2-3']);
  });

  it('finds rows of the ledger by name, source and reason', () => {
    const entry = { kind: 'hunk', priority: 1, tokens: 1, included: false, level: null, place: null } as const;
    const rows = [
      { ...entry, id: 'one', source: null, reason: null },
      { ...entry, id: 'two', source: 'one.ts', reason: null },
      { ...entry, id: 'three', source: null, reason: 'cut with ONE' },
      { ...entry, id: 'four', source: null, reason: null },
    ];
    expect(findMatches('one', [], rows)).toEqual([0, 1, 2].map((piece) => ({ kind: 'row', piece })));
  });

  it('stops after a maximum number of matches', () => {
    expect(found('a', 'a'.repeat(MAX_MATCHES + 5))).toHaveLength(MAX_MATCHES);
  });

  it('returns the matches that touch a part of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 })),
        fc.nat({ max: 60 }),
        fc.nat({ max: 20 }),
        (gaps, start, length) => {
          let at = 0;
          const matches = gaps.map((gap): TextMatch => {
            at += gap;
            const match = { kind: 'text', message: 0, start: at, end: at + 3 } as const;
            at += 3;
            return match;
          });
          expect(matchesWithin(matches, start, start + length)).toEqual(
            matches.filter((match) => match.end > start && match.start < start + length),
          );
        },
      ),
    );
  });
});
