import { nearestCommentable } from '../../changes/nearest-line.ts';
import type { FileChange } from '../../changes/types.ts';
import type { ContextProvider } from '../provider.ts';
import { readableBody } from './readable-body.ts';
import type { ReadThreads, ReviewThread, ThreadComment } from './review-threads.ts';

const MOST_MILLISECONDS = 15_000;
/** What was said about a line in or next to a hunk is about the change. */
const MAX_LINES_AWAY = 10;
const MAX_THREADS = 30;
const MAX_THREADS_OF_FILE = 5;
/** The beginning of a thread says what it is about, and its end where it stands. */
const LAST_COMMENTS = 3;
const MAX_COMMENT_CHARACTERS = 500;
/** The prompt shows only the subject of a resolved thread. */
const MAX_SUBJECT_CHARACTERS = 150;
const OPEN_WORTH = 2;
const RESOLVED_WORTH = 0.7;

/**
 * Notes what was said on the lines of the change before, the newest first: by people, and by earlier runs of this program.
 * So a reviewer neither repeats it nor contradicts it without knowing.
 */
export function earlierThreadsProvider(read: ReadThreads): ContextProvider {
  return {
    name: 'threads',
    mostMilliseconds: MOST_MILLISECONDS,
    provide: async ({ changed, note, leaveOut }) => {
      if (changed.length === 0) {
        return;
      }
      const { threads, note: missing } = await read();
      const files = new Map(changed.map(({ file }) => [file.path, file]));
      const near = threads.filter((thread) => isNear(thread, files.get(thread.path))).toReversed();
      const chosen = chooseThreads(near);
      for (const thread of chosen) {
        note({
          source: `${thread.path}${thread.line === undefined ? '' : `:${thread.line}`}`,
          title: drawTitle(thread),
          text: drawComments(thread),
          why: 'this was said before on a line of the change or next to it',
          worth: thread.isResolved === true ? RESOLVED_WORTH : OPEN_WORTH,
          for: [thread.path],
        });
      }
      const more = near.length - chosen.length;
      if (more > 0) {
        leaveOut({ source: 'review threads', reason: `${more} more on lines of the change are not in the prompt` });
      }
      if (missing !== undefined) {
        leaveOut({ source: 'review threads', reason: missing });
      }
    },
  };
}

/** A thread on a whole file that changes is near; so is one on a line that a hunk has, or that is a few lines from it. */
function isNear({ line, side, comments }: ReviewThread, file: FileChange | undefined): boolean {
  if (file === undefined || comments.length === 0) {
    return false;
  }
  const nearest = line === undefined ? undefined : nearestCommentable(file, side === 'base' ? 'LEFT' : 'RIGHT', line);
  return line === undefined || (nearest !== undefined && nearest.distance <= MAX_LINES_AWAY);
}

/** Open threads before resolved ones, in the given order, and not only those of one file. */
function chooseThreads(threads: readonly ReviewThread[]): readonly ReviewThread[] {
  const counts = new Map<string, number>();
  return threads
    .toSorted((a, b) => Number(a.isResolved === true) - Number(b.isResolved === true))
    .filter(({ path }) => {
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return count <= MAX_THREADS_OF_FILE;
    })
    .slice(0, MAX_THREADS);
}

/** Only what a member or this program said settles a question: the author of a change must not silence its review. */
function drawTitle({ line, side, isOutdated, isResolved, comments }: ReviewThread): string {
  const where = line === undefined ? 'the whole file' : `${side === 'base' ? 'removed line' : 'line'} ${line}`;
  const state = [
    ...(isResolved === undefined ? [] : [isResolved ? 'resolved' : 'open']),
    ...(isOutdated ? ['its lines changed since'] : []),
  ];
  const isSettling = comments.some(({ isOurs, role }) => isOurs || role === 'member');
  const drawn = state.length === 0 ? '' : ` (${state.join(', ')})`;
  return isSettling
    ? `Already said on ${where}${drawn}; a new comment must not repeat it`
    : `A remark on ${where}${drawn}, which settles nothing`;
}

function drawComments({ comments, furtherComments, isResolved }: ReviewThread): string {
  if (isResolved === true) {
    return comments
      .slice(0, 1)
      .map((comment) => drawComment(comment, MAX_SUBJECT_CHARACTERS))
      .join('');
  }
  const last = comments.slice(1).slice(-LAST_COMMENTS);
  const left = comments.length - 1 - last.length;
  return [
    ...comments.slice(0, 1).map((comment) => drawComment(comment, MAX_COMMENT_CHARACTERS)),
    ...(left > 0 ? [`(${left} comments are left out)`] : []),
    ...last.map((comment) => drawComment(comment, MAX_COMMENT_CHARACTERS)),
    ...(furtherComments > 0 ? [`(${furtherComments} more comments)`] : []),
  ].join('\n');
}

/** People are not named: a review does not depend on who said something. */
function drawComment({ isOurs, role, text }: ThreadComment, most: number): string {
  const who = isOurs ? 'housestyle' : role === 'author' ? 'the author' : role === 'member' ? 'a member' : 'somebody';
  return `${who}: ${readableBody(text, most)}`;
}
