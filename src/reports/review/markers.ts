import type { Finding } from '../../findings/types.ts';
import { CONCLUSIONS, type Coverage, type Unjudged } from './review-result.ts';
import { isNotReviewed } from './coverage.ts';
import type { Verdict } from './verdict.ts';
import { isRecord } from '../../text/record.ts';

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

/** The facts that a finished review records in its summary, so that a second run on the same commit posts nothing. */
export interface ReviewState extends Verdict {
  /** The key of everything that the review was based on: see `jobs/review-key.ts`. */
  readonly key: string;
  /** Proves that a run of ours wrote it: see `seal.ts`. */
  readonly seal?: string;
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

export function stateMarker(state: ReviewState): string {
  // A `>` in the name of a model could end the comment.
  return `<!-- housestyle:state ${JSON.stringify(state).replaceAll('>', String.raw`\u003e`)} -->`;
}

/** Reads whether a comment is our summary, and the state on the line before its marker. */
export function readSummaryMarkers(body: string): {
  readonly isSummary: boolean;
  readonly state: ReviewState | undefined;
} {
  const lines = body.trimEnd().split(/\r?\n/);
  if (lines.at(-1) !== SUMMARY_MARKER) {
    return { isSummary: false, state: undefined };
  }
  const json = /^<!-- housestyle:state (\{.*\}) -->$/.exec(lines.at(-2) ?? '')?.[1];
  return { isSummary: true, state: json === undefined ? undefined : parseState(json) };
}

function parseState(json: string): ReviewState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // Expected: somebody edited the comment. The review is then done again.
    return undefined;
  }
  return isState(value) ? value : undefined;
}

/** A state of an earlier version lacks some fields. The review is then done again. */
function isState(state: unknown): state is ReviewState {
  if (!isRecord(state)) {
    return false;
  }
  return (
    hasNumbers(state, ['findings', 'places', 'low', 'medium', 'high', 'rules', 'rulesChecked']) &&
    isCoverage(state['coverage']) &&
    isUnjudged(state['unjudged']) &&
    typeof state['key'] === 'string' &&
    ['undefined', 'string'].includes(typeof state['seal']) &&
    CONCLUSIONS.some((conclusion) => conclusion === state['conclusion'])
  );
}

function isCoverage(coverage: unknown): coverage is Coverage {
  return (
    isRecord(coverage) &&
    hasNumbers(coverage, ['files', 'reviewedFiles', 'lines', 'reviewedLines', 'modelLines', 'ruleLines']) &&
    isListOfRows(coverage['notReviewed']) &&
    isListOfRows(coverage['missedByModel'])
  );
}

function isListOfRows(rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    rows.every((row) => isRecord(row) && hasNumbers(row, ['files', 'lines']) && isNotReviewed(row['kind']))
  );
}

function isUnjudged(unjudged: unknown): unjudged is Unjudged {
  return (
    isRecord(unjudged) &&
    hasNumbers(unjudged, ['requests', 'comments', 'unproven', 'cutReplies', 'statements', 'agents']) &&
    ['undefined', 'string'].includes(typeof unjudged['unaskedModel'])
  );
}

function hasNumbers(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => Number.isSafeInteger(record[name]));
}
