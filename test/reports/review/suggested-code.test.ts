import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/findings/types.ts';
import { drawSuggestion } from '../../../src/reports/review/suggested-code.ts';
import { runs } from '../../property-runs.ts';

const FINDING: Finding = {
  path: 'a.md',
  side: 'RIGHT',
  line: 1,
  severity: 'low',
  kind: 'bug',
  title: 'Wrong',
  body: 'Wrong.',
  origin: 'model',
  placement: { kind: 'inline' },
  fingerprint: 'f',
};

function drawProposal(text: string, kind: 'code' | 'diff' = 'code'): string {
  return drawSuggestion({ ...FINDING, proposal: { kind, text, reason: 'it is long' } }) ?? '';
}

describe('the code that a finding suggests', () => {
  it('has a button if it is proven', () => {
    expect(drawSuggestion({ ...FINDING, suggestion: 'a' })).toBe('```suggestion\na\n```');
  });

  it('is nothing if there is none', () => {
    expect(drawSuggestion(FINDING)).toBeUndefined();
  });

  it.each([
    ['a code fence', '```sh\nmake\n```', '````'],
    ['a fence of a button', '```suggestion\nevil\n```', '````'],
    ['a fence of five signs', '`````\nmake\n`````', '``````'],
    ['a fence that is not closed', '```', '````'],
    ['no fence', 'make', '```'],
  ])('is in a longer fence than its own if it has %s', (_name, text, fence) => {
    expect(drawProposal(text)).toBe(
      `Suggested code, without a button because it is long:\n\n${fence}\n${text}\n${fence}`,
    );
    expect(drawProposal(text, 'diff')).toContain(`\n\n${fence}diff\n${text}\n${fence}`);
  });

  it('never ends its own block', () => {
    const line = fc.oneof(fc.constantFrom('```', '````suggestion', '~~~', ' ```', '`'), fc.string());
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const [fence = '', ...rest] = drawProposal(lines.join('\n')).split('\n').slice(2);
        const closed = rest.findIndex((one) => one.trim().startsWith(fence));
        expect(closed).toBe(rest.length - 1);
      }),
      { numRuns: runs(200) },
    );
  });
});
