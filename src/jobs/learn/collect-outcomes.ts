import { guidelineKey } from '../../findings/acceptance/features.ts';
import type { Outcome } from '../../findings/acceptance/acceptance-model.ts';
import { GithubError } from '../../github/api/github-error.ts';
import type { GithubClient } from '../../github/client.ts';
import { findOutcome } from '../../github/publishing/life/find-outcome.ts';
import { findOwnThreads } from '../../github/publishing/own-threads.ts';
import type { OwnThread } from '../../github/publishing/own-thread.ts';
import { readCitation } from '../../reports/review/read-citation.ts';
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

type Reader = Pick<GithubClient, 'pull' | 'pullParts' | 'restThreads' | 'permission'>;

/**
 * Reads what people did with the findings of pull requests. Votes count only of people who may write to the repository, and
 * comments only of the accounts that post reviews: any bot may repeat our markers.
 *
 * @param posters accounts that post reviews, next to that of the token
 */
export async function collectOutcomes(
  client: Reader,
  numbers: readonly number[],
  posters: ReadonlySet<string>,
  onPull: (done: number) => void,
): Promise<CollectedOutcomes> {
  const writers = openWriters(client);
  const outcomes: Outcome[] = [];
  const missing: string[] = [];
  let [pullRequests, undecided] = [0, 0];
  for (const number of numbers) {
    try {
      const found = await readPull(client, number, writers, posters);
      outcomes.push(...found.outcomes);
      undecided += found.undecided;
      pullRequests += 1;
    } catch (error) {
      if (!(error instanceof GithubError)) {
        throw error;
      }
      missing.push(`#${number}: ${error.message}`);
    }
    onPull(pullRequests + missing.length);
  }
  return { outcomes, pullRequests, undecided, missing, unasked: writers.unasked() };
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
