import { fileOf } from '../findings/named-file.ts';
import type { FileChange } from '../changes/types.ts';
import type { Draft } from '../findings/types.ts';
import type { Options } from '../options/options.ts';
import type { PartNodes } from '../prompt/arrange.ts';
import { ONLY_FOR_MODELS } from '../reports/reasons/bundles.ts';
import { NOTHING_TO_ASK } from '../reports/reasons/incremental.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import type { Grammars } from '../syntax/types.ts';
import { collectAgentCalls } from './ask/call-agent.ts';
import { askReviewers, type Answers } from './ask/ask-reviewers.ts';
import { allConversations } from './ask/asked-reviewer.ts';
import { estimateReview } from './ask/estimate-review.ts';
import type { Chosen, ReviewSubject } from './choose/choose-guidance.ts';
import { composeForReviewers, type AskSettings } from './compose/compose-for-reviewers.ts';
import type { ReviewModels } from './compose/review-models.ts';
import { foreseeMerge, type AfterMergeTerms } from './conclude/after-merge.ts';
import { compareGuidance } from './conclude/compare-guidance.ts';
import { concludeReview } from './conclude/conclude-review.ts';
import { chooseWork, judgeAll, type EarlierReview, type Work } from './incremental/choose-work.ts';
import { isReported } from './incremental/carry-over.ts';
import { recordJudged } from './incremental/record-judged.ts';
import { checkCustomizations, NOT_VALIDATED, type CustomizationSettings } from './gather/check-customizations.ts';
import { checkLiterally } from './gather/check-literally.ts';
import { concealDrafts, concealSecrets, withFilesOf } from './gather/conceal-secrets.ts';
import { narrowChosen, narrowSubject, NOT_COMPARED, withoutChange } from './shards/narrow.ts';
import { gatherContext } from './gather/gather-context.ts';
import type { GivenReport } from './gather/open-tools.ts';
import { judgeDrafts, type Lookups } from './judge-drafts.ts';

/** The options that shape a review. */
export type ReviewSettings = AskSettings &
  CustomizationSettings &
  Pick<
    Options,
    | 'bundles'
    | 'maxComments'
    | 'minSeverity'
    | 'minConfidence'
    | 'verify'
    | 'contentExclusion'
    | 'leaveOutContext'
    | 'literalChecks'
    | 'leaveOutChecks'
  > & {
    /** The lowest probability with which people accept a finding that gets a comment. */
    readonly minAcceptance?: number;
    /** The file with what was learned, if the user named one. */
    readonly learned?: string | undefined;
    /** The model that a setting names and that cannot be asked, because there is no key or server for it. */
    readonly unaskedModel?: string;
    /** Whether a person asked for this review by a message or for one agent. What it does not report may still be there. */
    readonly isAsked?: boolean;
    /** They read code for literal checks, also where no model is asked. */
    readonly grammars?: Grammars;
    /** The files that this job reviews, if other jobs review the rest. Limits are left to the job that merges the results. */
    readonly shardPaths?: ReadonlySet<string>;
  } & AfterMergeTerms;

