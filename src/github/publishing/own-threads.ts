import { FINDING_KINDS, SEVERITIES } from '../../findings/types.ts';
import { withoutAddedWords } from '../../reports/review/markers.ts';
import { readFindingComment } from '../../reports/review/read-finding-comment.ts';
import type { ThreadComment, ThreadRow } from '../threads/thread-rows.ts';
import { saysFixed } from './fixed-note.ts';
import type { OwnThread, ThreadReply } from './own-thread.ts';

/** The authors that matter on the pull request. */
export interface Accounts {
  /** Whether we wrote a comment. */
  readonly isOurs: (account: { readonly author: string; readonly isBot: boolean }) => boolean;
  /** The author of the change, if it is known. */
  readonly author: string | undefined;
}

/**
 * The threads that begin with a finding of ours, oldest first. Anybody can write our marker, so our login decides. People may
 * add words to our comment: then it counts if it is the only one on a finding that we are known to have posted.
 *
 * @param posted fingerprints that earlier runs recorded
 */
export function findOwnThreads(
  rows: readonly ThreadRow[],
  accounts: Accounts,
  posted: ReadonlySet<string> = new Set(),
): readonly OwnThread[] {
  const ours = rows.filter(({ opener }) => accounts.isOurs(opener)).toSorted((a, b) => a.opener.id - b.opener.id);
  const read = ours.map((row) => readOwnThread(row, row.opener.body, accounts));
  const seen = new Set(read.flatMap((thread) => thread?.finding.fingerprints ?? []));
  return ours.flatMap((row, index) => {
    const thread = read[index] ?? readOwnThread(row, withoutAddedWords(row.opener.body) ?? '', accounts);
    const [name = ''] = thread?.finding.fingerprints ?? [];
    const isNew = read[index] === undefined && posted.has(name) && !seen.has(name);
    seen.add(name);
    return thread !== undefined && (read[index] !== undefined || isNew) ? [thread] : [];
  });
}

function readOwnThread(row: ThreadRow, body: string, accounts: Accounts): OwnThread | undefined {
  const { opener } = row;
  const finding = readFindingComment(body, row);
  if (finding === undefined) {
    return undefined;
  }
  const { resolution } = row;
  return {
    ...(row.id === undefined ? {} : { threadId: row.id }),
    comment: opener.id,
    ...(opener.nodeId === undefined ? {} : { nodeId: opener.nodeId }),
    author: opener.author,
    url: opener.url,
    ...(opener.commit === undefined ? {} : { commit: opener.commit }),
    text: opener.body,
    finding,
    ...readRank(body),
    ...(resolution === undefined ? {} : { resolved: whoResolved(resolution, opener) }),
    ...(resolution?.by === undefined ? {} : { resolvedBy: resolution.by }),
    ...(opener.hiddenAs === undefined ? {} : { hiddenAs: opener.hiddenAs }),
    saysFixed: saysFixed(opener.body),
    thumbsDownBy: row.thumbsDownBy,
    ...(row.thumbsUpBy === undefined ? {} : { thumbsUpBy: row.thumbsUpBy }),
    replies: row.replies.map((reply) => readReply(reply, accounts)),
  };
}

/** We are who began it. GraphQL gives the login of a bot that resolved a thread with or without its ending. */
function whoResolved(
  { isResolved, by }: NonNullable<ThreadRow['resolution']>,
  opener: ThreadRow['opener'],
): NonNullable<OwnThread['resolved']> {
  if (!isResolved) {
    return 'no';
  }
  const plain = by?.replace(/\[bot\]$/, '');
  const isOurs = plain === opener.author.replace(/\[bot\]$/, '');
  return isOurs ? 'by us' : 'by a person';
}

function readReply({ id, author, isBot, isMember, body }: ThreadComment, accounts: Accounts): ThreadReply {
  const isAuthor = author !== '' && author === accounts.author;
  const role = isMember ? 'member' : isAuthor ? 'author' : undefined;
  return { id, author, isBot, ...(role === undefined ? {} : { role }), body };
}

/** Severity and kind, which stand behind the title. */
function readRank(text: string): Pick<OwnThread, 'severity' | 'kind'> {
  const [, said, family] = /^\*\*.*\*\* \((\w+), (\w+)\)/m.exec(text) ?? [];
  const severity = SEVERITIES.find((one) => one === said);
  const kind = FINDING_KINDS.find((one) => one === family);
  return { ...(severity === undefined ? {} : { severity }), ...(kind === undefined ? {} : { kind }) };
}
