import { KIND_FAMILIES, type FindingIdentity } from '../../findings/identity/finding-identity.ts';
import { placeKey } from '../../findings/identity/place-key.ts';
import { MAX_REMEMBERED_PLACES } from '../../findings/identity/units.ts';
import type { FaultPlace, Finding } from '../../findings/types.ts';
import { readState, type ReviewState } from './state/state.ts';

/** Hidden markers, by which a later run recognizes what an earlier one posted. A marker is alone on the last line of a comment. */
export const SUMMARY_MARKER = '<!-- housestyle:summary -->';

export function findingMarker(fingerprint: string): string {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}

/** The last lines of a finding's comment: what it is recognized by, the fingerprints of its other places, and its own. */
export function findingMarkers(finding: Pick<Finding, 'fingerprint' | 'identity' | 'places'>): string {
  const identity = finding.identity === undefined ? '' : `${identityMarker(finding.identity)}\n`;
  const others = rememberedPlaces(finding).map(({ fingerprint, identity: code }) => {
    const key = code === undefined ? undefined : placeKey(code);
    return key === undefined ? fingerprint : `${fingerprint}-${key}`;
  });
  const places = others.length === 0 ? '' : `<!-- housestyle:places ${others.join(' ')} -->\n`;
  return `${identity}${places}${findingMarker(finding.fingerprint)}`;
}

/** The first of the other places; a comment has no room for all. */
function rememberedPlaces({ places = [] }: Pick<Finding, 'places'>): readonly FaultPlace[] {
  return places.slice(0, MAX_REMEMBERED_PLACES).filter(({ fingerprint }) => fingerprint !== undefined);
}

/** Writes an identity on one line: `about=3f1c… family=fault code=…`. All values are digests or words of ours. */
function identityMarker(identity: FindingIdentity): string {
  const fields = IDENTITY_FIELDS.flatMap((name) => (identity[name] === undefined ? [] : `${name}=${identity[name]}`));
  return `<!-- housestyle:identity ${fields.join(' ')} -->`;
}

const IDENTITY_FIELDS = ['about', 'family', 'code', 'within', 'before', 'after'] as const;

/** Reads the identity from the last lines of a comment; undefined in comments of versions that did not write it. */
export function identityIn(body: string): FindingIdentity | undefined {
  const [own, ...above] = body.trimEnd().split(/\r?\n/).slice(-MAX_FINDING_MARKER_LINES).toReversed();
  const line = above.find((one) => !PLACES_MARKER.test(one)) ?? '';
  const fields = /^<!-- housestyle:identity ([a-z0-9= ]+) -->$/.exec(line)?.[1];
  if (fields === undefined || !FINDING_MARKER.test(own ?? '')) {
    return undefined;
  }
  const values = new Map(fields.split(' ').map((field) => splitAtEqualSign(field)));
  const { about, family: word } = Object.fromEntries(values);
  const family = KIND_FAMILIES.find((one) => one === word);
  if (about === undefined || family === undefined) {
    return undefined;
  }
  const digests = IDENTITY_FIELDS.slice(2).flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { about, family, ...Object.fromEntries(digests) };
}

function splitAtEqualSign(field: string): readonly [string, string] {
  const at = field.indexOf('=');
  return [field.slice(0, at), field.slice(at + 1)];
}

/** A finding's comment ends with the markers of its identity, its places and its fingerprint. */
const MAX_FINDING_MARKER_LINES = 3;
const FINDING_MARKER = /^<!-- housestyle:finding ([0-9a-f]+) -->$/;
/** How a finding's comment begins: `**Title** (high, bug)`, below the note that it is fixed. */
const FINDING_START = /^\s*(?:Fixed in [0-9a-f]{7,}\.\s+)?\*\*.*\*\* \([a-z]+, [a-z]+\)(?:\r?\n|$)/;
/** A fingerprint for each place, with its key if it has one: `3f1c…-09ab…`. */
const PLACES_MARKER = /^<!-- housestyle:places ([0-9a-f -]+) -->$/;

/** Reads the finding's own fingerprint from the last line of a comment. */
export function fingerprintIn(body: string): string | undefined {
  return fingerprintsIn(body)[0];
}

/**
 * Reads the fingerprints from the last lines of a comment, the finding's own first; empty if it is not a finding's comment.
 * The text above is a model's, and could contain a forged marker. All workflows of a repository post as one account: a comment
 * that begins with other words, such as the report of another tool that ends in a copy of ours, is not ours.
 */
