import type { Conclusion, Coverage } from './review-result.ts';
import { isNotReviewed } from './coverage.ts';
import { isRecord } from '../../text/record.ts';

/** Hidden markers, by which a later run recognizes what an earlier one posted. A marker is alone on the last line of a comment. */
export const SUMMARY_MARKER = '<!-- housestyle:summary -->';

export function findingMarker(fingerprint: string): string {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}

/** Reads the fingerprint from the last line of a comment. The text above is a model's, and could contain a forged marker. */
export function fingerprintIn(body: string): string | undefined {
  return /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lastLine(body))?.[1];
}

/** What a finished review records in its summary, so that a second run on the same commit posts nothing. */
export interface ReviewState {
  /** What the review was based on: see `jobs/review-key.ts`. */
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
  const text = body.trimEnd();
  return text.slice(text.lastIndexOf('\n') + 1);
}
