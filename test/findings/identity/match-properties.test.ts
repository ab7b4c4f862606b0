import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/findings/identity/earlier-finding.ts';
import { matchFindings } from '../../../src/findings/identity/match-findings.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { runs } from '../../property-runs.ts';
import { earlierOf, findingAt } from './earlier.ts';

const TERMS = { renames: new Map([['old.ts', 'a.ts']]) };

const TITLES = [
  'Missing null check',
  'The result is not checked',
  'Connection leaks',
  'Unused import',
  'SQL injection',
];
const CODE = ['risky()', 'risky()', 'open(file)', 'close(file)', 'let sum = 0', '}'];

interface Drawn {
  readonly line: number;
  readonly title: string;
  readonly about: string;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  line: fc.integer({ min: 1, max: 12 }),
  title: fc.constantFrom(...TITLES),
  about: fc.constantFrom('fault', 'style', '0a0a', '1b1b'),
});

function makeFinding(lines: readonly string[], { line, title, about }: Drawn, name: string): Finding {
  const family = about === 'style' ? 'style' : 'fault';
  return findingAt(lines, line, { fingerprint: name, title, body: 'A body.', identity: { about, family } });
}

const text = fc.array(fc.constantFrom(...CODE), { minLength: 12, maxLength: 12 });

/** Findings of two runs. Of each earlier one, GitHub says where it is, or shows it as outdated. */
const twoRuns = fc
  .record({
    before: text,
    now: text,
    findings: fc.array(drawn, { maxLength: 8 }),
    earlier: fc.array(fc.record({ at: drawn, isOutdated: fc.boolean(), path: fc.constantFrom('a.ts', 'old.ts') }), {
      maxLength: 8,
    }),
  })
  .map(({ before, now, findings, earlier }) => ({
    findings: findings.map((one, index) => makeFinding(now, one, `f${index}`)),
    earlier: earlier.map(({ at, isOutdated, path }, index) =>
      earlierOf({ ...makeFinding(before, at, `e${index}`), path }, isOutdated ? undefined : at.line),
    ),
  }));

/** The pairs by their names before matching, in alphabetical order. */
function pairsOf(findings: readonly Finding[], earlier: readonly EarlierFinding[]): readonly string[] {
  const { continued } = matchFindings(findings, earlier, TERMS);
  const lines = continued.map(({ finding, earlier: one, others }) => {
    const { line, title, identity } = finding;
    return JSON.stringify([line, title, identity, [one, ...others].map(({ fingerprints }) => fingerprints[0])]);
  });
  return lines.toSorted();
}

function shift(finding: Finding, by: number): Finding {
  return { ...finding, line: (finding.line ?? 0) + by };
}

function shiftEarlier(one: EarlierFinding, by: number): EarlierFinding {
  return {
    ...one,
    ...(one.line === undefined ? {} : { line: one.line + by }),
    ...(one.lastLine === undefined ? {} : { lastLine: one.lastLine + by }),
  };
}

describe('matching findings of two runs', () => {
  it('does not depend on their order', () => {
    fc.assert(
      fc.property(
        twoRuns.chain((two) =>
          fc.record({
            two: fc.constant(two),
            findings: fc.shuffledSubarray(two.findings, { minLength: two.findings.length }),
            earlier: fc.shuffledSubarray(two.earlier, { minLength: two.earlier.length }),
          }),
        ),
        ({ two, findings, earlier }) => {
          expect(pairsOf(findings, earlier)).toEqual(pairsOf(two.findings, two.earlier));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('does not depend on line numbers as such', () => {
    fc.assert(
      fc.property(twoRuns, fc.integer({ min: 1, max: 5_000 }), ({ findings, earlier }, by) => {
        const moved = matchFindings(
          findings.map((one) => shift(one, by)),
          earlier.map((one) => shiftEarlier(one, by)),
          TERMS,
        );
        const unmoved = matchFindings(findings, earlier, TERMS);
        expect(moved.continued.map(({ finding }) => shift(finding, -by))).toEqual(
          unmoved.continued.map(({ finding }) => finding),
        );
        expect(moved.continued.map(({ earlier: one }) => one.fingerprints)).toEqual(
          unmoved.continued.map(({ earlier: one }) => one.fingerprints),
        );
      }),
      { numRuns: runs(500) },
    );
  });

  it('is not changed by a finding that has to do with none of them', () => {
    fc.assert(
      fc.property(twoRuns, fc.integer({ min: 100, max: 200 }), ({ findings, earlier }, line) => {
        const lines = Array.from({ length: 200 }, (_, index) => `unrelated(${index})`);
        const unrelated = findingAt(lines, line, { fingerprint: 'u' });
        const pairs = pairsOf(findings, earlier);
        expect(pairsOf([...findings, unrelated], earlier)).toEqual(pairs);
        expect(pairsOf(findings, [...earlier, earlierOf(unrelated, line)])).toEqual(pairs);
      }),
      { numRuns: runs(500) },
    );
  });

  it('uses each earlier one once, loses none, and gives every finding a fingerprint of its own', () => {
    fc.assert(
      fc.property(twoRuns, ({ findings, earlier }) => {
        const { continued, fresh, gone } = matchFindings(findings, earlier, TERMS);
        const used = continued.flatMap((one) => [one.earlier, ...one.others]);
        expect(used).toHaveLength(new Set(used).size);
        expect(new Set([...used, ...gone])).toEqual(new Set(earlier));
        expect(continued.length + fresh.length).toBe(findings.length);
        const names = [...continued.map(({ finding }) => finding), ...fresh].map(({ fingerprint }) => fingerprint);
        expect(names).toHaveLength(new Set(names).size);
        const known = new Set(earlier.flatMap(({ fingerprints }) => fingerprints));
        expect(fresh.filter(({ fingerprint }) => known.has(fingerprint))).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('finds all of them again in the same text, also if it was cut short in between', () => {
    fc.assert(
      fc.property(twoRuns, fc.nat(8), ({ findings }, count) => {
        const first = matchFindings(findings, [], TERMS).fresh;
        const posted = first.slice(0, count).map((one) => earlierOf(one, one.line));
        const second = matchFindings(findings, posted, TERMS);
        expect(second.gone).toEqual([]);
        const all = [...posted, ...second.fresh.map((one) => earlierOf(one, one.line))];
        expect(matchFindings(findings, all, TERMS).fresh).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});

it('10,000 findings on equal lines are paired in order', { tags: 'large' }, () => {
  const lines = Array.from({ length: 10_000 }, () => 'risky()');
  const findings = lines.map((_text, index) => findingAt(lines, index + 1, { fingerprint: `f${index}` }));
  const earlier = findings.map((one) => earlierOf(one, (one.line ?? 0) + 1));
  const { continued, fresh, gone } = matchFindings(findings, earlier, TERMS);
  expect(continued.every(({ finding, earlier: one }) => finding.line === one.line)).toBe(true);
  expect([fresh.length, gone.length, continued.length]).toEqual([1, 1, 9_999]);
});
