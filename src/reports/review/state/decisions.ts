import { plainMarkdown } from '../../markdown/markdown-text.ts';
import type { Silenced } from './known-finding.ts';
import { SUMMARY_MARKER, UNREVIEWED_START } from '../markers.ts';
import { readState, stateMarker, type ReviewState } from './state.ts';

/** The key of a state without a review. No review has it. */
const NO_REVIEW = 'none';

/** A state that holds decisions only. The next review does everything. */
export const NO_REVIEW_STATE: ReviewState = {
  key: NO_REVIEW,
  conclusion: 'unchecked',
  findings: 0,
  places: 0,
  low: 0,
  medium: 0,
  high: 0,
  rules: 0,
  rulesChecked: 0,
  coverage: {
    files: 0,
    reviewedFiles: 0,
    lines: 0,
    reviewedLines: 0,
    modelLines: 0,
    ruleLines: 0,
    notReviewed: [],
    missedByModel: [],
  },
  unjudged: { requests: 0, comments: 0, unproven: 0, cutReplies: 0, statements: 0, agents: 0 },
};

/** Most decisions that are kept. The oldest are dropped: a state has to fit into a comment. */
const MAX_SILENCED = 100;

/** Adds what a person silenced to a state, once. The state gets the key of no review, so that the next run draws its verdict anew. */
export function addSilenced(state: ReviewState, added: Silenced): ReviewState {
  const { by: _by, ...what } = added;
  const key = JSON.stringify(what);
  const others = (state.silenced ?? []).filter(({ by: _other, ...one }) => JSON.stringify(one) !== key);
  const known = state.known?.map((finding) =>
    added.fingerprint !== undefined && finding.fingerprints.includes(added.fingerprint)
      ? { ...finding, status: 'dismissed' as const }
      : finding,
  );
  return {
    ...state,
    key: NO_REVIEW,
    ...(known === undefined ? {} : { known }),
    silenced: [...others, added].slice(-MAX_SILENCED),
  };
}

const PAUSED = /^\*\*Reviews of this pull request are paused\*\* by [^\n]*$/;

function pausedNotice(login: string): string {
  return `**Reviews of this pull request are paused** by ${plainMarkdown(login)}. \`/housestyle resume\` continues them.`;
}

/**
 * Puts another state into a summary comment, and says there whether reviews are paused. The rest of the comment stays.
 *
 * @param state sealed
 */
export function replaceState(body: string, state: ReviewState): string {
  const lines = body
    .trimEnd()
    .split(/\r?\n/)
    .filter((line) => line !== SUMMARY_MARKER && readState(line) === undefined && !PAUSED.test(line));
  const markers = lines.findLastIndex((line) => !line.startsWith('<!-- housestyle:')) + 1;
  const text = lines.slice(0, markers).join('\n').trimEnd();
  const notice = state.pausedBy === undefined ? [] : [pausedNotice(state.pausedBy)];
  const tail = [...lines.slice(markers), stateMarker(state), SUMMARY_MARKER].join('\n');
  return [...(text === '' ? [] : [text]), ...notice, tail].join('\n\n');
}

/**
 * Draws a summary comment for a pull request that has none, to hold decisions. The next review replaces its text.
 *
 * @param state sealed
 */
export function decisionSummary(state: ReviewState): string {
  return replaceState(`${UNREVIEWED_START}This comment keeps what people decided for this pull request.`, state);
}
