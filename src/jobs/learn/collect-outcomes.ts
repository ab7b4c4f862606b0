import { guidelineKey } from '../../findings/acceptance/features.ts';
import type { Outcome } from '../../findings/acceptance/acceptance-model.ts';
import { runError } from '../../errors.ts';
import { GithubError } from '../../github/api/github-error.ts';
import { isRateLimited } from '../../github/api/octokit.ts';
import type { GithubClient } from '../../github/client.ts';
import { findOutcome } from '../../github/publishing/life/find-outcome.ts';
import { findOwnThreads } from '../../github/publishing/own-threads.ts';
import type { OwnThread } from '../../github/publishing/own-thread.ts';
import { count } from '../../reports/count.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { readCitation } from '../../reports/review/read-citation.ts';
import { groupBy } from '../../structures/group-by.ts';
import { openWriters, type Writers } from './writers.ts';

/** What became of our findings on past pull requests. */
export interface CollectedOutcomes {
  readonly outcomes: readonly Outcome[];
  /** Pull requests that were read. */
  readonly pullRequests: number;
  /** Findings about which nobody decided. */
  readonly undecided: number;
  /** What could not be read, each a sentence without full stop. */
  readonly missing: readonly string[];
  /** People whose permissions were not asked for, because there were too many. Their votes do not count. */
  readonly unasked: number;
}

export interface CollectTerms {
  readonly onPull: (done: number) => void;
  readonly signal: AbortSignal;
}

type Reader = Pick<GithubClient, 'pull' | 'pullParts' | 'restThreads' | 'permission'>;

/**
 * Reads what people did with the findings of pull requests. Votes count only of people who may write to the repository, and
 * comments only of the accounts that post reviews: any bot may repeat our markers.
 *
 * @param posters accounts that post reviews, next to that of the token
 * @throws {UserError} at a rate limit that ends too late to wait for it
 */
export async function collectOutcomes(
  client: Reader,
  numbers: readonly number[],
  posters: ReadonlySet<string>,
  { onPull, signal }: CollectTerms,
): Promise<CollectedOutcomes> {
  const writers = openWriters(client);
  const outcomes: Outcome[] = [];
  const unread: UnreadPull[] = [];
  let [pullRequests, undecided] = [0, 0];
  for (const number of numbers) {
    try {
      const found = await readPull(client, number, writers, posters);
      outcomes.push(...found.outcomes);
      undecided += found.undecided;
      pullRequests += 1;
    } catch (error) {
      if (!(error instanceof GithubError) || signal.aborted) {
        throw error;
      }
      if (isRateLimited(error)) {
        throw limitError(error, pullRequests, numbers.length);
      }
      unread.push({ number, reason: error.message });
    }
    onPull(pullRequests + unread.length);
  }
  return { outcomes, pullRequests, undecided, missing: listUnread(unread), unasked: writers.unasked() };
}

interface UnreadPull {
  readonly number: number;
  readonly reason: string;
}

/** What is learned of a part of the pull requests must not take the place of what was learned of all of them. */
function limitError(error: GithubError, read: number, all: number): Error {
  return runError(
    'rate-limited',
    `${read} of ${count(all, 'pull request')} could be read, so nothing is learned and nothing is written: ${error.message}`,
    'Run it again after that, or read fewer changes with `--history`.',
    error,
  );
}

const MAX_NAMED = 5;

/** One sentence for each reason: it may be the same for hundreds of pull requests. */
function listUnread(unread: readonly UnreadPull[]): readonly string[] {
  return [...groupBy(unread, ({ reason }) => reason)].map(([reason, own]) => {
    const more = own.length - MAX_NAMED;
    const named = own.slice(0, MAX_NAMED).map(({ number }) => `#${number}`);
    return `${listNames(more > 0 ? [...named, `${more} more`] : named)}: ${reason}`;
  });
}

async function readPull(
  client: Reader,
  number: number,
  writers: Writers,
  posters: ReadonlySet<string>,
): Promise<Pick<CollectedOutcomes, 'outcomes' | 'undecided'>> {
  const parts = await client.pullParts(number);
  const { author } = parts;
  const isOurs = (account: { readonly author: string }): boolean =>
    posters.has(account.author) || account.author === parts.viewer;
  const rows = parts.threads ?? (await client.restThreads(number));
  const threads = findOwnThreads(rows, { isOurs, author });
  if (threads.length === 0) {
    return { outcomes: [], undecided: 0 };
  }
  const pull = await client.pull(number);
  await writers.ask(listPeople(threads));
  const voters = {
    author: author ?? pull.author,
    isFork: pull.headRepository !== pull.baseRepository,
    mayWrite: (login: string) => writers.mayWrite(login),
  };
  const judged = threads.map((thread) => ({ thread, outcome: findOutcome(thread, voters) }));
  return {
    outcomes: judged.flatMap(({ thread, outcome }) =>
      outcome === undefined ? [] : [{ ...describeThread(thread), accepted: outcome === 'accepted' }],
    ),
    undecided: judged.filter(({ outcome }) => outcome === undefined).length,
  };
}

/** The people who decided about a finding. */
function listPeople(threads: readonly OwnThread[]): readonly string[] {
  return threads.flatMap(({ thumbsDownBy = [], thumbsUpBy = [], resolvedBy, replies }) => [
    ...thumbsDownBy,
    ...thumbsUpBy,
    ...(resolvedBy === undefined ? [] : [resolvedBy]),
    ...replies.filter(({ isBot }) => !isBot).map(({ author }) => author),
  ]);
}

function describeThread({ finding, severity, kind, text }: OwnThread): Omit<Outcome, 'accepted'> {
  const quoted = readCitation(text);
  return {
    path: finding.path,
    severity,
    kind,
    hasSuggestion: /^`{3,}suggestion\b/m.test(text),
    guideline: quoted === undefined ? undefined : guidelineKey(fileOfSource(quoted.source), quoted.words),
  };
}

/** `[AGENTS.md:3](https://…)` or `` `AGENTS.md:3` `` becomes `AGENTS.md`. */
function fileOfSource(source: string): string {
  return source
    .replace(/^\[(.*?)\]\(.*$/, '$1')
    .replaceAll(/[`\\]/g, '')
    .replace(/:\d+.*$/, '')
    .trim();
}
