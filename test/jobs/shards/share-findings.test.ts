import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/findings/types.ts';
import { shareFindings } from '../../../src/jobs/shards/share-findings.ts';

const word = fc.constantFrom('', 'a', 'the same words', 'äöü');
const citation = fc.record({ id: word, source: word, line: fc.nat(3), text: word });
const identity = fc.record(
  { about: word, family: fc.constant('fault' as const), code: word, within: word },
  { requiredKeys: ['about', 'family'] },
);
const finding: fc.Arbitrary<Finding> = fc
  .record(
    {
      fingerprint: word,
      identity,
      path: word,
      side: fc.constant('RIGHT' as const),
      line: fc.nat(3),
      quote: word,
      severity: fc.constantFrom('low' as const, 'high' as const),
      kind: fc.constant('bug' as const),
      title: word,
      body: word,
      origin: fc.constantFrom('model' as const, 'literal' as const),
      guideline: citation,
      placement: fc.constantFrom({ kind: 'inline' as const }, { kind: 'summary' as const, reason: 'no line' }),
    },
    { requiredKeys: ['fingerprint', 'path', 'side', 'severity', 'kind', 'title', 'body', 'origin', 'placement'] },
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as Finding);

describe('shareFindings', () => {
  it('changes no finding, not even the order of its fields', () => {
    fc.assert(
      fc.property(fc.array(fc.array(finding, { maxLength: 5 }), { maxLength: 4 }), (shards) => {
        const before = JSON.stringify(shards);
        shards.forEach(shareFindings());
        expect(JSON.stringify(shards)).toBe(before);
      }),
    );
  });

  it('keeps an equal citation of two shards once', () => {
    const [first, second] = [1, 2].map((): Finding => ({
      fingerprint: 'f',
      path: 'a.ts',
      side: 'RIGHT',
      severity: 'low',
      kind: 'bug',
      title: 'title',
      body: 'body',
      origin: 'literal',
      guideline: { id: '2', source: 'AGENTS.md', line: 1, text: 'Never use `var`.' },
      placement: { kind: 'inline' },
    }));
    const share = shareFindings();
    [first, second].forEach((each) => share(each === undefined ? [] : [each]));
    expect(first?.guideline).toBe(second?.guideline);
    expect(first?.placement).toBe(second?.placement);
  });
});
