import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KnownFinding } from '../../../../src/reports/review/state/known-finding.ts';
import { fitState, rememberFinding } from '../../../../src/reports/review/state/remember.ts';
import { sealState, type Seal } from '../../../../src/reports/review/state/seal.ts';
import {
  MAX_STATE_CHARACTERS,
  readState,
  stateMarker,
  type ReviewState,
} from '../../../../src/reports/review/state/state.ts';
import { drawVerdict } from '../../../../src/reports/review/verdict.ts';
import { findingOf, resultOf } from '../../result.ts';

const SEAL: Seal = { secret: 'secret', place: 'acme/shop#7' };
const EMPTY: ReviewState = { key: 'k', headSha: 'a'.repeat(40), ...drawVerdict(resultOf()) };

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function filesOf(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`src/some/folder/file-${index}.ts`, digest(`${index}`)]),
  );
}

function knownOf(count: number, status: KnownFinding['status']): readonly KnownFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...rememberFinding(findingOf({ fingerprint: digest(`${status}${index}`), title: digest(`title ${index}`) }), index),
    status,
  }));
}

describe('a finding in the state', () => {
  it('has its places and fingerprints, and no field that is absent', () => {
    const finding = findingOf({
      places: [{ path: 'b.ts', side: 'RIGHT', line: 4, fingerprint: 'cd34', quote: 'x' }],
      guideline: { id: '2', source: 'AGENTS.md', line: 9, text: 'Be brief.' },
      title: 'x'.repeat(200),
    });
    const known = rememberFinding(finding, 77);
    expect(known).toEqual({
      fingerprints: ['ab12', 'cd34'],
      path: 'src/a.ts',
      side: 'RIGHT',
      line: 3,
      places: [{ path: 'b.ts', side: 'RIGHT', line: 4 }],
      severity: 'medium',
      kind: 'bug',
      title: expect.stringMatching(/^x{70,79}…$/),
      source: 'AGENTS.md',
      sourceLine: 9,
      status: 'open',
      comment: 77,
    });
    expect(rememberFinding(findingOf({ origin: 'literal' })).origin).toBe('literal');
  });

  it('keeps the comment that it was carried over with', () => {
    expect(rememberFinding(findingOf({ carried: { comment: 5 } })).comment).toBe(5);
  });
});

describe('a state', () => {
  it('that fits stays as it is', () => {
    const state = { ...EMPTY, files: filesOf(20), known: knownOf(10, 'open') };
    expect(fitState(state)).toEqual(state);
  });

  it('that is too long loses records of files, and no finding', () => {
    const fitted = fitState({ ...EMPTY, files: filesOf(5_000), known: knownOf(20, 'open') });
    expect(Object.keys(fitted.files ?? {}).length).toBeGreaterThan(100);
    expect(fitted.known).toHaveLength(20);
    expect(stateMarker(sealState(fitted, SEAL) ?? EMPTY).length).toBeLessThanOrEqual(MAX_STATE_CHARACTERS);
  });

  it('with too many findings keeps what people dismissed, then what is open, and no records of files', () => {
    const known = [...knownOf(400, 'fixed'), ...knownOf(300, 'open'), ...knownOf(20, 'dismissed')];
    const fitted = fitState({ ...EMPTY, files: filesOf(50), known });
    const statuses = (fitted.known ?? []).map(({ status }) => status);
    expect(fitted.files).toEqual({});
    expect(statuses.slice(0, 21)).toEqual([...Array<string>(20).fill('dismissed'), 'open']);
    expect(statuses).not.toContain('fixed');
    expect(stateMarker(sealState(fitted, SEAL) ?? EMPTY).length).toBeLessThanOrEqual(MAX_STATE_CHARACTERS);
  });

  it('with a fault at thousands of places keeps all findings and records, and the places that a comment remembers', () => {
    const places = Array.from({ length: 9_999 }, (_, index) => ({
      path: `src/f${index % 100}.ts`,
      side: 'RIGHT' as const,
      line: index,
      fingerprint: digest(`${index}`).slice(0, 20),
    }));
    const known = [rememberFinding(findingOf({ origin: 'literal', places }), 7), ...knownOf(10, 'open')];
    const fitted = fitState({ ...EMPTY, files: filesOf(20), known });
    expect(fitted.known).toHaveLength(11);
    expect(Object.keys(fitted.files ?? {})).toHaveLength(20);
    expect(fitted.known?.[0]).toMatchObject({ comment: 7, fingerprints: expect.objectContaining({ length: 201 }) });
    expect(fitted.known?.[0]?.places).toEqual(known[0]?.places?.slice(0, 200));
    expect(stateMarker(sealState(fitted, SEAL) ?? EMPTY).length).toBeLessThanOrEqual(MAX_STATE_CHARACTERS);
  });

  it('with a file named `__proto__` is read as it was written', () => {
    const files = Object.fromEntries([['__proto__', digest('a')]]);
    const read = readState(stateMarker(fitState({ ...EMPTY, files })));
    expect(Object.entries(read?.files ?? {})).toEqual([['__proto__', digest('a')]]);
  });
});
