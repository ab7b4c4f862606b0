import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/findings/identity/earlier-finding.ts';
import { matchFindings, type MatchTerms } from '../../../src/findings/identity/match-findings.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { findingMarkers } from '../../../src/reports/review/markers.ts';
import { readFindingComment } from '../../../src/reports/review/read-finding-comment.ts';
import { findingOf } from '../../reports/result.ts';
import { earlierOf, findingAt } from './earlier.ts';

const OLD = ['start', 'alpha = 1', 'risky()', 'omega = 2', 'middle', 'more', 'even more', 'last', 'end'];

/** Which earlier ones are continued, by the lines of the findings: `3=0` is a pair, `5` is fresh. */
function match(
  findings: readonly Finding[],
  earlier: readonly EarlierFinding[],
  terms: Partial<MatchTerms> = {},
): readonly string[] {
  const { continued, fresh } = matchFindings(findings, earlier, { renames: new Map(), ...terms });
  return [
    ...continued.map(({ finding, earlier: one }) => `${finding.line ?? '-'}=${earlier.indexOf(one)}`),
    ...fresh.map(({ line }) => `${line ?? '-'}`),
  ];
}

const RISKY = findingAt(OLD, 3);
const POSTED = earlierOf(RISKY, 3);

describe('a finding of an earlier run', () => {
  it('is continued when its line moved', () => {
    const now = ['new', ...OLD];
    expect(match([findingAt(now, 4)], [earlierOf(RISKY, 4)])).toEqual(['4=0']);
  });

  it('keeps its fingerprint, and an equal line that was added above gets another one', () => {
    const now = ['risky()', ...OLD];
    const { continued, fresh } = matchFindings(
      [findingAt(now, 1), { ...findingAt(now, 4), fingerprint: 'second' }],
      [earlierOf(RISKY, 4)],
      { renames: new Map() },
    );
    expect(continued.map(({ finding }) => [finding.line, finding.fingerprint])).toEqual([[4, RISKY.fingerprint]]);
    expect(fresh.map(({ line }) => line)).toEqual([1]);
    expect(fresh[0]?.fingerprint).not.toBe(RISKY.fingerprint);
  });

  it('is not continued by an equal line that was added above while it is still there', () => {
    const now = ['risky()', 'filler', 'filler', ...OLD];
    expect(match([findingAt(now, 1)], [earlierOf(RISKY, 6)])).toEqual(['1']);
  });

  it('that was removed is not continued by an equal line that was added elsewhere', () => {
    const now = [...OLD.filter((text) => text !== 'risky()'), 'risky()'];
    expect(match([findingAt(now, 9)], [earlierOf(RISKY, undefined)])).toEqual(['9']);
  });

  it('is continued when it moved as a block, which GitHub shows as outdated', () => {
    const now = [...OLD.slice(4), 'alpha = 1', 'risky()', 'omega = 2'];
    expect(match([findingAt(now, 7)], [earlierOf(RISKY, undefined)])).toEqual(['7=0']);
  });

  it('is continued when GitHub does not say yet where it moved to', () => {
    const now = [...Array.from({ length: 20 }, (_, index) => `added ${index}`), ...OLD];
    expect(match([findingAt(now, 23)], [POSTED])).toEqual(['23=0']);
  });

  it.each<[string, Partial<Finding>]>([
    ['title and body', { title: 'Something else', body: 'In other words.' }],
    ['kind', { kind: 'performance' }],
    ['severity', { severity: 'high' }],
    ['citation', { identity: { about: 'd1d1d1d1d1d1', family: 'fault' } }],
    ['family of kinds, in similar words', { kind: 'security', identity: { about: 'security', family: 'security' } }],
  ])('is continued with another %s', (_what, fields) => {
    expect(match([findingAt(OLD, 3, fields)], [POSTED])).toEqual(['3=0']);
  });

  it('is continued on the neighbouring line in similar words, not in other words', () => {
    const words = { title: 'Missing check of the result', body: 'The result of `risky` is not checked.' };
    const other = { title: 'Unused variable', body: '`alpha` is never read.' };
    const posted = earlierOf(findingAt(OLD, 3, words), 3);
    expect(match([findingAt(OLD, 4, { ...words, title: 'Result is not checked' })], [posted])).toEqual(['4=0']);
    expect(match([findingAt(OLD, 4, other)], [posted])).toEqual(['4']);
  });

  it('is continued when its line was edited and the same is said of it', () => {
    const now = OLD.map((text) => (text === 'risky()' ? 'risky(1)' : text));
    expect(match([findingAt(now, 3)], [earlierOf(RISKY, undefined)])).toEqual(['3=0']);
  });

  it('about another kind of fault on its line is not continued', () => {
    const leak = findingAt(OLD, 3, { title: 'Connection is not closed', body: 'The connection leaks.' });
    const injection = findingAt(OLD, 3, { title: 'SQL injection', body: 'Input is concatenated into the query.' });
    expect(match([injection], [earlierOf(leak, 3)])).toEqual(['3']);
  });

  it('of another statement is continued in similar words only', () => {
    const one = earlierOf(findingAt(OLD, 3, { identity: { about: 'a0a0', family: 'style' } }), 3);
    const statement = { identity: { about: 'b1b1', family: 'style' } } as const;
    expect(match([findingAt(OLD, 3, statement)], [one])).toEqual(['3=0']);
    expect(match([findingAt(OLD, 3, { ...statement, title: 'Tabs', body: 'Use them.' })], [one])).toEqual(['3']);
  });

  it('is continued in a renamed file, also if only the content tells', () => {
    const moved = findingAt(OLD, 3, { path: 'b.ts' });
    const outdated = earlierOf(RISKY, undefined);
    expect(match([moved], [outdated], { renames: new Map([['a.ts', 'b.ts']]) })).toEqual(['3=0']);
    expect(match([moved], [outdated], { paths: new Set(['b.ts']) })).toEqual(['3=0']);
    expect(match([moved], [outdated], { paths: new Set(['a.ts', 'b.ts']) })).toEqual(['3']);
  });

  it('that was fixed is continued when its line comes back', () => {
    const fixed = earlierOf(RISKY, undefined, { status: 'fixed' });
    expect(match([RISKY], [fixed])).toEqual(['3=0']);
    expect(match([RISKY], [fixed, earlierOf({ ...RISKY, fingerprint: 'later' }, 3)])).toEqual(['3=1']);
  });

  it('of a version that recorded no identity is continued by its words', () => {
    const { identity: _unknown, ...old } = POSTED;
    expect(match([findingAt(OLD, 4)], [old])).toEqual(['4=0']);
    expect(match([findingAt(OLD, 3, { title: 'Tabs', body: 'Use them.' })], [old])).toEqual(['3']);
  });

  it('on a whole file is continued in similar words', () => {
    const { line: _line, ...whole } = findingOf({ path: 'a.ts', title: 'No test covers this file' });
    const posted = earlierOf(whole, undefined);
    expect(match([{ ...whole, title: 'This file has no tests' }], [posted])).toEqual(['-=0']);
    expect(match([{ ...whole, title: 'Wrong license', body: 'Header differs.' }], [posted])).toEqual(['-']);
    expect(match([{ ...whole, path: 'b.ts' }], [posted])).toEqual(['-']);
  });

  it('without a line in the state of the last run is continued by its code', () => {
    const known = earlierOf(RISKY, undefined, { isOutdated: false });
    const now = ['new', ...OLD];
    expect(match([findingAt(now, 4)], [known])).toEqual(['4=0']);
  });
});

