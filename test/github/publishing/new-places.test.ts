import { describe, expect, it } from 'vitest';
import { keepNewPlaces } from '../../../src/github/publishing/new-places.ts';
import { fingerprintsIn, findingMarkers } from '../../../src/reports/review/markers.ts';
import { findingOf } from '../../reports/result.ts';

function places(...fingerprints: readonly string[]) {
  return fingerprints.map((fingerprint, index) => ({
    path: 'b.ts',
    side: 'RIGHT' as const,
    line: index + 1,
    fingerprint,
  }));
}

const ONE = findingOf({ fingerprint: 'a1', suggestion: 'x', startLine: 2, quote: 'q' });
const THREE = { ...ONE, places: places('a2', 'a3') };

describe('of a finding with several places', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['everything is new in the first run', [], ['a1 a2 a3']],
    ['nothing is new in the second run', ['a1', 'a2', 'a3'], []],
    ['nothing is new after the first place was fixed', ['a0', 'a1', 'a2', 'a3'], []],
    ['a place that was added is new', ['a1', 'a3'], ['a2']],
    ['places that were added become one comment', ['a1'], ['a2 a3']],
    ['a place that was added before the others is new alone', ['a2', 'a3'], ['a1']],
    ['the first and the last place may be new', ['a2'], ['a1 a3']],
  ])('%s', (_name, posted, expected) => {
    const kept = keepNewPlaces(THREE, new Set(posted));
    expect(kept.map((one) => [one, ...(one.places ?? [])].map(({ fingerprint }) => fingerprint).join(' '))).toEqual(
      expected,
    );
  });

  it('a new place is shown where it is, without the suggestion for the first place', () => {
    expect(keepNewPlaces(THREE, new Set(['a1', 'a3']))).toEqual([
      findingOf({ fingerprint: 'a2', path: 'b.ts', line: 1 }),
    ]);
  });

  it('a file as a whole can be a new place', () => {
    const { line: _line, ...file } = places('a2')[0]!;
    expect(keepNewPlaces({ ...ONE, places: [file] }, new Set(['a1']))[0]?.placement).toEqual({
      kind: 'file',
      reason: 'its line is not part of the change',
    });
  });

  it('the comment remembers the places', () => {
    expect(fingerprintsIn(`text\n\n${findingMarkers(THREE)}`)).toEqual(['a1', 'a2', 'a3']);
  });

  it('thousands of places are remembered by the first ones', () => {
    const many = { ...ONE, places: places(...Array.from({ length: 5_000 }, (_, index) => (index + 16).toString(16))) };
    const comment = findingMarkers(many);
    expect(comment.length).toBeLessThan(6_000);
    expect(keepNewPlaces(many, new Set(fingerprintsIn(comment)))).toEqual([]);
  });
});

it.each(['<!-- housestyle:places a2 -->', '<!-- housestyle:finding a1 -->\nmore', ''])(
  'the text %j is not a comment of a finding',
  (body) => {
    expect(fingerprintsIn(body)).toEqual([]);
  },
);
