import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFindings } from '../../../src/findings/merging/merge.ts';
import { findMixed } from '../../../src/findings/merging/find-mixed.ts';
import type { PlacedDraft } from '../../../src/findings/worst-first.ts';
import { runs } from '../../property-runs.ts';

const FINDING = fc
  .record({
    path: fc.constantFrom('a.ts', 'b.ts'),
    side: fc.constantFrom<PlacedDraft['side']>('LEFT', 'RIGHT'),
    line: fc.option(fc.integer({ min: 1, max: 30 })),
    title: fc.constantFrom('Missing null check', 'Null check is missing', 'Slow loop over all users'),
    quote: fc.option(fc.constantFrom('const user = find(id);', 'for (const user of users) {')),
    agents: fc.constantFrom<readonly string[]>([], ['a'], ['b']),
  })
  .map(({ line, quote, ...fields }): PlacedDraft => ({
    ...fields,
    ...(line === null ? {} : { line }),
    ...(quote === null ? {} : { quote }),
    severity: 'medium',
    kind: 'bug',
    body: 'The user may be undefined here.',
    origin: 'model',
    placement: { kind: 'inline' },
  }));

describe('the findings that may be about the fault of another source', () => {
  it('have both of any two findings of different sources that are merged', () => {
    fc.assert(
      fc.property(FINDING, FINDING, fc.array(FINDING, { maxLength: 6 }), (one, other, more) => {
        const mixed = findMixed([one, other, ...more], [0, 1, ...more.map((_, index) => index % 3)]);
        const isOne = mergeFindings([one, other]).unique.length === 1;
        expect(isOne && !(mixed.has(one) && mixed.has(other))).toBe(false);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each<[string, Partial<PlacedDraft>, Partial<PlacedDraft>, boolean]>([
    ['on near lines are', { line: 10 }, { line: 13 }, true],
    ['on distant lines are not', { line: 10 }, { line: 14 }, false],
    ['on distant lines with the same quote are', { quote: 'return user;' }, { line: 90, quote: 'return user;' }, true],
    ['in two files are not', {}, { path: 'b.ts' }, false],
    ['on two sides are not', {}, { side: 'LEFT' }, false],
  ])('%s', (_name, first, second, isMixed) => {
    const one = { ...BASE, ...first };
    const other = { ...BASE, ...second };
    expect([...findMixed([one, other], [0, 1])]).toEqual(isMixed ? [one, other] : []);
    expect(findMixed([one, other], [0, 0]).size).toBe(0);
  });
});

const BASE: PlacedDraft = {
  path: 'a.ts',
  side: 'RIGHT',
  line: 10,
  severity: 'medium',
  kind: 'bug',
  title: 'Missing null check',
  body: 'The user may be undefined here.',
  origin: 'model',
  placement: { kind: 'inline' },
};
