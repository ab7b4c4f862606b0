import type { OwnThread, ThreadReply } from '../own-thread.ts';
import type { Standing } from '../standing.ts';
import { regex } from '../../../text/regex.ts';

/** That a person does not want a finding to be reported again. */
export interface Dismissal {
  /** A clause: `a person resolved its thread`. */
  readonly reason: string;
  /** Whether only the author of the change said so, who is not known to belong to the team. */
  readonly byAuthorOnly?: true;
}

/** The people who may dismiss findings by 👎, by the number of the comment. */
export type Downvotes = ReadonlyMap<number, Dismissal>;

export const HIDDEN: Dismissal = { reason: 'a person hid its comment' };

/** Finds out whether a person dismissed the finding of a thread. */
export function findDismissal(
  thread: OwnThread,
  { author, isAuthorMember }: Pick<Standing, 'author' | 'isAuthorMember'>,
  downvotes: Downvotes,
): Dismissal | undefined {
  if (thread.resolved === 'by a person') {
    // The author of a change may resolve its threads.
    const isOfAuthor = thread.resolvedBy !== undefined && thread.resolvedBy === author && !isAuthorMember;
    const reason = `${thread.resolvedBy ?? 'a person'} resolved its thread`;
    return { reason, ...(isOfAuthor ? { byAuthorOnly: true as const } : {}) };
  }
  if (thread.hiddenAs !== undefined && !isOurReason(thread.hiddenAs)) {
    return HIDDEN;
  }
  return downvotes.get(thread.comment) ?? findRefusal(thread.replies);
}

/** We hide comments for these reasons only, where a thread cannot be resolved. */
export function isOurReason(reason: string): boolean {
  return reason === 'resolved' || reason === 'outdated' || reason === 'duplicate';
}

/** The newest reply by somebody who may decide, if it refuses the finding. */
function findRefusal(replies: readonly ThreadReply[]): Dismissal | undefined {
  const said = replies.filter(({ role, isBot, body }) => role !== undefined && !isBot && refuses(body));
  // The word of a member counts, whoever answered first.
  const byMember = said.find(({ role }) => role === 'member');
  const reply = byMember ?? said[0];
  return reply === undefined
    ? undefined
    : {
        reason: `${reply.author} answered that it is not to be fixed`,
        ...(byMember === undefined ? { byAuthorOnly: true as const } : {}),
      };
}

const REFUSALS = regex('gi')`
  \b(?:
    won['’]?t[ -]?fix|will not fix|not (?:an?|really an?) (?:issue|problem|bug)|false positive
    |(?:by|as) design(?:ed)?|(?:works )?as intended|intentional(?:ly)?|on purpose|not applicable
    |dismiss(?:ed|ing) (?:because|as|this)
  )\b
`;
/** Words that turn the next ones into their opposite: `this is not a false positive`. */
const NEGATION =
  /\b(?:not|isn['’]?t|wasn['’]?t|never|no|hardly|don['’]?t think (?:it|this|that) is)\s+(?:an? |the |really |at all )*$/i;
/** Longer answers are discussions; their first part is read. */
const MAX_CHARACTERS = 4_000;

/** Whether a reply says that the finding is not to be fixed. Quotes, code and questions say nothing. */
export function refuses(body: string): boolean {
  const text = body
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/```[\s\S]*?(?:```|$)/g, ' ')
    .replaceAll(/`[^`\n]*`/g, ' ')
    .replaceAll(/^\s*>.*$/gm, ' ');
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [];
  return sentences
    .filter((sentence) => !sentence.trimEnd().endsWith('?'))
    .some((sentence) => [...sentence.matchAll(REFUSALS)].some(({ index }) => !NEGATION.test(sentence.slice(0, index))));
}
