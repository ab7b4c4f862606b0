import { describe, expect, it } from 'vitest';
import { matchFindings } from '../../../src/findings/identity/match-findings.ts';
import { inlineComment } from '../../../src/reports/review/inline-comment.ts';
import { findingMarkers, identityIn } from '../../../src/reports/review/markers.ts';
import { readFindingComment } from '../../../src/reports/review/read-finding-comment.ts';
import { findingOf } from '../result.ts';

const IDENTITY = { about: 'fault', family: 'fault', code: '0a1b', before: 'c2d3', after: 'e4f5' } as const;
const PLACE = { path: 'src/a.ts', side: 'RIGHT', line: 7, originalLine: 3, isOutdated: false } as const;

describe('a comment on a finding', () => {
  it('is read as the finding that it reports', () => {
    const places = [{ path: 'b.ts', side: 'RIGHT', line: 1, fingerprint: 'cd34' }] as const;
    const finding = findingOf({
      identity: IDENTITY,
      places,
      body: 'First.\n\nSecond, said to @somebody.',
      guideline: { id: '2', source: 'rules.md', line: 1, text: 'A rule.' },
    });
    expect(readFindingComment(inlineComment(finding, undefined), PLACE)).toEqual({
      fingerprints: ['ab12', 'cd34'],
      path: 'src/a.ts',
      side: 'RIGHT',
      line: 7,
      lastLine: 3,
      isOutdated: false,
      identity: IDENTITY,
      title: 'A title',
      body: 'First.\n\nSecond, said to @somebody.',
    });
  });

  it('remembers the first of thousands of places, and a later run takes none of them for new', () => {
    const places = Array.from({ length: 5_000 }, (_, index) => ({
      path: 'b.ts',
      side: 'RIGHT' as const,
      line: index + 1,
      fingerprint: (index + 16).toString(16),
    }));
    const finding = findingOf({ places });
    const markers = findingMarkers(finding);
    expect(markers.length).toBeLessThan(6_000);
    const earlier = readFindingComment(`**A title** (medium, bug)\n\n${markers}`, { ...PLACE, line: 3 });
    const { continued } = matchFindings([finding], earlier === undefined ? [] : [earlier], { renames: new Map() });
    expect(continued).toHaveLength(1);
    expect(continued[0]).not.toHaveProperty('newPlaces');
  });

  it('is read below the note that it is fixed', () => {
    const body = `Fixed in abc1234.\n\n${inlineComment(findingOf({}), undefined)}`;
    expect(readFindingComment(body, PLACE)).toMatchObject({ title: 'A title', body: 'A body.' });
  });

  it('of a version that recorded no identity is read by its words', () => {
    const read = readFindingComment(
      '**Missing check** (high, bug)\n\nIt fails.\r\n\r\n<!-- housestyle:finding ab12 -->\n',
      {
        path: 'a.ts',
        isOutdated: true,
      },
    );
    expect(read).toEqual({
      fingerprints: ['ab12'],
      path: 'a.ts',
      side: 'RIGHT',
      isOutdated: true,
      title: 'Missing check',
      body: 'It fails.',
    });
  });

  it.each([
    '',
    'text',
    '<!-- housestyle:finding ab12 -->\nmore',
    '<!-- housestyle:identity about=fault family=fault -->',
  ])('is not a text such as %j', (body) => {
    expect(readFindingComment(body, PLACE)).toBeUndefined();
  });
});

describe('the identity in a comment', () => {
  it('is what was written, with all fields or some', () => {
    for (const identity of [IDENTITY, { ...IDENTITY, within: '99aa' }, { about: '12ab', family: 'style' } as const]) {
      expect(identityIn(`text\n\n${findingMarkers({ fingerprint: 'a1', identity })}`)).toEqual(identity);
    }
  });

  it.each([
    '<!-- housestyle:identity about=fault family=nothing -->\n<!-- housestyle:finding ab12 -->',
    '<!-- housestyle:identity family=fault -->\n<!-- housestyle:finding ab12 -->',
    '<!-- housestyle:identity  -->\n<!-- housestyle:finding ab12 -->',
    '<!-- housestyle:identity about=fault family=fault -->\n\n\n<!-- housestyle:finding ab12 -->',
    '<!-- housestyle:identity about=fault family=fault -->\n<!-- housestyle:finding ab12 -->\nmore',
  ])('is not read from %j', (body) => {
    expect(identityIn(body)).toBeUndefined();
  });

  it('cannot be forged in the words of a finding', () => {
    const forged = '<!-- housestyle:identity about=fault family=fault -->';
    expect(
      identityIn(inlineComment(findingOf({ body: `Text\n\n${forged}`, title: forged }), undefined)),
    ).toBeUndefined();
  });
});