describe('several findings of one line', () => {
  it('are told apart by their words', () => {
    const leak = findingAt(OLD, 3, { title: 'Connection leaks', body: 'It is not closed.', fingerprint: 'a1' });
    const race = findingAt(OLD, 3, { title: 'Data race', body: 'Not synchronized.', fingerprint: 'a2' });
    const reworded = { ...leak, title: 'The connection is never closed', fingerprint: 'a2' };
    expect(match([race, reworded], [earlierOf(leak, 3), earlierOf(race, 3)])).toEqual(['3=1', '3=0']);
  });
});

describe('equal lines', () => {
  it.each<[string, readonly (number | undefined)[], readonly number[], readonly string[]]>([
    ['stay paired when one is added above', [3, 5], [1, 3, 5], ['3=0', '5=1', '1']],
    ['stay paired when one is added between', [1, 5], [1, 3, 5], ['1=0', '5=1', '3']],
    ['stay paired when one is removed', [1, undefined, 5], [1, 5], ['1=0', '5=2']],
  ])('%s', (_name, before, now, expected) => {
    const lines = ['risky()', 'one', 'risky()', 'two', 'risky()', 'three'];
    const earlier = before.map((line, index) =>
      earlierOf(findingAt(lines, line ?? 3, { fingerprint: `e${index}` }), line),
    );
    const findings = now.map((line, index) => findingAt(lines, line, { fingerprint: `e${index}` }));
    expect(match(findings, earlier)).toEqual(expected);
  });
});

