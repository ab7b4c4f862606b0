import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isNotReviewed } from '../coverage.ts';
import type { KnownFinding, Silenced } from './known-finding.ts';
import { CONCLUSIONS, type Coverage, type Unjudged } from '../review-result.ts';
import type { Verdict } from '../verdict.ts';
import { isRecord } from '../../../text/record.ts';

/** What a finished review records in its summary for later runs. It counts only if it is sealed: see `seal.ts`. */
export interface ReviewState extends Verdict {
  /** The key of everything that the review was based on: see `jobs/review-key.ts`. */
  readonly key: string;
  /** Proves that a run of ours wrote it. */
  readonly seal?: string;
  /** The commit that was reviewed. */
  readonly headSha?: string;
  /**
   * What models judged, by path: `ReviewResult.judged`. A file that still is the same need not be judged again. Write and
   * read it with `Object.entries` and `Object.fromEntries`: a path may be `__proto__`.
   */
  readonly files?: Readonly<Record<string, string>>;
  /** The findings of this and earlier runs. */
  readonly known?: readonly KnownFinding[];
  /** What people silenced on this pull request. */
  readonly silenced?: readonly Silenced[];
  /** The login of the person who stopped reviews of this pull request. */
  readonly pausedBy?: string;
}

/** Most characters of a state. A comment has room for 65,536, and the summary keeps its text below 45,000. */
export const MAX_STATE_CHARACTERS = 15_000;
/** Most characters that a state may unpack to. Only our own states are unpacked, but their seal is checked later. */
const MAX_UNPACKED_CHARACTERS = 1_000_000;

/** Writes a state on one line, packed. Base64 cannot end the HTML comment. */
export function stateMarker(state: ReviewState): string {
  return `<!-- housestyle:state ${deflateRawSync(JSON.stringify(state)).toString('base64url')} -->`;
}

/** Reads a state from its line; undefined if there is none, or if it is not whole or of an earlier version. */
export function readState(line: string): ReviewState | undefined {
  const packed = /^<!-- housestyle:state ([\w-]+) -->$/.exec(line)?.[1];
  if (packed === undefined) {
    return undefined;
  }
  let value: unknown;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_UNPACKED_CHARACTERS });
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    // Expected: somebody edited the comment. The review is then done again.
    return undefined;
  }
  return isState(value) ? value : undefined;
}

/** A state of an earlier version lacks some fields. The review is then done again. The lists are sealed, so their rows are ours. */
function isState(state: unknown): state is ReviewState {
  if (!isRecord(state)) {
    return false;
  }
  return (
    hasNumbers(state, ['findings', 'places', 'low', 'medium', 'high', 'rules', 'rulesChecked']) &&
    isCoverage(state['coverage']) &&
    isUnjudged(state['unjudged']) &&
    typeof state['key'] === 'string' &&
    ['seal', 'headSha', 'pausedBy'].every((name) => ['undefined', 'string'].includes(typeof state[name])) &&
    ['known', 'silenced'].every((name) => state[name] === undefined || Array.isArray(state[name])) &&
    (state['files'] === undefined || isRecord(state['files'])) &&
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
    ['undefined', 'string'].includes(typeof unjudged['unaskedModel']) &&
    (unjudged['shards'] === undefined || Array.isArray(unjudged['shards']))
  );
}

function hasNumbers(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => Number.isSafeInteger(record[name]));
}
