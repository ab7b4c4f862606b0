import { MAX_REMEMBERED_PLACES } from '../../../findings/identity/units.ts';
import { isAbsenceReason } from '../../../findings/absence.ts';
import type { Finding } from '../../../findings/types.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { KnownFinding } from './known-finding.ts';
import { MAX_STATE_CHARACTERS, stateMarker, type ReviewState } from './state.ts';

const MAX_TITLE_CHARACTERS = 80;
const MAX_BODY_CHARACTERS = 2_000;
/** Most bytes of all bodies, which take about half as many characters when they are packed. */
const MAX_BODY_BYTES = 8_000;

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
    body,
    places = [],
    placement,
  } = finding;
  // Literal checks report again what they find.
  const isOnlyInSummary = placement.kind === 'summary' && comment === undefined && origin === 'model';
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
    ...(isOnlyInSummary ? { body: shorten(body, MAX_BODY_CHARACTERS) } : {}),
    ...(isOnlyInSummary && isAbsenceReason(placement.reason) ? { isStray: true } : {}),
    ...(guideline === undefined ? {} : { source: guideline.source, sourceLine: guideline.line }),
    status: 'open',
    ...(comment === undefined ? {} : { comment }),
  };
}

/**
 * Shortens a state that is too long for the summary. Texts of findings over their limit go first, then places that no comment
 * remembers either, then records of files, which only costs tokens: these files are judged once more. Then the other texts and
 * places go, then findings that are fixed, then open ones, whose files have no record any more. What people dismissed or
 * silenced stays.
 */
export function fitState(whole: ReviewState): ReviewState {
  const limited = whole.known === undefined ? whole : { ...whole, known: limitBodies(whole.known) };
  const state = fits(limited) ? limited : limitPlaces(limited, MAX_REMEMBERED_PLACES);
  const files = Object.entries(state.files ?? {});
  const withFiles = longestFitting(files.length, (count) => ({
    ...state,
    ...(state.files === undefined ? {} : { files: Object.fromEntries(files.slice(0, count)) }),
  }));
  if (fits(withFiles)) {
    return withFiles;
  }
  const withoutTexts = { ...withFiles, known: (state.known ?? []).map(withoutBody) };
  const withPlaces = longestFitting(MAX_REMEMBERED_PLACES, (count) => limitPlaces(withoutTexts, count));
  if (fits(withPlaces)) {
    return withPlaces;
  }
  const { known = [] } = withPlaces;
  const order = ['dismissed', 'open', 'fixed'] as const;
  const ranked = known.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return longestFitting(ranked.length, (count) => ({ ...withFiles, known: ranked.slice(0, count) }));
}

/**
 * Keeps the first other places of each finding of a literal check: a fault at thousands of places would push out all other
 * findings. Those of a model keep theirs, because they tell whether it is carried over.
 */
function limitPlaces(state: ReviewState, most: number): ReviewState {
  const known = state.known?.map(({ places = [], ...one }): KnownFinding => {
    const kept = one.origin === 'literal' ? places.slice(0, most) : places;
    const fingerprints = one.origin === 'literal' ? one.fingerprints.slice(0, most + 1) : one.fingerprints;
    return { ...one, fingerprints, ...(kept.length === 0 ? {} : { places: kept }) };
  });
  return known === undefined ? state : { ...state, known };
}

/** Keeps the texts of the first findings, which are the worst. A finding that loses its text is judged again: see `canCarry`. */
function limitBodies(known: readonly KnownFinding[]): readonly KnownFinding[] {
  let left = MAX_BODY_BYTES;
  return known.map((one) => {
    left -= Buffer.byteLength(one.body ?? '');
    return left < 0 ? withoutBody(one) : one;
  });
}

function withoutBody({ body: _body, ...rest }: KnownFinding): KnownFinding {
  return rest;
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
