import { nameLanguages } from '../../literal/describe-scope.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import type { Changes } from '../../changes/types.ts';
import { count, countPart } from '../count.ts';
import { countToJudge, excludedSentence } from './coverage.ts';
import type { ReviewResult } from './review-result.ts';
import { usageSentence, verificationSentence } from './reviewers.ts';
import { sinceSentence } from './summary/since-lines.ts';
import { drawVerdict, headline } from './verdict.ts';

/**
 * Describes the review in a few sentences, the same in every report. The first one is the verdict, and is also shown alone
 * on the first line. They contain the names of models and answers of servers unchanged: whoever shows them has to escape
 * them.
 */
export function summarySentences(result: ReviewResult): readonly [verdict: string, ...rest: string[]] {
  return [headline(drawVerdict(result)), ...sinceSentence(result.since), ...workSentences(result)];
}

/** How the review came about: the same sentences without the verdict and what changed. */
export function workSentences(result: ReviewResult): readonly string[] {
  return [
    ...coverageSentence(result),
    ...agentsSentence(result),
    ...checkedSentence(result),
    ...searchedSentence(result),
    ...validatedSentence(result),
    ...startSentences(result),
    ...usageSentence(result),
    ...verificationSentence(result),
    ...mergedSentence(result),
    ...baselineSentence(result),
    ...failureSentences(result),
  ];
}

function coverageSentence(result: ReviewResult): readonly string[] {
  const { coverage, conclusion } = result;
  if (conclusion === 'skipped') {
    return excludedSentence(coverage);
  }
  const toJudge = countToJudge(coverage);
  const [file, line] = isAudit(result) ? ['file', 'line'] : ['changed file', 'changed line'];
  const files = countPart(coverage.reviewedFiles, toJudge.files, file);
  const lines = countPart(coverage.reviewedLines, toJudge.lines, line);
  return [
    `Judged ${files} (${lines}${judgesOf(result)}) against ${guidelinesRead(result)}.`,
    ...excludedSentence(coverage),
  ];
}

/** Whether all files of a commit were read, and not a change. */
export function isAudit({ readFrom }: Pick<ReviewResult, 'readFrom'>): boolean {
  return readFrom.source === 'tree';
}

/** What the baseline of an audit hides. */
function baselineSentence({ baseline }: ReviewResult): readonly string[] {
  if (baseline === undefined) {
    return [];
  }
  const { path, known, gone } = baseline;
  return [
    `${count(known, 'known finding')} of ${path} ${known === 1 ? 'is' : 'are'} not shown.`,
    ...(gone === 0
      ? []
      : [`${gone === 1 ? '1 of its entries has' : `${gone} of its entries have`} no finding any more.`]),
  ];
}

/** Says how many lines a model judged and how many literal checks judged: `: 10 by a model, 4 by literal checks`. */
function judgesOf({ coverage: { reviewedLines, modelLines, earlierLines, ruleLines }, usage }: ReviewResult): string {
  if (reviewedLines === 0) {
    return '';
  }
  const earlier = earlierLines === undefined ? '' : `, ${writeCount(earlierLines)} of them in an earlier review`;
  const byModel = usage.model === undefined ? [] : [`${writeCount(modelLines)} by a model${earlier}`];
  const byRules = ruleLines === 0 ? [] : [`${writeCount(ruleLines)} by literal checks`];
  return `: ${[...byModel, ...byRules].join(', ')}`;
}

/** For agents only: the coverage shows what the default reviewer did not read. */
function agentsSentence({ reviewers }: ReviewResult): readonly string[] {
  const agents = reviewers.filter(({ source }) => source !== undefined);
  const unfinished = agents.filter(({ unreadFiles }) => unreadFiles > 0);
  return unfinished.length === 0
    ? []
    : [`${unfinished.length} of ${count(agents.length, 'agent')} did not read all of their files.`];
}

/** The number of guidelines that the models read. A guideline that was cut from the prompt applies, but was not read. An agent is not a guideline. */
function guidelinesRead({ receipts }: ReviewResult): string {
  const inForce = receipts.filter(({ status, guideline }) => status === 'in-force' && guideline !== undefined);
  const cut = inForce.filter(({ sent }) => sent === 'cut').length;
  const all = count(inForce.length, 'guideline');
  return cut === 0 ? all : `${inForce.length - cut} of ${all}`;
}

