import type { AnchorFault } from './anchors.ts';
import { unprocessable, validationFailed } from './errors.ts';
import type { ApiError, FieldError } from './errors.ts';
import type { Knobs } from './knobs.ts';

type Dialect = Knobs['errorDialect'];

const RESOURCE = 'PullRequestReviewComment';
const START_ORDER = 'start line must precede the end line.';
const START_HUNK = 'start line must be part of the same hunk as the line.';

const STRINGS: Readonly<Record<Dialect, Readonly<Record<AnchorFault, string>>>> = {
  '2024': {
    path: "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
    line: "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    'start order': `Pull request review thread ${START_ORDER}`,
    'start hunk': `Pull request review thread ${START_HUNK}`,
  },
  '2026': {
    path: 'Path could not be resolved',
    line: 'Line could not be resolved',
    'start order': `Pull request review thread ${START_ORDER}`,
    'start hunk': `Pull request review thread ${START_HUNK}`,
  },
};

/** Error for a review: one sentence that joins all faults and does not name the comments (E25 to E29). */
export function reviewAnchorError(dialect: Dialect, faults: readonly AnchorFault[]): ApiError {
  return unprocessable(toSentence(faults.map((fault) => STRINGS[dialect][fault])));
}

/** Error for a single comment: it has one object for each field. */
export function commentAnchorError(dialect: Dialect, fault: AnchorFault): ApiError {
  if (fault === 'start order') return validationFailed(custom('start_line', START_ORDER.slice('start line '.length)));
  if (fault === 'start hunk') return validationFailed(custom('start_line', START_HUNK.slice('start line '.length)));
  if (dialect === '2026') return validationFailed(custom(fault, 'could not be resolved'));
  const old = custom(fault, fault === 'path' ? 'is invalid' : 'must be part of the diff');
  return validationFailed(old, MISSING_HUNK);
}

/** Error for a `commit_id` that is the merge commit or is not in the pull request (E32). */
export function commentCommitError(): ApiError {
  const field = 'pull_request_review_thread.end_commit_oid';
  const message = `${field} is not part of the pull request`;
  return validationFailed({ resource: RESOURCE, code: 'custom', field, message }, MISSING_HUNK);
}

function custom(field: string, message: string): FieldError {
  return { resource: RESOURCE, code: 'custom', field: `pull_request_review_thread.${field}`, message };
}

const MISSING_HUNK: FieldError = {
  resource: RESOURCE,
  code: 'missing_field',
  field: 'pull_request_review_thread.diff_hunk',
};

/** Joins texts as `A`, `A and B` or `A, B, and C`. */
function toSentence(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}
