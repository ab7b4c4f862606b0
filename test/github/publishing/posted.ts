import type { GithubEmulator } from '../../emulators/github/server.ts';
import { nodeId } from '../../emulators/github/objects/users.ts';
import type { ReviewComment } from '../../emulators/github/world.ts';

/** What of ours is on the pull request, in a form that two runs can be compared by. */
export interface Posted {
  /** Threads: place, what they are about, and whether they are open. */
  readonly threads: readonly string[];
  readonly summaries: readonly string[];
  /** Whether our request for changes stands. */
  readonly blocks: boolean;
  /** The conclusion of the last check run. */
  readonly check: string | undefined;
}

const OURS = new Set(['github-actions[bot]', 'robot']);

/** Reads what our runs have posted. */
export function readPosted(github: GithubEmulator, number = 7): Posted {
  const threads = github
    .reviewComments(number)
    .filter(({ user, inReplyTo }) => OURS.has(user) && inReplyTo === undefined)
    // A second comment that could not be deleted is hidden as a duplicate.
    .filter(({ id }) => github.world.minimized.get(nodeId('PullRequestReviewComment', id))?.reason !== 'duplicate')
    .map((comment) => drawThread(github, comment));
  const summaries = github
    .issueComments(number)
    .filter(({ user, body }) => OURS.has(user) && body.includes('<!-- housestyle:summary'))
    .map(({ body }) => verdictIn(body));
  const states = github.reviews(number).filter(({ user }) => OURS.has(user));
  return {
    threads: threads.toSorted(),
    summaries: summaries.toSorted(),
    blocks: states.some(({ state }) => state === 'CHANGES_REQUESTED'),
    check: github.checkRuns().at(-1)?.conclusion,
  };
}

function drawThread({ world }: GithubEmulator, { id, path, anchor, body }: ReviewComment): string {
  const about = /<!-- housestyle:finding (\w+)/.exec(body)?.[1] ?? titleIn(body);
  const isDone =
    world.resolvedThreads.has(id) ||
    world.minimized.has(nodeId('PullRequestReviewComment', id)) ||
    /^\W*Fixed in\b/m.test(body);
  return `${path}:${anchor?.line ?? 'file'} ${about} ${isDone ? 'done' : 'open'}`;
}

/** The text of a comment's title, without its marks. */
export function titleIn(body: string): string {
  return /\*\*(.+?)\*\*/.exec(body)?.[1] ?? body.split('\n')[0] ?? '';
}

/** The first line that people read. Counts that tell what one run did are left out. */
function verdictIn(body: string): string {
  const line = body.split('\n').find((text) => text.trim() !== '' && !text.startsWith('<!--')) ?? '';
  return line.replaceAll(/\b(?:since|in) [`[]?[0-9a-f]{7,}.*$/g, '').trim();
}

/** Counts threads and summaries that are there more than once and open. */
export function countDoubles({ threads, summaries }: Posted): number {
  const open = threads.filter((thread) => thread.endsWith(' open'));
  return open.length - new Set(open).size + Math.max(0, summaries.length - 1);
}
