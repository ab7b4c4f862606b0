import { describe, expect, it } from 'vitest';
import { readSummaryMarkers, SUMMARY_MARKER, SUMMARY_START } from '../../../../src/reports/review/markers.ts';
import { stateMarker, type ReviewState } from '../../../../src/reports/review/state/state.ts';
import { isSealed, sealState } from '../../../../src/reports/review/state/seal.ts';
import { drawVerdict } from '../../../../src/reports/review/verdict.ts';
import { resultOf } from '../../result.ts';

const SEAL = { secret: 'sk-1', place: 'acme/shop#7' };
const STATE: ReviewState = { key: 'k', ...drawVerdict(resultOf()) };

function readBack(state: ReviewState): ReviewState {
  const read = readSummaryMarkers(`${SUMMARY_START}clean**\n${stateMarker(state)}\n${SUMMARY_MARKER}`).state;
  if (read === undefined) {
    throw new Error('the state cannot be read');
  }
  return read;
}

describe('the seal of a state', () => {
  it('is recognized by a run with the same secret, in the comment of the same pull request', () => {
    expect(isSealed(readBack(sealState(STATE, SEAL) ?? STATE), SEAL)).toBe(true);
  });

  it.each([
    ['has no seal', STATE, SEAL],
    ['has a seal of another secret', sealState(STATE, { ...SEAL, secret: 'sk-2' }) ?? STATE, SEAL],
    ['was copied from another pull request', sealState(STATE, { ...SEAL, place: 'acme/shop#8' }) ?? STATE, SEAL],
    ['was changed afterwards', { ...sealState(STATE, SEAL), ...STATE, key: 'other' }, SEAL],
    ['has a seal that is not one', { ...STATE, seal: 'zz' }, SEAL],
    ['is read by a run without a secret', sealState(STATE, SEAL) ?? STATE, { ...SEAL, secret: undefined }],
  ])('is not recognized if the state %s', (_, state, seal) => {
    expect(isSealed(readBack(state), seal)).toBe(false);
  });

  it('is not drawn without a secret', () => {
    expect(sealState(STATE, { ...SEAL, secret: undefined })).toBeUndefined();
  });
});
