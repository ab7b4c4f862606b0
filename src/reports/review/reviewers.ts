import type { UsageRow } from '../../models/spending/meter.ts';
import { writeMoney } from '../../models/spending/money.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { count } from '../count.ts';
import { limitRows } from '../markdown/limit-rows.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { markdownTable } from '../markdown/markdown-table.ts';
import { cell, codeSpan } from '../markdown/markdown-text.ts';
import { modelLine } from '../markdown/model-markdown.ts';
import { missingTools } from './missing-tools.ts';
import type { ReviewerReport, ReviewResult } from './review-result.ts';
import { shorten } from '../../text/shown/shorten.ts';

/**
 * Draws who reviewed, as a table; then what each could not do, and which agents did not review.
 * @param room characters of the rows of each table and list
 */
export function reviewersMarkdown(
  { reviewers, idleAgents, verification }: Pick<ReviewResult, 'reviewers' | 'idleAgents' | 'verification'>,
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  const rows = reviewers.map((one) => [
    nameReviewer(one),
    cell(modelLine(one.why)),
    readFiles(one),
    codeSpan(one.model),
    String(one.requests),
    drawToolCalls(one),
    String(one.findings),
  ]);
  const head = ['Reviewer', 'Why', 'Files', 'Model', 'Requests', 'Looked up', 'Findings'];
  const notes = (verification?.notes ?? []).map((note) => `- verification: ${modelLine(note)}`);
  const idle = idleAgents.map(({ name, reason }) => `- ${codeSpan(name)} did not review: ${modelLine(reason)}`);
  return [
    ...markdownTable(head, rows, room),
    ...list([...reviewers.flatMap(drawRemarks), ...reviewers.flatMap(drawMissingTools), ...notes], room),
    ...list(idle, room),
  ];
}

/** Draws the next steps that the agents' authors suggest, a row each. */
export function handoffsMarkdown({ reviewers }: Pick<ReviewResult, 'reviewers'>): readonly string[] {
  return reviewers.flatMap(({ name, handoffs }) =>
    handoffs.map(({ label, agent, prompt }) => {
      const words = prompt === undefined ? '' : `: ${modelLine(prompt)}`;
      return `- ${modelLine(label)} (${codeSpan(`@${agent}`)}, after ${codeSpan(name)})${words}`;
    }),
  );
}

/**
 * Tokens and money by agent and model, as a table.
 * @param room characters of its rows
 */
export function usageMarkdown(
  { usage }: Pick<ReviewResult, 'usage'>,
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (usage.rows.length === 0) {
    return [];
  }
  const hasCost = usage.rows.some(({ cost }) => cost !== undefined);
  const head = ['For', 'Model', 'Requests', 'Cached', 'Input tokens', 'Output tokens', ...(hasCost ? ['Cost'] : [])];
  const rows = usage.rows.map((row) => [
    codeSpan(row.agent),
    codeSpan(row.model),
    drawRequests(row),
    String(row.cachedReplies),
    `${writeCount(row.inputTokens)}${describePromptCache(row)}`,
    writeCount(row.outputTokens),
    ...(hasCost ? [drawCost(row)] : []),
  ]);
  const expected = usage.estimate === undefined ? [] : [`Estimate before the review: ${modelLine(usage.estimate)}.`];
  return [...markdownTable(head, rows, room), ...expected];
}

function drawRequests({ requests, failedRequests, batchedRequests = 0, waitingRequests = 0 }: UsageRow): string {
  const parts = [
    ...(failedRequests === 0 ? [] : [`${failedRequests} failed`]),
    ...(batchedRequests === 0 ? [] : [`${batchedRequests} in batches`]),
    ...(waitingRequests === 0 ? [] : [`${waitingRequests} more wait`]),
  ];
  return parts.length === 0 ? String(requests) : `${requests} (${parts.join(', ')})`;
}

function drawCost({ cost, saved }: UsageRow): string {
  if (cost === undefined) {
    return 'no price';
  }
  return saved === undefined ? writeMoney(cost) : `${writeMoney(cost)} (${writeMoney(saved)} saved)`;
}

/** Describes the results of the second look in a sentence. */
export function verificationSentence({ verification }: Pick<ReviewResult, 'verification'>): readonly string[] {
  if (verification === undefined) {
    return [];
  }
  const { confirmed, lowered, dropped, unverified, lookups, shortages } = verification;
  const parts = [
    ...(confirmed > 0 ? [`${confirmed} confirmed`] : []),
    ...(lowered > 0 ? [`${lowered} lowered`] : []),
    ...(dropped > 0 ? [`${dropped} dropped`] : []),
    ...(unverified > 0 ? [`${unverified} not checked`] : []),
  ];
  const checked = confirmed + lowered + dropped + unverified;
  const why =
    shortages.length === 0
      ? ''
      : ` (${limitToFirst(
          shortages.map((words) => shorten(words, MAX_SHORTAGE_CHARACTERS)),
          MAX_SHORTAGES,
        ).join('; ')})`;
  const by = lookups === 0 ? '' : ` with ${count(lookups, 'lookup')}`;
  return parts.length === 0
    ? []
    : [`A second look checked ${count(checked, 'finding')}${by}: ${parts.join(', ')}${why}.`];
}

