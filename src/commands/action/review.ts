import { EXIT, usageError } from '../../errors.ts';
import { reaches } from '../../findings/severity.ts';
import { SEVERITIES, type Finding } from '../../findings/types.ts';
import { GithubError } from '../../github/github-error.ts';
import type { OpenedPullRequest } from '../../github/open-pull-request.ts';
import { findEarlierRun, type EarlierRun } from '../../github/publish.ts';
import { publishReview, reviewKey, type PublishedReview } from '../../jobs/publish-review.ts';
import { prepareReview, type ReviewSubject } from '../../jobs/choose/choose-guidance.ts';
import { readGiven } from '../../jobs/gather/read-given.ts';
import { reviewChange, type AskedReview } from '../../jobs/review.ts';
import { chooseModels, type ModelChoice } from '../../models/choose.ts';
import { drawAnnotations, findingAnnotations } from '../../reports/annotations.ts';
import { coverageOutputs, coverageShortfall } from '../../reports/review/coverage.ts';
import type { LinkTarget } from '../../reports/markdown/links.ts';
import type { ReviewState } from '../../reports/review/markers.ts';
import { reviewJson } from '../../reports/review/review-json.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import { reviewSarif } from '../../reports/review/sarif.ts';
import { count } from '../../reports/count.ts';
import { sourceSentences, summarySentences } from '../../reports/review/sentences.ts';
import { reviewMarkdown } from '../../reports/review/summary.ts';
import { logLine } from '../../text/hidden/visible.ts';
import { VERSION } from '../../version.ts';
import { lookedUpOf, scopeSubjectOf, workflowGuidance, type ActionRun, type Outcome } from './run.ts';
import { reviewFailOn } from '../fail-on.ts';
import { openModels } from '../open-models.ts';
import { readGivenReports } from '../tool-reports.ts';
import { writeOutput, writeRunFile } from './files.ts';
import { jsonText } from '../../text/json/json-text.ts';

type FailOn = ReturnType<typeof reviewFailOn>;

/** Reviews the pull request and posts what is new. */
export async function reviewInAction(run: ActionRun): Promise<Outcome> {
  const { options, runner } = run;
  const opened = pullRequestOf(run);
  const failOn = reviewFailOn(options);
  const choice = chooseModels(options, runner.environment);
  const subject = await subjectOf(run, opened);
  const { delegate, maxAgents } = options;
  const message = run.event.comment;
  const routing = choice.kind === 'offline' ? {} : { routing: { delegate, maxAgents, message } };
  const prepared = await prepareReview(subject, { ...options, ...routing });
  const target = {
    serverUrl: run.event.serverUrl,
    repository: opened.pull.baseRepository,
    revision: opened.pull.baseSha,
  };
  const { files, applied: guidelines, excluded } = prepared;
  const { reviewers } = prepared.chosen;
  const provider = choice.kind === 'offline' ? choice.kind : choice.main.provider;
  const basis = { files, guidelines, excluded, reviewers, message, provider, settings: options };
  const key = reviewKey(opened.pull, basis);
  const earlier = options.dryRun ? NO_EARLIER_RUN : await readEarlierRun(run, opened);
  if (earlier.state?.key === key) {
    return outcomeOfEarlier(run, earlier, earlier.state, failOn);
  }
  const asked = choice.kind === 'offline' ? undefined : await openAsked(run, choice, message);
  const result = await withMovedHead(run, opened, await reviewChange(subject, prepared, options, asked));
  const requestChanges = options.requestChanges && result.findings.some((finding) => reaches(finding.severity, failOn));
  const published = options.dryRun
    ? notPosted(result)
    : await publishReview(run.client, opened.pull, result, earlier, { target, requestChanges, key });
  return outcomeOf(run, published, target, failOn);
}

async function openAsked(
  { options, runner }: ActionRun,
  choice: Extract<ModelChoice, { readonly kind: 'models' }>,
  message: string | undefined,
): Promise<AskedReview> {
  const models = await openModels(choice, options, {
    environment: runner.environment,
    signal: runner.signal,
    say: (sentence) => runner.log(logLine(sentence)),
    onReply: (done, all) => runner.log(`${done} of ${count(all, 'request')} answered`),
    onEstimate: (sentence) => runner.log(logLine(`Expected: ${sentence}.`)),
  });
  const { parts } = readGiven({ message, attach: [], history: undefined, memory: undefined }, 'review');
  return { models, reports: await readGivenReports(options), message, parts };
}

/** Says in the review that the pull request was pushed to meanwhile; comments still go to the commit that was read. */
async function withMovedHead(run: ActionRun, { pull }: OpenedPullRequest, result: ReviewResult): Promise<ReviewResult> {
  try {
    const { headSha } = await run.client.pull(pull.number);
    const moved = {
      stage: 'change' as const,
      source: `head ${headSha.slice(0, 7)}`,
      reason: `it was pushed while ${pull.headSha.slice(0, 7)} was reviewed; the next run reads it`,
    };
    return headSha === pull.headSha ? result : { ...result, leftOut: [...result.leftOut, moved] };
  } catch (error) {
    if (error instanceof GithubError) {
      return result;
    }
    throw error;
  }
}

function pullRequestOf(run: ActionRun): OpenedPullRequest {
  if (run.opened === undefined) {
    throw usageError(
      'no-pull-request',
      `The event \`${run.event.name}\` names no pull request to review`,
      'Give `pull-request`.',
    );
  }
  return run.opened;
}

