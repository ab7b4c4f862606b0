import type { Finding } from '../../../findings/types.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { KnownFinding } from './known-finding.ts';
import { MAX_STATE_CHARACTERS, stateMarker, type ReviewState } from './state.ts';

const MAX_TITLE_CHARACTERS = 80;

/**
 * Makes the row of a reported finding for the state.
 * @param comment the id of its comment; absent if it stands in the summary only
 */
export function rememberFinding(finding: Finding, comment = finding.carried?.comment): KnownFinding {
  const {
    fingerprint,
    identity,
    path,
    side,
    line,
    severity,
    kind,
    title,
    guideline,
    origin,
    rule,
    places = [],
  } = finding;
  return {
    fingerprints: [fingerprint, ...places.flatMap((place) => place.fingerprint ?? [])],
    ...(identity === undefined ? {} : { identity }),
    path,
    side,
    ...(line === undefined ? {} : { line }),
    ...(places.length === 0
      ? {}
      : {
          places: places.map((place) => ({
            path: place.path,
            side: place.side,
            ...(place.line === undefined ? {} : { line: place.line }),
          })),
        }),
    ...(origin === 'literal' ? { origin } : {}),
    ...(rule === undefined ? {} : { rule }),
    severity,
    kind,
    title: shorten(title, MAX_TITLE_CHARACTERS),
    ...(guideline === undefined ? {} : { source: guideline.source, sourceLine: guideline.line }),
    status: 'open',
    ...(comment === undefined ? {} : { comment }),
  };
}

/**
 * Shortens a state that is too long for the summary. Records of files go first, which only costs tokens: these files are
 * judged once more. Then findings that are fixed go, then open ones, whose files have no record any more. What people
 * dismissed or silenced stays.
 */
export function fitState(state: ReviewState): ReviewState {
  const files = Object.entries(state.files ?? {});
  const known = state.known ?? [];
  const withFiles = longestFitting(files.length, (count) => ({
    ...state,
    ...(state.files === undefined ? {} : { files: Object.fromEntries(files.slice(0, count)) }),
  }));
  if (fits(withFiles)) {
    return withFiles;
  }
  const order = ['dismissed', 'open', 'fixed'] as const;
  const ranked = known.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return longestFitting(ranked.length, (count) => ({ ...withFiles, known: ranked.slice(0, count) }));
}

/** The state with as many rows as fit, found by bisection; that without rows if none fit. */
function longestFitting(most: number, draw: (count: number) => ReviewState): ReviewState {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(draw(middle))) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return draw(low);
}

/** The seal is a digest, which cannot be packed. */
const SEAL = '0123456789abcdef'.repeat(4);
const ROOM_FOR_SEAL = 64;

function fits(state: ReviewState): boolean {
  return stateMarker({ ...state, seal: SEAL }).length + ROOM_FOR_SEAL <= MAX_STATE_CHARACTERS;
}