/** Most shortages in a sentence, and most characters of each: they may quote a server's answer. */
const MAX_SHORTAGES = 3;
const MAX_SHORTAGE_CHARACTERS = 300;

function limitToFirst(words: readonly string[], most: number): readonly string[] {
  return words.length <= most ? words : [...words.slice(0, most), `${words.length - most} more`];
}

/** Describes the requests and tokens that were used in a sentence: `Asked openai:gpt-5 in 3 requests: 41,200 input and 1,900 output tokens.` */
export function usageSentence({ usage }: Pick<ReviewResult, 'usage'>): readonly string[] {
  const { rows, requests, cachedReplies, inputTokens, outputTokens } = usage;
  const models = [...new Set(rows.map(({ model }) => model))];
  if (models.length === 0) {
    return [];
  }
  const cached =
    cachedReplies === 0 ? '' : `, ${cachedReplies}${requests === 0 ? '' : ' more'} answered from the cache`;
  return [
    `Asked ${limitToFirst(models, MAX_MODELS).join(', ')} in ${count(requests, 'request')}${describeBatched(usage)}${cached}: ${writeCount(inputTokens)} input${describePromptCache(usage)} and ${writeCount(outputTokens)} output tokens${describeCost(usage)}.`,
  ];
}

/** ` (12 of them in batches; 3 more wait in batches)`. */
function describeBatched({ batchedRequests = 0, waitingRequests = 0 }: ReviewResult['usage']): string {
  const parts = [
    ...(batchedRequests === 0 ? [] : [`${batchedRequests} of them in batches`]),
    ...(waitingRequests === 0 ? [] : [`${waitingRequests} more wait in batches`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

/** ` (30,000 of them from the prompt cache)`. */
function describePromptCache({ cachedInputTokens = 0 }: Pick<UsageRow, 'cachedInputTokens'>): string {
  return cachedInputTokens === 0 ? '' : ` (${writeCount(cachedInputTokens)} from the prompt cache)`;
}

function describeCost({ cost, saved }: ReviewResult['usage']): string {
  if (cost === undefined) {
    return '';
  }
  const less = saved === undefined ? '' : `, ${writeMoney(saved)} less than without batches`;
  return `, at a cost of ${writeMoney(cost)}${less}`;
}

const MAX_MODELS = 5;

/** The sentence `Found by …` with the agents that found something; undefined if no agent of the repository did. */
export function listFinders(agents: readonly string[] | undefined): string | undefined {
  return agents === undefined || agents.length === 0 ? undefined : `Found by ${listNames(agents.map(codeSpan))}.`;
}

function nameReviewer({ name, source }: ReviewerReport): string {
  return source === undefined ? codeSpan(name) : `${codeSpan(name)} (${codeSpan(source)})`;
}

/** Draws the number of its files that it read: `3`, or `1 of 3`. */
export function readFiles({ files, unreadFiles }: Pick<ReviewerReport, 'files' | 'unreadFiles'>): string {
  return unreadFiles === 0 ? writeCount(files) : `${writeCount(files - unreadFiles)} of ${writeCount(files)}`;
}

/** The model chose these names, so they are escaped. */
function drawToolCalls({ toolCalls }: ReviewerReport): string {
  const most = Object.entries(toolCalls).toSorted(([, a], [, b]) => b - a);
  return limitToFirst(
    most.map(([name, calls]) => `${codeSpan(name)} ${calls}`),
    MAX_TOOLS,
  ).join(', ');
}

const MAX_TOOLS = 12;

function drawRemarks({ name, shortages, notes }: ReviewerReport): readonly string[] {
  return [
    ...shortages.map((shortage) => `- ${codeSpan(name)}: ${modelLine(shortage)}`),
    ...notes.map((note) => `- ${codeSpan(name)}: ${modelLine(note)}`),
  ];
}

function drawMissingTools(reviewer: ReviewerReport): readonly string[] {
  return missingTools(reviewer, codeSpan).map(
    ({ said, reason }) => `- ${codeSpan(reviewer.name)} ${said}: ${modelLine(reason)}`,
  );
}

function list(rows: readonly string[], characters: number): readonly string[] {
  return rows.length === 0 ? [] : [limitRows(rows, { characters }).join('\n')];
}