async function subjectOf(run: ActionRun, opened: OpenedPullRequest): Promise<ReviewSubject> {
  if (run.options.instructionsFrom === 'head' && opened.isFork) {
    throw usageError(
      'untrusted-instructions',
      '`instructions-from: head` is refused for a pull request from a fork: its author could rewrite the instructions that judge it',
      'Leave `instructions-from` at `base`.',
    );
  }
  return {
    guidance: await workflowGuidance(run, run.options.instructionsFrom === 'head' ? opened.head : opened.base),
    ...scopeSubjectOf(run, opened),
    ...lookedUpOf(run, opened),
    description: { title: opened.pull.title, body: opened.pull.body },
  };
}

const NO_EARLIER_RUN: EarlierRun = { summary: undefined, state: undefined, fingerprints: new Set() };

/** A token that may not even list comments will be refused at posting too, where it is told. */
async function readEarlierRun(run: ActionRun, opened: OpenedPullRequest): Promise<EarlierRun> {
  try {
    return await findEarlierRun(run.client, opened.pull);
  } catch (error) {
    if (error instanceof GithubError && error.status === 403) {
      return NO_EARLIER_RUN;
    }
    throw error;
  }
}

function notPosted(result: ReviewResult): PublishedReview {
  return {
    kind: 'posted',
    result,
    commentsPosted: 0,
    reviewUrl: undefined,
    reason: '`dry-run` is on: nothing was posted',
  };
}

async function outcomeOf(
  run: ActionRun,
  published: PublishedReview,
  target: LinkTarget,
  failOn: FailOn,
): Promise<Outcome> {
  const { result } = published;
  const markdown = reviewMarkdown(result, { all: true, target });
  const shortfall = coverageShortfall(result.coverage, run.options.minCoverage);
  const note = [...noteOf(published), ...(shortfall === undefined ? [] : [shortfall])];
  if (published.kind !== 'posted') {
    run.runner.print(annotationsOf(result.findings));
  }
  [...sourceSentences(result.readFrom), ...summarySentences(result)].forEach((sentence) =>
    run.runner.log(logLine(sentence)),
  );
  note.forEach((line) => run.runner.log(logLine(line)));
  const isFailed = result.conclusion === 'failed' || published.kind === 'failed';
  const reached = result.findings.some((finding) => reaches(finding.severity, failOn));
  return {
    outputs: {
      findings: String(result.findings.length),
      'comments-posted': String(published.commentsPosted),
      'review-url': published.reviewUrl ?? '',
      'input-tokens': String(result.usage.inputTokens),
      'output-tokens': String(result.usage.outputTokens),
      requests: String(result.usage.requests),
      cost: result.usage.cost === undefined ? '' : String(result.usage.cost),
      usage: JSON.stringify(result.usage.rows),
      ...coverageOutputs(result.coverage),
      conclusion: isFailed ? 'failed' : result.conclusion,
      ...(await writeFiles(run, result, markdown)),
    },
    jobSummary: [markdown, ...note].join('\n\n'),
    exitCode: exitCodeOf(isFailed, reached || shortfall !== undefined),
  };
}

function exitCodeOf(isFailed: boolean, hasProblems: boolean): number {
  if (isFailed) {
    return EXIT.failed;
  }
  return hasProblems ? EXIT.problems : EXIT.done;
}

function noteOf(published: PublishedReview): readonly string[] {
  if (published.reason === undefined) {
    return [];
  }
  const sentence = published.kind === 'posted' ? `Note: ${published.reason}.` : `Not posted: ${published.reason}.`;
  return published.hint === undefined ? [sentence] : [sentence, published.hint];
}

/** The findings that could not be posted, where people look next. All of them stand in the job summary too. */
function annotationsOf(findings: readonly Finding[]): string {
  const { lines, rest } = drawAnnotations(findingAnnotations(findings));
  const note =
    rest.length === 0
      ? []
      : [`${count(rest.length, 'further finding')} found no room among the annotations; the job summary has all.`];
  return [...lines, ...note].map((line) => `${line}\n`).join('');
}

async function writeFiles(run: ActionRun, result: ReviewResult, markdown: string): Promise<Record<string, string>> {
  const files = {
    'findings-file': await writeRunFile(run, 'findings.json', jsonText(reviewJson(result))),
    'summary-file': await writeRunFile(run, 'summary.md', `${markdown}\n`),
  };
  const { sarifFile } = run.options;
  if (sarifFile === undefined) {
    return files;
  }
  await writeOutput(sarifFile, jsonText(reviewSarif(result, VERSION)), 'sarif-file');
  return { ...files, 'sarif-file': sarifFile };
}

/** The same commit was reviewed with the same guidelines before: nothing is asked and nothing posted. */
function outcomeOfEarlier(run: ActionRun, earlier: EarlierRun, state: ReviewState, failOn: FailOn): Outcome {
  const sentence = 'This commit was reviewed before, with the same guidelines; nothing was posted again.';
  run.runner.log(sentence);
  const reached = SEVERITIES.some((severity) => reaches(severity, failOn) && state[severity] > 0);
  const shortfall = coverageShortfall(state.coverage, run.options.minCoverage);
  if (shortfall !== undefined) {
    run.runner.log(shortfall);
  }
  return {
    outputs: {
      findings: String(state.findings),
      'comments-posted': '0',
      'review-url': '',
      'input-tokens': '0',
      'output-tokens': '0',
      requests: '0',
      cost: '',
      usage: '[]',
      ...coverageOutputs(state.coverage),
      conclusion: state.conclusion,
    },
    jobSummary: `${sentence}\n\n${earlier.summary?.body ?? ''}`,
    exitCode: exitCodeOf(false, reached || shortfall !== undefined),
  };
}