export function fingerprintsIn(body: string): readonly string[] {
  const own = FINDING_MARKER.exec(body.trimEnd().split(/\r?\n/).at(-1) ?? '')?.[1];
  return own === undefined || !FINDING_START.test(body)
    ? []
    : [own, ...placesIn(body).map(([fingerprint]) => fingerprint)];
}

/** The finding's comment in a text to which people added words above or below; undefined if it has none. */
export function withoutAddedWords(body: string): string | undefined {
  const lines = body.split(/\r?\n/);
  const start = lines.findIndex((line) => FINDING_START.test(line));
  const end = lines.findLastIndex((line) => FINDING_MARKER.test(line));
  return start === -1 || end < start ? undefined : lines.slice(start, end + 1).join('\n');
}

/** Reads the keys of the other places, in the order of their fingerprints. */
export function placeKeysIn(body: string): readonly (string | undefined)[] {
  return placesIn(body).map(([, key]) => key);
}

function placesIn(body: string): readonly (readonly [fingerprint: string, key: string | undefined])[] {
  const line = body.trimEnd().split(/\r?\n/).at(-2) ?? '';
  const places = PLACES_MARKER.exec(line)?.[1]?.split(' ') ?? [];
  return places.map((place) => {
    const [fingerprint = '', key] = place.split('-');
    return [fingerprint, key];
  });
}

/** The commit and the workflow run that wrote a review or a summary. */
export interface RunKey {
  readonly headSha: string;
  /** Number and attempt of the workflow run, such as `1234.1`. */
  readonly run: string;
  /** The part of the change that it reviews: see `github/publishing/part.ts`. Earlier versions did not write it. */
  readonly part?: string;
}

export function runMarker({ headSha, run, part }: RunKey): string {
  const line = `<!-- housestyle:run ${headSha} ${run} -->`;
  return part === undefined ? line : `<!-- housestyle:part ${part} -->\n${line}`;
}

const RUN_MARKER = /^<!-- housestyle:run ([0-9a-f]+) ([\w.-]+) -->$/;

/** Reads which run wrote a summary, from the lines of markers at its end. */
export function readRunKey(body: string): RunKey | undefined {
  const lines = body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES);
  const [, headSha, run] = lines.map((line) => RUN_MARKER.exec(line)).find((match) => match !== null) ?? [];
  return headSha === undefined || run === undefined ? undefined : { headSha, run };
}

/** Reads which part of the change a summary or a review is about; undefined in comments of earlier versions. */
export function readPart(body: string): string | undefined {
  const lines = body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES);
  return lines.flatMap((line) => /^<!-- housestyle:part ([a-z0-9]+) -->$/.exec(line)?.[1] ?? [])[0];
}

/** A summary ends with the markers of its part, its run, its state and its kind. */
const MAX_MARKER_LINES = 4;

/** The most findings that the body of a review lists. */
const MAX_POSTED = 200;

/** Lists the findings that a review posts, so that a later run knows which comments a person deleted. */
export function postedMarker(fingerprints: readonly string[]): string {
  return `<!-- housestyle:posted ${fingerprints.slice(0, MAX_POSTED).join(' ')} -->`;
}

/** Reads which findings a review posted, from the lines of markers at the end of its body. */
export function postedFingerprints(body: string): readonly string[] {
  const lines = body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES);
  const listed = lines.flatMap((line) => /^<!-- housestyle:posted ([0-9a-f ]+) -->$/.exec(line)?.[1] ?? []);
  return listed.flatMap((names) => names.split(' '));
}

/** Whether two comments say the same. The run that wrote them may differ. */
export function saysTheSame(one: string, other: string): boolean {
  return withoutRun(one) === withoutRun(other);
}

function withoutRun(body: string): string {
  return body
    .trim()
    .split(/\r?\n/)
    .filter((line) => !RUN_MARKER.test(line))
    .join('\n');
}

/** How a summary begins: that of a review, and one that only keeps what people decided before the first review. */
export const SUMMARY_START = '**Housestyle review: ';
export const UNREVIEWED_START = '**Not reviewed yet.** ';

const STARTS = [SUMMARY_START, UNREVIEWED_START];

/**
 * Reads whether a comment is our summary, and the state on the line before its marker. All workflows of a repository post as one
 * account: a comment that begins with other words, such as a preview of a text with our markers, is not ours.
 */
export function readSummaryMarkers(body: string): {
  readonly isSummary: boolean;
  readonly state: ReviewState | undefined;
} {
  const lines = body.trimEnd().split(/\r?\n/);
  const start = body.trimStart();
  return lines.at(-1) === SUMMARY_MARKER && STARTS.some((one) => start.startsWith(one))
    ? { isSummary: true, state: readState(lines.at(-2) ?? '') }
    : { isSummary: false, state: undefined };
}
