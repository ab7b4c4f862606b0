import { describe, expect, it } from 'vitest';
import {
  addSilenced,
  decisionSummary,
  NO_REVIEW_STATE,
  replaceState,
} from '../../../../src/reports/review/state/decisions.ts';
import {
  readSummaryMarkers,
  runMarker,
  SUMMARY_MARKER,
  SUMMARY_START,
} from '../../../../src/reports/review/markers.ts';
import { isSealed, sealState, type Seal } from '../../../../src/reports/review/state/seal.ts';
import { stateMarker, type ReviewState } from '../../../../src/reports/review/state/state.ts';

const SEAL: Seal = { secret: 'secret', place: 'acme/shop#7' };
const RUN = runMarker({ headSha: 'abc', run: '1.1' });

function sealed(state: ReviewState): ReviewState {
  return sealState(state, SEAL) ?? NO_REVIEW_STATE;
}

const PAUSED = sealed({ ...NO_REVIEW_STATE, pausedBy: 'ada' });

describe('a summary without a review', () => {
  it('is read again with its decisions', () => {
    const { isSummary, state } = readSummaryMarkers(decisionSummary(PAUSED));
    expect(isSummary).toBe(true);
    expect(state).toEqual(PAUSED);
    expect(state !== undefined && isSealed(state, SEAL)).toBe(true);
  });

  it('says who paused', () => {
    expect(decisionSummary(PAUSED)).toContain('**Reviews of this pull request are paused** by ada.');
  });

  it('contains no markup of a login', () => {
    const body = decisionSummary(sealed({ ...NO_REVIEW_STATE, pausedBy: '@all <img>' }));
    expect(body).not.toMatch(/@all|<img>/);
  });
});

describe('another state', () => {
  const OLD = ['**1 finding**', '', 'Text', '', RUN, stateMarker(sealed(NO_REVIEW_STATE)), SUMMARY_MARKER].join('\n');

  it('replaces the one of a summary, and keeps its text and run', () => {
    const body = replaceState(OLD, PAUSED);
    expect(body.split('\n').slice(0, 3)).toEqual(['**1 finding**', '', 'Text']);
    expect(body.split('\n').slice(-3)).toEqual([RUN, stateMarker(PAUSED), SUMMARY_MARKER]);
  });

  it('removes the notice when it resumes, so that the summary is the old one', () => {
    expect(replaceState(replaceState(OLD, PAUSED), sealed(NO_REVIEW_STATE))).toBe(OLD);
    expect(replaceState(replaceState(OLD, PAUSED), PAUSED)).toBe(replaceState(OLD, PAUSED));
  });

  it('is added to a summary that has none', () => {
    const body = replaceState(`${SUMMARY_START}clean**\n\n${SUMMARY_MARKER}\n`, PAUSED);
    expect(readSummaryMarkers(body).state).toEqual(PAUSED);
  });
});

describe('what is silenced', () => {
  const ONE = { statement: '2.7', path: 'a.ts', by: 'ada' };

  it('is kept once, with the person who said it last', () => {
    const state = addSilenced(addSilenced(NO_REVIEW_STATE, ONE), { ...ONE, by: 'bob' });
    expect(state.silenced).toEqual([{ ...ONE, by: 'bob' }]);
  });

  it('is limited to the newest hundred', () => {
    let state: ReviewState = NO_REVIEW_STATE;
    for (let number = 0; number < 150; number += 1) {
      state = addSilenced(state, { statement: `2.${number}`, by: 'ada' });
    }
    expect([state.silenced?.length, state.silenced?.[0]?.statement]).toEqual([100, '2.50']);
  });

  it('dismisses the known finding', () => {
    const known = { fingerprints: ['f1', 'f2'], path: 'a.ts', side: 'RIGHT', status: 'open' } as const;
    const finding = { ...known, severity: 'low', kind: 'bug', title: 'T' } as const;
    const state = addSilenced({ ...NO_REVIEW_STATE, known: [finding] }, { fingerprint: 'f2', by: 'ada' });
    expect(state.known?.map(({ status }) => status)).toEqual(['dismissed']);
  });
});
