import { describe, expect, it } from 'vitest';
import { limitFindings } from '../../../src/findings/limit-findings.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { findingOf } from '../../reports/result.ts';

const LIMITS = { minSeverity: 'low', minConfidence: 0.5, maxComments: 20 } as const;
const CITED = { guideline: { id: '2', source: 'rules.md', line: 1, text: 'Name booleans `is`.' } };

/** Where a finding of low severity ends up. */
function placementOf(fields: Partial<Finding>): Finding['placement'] | undefined {
  const { guideline: _none, ...plain } = findingOf({ origin: 'model', severity: 'low', confidence: 1 });
  return limitFindings([{ ...plain, ...fields }], LIMITS).findings[0]?.placement;
}

describe('a finding of a model about taste', () => {
  it.each(['naming', 'readability', 'style'] as const)('(%s) is listed in the summary, with the reason', (kind) => {
    expect(placementOf({ kind })).toEqual({
      kind: 'summary',
      reason: `it is about ${kind}, and no guideline asks for it`,
    });
  });

  it.each<[string, Partial<Finding>]>([
    ['it cites a guideline', { kind: 'naming', ...CITED }],
    ['it is severe, so its kind may be wrong', { kind: 'style', severity: 'high' }],
    ['a literal check proves it', { kind: 'style', origin: 'literal' }],
    ['it is of another kind', { kind: 'documentation' }],
  ])('stays a comment if %s', (_, fields) => {
    expect(placementOf(fields)?.kind).toBe('inline');
  });

  it('keeps an earlier reason for the summary', () => {
    const placement = { kind: 'summary', reason: 'its line is not in the change' } as const;
    expect(placementOf({ kind: 'style', placement })).toEqual(placement);
  });
});