/** Without a model, the rules that were checked. The verdict counts the others. */
function checkedSentence({ literal, usage, conclusion }: ReviewResult): readonly string[] {
  return conclusion === 'skipped' || literal.statements === 0 || usage.model !== undefined
    ? []
    : [
        `Offline: ${countPart(literal.checkedStatements, literal.statements, 'rule')} checked without a model.`,
        ...leftToSentence(literal),
      ];
}

/** A check that leaves its rule to a linter reports nothing, so people should know which one does. */
function leftToSentence({ leftTo }: ReviewResult['literal']): readonly string[] {
  return leftTo === undefined
    ? []
    : [`Rules that tools of the repository enforce were left to them: ${leftTo.join(', ')}.`];
}

/** A check that searches a text can be misled, so its silence says less than that of a parser. */
function searchedSentence({ literal: { searchedLanguages } }: ReviewResult): readonly string[] {
  return searchedLanguages.length === 0
    ? []
    : [
        `Literal checks searched the text of files in ${nameLanguages(searchedLanguages)} and did not parse it, so unusual forms of code there can escape them.`,
      ];
}

/** The change touches a customization file. */
function validatedSentence({ validated }: ReviewResult): readonly string[] {
  return validated === undefined ? [] : [`Validated ${count(validated, 'customization file')}.`];
}

/** Where no instructions apply, how to get checks. */
function startSentences(result: ReviewResult): readonly string[] {
  const { literal, usage, conclusion } = result;
  return conclusion === 'skipped' || literal.statements > 0 || usage.model !== undefined || hasInstructions(result)
    ? []
    : [
        'To get checks without a model, write rules such as "Never use `console.log`." into `.github/copilot-instructions.md`.',
        '`housestyle init` writes a first file from what the configuration says and the code keeps.',
      ];
}

/** Whether somebody wrote instructions already, for the change or for a later one. */
function hasInstructions({ receipts, guidelineChanges, hasUnusedInstructions }: ReviewResult): boolean {
  return (
    receipts.some(({ guideline }) => guideline !== undefined) ||
    guidelineChanges?.changes.some(({ kind }) => kind === 'added') === true ||
    hasUnusedInstructions === true
  );
}

/** Several reviewers, or one in several requests, may report the same fault. It is reported once. */
function mergedSentence({ merged }: ReviewResult): readonly string[] {
  return merged.length === 0 ? [] : [`Merged ${count(merged.length, 'report')} that said the same as another one.`];
}

/** Why prompts got no answer; empty if all got one. */
export function failureSentences({ usage, coverage }: Pick<ReviewResult, 'usage' | 'coverage'>): readonly string[] {
  const { failedRequests, failure } = usage;
  if (failedRequests === 0) {
    return [];
  }
  const unanswered = `${count(failedRequests, 'prompt')} got no answer`;
  const hasLines = [...coverage.notReviewed, ...coverage.missedByModel].some(({ kind }) => kind === 'failed');
  const isAll = coverage.modelLines === (coverage.earlierLines ?? 0);
  return [
    hasLines && isAll
      ? `${unanswered}, so a model judged nothing.`
      : hasLines
        ? `${unanswered}, so a part of the change was not reviewed by the model.`
        : `${unanswered}; another reviewer read the same lines.`,
    ...(failure === undefined ? [] : [reasonSentence({ failedRequests, failure })]),
  ];
}

/** Why no request of a failed review was answered; undefined if that is not known, or the review did not fail. */
export function failureReason({ conclusion, usage }: ReviewResult): string | undefined {
  const { failedRequests, failure } = usage;
  return conclusion !== 'failed' || failure === undefined ? undefined : reasonSentence({ failedRequests, failure });
}

/** Why a model did not answer. It is an answer of a server: whoever shows it has to escape it. */
function reasonSentence({ failedRequests, failure }: { failedRequests: number; failure: string }): string {
  return `${failedRequests === 1 ? 'The' : 'The first'} reason: ${failure.replace(/[.]$/, '')}.`;
}

const SOURCES = {
  git: 'the repository on disk',
  'github-files': "GitHub's list of files",
  'github-diff': "GitHub's diff of the pull request",
  diff: 'the diff that was given',
  tree: 'the tree of a commit',
} as const satisfies Record<Changes['source'], string>;

/** Names the source of the change, and says why the better sources could not be used. */
export function sourceSentences({ source, passedOver = [] }: ReviewResult['readFrom']): readonly string[] {
  return [
    `The change was read from ${SOURCES[source]}.`,
    ...passedOver.map((other) => `It was not read from ${SOURCES[other.source]}: ${other.reason}.`),
  ];
}
