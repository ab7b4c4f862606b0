import { messageOf } from '../errors.ts';
import { reaches } from '../findings/severity.ts';
import type { Finding, Severity } from '../findings/types.ts';
import type { GithubClient, PullNow, PullRequest } from '../github/client.ts';
import { GithubError } from '../github/api/github-error.ts';
import type { Deciders } from '../github/publishing/life/dismissals.ts';
import { listRequests } from '../github/publishing/life/lift-request.ts';
import {
  planThreads,
  severityOf,
  type FindingOutcome,
  type ThreadPlan,
} from '../github/publishing/life/plan-threads.ts';
import { readDeciders } from '../github/publishing/life/read-deciders.ts';
import { isOfOtherPart } from '../github/publishing/part.ts';
import { publishFindings, type PublishedFindings } from '../github/publishing/publish-findings.ts';
import {
  convergeWithOthers,
  isSummaryNew,
  publishSummary,
  type SummaryTerms,
} from '../github/publishing/publish-summary.ts';
import { standingReader, type ReadStanding } from '../github/publishing/read-standing.ts';
import type { Standing } from '../github/publishing/standing.ts';
import { explainFailure, UnclearWriteError, type NotPublished } from '../github/publishing/write-failure.ts';
import type { WriteTerms } from '../github/publishing/write-once.ts';
import { drawCommentText } from '../reports/review/comment-text.ts';
import type { Reconciliation } from '../reports/outcome/reconciliation.ts';
import type { JudgedNow } from '../reports/review/judged-now.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { applyPlan, noteMovedHead } from './publish/apply-plan.ts';
import { drawComment, type CommentSettings } from './publish/draw-comment.ts';
import { addAddresses, findWhereabouts, reconcilePublished, type SeenThreads } from './publish/find-whereabouts.ts';
import { settle } from './publish/settle.ts';

/** What reached the pull request. `result` has the final placements of the findings. */
export interface PublishedReview {
  readonly kind: 'posted' | 'refused' | 'failed';
  readonly result: ReviewResult;
  readonly commentsPosted: number;
  readonly reviewUrl: string | undefined;
  /** Why nothing or not everything was posted. */
  readonly reason?: string;
  readonly hint?: string;
  /** Set if nothing was posted because the pull request comes from a fork, which is ordinary. */
  readonly isFork?: boolean;
  /** What became of each finding of the run. */
  readonly reconciliation: Reconciliation;
  /** What could not be done and loses nothing, such as resolving a thread; each a sentence. */
  readonly notes: readonly string[];
}

export interface PublishSettings extends CommentSettings, WriteTerms {
  /** The least severity that fails the run. */
  readonly failOn: Severity | 'never';
  /** Whether findings of that severity request changes. */
  readonly requestChanges: boolean;
  /** Reads what is on the pull request; the one that read `earlier`, so that it knows who we are. */
  readonly readStanding?: ReadStanding;
  /** The people who may dismiss findings, if GitHub was asked about them earlier in the run. */
  readonly deciders?: Deciders;
  /** Called before anything is posted if the pull request changed during the review. What it throws ends publishing. */
  readonly onChanged?: (now: PullNow) => Promise<void>;
}

/** Publishing ends because of the caller. */
class StoppedError extends Error {}

/**
 * Posts the new findings as one review, settles the threads of those that are fixed or have returned, then updates the
 * summary comment. The summary holds the state by which a later run recognizes this one, so it is written last, and gets the
 * state only if the review was finished. Throws only what `onChanged` throws: the findings are reported in any case.
 *
 * @param earlier what was on the pull request before the review. The model may have taken minutes since, so it is read
 *   again if there is something to write
 */
export async function publishReview(
  client: GithubClient,
  pull: PullRequest,
  result: ReviewResult,
  earlier: Standing,
  settings: PublishSettings,
): Promise<PublishedReview> {
  const progress: Progress = { result, findings: undefined, threads: { before: earlier.threads, now: [] }, notes: [] };
  const readStanding = settings.readStanding ?? standingReader(client, pull, settings.seal, settings.part);
  const failure = await publish({ client, pull, result, settings, progress, readStanding }, earlier).catch(
    (error: unknown) => explainAny(error, pull),
  );
  const { findings } = progress;
  const placed = { ...progress.result, findings: findings?.findings ?? progress.result.findings };
  const counts = { found: result.findings.length, isPartial: failure !== undefined };
  const published = {
    result: placed,
    reconciliation: reconcilePublished(placed, findWhereabouts(progress.threads, findings?.posted ?? []), counts),
    commentsPosted: findings?.commentsPosted ?? 0,
    reviewUrl: findings?.reviewUrl,
    notes: progress.notes,
  };
  return failure === undefined ? { kind: 'posted', ...published } : { ...failure, ...published };
}

