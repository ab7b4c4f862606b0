import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  imbalanceSentence,
  reconcile,
  reconciliationSentence,
  type PublishedFacts,
} from '../../../src/reports/outcome/reconciliation.ts';
import { runs } from '../../property-runs.ts';

const finding = (fingerprint: string, kind: 'inline' | 'file' | 'summary' = 'inline') => ({
  fingerprint,
  placement: { kind },
});

const facts = (fields: Partial<PublishedFacts>): PublishedFacts => ({
  found: 0,
  findings: [],
  posted: new Set(),
  standing: new Set(),
  dismissed: 0,
  isPartial: false,
  ...fields,
});

describe('the findings of a run', () => {
  it('are posted, standing, in the summary or withheld', () => {
    const all = reconcile(
      facts({
        found: 7,
        findings: [finding('a'), finding('b', 'file'), finding('c'), finding('d', 'summary'), finding('e', 'summary')],
        posted: new Set(['a', 'b']),
        standing: new Set(['c']),
        dismissed: 2,
      }),
    );
    expect(all).toEqual({ found: 7, posted: 2, standing: 1, summary: 2, withheld: 2, isBalanced: true });
    expect(reconciliationSentence(all)).toBe(
      '7 findings: 2 posted now, 1 posted earlier, 2 in the summary only, 2 silenced or not posted.',
    );
    expect(imbalanceSentence(all)).toBeUndefined();
  });

  it('leaves out of its sentence what did not happen', () => {
    expect([
      reconciliationSentence(reconcile(facts({ found: 1, findings: [finding('a')], posted: new Set(['a']) }))),
      reconciliationSentence(reconcile(facts({ found: 0 }))),
    ]).toEqual(['1 finding: 1 posted now.', 'No finding to post.']);
  });

  it('are posted once if an earlier comment on a line that is gone is joined by a new one', () => {
    const both = new Set(['a']);
    expect(reconcile(facts({ found: 1, findings: [finding('a')], posted: both, standing: both }))).toMatchObject({
      posted: 1,
      standing: 0,
      isBalanced: true,
    });
  });

  it('have a comment also if the commented line is gone and they moved to the summary', () => {
    const one = facts({ found: 1, findings: [finding('a', 'summary')], standing: new Set(['a']) });
    expect(reconcile(one)).toMatchObject({ standing: 1, summary: 0, isBalanced: true });
  });

  it.each<[string, Partial<PublishedFacts>]>([
    ['has no comment although everything was posted', { found: 1, findings: [finding('a')] }],
    ['is gone', { found: 2, findings: [finding('a', 'summary')] }],
    ['is counted twice', { found: 1, findings: [finding('a', 'summary'), finding('a', 'summary')] }],
    ['is dismissed and reported', { found: 1, findings: [finding('a', 'summary')], dismissed: 1 }],
  ])('do not add up if one %s', (_name, fields) => {
    const one = reconcile(facts(fields));
    expect(one.isBalanced).toBe(false);
    expect(imbalanceSentence(one)).toMatch(/^Internal error: \d findings were found, but \d are accounted for\./);
  });

  it('are withheld if posting ended before their comments', () => {
    const one = facts({ found: 2, findings: [finding('a'), finding('b')], posted: new Set(['a']), isPartial: true });
    expect(reconcile(one)).toMatchObject({ posted: 1, withheld: 1, isBalanced: true });
  });

  it('add up exactly if each has an outcome', () => {
    const outcome = fc.constantFrom('posted', 'standing', 'summary', 'dismissed', 'lost');
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 50 }), (outcomes) => {
        const kept = outcomes
          .map((one, index) => ({ one, fingerprint: `a${index}` }))
          .filter(({ one }) => one !== 'dismissed');
        const having = (wanted: string): ReadonlySet<string> =>
          new Set(kept.filter(({ one }) => one === wanted).map(({ fingerprint }) => fingerprint));
        const counted = reconcile({
          found: outcomes.length,
          findings: kept.map(({ one, fingerprint }) => finding(fingerprint, one === 'summary' ? 'summary' : 'inline')),
          posted: having('posted'),
          standing: having('standing'),
          dismissed: outcomes.length - kept.length,
          isPartial: false,
        });
        expect(counted.isBalanced).toBe(!outcomes.includes('lost'));
        expect([counted.posted, counted.standing, counted.summary]).toEqual(
          ['posted', 'standing', 'summary'].map((wanted) => outcomes.filter((one) => one === wanted).length),
        );
      }),
      { numRuns: runs(200) },
    );
  });
});
