import type { Finding } from '../../findings/types.ts';
import { count } from '../count.ts';
import type { LinkTarget } from '../markdown/links.ts';
import { inlineComment } from './inline-comment.ts';
import { postedMarker, runMarker, type RunKey } from './markers.ts';

/** The texts of a posted review. `github/publish-findings.ts` decides what is posted, and sends these as they are. */
export interface CommentText {
  /** The body of the review that holds the comments. */
  readonly review: (findings: readonly Finding[]) => string;
  /** The body of the comment on a line or a file. */
  readonly comment: (finding: Finding) => string;
}

/** Draws the texts of a review; `target` is the repository that guidelines are linked in. */
export function drawCommentText(target: LinkTarget, run?: RunKey): CommentText {
  const marker = run === undefined ? '' : `\n${runMarker(run)}`;
  return {
    review: (findings) => {
      const posted = postedMarker(findings.map(({ fingerprint }) => fingerprint));
      return `Housestyle left ${count(findings.length, 'comment')} on this change. The summary comment has the rest.\n\n${posted}${marker}`;
    },
    comment: (finding) => inlineComment(finding, target),
  };
}