interface Progress {
  /** Without what people dismissed, as soon as that is known. */
  result: ReviewResult;
  findings: PublishedFindings | undefined;
  threads: SeenThreads;
  notes: readonly string[];
}

interface Publishing {
  readonly client: GithubClient;
  readonly pull: PullRequest;
  readonly result: ReviewResult;
  readonly settings: PublishSettings;
  readonly progress: Progress;
  readonly readStanding: ReadStanding;
}

/** Posts what is missing; returns why not everything could be posted. */
async function publish(publishing: Publishing, earlier: Standing): Promise<NotPublished | undefined> {
  const { client, progress, readStanding } = publishing;
  const { failOn, deciders: known } = publishing.settings;
  const deciders = known ?? (await readDeciders(client, earlier, failOn !== 'never'));
  const first = prepare(publishing, earlier, deciders);
  progress.result = first.result;
  if (!isAnythingNew(first)) {
    return undefined;
  }
  const standing = await readStanding();
  const next = prepare(publishing, standing, deciders);
  const now = await readNow(publishing, standing);
  if (isChanged(publishing.pull, now)) {
    await publishing.settings.onChanged?.(now).catch((cause: unknown) => {
      throw new StoppedError('the pull request changed', { cause });
    });
  }
  progress.result = noteMovedHead(next.result, publishing.pull.headSha, now.headSha);
  return write(publishing, { ...next, result: progress.result }, now.headSha);
}

/** What is to be done, as far as the pull request was read. */
interface Prepared {
  readonly standing: Standing;
  readonly plan: ThreadPlan;
  readonly result: ReviewResult;
  /** Whether our requests for changes have lost their reason. */
  readonly isRequestOver: boolean;
  readonly summary: { readonly body: string | undefined; readonly isNew: boolean };
}

function prepare({ pull, result, settings }: Publishing, standing: Standing, deciders: Deciders): Prepared {
  const { failOn, part } = settings;
  const judged = result.judgedNow ?? NOTHING_JUDGED;
  const plan = planThreads(result.findings, standing, {
    judged,
    deciders,
    headSha: pull.headSha,
    failOn,
    isOfOtherPart: (path) => isOfOtherPart(part, path, standing.isShared),
  });
  const planned = applyPlan(result, plan);
  const body = drawComment(planned, standing, plan.outcomes, settings);
  const terms = { pull, currentHead: standing.now?.headSha ?? pull.headSha };
  return {
    standing,
    plan,
    result: planned,
    isRequestOver: listRequests(standing.reviews).length > 0 && !isBlocked(plan.outcomes, settings),
    summary: { body, isNew: body !== undefined && isSummaryNew(body, standing, terms) },
  };
}

/** A result without that part says nothing about earlier findings. */
const NOTHING_JUDGED: JudgedNow = {
  byModel: new Set(),
  byRules: new Set(),
  isValidated: false,
  isOffline: false,
  removed: new Set(),
  renames: new Map(),
};

/** Whether a finding requests changes, or an earlier one that may still be there. */
function isBlocked(outcomes: readonly FindingOutcome[], { requestChanges, failOn }: PublishSettings): boolean {
  return outcomes.some(({ status, finding, earlier }) => {
    const severity = finding?.severity ?? severityOf(earlier ?? {});
    return requestChanges && status === 'open' && reaches(severity, failOn);
  });
}

function isAnythingNew({ plan, isRequestOver, summary }: Prepared): boolean {
  return plan.toPost.length + plan.toResolve.length + plan.toReopen.length > 0 || isRequestOver || summary.isNew;
}

/** The pull request as it is now. Without GraphQL it costs a request. */
async function readNow({ client, pull }: Publishing, { now }: Standing): Promise<PullNow> {
  // The review is good without knowing it.
  return now ?? client.pull(pull.number).catch((error: unknown) => orRethrow(error, pull));
}

