import type { Finding } from '../../findings/types.ts';
import { isNotReviewed } from '../../reports/review/coverage.ts';
import {
  CONCLUSIONS,
  type CustomizationReceipt,
  type NotReviewed,
  type ReviewResult,
} from '../../reports/review/review-result.ts';
import {
  amount,
  count,
  dictionary,
  list,
  object,
  oneOf,
  optional,
  ShapeError,
  type ReadShape,
} from '../../text/json/read-shape.ts';
import { isLanguage } from '../../text/languages/languages.ts';
import { long, MAX_FINDINGS, path, readFinding, title } from './finding-shape.ts';
import type { ReviewPlan } from './plan-review.ts';

/** What the job of a shard leaves for the job that merges the results. */
export type ShardReport = ReturnType<typeof readReport>;

const MAX_ROWS = 50_000;
const MAX_SENTENCES = 1_000;
const FORM = 'housestyle-shard-2';

const flag: ReadShape<boolean> = (value, place) => {
  if (typeof value !== 'boolean') {
    throw new ShapeError(place, 'true or false');
  }
  return value;
};
const sentences = list(long, MAX_SENTENCES);

const readKind: ReadShape<NotReviewed> = (value, place) => {
  if (!isNotReviewed(value)) {
    throw new ShapeError(place, 'a reason that this version knows');
  }
  return value;
};

const readLines = list(object({ kind: readKind, files: count, lines: count }), 100);

const readCoverage = object({
  files: count,
  reviewedFiles: count,
  lines: count,
  reviewedLines: count,
  modelLines: count,
  ruleLines: count,
  notReviewed: readLines,
  missedByModel: readLines,
});

const readUnjudged = object({
  requests: count,
  comments: count,
  unproven: count,
  cutReplies: count,
  statements: count,
  statementsOff: optional(count),
  agents: count,
  unaskedModel: optional(title),
});

const readLanguage: ReadShape<string> = (value, place) => {
  if (typeof value !== 'string' || !isLanguage(value)) {
    throw new ShapeError(place, 'a language');
  }
  return value;
};

const readRow = object({
  agent: title,
  model: title,
  requests: count,
  failedRequests: count,
  cachedReplies: count,
  waitingRequests: optional(count),
  batchedRequests: optional(count),
  inputTokens: count,
  cachedInputTokens: optional(count),
  outputTokens: count,
  cost: optional(amount),
  saved: optional(amount),
});

const readUsage = object({
  provider: title,
  model: optional(title),
  failedRequests: count,
  failure: optional(long),
  rows: list(readRow, 1_000),
});

const readReviewer = object({
  name: title,
  source: optional(path),
  why: long,
  files: count,
  unreadFiles: count,
  model: title,
  requests: count,
  toolCalls: dictionary(count, 200),
  findings: count,
  unavailableTools: list(object({ name: title, reason: long }), 500),
  shortages: sentences,
  notes: sentences,
  handoffs: list(object({ label: title, agent: title, prompt: optional(long) }), 100),
});

const readLeftOut = object({
  stage: oneOf(['file', 'guideline', 'change', 'request', 'finding']),
  source: path,
  reason: long,
  switchedOff: optional(flag),
  suspected: optional(flag),
});

/** What became of a customization in the prompts and checks of a shard. */
const readReceipt = object({
  source: path,
  folder: optional(path),
  status: oneOf(['in-force', 'idle', 'left-out']),
  tokens: optional(count),
  sent: optional(oneOf(['whole', 'cut'])),
  changedFiles: count,
  files: list(object({ path, by: long }), 100),
  /** Ids of the statements that were checked without a model. */
  checked: list(title, MAX_ROWS),
});

const readReport = object({
  format: oneOf([FORM]),
  plan: title,
  commit: title,
  shard: count,
  most: count,
  /** The attempt of the workflow run. */
  attempt: count,
  isOffline: flag,
  conclusion: oneOf(CONCLUSIONS),
  findings: list(readFinding, MAX_FINDINGS),
  leftOut: list(readLeftOut, MAX_ROWS),
  merged: list(object({ source: path, reason: long }), MAX_ROWS),
  remarks: sentences,
  coverage: readCoverage,
  unjudged: readUnjudged,
  literal: object({ searchedLanguages: list(readLanguage, 500), leftTo: optional(list(title, 100)) }),
  usage: readUsage,
  reviewers: list(readReviewer, 200),
  receipts: list(readReceipt, 10_000),
  verification: optional(
    object({
      confirmed: count,
      lowered: count,
      dropped: count,
      unverified: count,
      lookups: count,
      shortages: sentences,
      notes: sentences,
    }),
  ),
  judged: object({ byModel: list(path, MAX_ROWS), byRules: list(path, MAX_ROWS) }),
});

/** Makes the report of a shard from its result. */
export function makeShardReport(
  result: ReviewResult,
  { key, commit, most }: ReviewPlan,
  { index, attempt }: { readonly index: number; readonly attempt: number },
): ShardReport {
  const { judgedNow, usage } = result;
  const { findings, leftOut, merged, remarks } = result;
  const report = {
    ...result,
    findings: findings.slice(0, MAX_FINDINGS),
    leftOut: [...leftOut.slice(0, MAX_ROWS - 1), ...countRest(findings)],
    merged: merged.slice(0, MAX_ROWS),
    remarks: remarks.slice(0, MAX_SENTENCES),
    format: FORM,
    plan: key,
    commit,
    shard: index,
    most,
    attempt,
    isOffline: usage.provider === 'offline',
    receipts: result.receipts.flatMap(shortenReceipt),
    judged: { byModel: [...(judgedNow?.byModel ?? [])], byRules: [...(judgedNow?.byRules ?? [])] },
  };
  // The same reader makes it small and says whether the other job can read it.
  return readReport(report, '');
}

/** Says how many findings the report has no room for. They are the last, so the least severe ones. */
function countRest({ length }: readonly Finding[]): ReviewResult['leftOut'] {
  return length <= MAX_FINDINGS
    ? []
    : [
        {
          stage: 'finding',
          source: `${length - MAX_FINDINGS} more findings of a shard`,
          reason: `a shard reports at most ${MAX_FINDINGS}`,
        },
      ];
}

/**
 * What the job that merges cannot know of a customization without the shard; nothing if it knows all. It lists the files of
 * guidelines itself: in an audit, each of hundreds of parts would list them again.
 */
function shortenReceipt(receipt: CustomizationReceipt): readonly unknown[] {
  const { guideline, status, tokens, sent, statementRecords = [] } = receipt;
  const checked = statementRecords.flatMap((record) => (record.checked ? [record.statement] : []));
  const isBusyAgent = guideline === undefined && status === 'in-force';
  return isBusyAgent || tokens !== undefined || sent !== undefined || checked.length > 0
    ? [{ ...receipt, files: isBusyAgent ? receipt.files : [], checked }]
    : [];
}

/** Reads the report of a shard. Throws a `ShapeError` for anything that `makeShardReport` does not make. */
export function readShardReport(value: unknown): ShardReport {
  return readReport(value, '');
}
