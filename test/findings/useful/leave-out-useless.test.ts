import { describe, expect, it } from 'vitest';
import { leaveOutUseless } from '../../../src/findings/useful/leave-out-useless.ts';
import { findingOf } from '../../reports/result.ts';

const PRAISE = findingOf({ title: 'LGTM', body: 'Looks good.' });
const REASON = 'it only says that the code is good';

describe('praise', () => {
  it('is left out with the reason', () => {
    expect(leaveOutUseless([PRAISE])).toEqual({
      useful: [],
      leftOut: [{ source: 'src/a.ts:3', reason: `"LGTM" is left out: ${REASON}` }],
    });
  });

  it('of high severity goes to the summary', () => {
    const high = { ...PRAISE, severity: 'high' as const };
    expect(leaveOutUseless([high])).toEqual({
      useful: [{ ...high, placement: { kind: 'summary', reason: REASON } }],
      leftOut: [],
    });
  });

  it.each([
    ['with suggested code', { replacement: { text: 'x', stated: {}, isCertain: true, covered: 'all' as const } }],
    ['of a literal check', { origin: 'literal' as const }],
  ])('%s is kept', (_name, fields) => {
    const finding = { ...PRAISE, ...fields };
    expect(leaveOutUseless([finding])).toEqual({ useful: [finding], leftOut: [] });
  });
});