/** Whether what people can change of a pull request is other than it was. */
export function isChanged(before: PullNow, now: PullNow): boolean {
  return (
    now.headSha !== before.headSha ||
    now.baseRef !== before.baseRef ||
    now.isOpen !== before.isOpen ||
    now.isDraft !== before.isDraft ||
    now.labels.toSorted().join('\n') !== before.labels.toSorted().join('\n')
  );
}

/** Writes everything, the summary last. */
async function write(
  publishing: Publishing,
  prepared: Prepared,
  currentHead: string,
): Promise<NotPublished | undefined> {
  const { client, pull, settings, progress, readStanding } = publishing;
  const { standing, plan, isRequestOver } = prepared;
  const { clock, signal } = settings;
  const terms: SummaryTerms = { client, pull, currentHead, clock, signal, readStanding };
  progress.findings = await postFindings(publishing, prepared);
  if (progress.findings.failure !== undefined) {
    return progress.findings.failure;
  }
  const request = isRequestOver ? 'lift' : isBlocked(plan.outcomes, settings) ? 'needed' : 'keep';
  const settling = { client, pull, clock, signal, run: settings.run, readStanding, request } as const;
  progress.notes = await settle(settling, plan, standing);
  const { findings } = progress.findings;
  await noteAddresses(publishing, standing);
  const body = drawComment(
    { ...progress.result, findings },
    standing,
    placeOutcomes(plan.outcomes, findings),
    settings,
  );
  if (body !== undefined) {
    await publishSummary(terms, body, standing);
  }
  await convergeWithOthers(terms, body, standing.summary?.id);
  return undefined;
}

/**
 * Reads the addresses of the new comments, which the summary links to, and by which the findings are counted. The summary
 * can do without: what GitHub confirmed is counted in any case.
 */
async function noteAddresses({ progress, readStanding }: Publishing, standing: Standing): Promise<void> {
  const hasPosted = (progress.findings?.commentsPosted ?? 0) > 0;
  const { threads } = hasPosted ? await readStanding().catch((error: unknown) => orRethrow(error, standing)) : standing;
  progress.result = addAddresses(progress.result, threads);
  progress.threads = { before: standing.threads, now: threads };
}

/** What to use if GitHub cannot be read. Any other error is ours. */
function orRethrow<T>(error: unknown, otherwise: T): T {
  if (error instanceof GithubError) {
    return otherwise;
  }
  throw error;
}

/** Posts the findings that have no comment yet. */
function postFindings(
  { client, pull, settings, readStanding }: Publishing,
  { standing, plan, result }: Prepared,
): Promise<PublishedFindings> {
  const { target, run, clock, signal } = settings;
  const before = new Set(standing.threads.map(({ comment }) => comment));
  const readPosted = async (): Promise<ReadonlySet<string>> => {
    const { threads } = await readStanding();
    return new Set(
      threads.filter(({ comment }) => !before.has(comment)).flatMap(({ finding }) => finding.fingerprints),
    );
  };
  const requestChanges = isBlocked(plan.outcomes, settings);
  const text = drawCommentText(target, run);
  const terms = { client, pull, text, requestChanges, clock, signal, readPosted };
  return publishFindings(terms, result.findings, plan.toPost);
}

/** Gives the outcomes the final placements: a finding that GitHub did not accept has no comment. */
function placeOutcomes(outcomes: readonly FindingOutcome[], findings: readonly Finding[]): readonly FindingOutcome[] {
  const byName = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return outcomes.map((outcome) => {
    const placed = outcome.finding === undefined ? undefined : byName.get(outcome.finding.fingerprint);
    return placed === undefined ? outcome : { ...outcome, finding: placed };
  });
}

function explainAny(error: unknown, pull: PullRequest): NotPublished {
  if (error instanceof StoppedError) {
    throw error.cause;
  }
  if (error instanceof GithubError || error instanceof UnclearWriteError) {
    return explainFailure(error, pull);
  }
  // A fault of ours must not take the findings with it.
  return {
    kind: 'failed',
    reason: `internal error: ${messageOf(error)}`,
    hint: 'This is a bug in Housestyle. Please report it.',
  };
}

/** A dry run posts nothing. */
export function skipPublishing(result: ReviewResult): PublishedReview {
  const reason = '`dry-run` is on: nothing was posted';
  const nowhere = findWhereabouts({ before: [], now: [] }, []);
  const reconciliation = reconcilePublished(result, nowhere, { found: result.findings.length, isPartial: true });
  return { kind: 'posted', result, commentsPosted: 0, reviewUrl: undefined, reconciliation, reason, notes: [] };
}
