/** Words about files and findings that this run did not judge, because an earlier run did. */

export const ONLY_IN_SUMMARY = 'an earlier run listed it in the summary only';
export const ON_FILE = 'an earlier run commented on the file';
/** In place of an estimate of what the review costs. */
export const NOTHING_TO_ASK = 'no request, as earlier runs judged everything and nothing changed since';

/** Why a file is not sent to a model. */
export function judgedBefore(commit: string | undefined): string {
  return `judged by ${nameReview(commit)}, and unchanged since`;
}

/** The text of a finding whose comment is not at hand. */
export function carriedBody(commit: string | undefined): string {
  return `Reported by ${nameReview(commit)}. The code has not changed since, so it was not judged again.`;
}

function nameReview(commit: string | undefined): string {
  return commit === undefined ? 'an earlier review' : `the review of ${commit.slice(0, 7)} or an earlier one`;
}
