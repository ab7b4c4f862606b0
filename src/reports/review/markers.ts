import type { Finding } from '../../findings/types.ts';
import { readState, type ReviewState } from './state.ts';

/** Hidden markers, by which a later run recognizes what an earlier one posted. A marker is alone on the last line of a comment. */
export const SUMMARY_MARKER = '<!-- housestyle:summary -->';

export function findingMarker(fingerprint: string): string {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}

/** The most places that a comment remembers. Together they take about 4,000 characters. */
const MAX_MARKED_PLACES = 200;

/** The last lines of a finding's comment: the fingerprints of its other places, and its own. */
export function findingMarkers(finding: Pick<Finding, 'fingerprint' | 'places'>): string {
  const [own = '', ...others] = markedFingerprints(finding);
  const places = others.length === 0 ? '' : `<!-- housestyle:places ${others.join(' ')} -->\n`;
  return `${places}${findingMarker(own)}`;
}

/** The fingerprints by which a later run recognizes a finding: its own and those of its first places. */
export function markedFingerprints({
  fingerprint,
  places = [],
}: Pick<Finding, 'fingerprint' | 'places'>): readonly string[] {
  return [fingerprint, ...places.slice(0, MAX_MARKED_PLACES).flatMap((place) => place.fingerprint ?? [])];
}

/** Reads the finding's own fingerprint from the last line of a comment. */
export function fingerprintIn(body: string): string | undefined {
  return fingerprintsIn(body)[0];
}

/**
 * Reads the fingerprints from the last lines of a comment, the finding's own first; empty if it is not a finding's comment.
 * The text above is a model's, and could contain a forged marker.
 */
export function fingerprintsIn(body: string): readonly string[] {
  const lines = body.trimEnd().split(/\r?\n/);
  const own = /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lines.at(-1) ?? '')?.[1];
  const others = /^<!-- housestyle:places ([0-9a-f ]+) -->$/.exec(lines.at(-2) ?? '')?.[1]?.split(' ') ?? [];
  return own === undefined ? [] : [own, ...others];
}

/** The commit and the workflow run that wrote a review or a summary. */
export interface RunKey {
  readonly headSha: string;
  /** Number and attempt of the workflow run, such as `1234.1`. */
  readonly run: string;
}

export function runMarker({ headSha, run }: RunKey): string {
  return `<!-- housestyle:run ${headSha} ${run} -->`;
}

const RUN_MARKER = /^<!-- housestyle:run ([0-9a-f]+) ([\w.-]+) -->$/;

/** Reads which run wrote a summary, from the lines of markers at its end. */
export function readRunKey(body: string): RunKey | undefined {
  const lines = body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES);
  const [, headSha, run] = lines.map((line) => RUN_MARKER.exec(line)).find((match) => match !== null) ?? [];
  return headSha === undefined || run === undefined ? undefined : { headSha, run };
}

/** A summary ends with the markers of its run, its state and its kind. */
const MAX_MARKER_LINES = 3;

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

/** Reads whether a comment is our summary, and the state on the line before its marker. */
export function readSummaryMarkers(body: string): {
  readonly isSummary: boolean;
  readonly state: ReviewState | undefined;
} {
  const lines = body.trimEnd().split(/\r?\n/);
  return lines.at(-1) === SUMMARY_MARKER
    ? { isSummary: true, state: readState(lines.at(-2) ?? '') }
    : { isSummary: false, state: undefined };
}