/** What a review by models needs in addition to the change; a review without it runs the literal checks only. */
export interface ModelInput {
  readonly models: ReviewModels;
  /** Results of other tools. */
  readonly reports: readonly GivenReport[];
  /** The message of the person who asked for the review. */
  readonly message: string | undefined;
  /** Parts that the user adds to every prompt. */
  readonly parts: PartNodes;
  /** What the user gave and what is not used of it. */
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/**
 * Reviews a change. The caller has opened the change and chosen its files, guidelines and reviewers
 * (`chooseGuidance`), and publishes the result (`publishReview`).
 * @param earlier what earlier runs left, on a pull request: models then judge only what changed since
 */
export async function reviewChange(
  whole: ReviewSubject,
  everything: Chosen,
  settings: ReviewSettings,
  input: ModelInput | undefined,
  earlier?: EarlierReview,
): Promise<ReviewResult> {
  const { shardPaths: shard } = settings;
  const opened = shard === undefined ? whole : narrowSubject(whole, shard);
  const own = shard === undefined ? everything : narrowChosen(everything, shard);
  const original = input === undefined ? withoutBundles(own) : own;
  const { subject, chosen, concealOther } = concealSecrets(opened, original);
  // First, because the number of heads that can be requested is limited, and edits of customizations must not miss theirs.
  const edits = shard === undefined ? await compareGuidance(subject, chosen, settings) : NOT_COMPARED;
  const found = await (shard === undefined
    ? checkLiterally(opened, original, settings, settings.grammars)
    : checkLiterally(withoutChange(opened), original, settings, settings.grammars, whole.changes.files));
  const shownFiles = withFilesOf(found.drafts, whole.changes, chosen.files, concealOther);
  const literal = { ...found, drafts: concealDrafts(found.drafts, shownFiles) };
  const afterMerge = shard === undefined ? await foreseeMerge(subject, edits.changes, settings) : undefined;
  // In a divided review, the job that merges the results validates them once.
  const customizations = shard === undefined ? await checkCustomizations(subject, chosen, settings) : NOT_VALIDATED;
  const certain = [...literal.drafts, ...customizations.drafts];
  const work =
    input === undefined || earlier === undefined
      ? judgeAll(chosen)
      : await chooseWork(chosen, earlier, { ...input.models, readHead: subject.readHead });
  const answers = input && (await askAbout(subject, chosen, work, settings, input, certain));
  // A model may name a file that another job reviews.
  const others = shard === undefined ? [] : listNamed(answers?.drafts ?? [], everything.files, shard).map(concealOther);
  const judged = await judgeDrafts(certain, answers, {
    subject,
    shown: [...shownFiles, ...others],
    against: {
      files: [...chosen.files, ...others],
      guidelines: everything.applied,
      readHead: subject.readHead,
      unreviewed: chosen.excluded,
    },
    applicable: chosen.guidelines.applicable,
    settings,
    models: input?.models,
  });
  const carried = work.carried.filter((one) => !isReported(one, judged.findings));
  const record =
    answers &&
    recordJudged(work, {
      chosen,
      answers,
      unproven: judged.unproven.map(({ source }) => source),
      findings: [...judged.findings, ...carried],
    });
  return concludeReview(subject, chosen, {
    edits: { ...edits, afterMerge },
    literal,
    customizations,
    answers,
    verified: judged.verified,
    found: {
      findings: judged.findings,
      leftOut: [...literal.withheld, ...literal.unread, ...judged.leftOut],
      merged: judged.merged,
      unproven: judged.unproven.length,
    },
    earlier: { ...work, carried, judged: record },
    models: input?.models,
    unaskedModel: settings.unaskedModel,
    isAsked: settings.isAsked === true,
  });
}

/** The files that drafts name and that are not part of the shard. */
function listNamed(
  drafts: readonly Draft[],
  files: readonly FileChange[],
  shard: ReadonlySet<string>,
): readonly FileChange[] {
  const named = drafts.flatMap(({ path }) => (shard.has(path) ? [] : (fileOf(path, files) ?? [])));
  return [...new Set(named)].filter(({ path }) => !shard.has(path));
}

/** The answers of the reviewers; without lookups if nobody had to be asked. */
type Asked = Answers & { readonly lookups?: Lookups };

/** Has models review the files that they have to judge. They are not asked if earlier runs judged everything. */
async function askAbout(
  subject: ReviewSubject,
  chosen: Chosen,
  { judge, untouched }: Work,
  settings: ReviewSettings,
  input: ModelInput,
  known: readonly Draft[],
): Promise<Asked> {
  if (untouched.length === 0) {
    return askModels(subject, chosen, settings, input, known);
  }
  if (judge.length === 0) {
    return { reviewers: [], drafts: [], summaries: [], leftOut: [], shared: new Map(), estimate: NOTHING_TO_ASK };
  }
  const paths = new Set(judge.map(({ path }) => path));
  const reviewers = chosen.reviewers
    .map((reviewer) => ({ ...reviewer, files: reviewer.files.filter(({ path }) => paths.has(path)) }))
    .filter(({ files }) => files.length > 0);
  return askModels(subject, { ...chosen, files: judge, reviewers, judgedBefore: untouched }, settings, input, known);
}

/** Has the models review: gathers what helps them, composes the requests, asks, and reads the replies. */
async function askModels(
  subject: ReviewSubject,
  chosen: Chosen,
  settings: ReviewSettings,
  { models, reports, message, parts, leftOut: unused }: ModelInput,
  known: readonly Draft[],
): Promise<Answers & { readonly lookups: Lookups }> {
  const context = await gatherContext(subject, chosen, {
    settings,
    reports,
    message,
    literalFindings: () => Promise.resolve(known),
    ...models,
  });
  const terms = { subject, chosen, ...context, models, settings, parts };
  const calls = collectAgentCalls(terms);
  const reviewers = await composeForReviewers(terms, calls.madeBy);
  models.onCompose?.(reviewers.flatMap(({ composed }) => composed.requests.map(({ hash }) => hash)));
  const estimate = estimateReview(reviewers, terms, settings);
  models.onEstimate(estimate);
  const answers = await askReviewers(terms, reviewers, calls.answered);
  const missed = [...unused, ...context.leftOut].map((entry) => ({ stage: 'request' as const, ...entry }));
  const lookups = { toolUses: listToolUses(answers), tools: context.tools, symbols: context.symbols };
  return { ...answers, estimate, leftOut: [...answers.leftOut, ...missed], lookups };
}

/** A bundle is shown as its changed modules, which no literal check reads: without a model it is not reviewed. */
function withoutBundles(chosen: Chosen): Chosen {
  const bundles = chosen.files.filter((file) => file.view !== undefined);
  const reason = ONLY_FOR_MODELS;
  return {
    ...chosen,
    files: chosen.files.filter((file) => file.view === undefined),
    excluded: [...chosen.excluded, ...bundles.map(({ path }) => ({ path, kind: 'minified' as const, reason }))],
    leftOut: [...chosen.leftOut, ...bundles.map(({ path }) => ({ stage: 'file' as const, source: path, reason }))],
  };
}

function listToolUses({ reviewers }: Pick<Answers, 'reviewers'>): NonNullable<Lookups['toolUses']> {
  return reviewers.flatMap(allConversations).flatMap(({ toolUses }) => toolUses);
}