describe('a fault with several places', () => {
  const lines = ['risky()', 'one', 'two', 'three', 'four', 'risky()', 'five', 'six'];
  const second = findingAt(lines, 6, { fingerprint: 'b1' });
  const { title: _title, body: _body, ...place } = second;
  const fault = { ...findingAt(lines, 1, { fingerprint: 'a1' }), places: [place] };

  it('keeps its comment when its first place is fixed', () => {
    const { continued, fresh, gone } = matchFindings([second], [earlierOf(fault, undefined)], { renames: new Map() });
    expect(continued).toMatchObject([{ finding: { line: 6, fingerprint: 'b1' }, others: [] }]);
    expect([...fresh, ...gone]).toEqual([]);
  });

  it('needs a comment for a place that was added, without the suggestion for the first place', () => {
    const known = earlierOf(findingAt(lines, 6, { fingerprint: 'a1' }), 6);
    const { continued } = matchFindings([{ ...fault, suggestion: 'x' }], [known], { renames: new Map() });
    expect(continued).toMatchObject([{ earlier: known, newPlaces: { line: 1, suggestion: 'x' } }]);
    expect(continued[0]?.newPlaces?.places).toBeUndefined();
    expect(new Set([continued[0]?.newPlaces?.fingerprint, continued[0]?.finding.places?.[0]?.fingerprint]).size).toBe(
      2,
    );
  });

  it('continues the comments on all of its places', () => {
    const earlier = [
      earlierOf({ ...second, fingerprint: 'x1' }, 6),
      earlierOf(findingAt(lines, 1, { fingerprint: 'x2' }), 1),
    ];
    const { continued, gone } = matchFindings([fault], earlier, { renames: new Map() });
    expect(continued).toMatchObject([{ earlier: earlier[1], others: [earlier[0]], finding: { fingerprint: 'x2' } }]);
    expect(continued[0]).not.toHaveProperty('newPlaces');
    expect(gone).toEqual([]);
  });

  it('may be reported as several findings later', () => {
    expect(match([second, findingAt(lines, 1, { fingerprint: 'a1' })], [earlierOf(fault, 1)])).toEqual(['6=0', '1=0']);
  });

  it('needs a comment for an equal place that was added between others, not for the last one', () => {
    const report = (texts: readonly string[]): Finding => {
      const found = texts.flatMap((text, index) => (text === 'risky()' ? [index + 1] : []));
      const [first, ...others] = found.map((line, index) => findingAt(texts, line, { fingerprint: `a${index}` }));
      return { ...first!, places: others };
    };
    const before = ['risky()', 'one', 'risky()', 'two', 'risky()', 'three'];
    const body = `**A title** (medium, bug)\n\nA body.\n\n${findingMarkers(report(before))}`;
    const posted = readFindingComment(body, { path: 'a.ts', line: 1, isOutdated: false })!;
    const now = ['risky()', 'new', 'risky()', 'newer', 'one', 'risky()', 'two', 'risky()', 'three'];
    const { continued } = matchFindings([report(now)], [posted], { renames: new Map() });
    expect(continued[0]?.newPlaces?.line).toBe(3);
    expect(continued[0]?.newPlaces?.places).toBeUndefined();
  });

  it('at more places than a comment remembers needs no comment for a place that may be one of the others', () => {
    const texts = Array.from({ length: 600 }, (_, index) => `risky(${index})`);
    const report = (from: number, to: number): Finding => {
      const [first, ...others] = texts
        .slice(from, to)
        .map((_, index) => findingAt(texts, from + index + 1, { fingerprint: `a${from + index}` }));
      return { ...first!, places: others };
    };
    const newPlaces = (reported: number, now: number): Finding | undefined => {
      const body = `**A title** (medium, bug)\n\nA body.\n\n${findingMarkers(report(0, reported))}`;
      const posted = readFindingComment(body, { path: 'a.ts', line: 1, isOutdated: false })!;
      return matchFindings([report(100, now)], [posted], { renames: new Map() }).continued[0]?.newPlaces;
    };
    expect(newPlaces(150, 151)?.line).toBe(151);
    expect(newPlaces(500, 500)).toBeUndefined();
  });

  it('keeps its places in a renamed file', () => {
    const renamed = {
      ...fault,
      path: 'b.ts',
      fingerprint: 'n1',
      places: [{ ...place, path: 'b.ts', fingerprint: 'n2' }],
    };
    const { continued } = matchFindings([renamed], [earlierOf(fault, undefined)], {
      renames: new Map([['a.ts', 'b.ts']]),
    });
    expect(continued).toMatchObject([{ finding: { fingerprint: 'a1', places: [{ fingerprint: 'b1' }] } }]);
    expect(continued[0]).not.toHaveProperty('newPlaces');
  });
});

it('a finding of which only the fingerprint is known is continued by the finding with that fingerprint', () => {
  const deleted = { fingerprints: [RISKY.fingerprint], path: '', side: 'RIGHT', isOutdated: false, title: '' } as const;
  expect(match([RISKY, findingAt(OLD, 4)], [deleted])).toEqual(['3=0', '4']);
});

it('comments with the same fingerprint count as one', () => {
  const double = { ...POSTED };
  const { continued, gone } = matchFindings([RISKY], [POSTED, double], { renames: new Map() });
  expect(continued[0]?.others).toHaveLength(1);
  expect(gone).toEqual([]);
});
