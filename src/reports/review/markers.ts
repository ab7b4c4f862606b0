import type { Conclusion, Coverage } from './review-result.ts';
import { isNotReviewed } from './coverage.ts';
import { isRecord } from '../../text/record.ts';

/** Hidden lines by which a later run knows what an earlier one posted. They stand alone on the last line of a comment. */
export const SUMMARY_MARKER = '<!-- housestyle:summary -->';

export function findingMarker(fingerprint: string): string {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}

/** The fingerprint in a comment of ours, read from its last line only: the text above is a model's. */
export function fingerprintIn(body: string): string | undefined {
  return /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lastLine(body))?.[1];
}

/** What a finished review leaves in its summary, so that running again on the same commit posts nothing. */
export interface ReviewState {
  /** What was reviewed with what: see `jobs/publish-review.ts`. */
  readonly key: string;
  readonly conclusion: Conclusion;
  readonly findings: number;
  /** Findings by severity, for `fail-on`. */
  readonly low: number;
  readonly medium: number;
  readonly high: number;
  /** For the outputs and `min-coverage`. */
  readonly coverage: Coverage;
}

export function stateMarker(state: ReviewState): string {
  return `<!-- housestyle:state ${JSON.stringify(state)} -->`;
}

/** Whether a comment is a summary of ours, and the state it records on the line before its marker. */
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
    // A state edited by hand is no state: the review is done again.
    return undefined;
  }
  return isState(value) ? value : undefined;
}

function isState(state: unknown): state is ReviewState {
  if (!isRecord(state)) {
    return false;
  }
  return (
    hasNumbers(state, ['findings', 'low', 'medium', 'high']) &&
    isCoverage(state['coverage']) &&
    typeof state['key'] === 'string' &&
    ['clean', 'findings', 'failed', 'skipped'].includes(String(state['conclusion']))
  );
}

function isCoverage(coverage: unknown): coverage is Coverage {
  if (!isRecord(coverage) || !hasNumbers(coverage, ['files', 'reviewedFiles', 'lines', 'reviewedLines'])) {
    return false;
  }
  const rest: unknown = coverage['notReviewed'];
  return (
    Array.isArray(rest) &&
    rest.every((row) => isRecord(row) && hasNumbers(row, ['files', 'lines']) && isNotReviewed(row['kind']))
  );
}

function hasNumbers(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => Number.isSafeInteger(record[name]));
}

function lastLine(body: string): string {
  return body.trimEnd().split(/\r?\n/).at(-1) ?? '';
}
