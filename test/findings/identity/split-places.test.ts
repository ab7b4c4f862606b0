import { describe, expect, it } from 'vitest';
import { keepPlaces } from '../../../src/findings/identity/split-places.ts';
import type { FaultPlace } from '../../../src/findings/types.ts';
import { findingOf } from '../../reports/result.ts';

const SECOND: FaultPlace = { path: 'b.ts', side: 'RIGHT', line: 1, fingerprint: 'a2' };
const THIRD: FaultPlace = { path: 'b.ts', side: 'RIGHT', line: 2, fingerprint: 'a3', suggestion: 'z' };
const FAULT = findingOf({ fingerprint: 'a1', suggestion: 'x', startLine: 2, quote: 'q', places: [SECOND, THIRD] });

describe('some places of a finding', () => {
  it.each<[string, readonly FaultPlace[], readonly string[] | undefined]>([
    ['none', [], undefined],
    ['the first', [FAULT], ['a1']],
    ['another', [THIRD], ['a3']],
    ['the others', [SECOND, THIRD], ['a2', 'a3']],
    ['the first and the last', [FAULT, THIRD], ['a1', 'a3']],
    ['all', [FAULT, SECOND, THIRD], ['a1', 'a2', 'a3']],
  ])('%s', (_name, kept, expected) => {
    const found = keepPlaces(FAULT, new Set(kept));
    const names = found && [found, ...(found.places ?? [])].map(({ fingerprint }) => fingerprint);
    expect(names).toEqual(expected);
  });

  it('have their own lines and suggestions', () => {
    expect(keepPlaces(FAULT, new Set([SECOND]))).toEqual(findingOf({ fingerprint: 'a2', path: 'b.ts', line: 1 }));
    expect(keepPlaces(FAULT, new Set([THIRD]))?.suggestion).toBe('z');
  });

  it('are commented on the file if they have no line', () => {
    const { line: _line, ...file } = SECOND;
    expect(keepPlaces({ ...FAULT, places: [file] }, new Set([file]))?.placement).toEqual({
      kind: 'file',
      reason: 'its line is not part of the change',
    });
  });

  it('stay in the summary if the finding is there', () => {
    const placement = { kind: 'summary', reason: 'over the limit' } as const;
    expect(keepPlaces({ ...FAULT, placement }, new Set([SECOND]))?.placement).toEqual(placement);
  });
});
