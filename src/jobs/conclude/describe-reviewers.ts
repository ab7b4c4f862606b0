import type { ToolUse } from '../../agents/tools/calls/run-calls.ts';
import type { ToolSelection } from '../../agents/tools/tool-names.ts';
import type { Conversation } from '../../agents/conversation.ts';
import type { ParsedReply } from '../../findings/replies/parse-reply.ts';
import type { Finding } from '../../findings/types.ts';
import {
  calledBy,
  explainChoice,
  NAMED_BY_OPTION,
  PROMPT_DIVIDED,
  REVIEWS_EVERYTHING,
  toolCallFailed,
  UNKNOWN_TOOL,
} from '../../reports/reasons/reviewers.ts';
import type { IdleAgent, ReviewerReport } from '../../reports/review/review-result.ts';
import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { allConversations, partsByOutcome, type AskedReviewer } from '../ask/asked-reviewer.ts';
import { DEFAULT_REVIEWER, type ChosenReviewers } from '../choose/choose-reviewers.ts';

/** Describes what each reviewer did. An agent that was called several times is described once. */
export function describeReviewers(
  asked: readonly AskedReviewer[],
  chosen: Pick<ChosenReviewers, 'routing'>,
  findings: readonly Finding[],
): readonly ReviewerReport[] {
  // By path and not by name: an agent may have the name of the default reviewer.
  const byReviewer = groupBy(asked, ({ ready }) => ready.composed.reviewer.agent?.path);
  return [...byReviewer.values()].map((reviews) => describeReviewer(reviews, chosen, findings));
}

function describeReviewer(
  reviews: readonly AskedReviewer[],
  chosen: Pick<ChosenReviewers, 'routing'>,
  findings: readonly Finding[],
): ReviewerReport {
  const { composed, access, selection } = at(reviews, 0).ready;
  const { name, agent } = composed.reviewer;
  const conversations = reviews.flatMap(allConversations);
  const calls = conversations.flatMap(({ toolUses }) => toolUses.map(({ tool }) => tool));
  return {
    name,
    ...(agent === undefined ? {} : { source: agent.path }),
    why: explainReviewer(reviews, chosen),
    files: countDistinct(reviews.flatMap(({ ready }) => ready.composed.reviewer.files)),
    unreadFiles: countDistinct(reviews.flatMap(findUnreadFiles)),
    model: `${access.model.provider}:${access.model.name}`,
    requests: conversations.reduce((sum, { requests }) => sum + requests, 0),
    toolCalls: Object.fromEntries([...groupBy(calls, (tool) => tool)].map(([tool, all]) => [tool, all.length])),
    findings: findings.filter(({ agents = [DEFAULT_REVIEWER], origin }) => origin === 'model' && agents.includes(name))
      .length,
    unavailableTools: listUnavailableTools(selection),
    shortages: collectShortages(reviews, conversations),
    notes: collectNotes(reviews, conversations),
    handoffs: (agent?.head.handoffs ?? []).map(({ label, agent: next, prompt }) => ({
      label,
      agent: next,
      ...(prompt === undefined ? {} : { prompt }),
    })),
  };
}

function countDistinct(files: readonly { readonly path: string }[]): number {
  return new Set(files.map(({ path }) => path)).size;
}

/** The files of which at least one part has no answer. */
function findUnreadFiles(review: AskedReviewer): readonly { readonly path: string }[] {
  const { failed, overLimit, waiting } = partsByOutcome(review);
  const { unfit, composed } = review.ready;
  return unfit === undefined ? [...failed, ...overLimit, ...waiting] : composed.reviewer.files;
}

function listUnavailableTools({ unavailable, unknown }: ToolSelection): ReviewerReport['unavailableTools'] {
  return [...unavailable, ...unknown.map((name) => ({ name, reason: UNKNOWN_TOOL }))];
}

type ReviewConversation = Conversation<ParsedReply>;

function collectShortages(
  reviews: readonly AskedReviewer[],
  conversations: readonly ReviewConversation[],
): readonly string[] {
  return distinct([
    ...reviews.flatMap(({ ready }) => ready.unfit?.message ?? []),
    ...conversations.flatMap(({ shortages }) => shortages),
  ]);
}

function collectNotes(
  reviews: readonly AskedReviewer[],
  conversations: readonly ReviewConversation[],
): readonly string[] {
  const divided = reviews.flatMap(({ asked }) => asked).filter((request) => request.divided !== undefined);
  return distinct([
    ...reviews.flatMap(({ ready }) => ready.notes),
    ...reviews.flatMap(({ ready }) => ready.composed.reviewer.agent?.head.faults ?? []),
    ...divided.map(() => PROMPT_DIVIDED),
    ...conversations.flatMap(({ notes, answer, toolUses }) => [
      ...notes,
      ...(answer?.notes ?? []),
      ...toolUses.flatMap(describeFailedCall),
    ]),
  ]);
}

function describeFailedCall({ tool, problem }: ToolUse): readonly string[] {
  return problem === undefined ? [] : [toolCallFailed(tool, problem)];
}

function distinct(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}

function explainReviewer(reviews: readonly AskedReviewer[], { routing }: Pick<ChosenReviewers, 'routing'>): string {
  const callers = distinct(reviews.flatMap(({ caller }) => caller ?? []));
  if (callers.length > 0) {
    return calledBy(callers);
  }
  const { agent } = at(reviews, 0).ready.composed.reviewer;
  if (agent === undefined) {
    return REVIEWS_EVERYTHING;
  }
  const decisions = (routing?.decisions ?? []).flatMap((one) => ('files' in one ? [one] : []));
  const decision = decisions.find((one) => one.agent.path === agent.path);
  return decision === undefined ? NAMED_BY_OPTION : explainChoice(decision);
}

/** Lists the agents that did not review, with the reason; only those that the routing looked at. */
export function describeIdleAgents(
  { routing }: Pick<ChosenReviewers, 'routing'>,
  reviewers: readonly ReviewerReport[],
): readonly IdleAgent[] {
  const busy = new Set(reviewers.map(({ source }) => source));
  return (routing?.decisions ?? []).flatMap((decision) => {
    switch (decision.kind) {
      case 'not-chosen':
        return busy.has(decision.agent.path)
          ? []
          : [{ name: decision.agent.name, source: decision.agent.path, reason: decision.reason }];
      case 'unavailable':
        return [{ name: decision.name, source: decision.path, reason: decision.reason }];
      case 'named':
      case 'mandatory':
      case 'matched':
        return [];
    }
  });
}
