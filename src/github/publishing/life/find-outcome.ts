import type { OwnThread, ThreadReply } from '../own-thread.ts';
import { refuses } from './dismissals.ts';
import { regex } from '../../../text/regex.ts';

/** The person or program that decided about a finding. */
export interface Voters {
  /** The login of the author of the change. */
  readonly author: string | undefined;
  /** Whether the change comes from a fork: then its author's own votes do not count. */
  readonly isFork: boolean;
  /** Whether a person may write to the repository. */
  readonly mayWrite: (login: string) => boolean;
}

/**
 * Whether people accepted the finding of a thread: they fixed it, marked it with 👍, or said so. `rejected` if they resolved
 * it without a fix, hid it, marked it with 👎, or answered that it is not to be fixed. Undefined if nobody decided.
 */
export function findOutcome(thread: OwnThread, voters: Voters): 'accepted' | 'rejected' | undefined {
  const counts = (login: string | undefined): boolean =>
    login !== undefined && !(voters.isFork && login === voters.author) && voters.mayWrite(login);
  const replies = thread.replies.filter(({ isBot, author }) => !isBot && counts(author));
  const downvotes = (thread.thumbsDownBy ?? []).filter(counts).length;
  const upvotes = (thread.thumbsUpBy ?? []).filter(counts).length;
  if (downvotes !== upvotes) {
    return upvotes > downvotes ? 'accepted' : 'rejected';
  }
  if (replies.some(({ body }) => refuses(body))) {
    return 'rejected';
  }
  const isResolved = thread.resolved === 'by a person' && counts(thread.resolvedBy);
  if (isFixed(thread, isResolved)) {
    return 'accepted';
  }
  if (replies.some(agrees)) {
    return 'accepted';
  }
  const isHidden = thread.hiddenAs !== undefined && !OUR_REASONS.has(thread.hiddenAs);
  return isResolved || isHidden ? 'rejected' : undefined;
}

/** We hide comments for these reasons only, where a thread cannot be resolved. */
const OUR_REASONS = new Set(['resolved', 'outdated', 'duplicate']);

/** We resolve a thread, or say so in it, only when its finding is gone; a person who resolves changed lines says the same. */
function isFixed({ saysFixed, resolved, finding }: OwnThread, isResolved: boolean): boolean {
  return saysFixed || resolved === 'by us' || (isResolved && finding.isOutdated);
}

/**
 * `Addressed by SHA` and `Applied` are what the rules of several public repositories ask for in an answer to a reviewing
 * program (jentic/jentic-one#314, sesori-ai/sesori_apps_monorepo#191, hmislk/hmis#20986). A program that answers for its
 * author may write its name first: `[Bot reply] Addressed (in commit SHA)`. Others begin with `Accepted` or `Already fixed`
 * (kurone-kito/idd-skill#2868, Nanako0129/lorenzini#1).
 */
const AGREEMENT = regex('i')`
  ^\W*(?:\[[^\]\n]{1,40}\]\W*)?(?:
    (?:already |now )?fixed|accepted(?! (?:as|for|limitations?|risks?|trade-?offs?)\b)|addressed|applied
    |implemented|corrected|done|(?:good|great|nice) (?:catch|point|find|call|idea|suggestion)|agreed|thanks
    |thank you|will (?:fix|do|address|change)|(?:this |that )?makes sense|you['’]re right|right
  )\b
`;

/** An answer that begins politely may go on with the opposite: "Thanks, but we keep it", "Right now we need it". */
const RESERVATION =
  /\b(?:but|however|although|though|unless|right now|not (?:here|now|in this|worth|needed|necessary))\b/i;

function agrees({ body }: ThreadReply): boolean {
  const text = body.replaceAll(/^\s*>.*$/gm, '').trim();
  return AGREEMENT.test(text) && !RESERVATION.test(text);
}
