import { expect, it } from 'vitest';
import { matchFindings } from '../../../src/findings/identity/match-findings.ts';
import { findingOf } from '../../reports/result.ts';

const EARLIER = {
  fingerprints: ['a1'],
  path: 'src/a.ts',
  side: 'RIGHT',
  line: 3,
  isOutdated: false,
  title: 'A title',
} as const;

it('continues an earlier finding with the same fingerprint', () => {
  const known = findingOf({ fingerprint: 'a1' });
  const fresh = findingOf({ fingerprint: 'a2' });
  const gone = { ...EARLIER, fingerprints: ['a3'] };
  expect(matchFindings([known, fresh], [EARLIER, gone], { renames: new Map() })).toEqual({
    continued: [{ finding: known, earlier: EARLIER, others: [] }],
    fresh: [fresh],
    gone: [gone],
  });
});
