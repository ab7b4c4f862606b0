import type { OwnThread } from '../own-thread.ts';
import type { Standing } from '../standing.ts';
import { regex } from '../../../text/regex.ts';

/** That a person does not want a finding to be reported again. */
export interface Dismissal {
  /** A clause: `a person resolved its thread`. */
  readonly reason: string;
  /** Whether only the author of the change said so, who is not known to be allowed to write to the repository. */
  readonly byAuthorOnly?: true;
}

/** The people who may dismiss findings, by what GitHub answered about their rights. */
export interface Deciders {
  /** The people who are known to be allowed to write to the repository. */
  readonly writers: ReadonlySet<string>;
  /** The people who marked a comment with 👎, by its number. */
  readonly downvotes: ReadonlyMap<number, readonly string[]>;
}

/** Nobody is known to be allowed to write. */
export const NO_DECIDERS: Deciders = { writers: new Set(), downvotes: new Map() };

export const HIDDEN: Dismissal = { reason: 'a person hid its comment' };

/** Finds out whether a person who may decide dismissed the finding of a thread. */
export function findDismissal(
  thread: OwnThread,
  { author }: Pick<Standing, 'author'>,
  { writers, downvotes }: Deciders,
): Dismissal | undefined {
  if (thread.resolved === 'by a person') {
    // GitHub lets people resolve threads who may write, and the author of the change.
    const isOfAuthor = thread.resolvedBy !== undefined && thread.resolvedBy === author && !writers.has(author);
    const reason = `${thread.resolvedBy ?? 'a person'} resolved its thread`;
    return { reason, ...(isOfAuthor ? { byAuthorOnly: true as const } : {}) };
  }
  if (thread.hiddenAs !== undefined && !isOurReason(thread.hiddenAs)) {
    return HIDDEN;
  }
  const refusing = thread.replies.filter(({ isBot, body }) => !isBot && refuses(body)).map((reply) => reply.author);
  const said = [
    ...(downvotes.get(thread.comment) ?? []).map((login) => ({ login, reason: `${login} marked it with 👎` })),
    ...refusing.map((login) => ({ login, reason: `${login} answered that it is not to be fixed` })),
  ];
  const byWriter = said.find(({ login }) => writers.has(login));
  const byAuthor = said.find(({ login }) => author !== undefined && login === author);
  return byWriter === undefined
    ? byAuthor && { reason: byAuthor.reason, byAuthorOnly: true }
    : { reason: byWriter.reason };
}

/** We hide comments for these reasons only, where a thread cannot be resolved. */
export function isOurReason(reason: string): boolean {
  return reason === 'resolved' || reason === 'outdated' || reason === 'duplicate';
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
