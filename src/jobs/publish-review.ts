import { createHash } from 'node:crypto';
import type { ExcludedFile } from '../changes/review-scope.ts';
import type { FileChange } from '../changes/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import type { GithubClient, PullRequest } from '../github/client.ts';
import { publishFindings, publishSummary, type EarlierRun } from '../github/publish.ts';
import type { LinkTarget } from '../reports/markdown/links.ts';
import type { ReviewState } from '../reports/review/markers.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { summaryComment } from '../reports/review/summary.ts';
import type { Options } from '../options/options.ts';
import type { Reviewer } from './choose/choose-reviewers.ts';

/** What reached the pull request. `result` has the placements that the findings really got. */
export interface PublishedReview {
  readonly kind: 'posted' | 'refused' | 'failed';
  readonly result: ReviewResult;
  readonly commentsPosted: number;
  readonly reviewUrl: string | undefined;
  /** Why nothing or not everything was posted. */
  readonly reason?: string;
  readonly hint?: string;
}

export interface PublishSettings {
  readonly target: LinkTarget;
  readonly requestChanges: boolean;
  readonly key: string;
}

/**
 * Posts what is new as one review, then brings the summary comment up to date. The state that lets a later run
 * know this one is written last, and only for a review that was finished.
 */
export async function publishReview(
  client: GithubClient,
  pull: PullRequest,
  result: ReviewResult,
  earlier: EarlierRun,
  settings: PublishSettings,
): Promise<PublishedReview> {
  const comments = await publishFindings(client, pull, result.findings, earlier, settings);
  if (comments.kind !== 'posted') {
    return {
      ...comments,
      result,
      reviewUrl: undefined,
      commentsPosted: comments.kind === 'failed' ? comments.commentsPosted : 0,
    };
  }
  const placed = { ...result, findings: comments.findings };
  if (result.conclusion === 'skipped' && earlier.summary === undefined) {
    // A change of lock files alone is worth no comment; the job summary has it.
    return { kind: 'posted', result: placed, commentsPosted: 0, reviewUrl: undefined };
  }
  const state =
    result.conclusion === 'failed' || result.usage.failedRequests > 0 ? undefined : stateOf(placed, settings.key);
  const summary = await publishSummary(client, pull, summaryComment(placed, settings.target, state), earlier);
  const { commentsPosted, reviewUrl } = comments;
  return summary.kind === 'posted'
    ? { kind: 'posted', result: placed, commentsPosted, reviewUrl }
    : { ...summary, result: placed, commentsPosted, reviewUrl };
}

/** What a review rests on. */
export interface ReviewBasis {
  /** The files that are reviewed: a pull request that gets another base is another change with the same head. */
  readonly files: readonly FileChange[];
  readonly guidelines: readonly Guideline[];
  /** The files that are not reviewed, and why: what the options and the base's rules come to. */
  readonly excluded: readonly ExcludedFile[];
  /** Who reviews: its agents are the base's too. */
  readonly reviewers: readonly Reviewer[];
  /** What somebody wrote who asked for the review. */
  readonly message: string | undefined;
  readonly provider: string;
  readonly settings: BasisSettings;
}

/** The options by which a review comes out otherwise. */
type BasisSettings = Pick<
  Options,
  | 'model'
  | 'fallbackModels'
  | 'verify'
  | 'verifyModel'
  | 'maxTurns'
  | 'maxRequests'
  | 'maxCost'
  | 'delegate'
  | 'maxComments'
  | 'minSeverity'
  | 'bundles'
>;

/** Names a commit together with what its review rests on: under the same key, reviewing again would post nothing new. */
export function reviewKey(
  pull: PullRequest,
  { files, guidelines, excluded, reviewers, message = '', provider, settings }: ReviewBasis,
): string {
  const hash = createHash('sha256');
  // One by one: a large change as one text would be larger than a text may be.
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}\n`));
  const texts = guidelines.map((guideline) => [guideline.content.path, guideline.content.text, guideline.filePatterns]);
  const agents = reviewers.flatMap(({ agent, files }) =>
    agent === undefined ? [] : [[agent.path, agent.body.text, agent.head, files.map(({ path }) => path)]],
  );
  const { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings;
  const { delegate, maxComments, minSeverity, bundles } = settings;
  const asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost];
  const basis = [pull.headSha, texts, agents, message, excluded, asked, delegate, maxComments, minSeverity, bundles];
  return hash.update(JSON.stringify(basis)).digest('hex').slice(0, 32);
}

function stateOf(result: ReviewResult, key: string): ReviewState {
  const countOf = (severity: string): number =>
    result.findings.filter((finding) => finding.severity === severity).length;
  return {
    key,
    conclusion: result.conclusion,
    findings: result.findings.length,
    low: countOf('low'),
    medium: countOf('medium'),
    high: countOf('high'),
    coverage: result.coverage,
  };
}
