import type { RouteDecision } from '../../agents/route/route.ts';
import type { ScorePart } from '../../agents/route/score-agents.ts';
import type { ToolUse } from '../../agents/tools/calls/run-calls.ts';
import type { ToolSelection } from '../../agents/tools/tool-names.ts';
import type { Finding } from '../../findings/types.ts';
import { aboutPart } from '../../reports/review/agents.ts';
import { listNames } from '../../reports/list-names.ts';
import type { IdleAgent, ReviewerReport } from '../../reports/review/review-result.ts';
import { groupBy } from '../../text/group-by.ts';
import { partsOfOne, type Answers } from '../ask/ask-reviewers.ts';
import { DEFAULT_REVIEWER, type ChosenReviewers } from '../choose/choose-reviewers.ts';
import { conversationsOf, type HeldReview } from '../ask/ask-reviewer.ts';
import { quote } from '../../text/quote.ts';

/** What each reviewer did; an agent that was called several times stands there once. */
export function reportReviewers(
  { reviews }: Answers,
  chosen: ChosenReviewers,
  findings: readonly Finding[],
): readonly ReviewerReport[] {
  // An agent may have the name of the default reviewer.
  const byReviewer = groupBy(reviews, ({ planned }) => planned.composed.reviewer.agent?.path);
  return [...byReviewer.values()].flatMap((ofOne) => reportOf(ofOne, chosen, findings));
}

function reportOf(
  reviews: readonly HeldReview[],
  chosen: ChosenReviewers,
  findings: readonly Finding[],
): readonly ReviewerReport[] {
  const [first] = reviews;
  if (first === undefined) {
    return [];
  }
  const { composed, access, selection } = first.planned;
  const { name, agent } = composed.reviewer;
  const conversations = reviews.flatMap(conversationsOf);
  return [
    {
      name,
      ...(agent === undefined ? {} : { source: agent.path }),
      why: whyOf(reviews, chosen),
      files: filesOf(reviews).size,
      unreadFiles: unreadFilesOf(reviews).size,
      model: `${access.model.provider}:${access.model.name}`,
      requests: conversations.reduce((sum, { requests }) => sum + requests, 0),
      toolCalls: countCalls(conversations.flatMap(({ toolUses }) => toolUses.map(({ tool }) => tool))),
      findings: findings.filter(
        ({ agents = [DEFAULT_REVIEWER], origin }) => origin === 'model' && agents.includes(name),
      ).length,
      unavailableTools: unavailableTools(selection),
      shortages: distinct([
        ...reviews.flatMap(({ planned }) => planned.unfit?.message ?? []),
        ...conversations.flatMap(({ shortages }) => shortages),
      ]),
      notes: distinct([
        ...reviews.flatMap(({ planned }) => planned.notes),
        ...(agent?.head.faults ?? []),
        ...reviews.flatMap(({ held }) => held.flatMap(({ divided }) => (divided === undefined ? [] : [DIVIDED]))),
        ...conversations.flatMap(({ notes, toolUses }) => [...notes, ...toolUses.flatMap(problemOf)]),
      ]),
      handoffs: (agent?.head.handoffs ?? []).map(({ label, agent: next, prompt }) => ({
        label,
        agent: next,
        ...(prompt === undefined ? {} : { prompt }),
      })),
    },
  ];
}

function filesOf(reviews: readonly HeldReview[]): ReadonlySet<string> {
  return new Set(reviews.flatMap(({ planned }) => planned.composed.reviewer.files.map(({ path }) => path)));
}

/** The files of which a part has no answer. */
function unreadFilesOf(reviews: readonly HeldReview[]): ReadonlySet<string> {
  const without = reviews.flatMap((review): readonly { readonly path: string }[] => {
    const { failed, overLimit } = partsOfOne(review);
    const { unfit, composed } = review.planned;
    return unfit === undefined ? [...failed, ...overLimit] : composed.reviewer.files;
  });
  return new Set(without.map(({ path }) => path));
}

function unavailableTools({ unavailable, unknown }: ToolSelection): ReviewerReport['unavailableTools'] {
  return [...unavailable, ...unknown.map((name) => ({ name, reason: UNKNOWN_TOOL }))];
}

const UNKNOWN_TOOL = 'no program that reads agents is known to have a tool of this name';

function problemOf({ tool, problem }: ToolUse): readonly string[] {
  return problem === undefined ? [] : [`its call of ${quote(tool)} failed: ${problem}`];
}

const DIVIDED = 'a prompt was longer than the model takes and was divided into smaller ones; lower `max-input-tokens`';

function distinct(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}

function countCalls(names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

function whyOf(reviews: readonly HeldReview[], { routing }: ChosenReviewers): string {
  const [first] = reviews;
  const callers = distinct(reviews.flatMap(({ caller }) => caller ?? []));
  if (callers.length > 0) {
    return `${listNames(callers)} called it`;
  }
  const agent = first?.planned.composed.reviewer.agent;
  if (agent === undefined) {
    return 'it reviews what is changed';
  }
  const decision = routing?.decisions.find((one) => 'files' in one && one.agent.path === agent.path);
  return decision === undefined ? 'the option `agent` names it' : whyChosen(decision);
}

function whyChosen(decision: RouteDecision): string {
  switch (decision.kind) {
    case 'named':
      return 'the message names it';
    case 'mandatory': {
      const [order] = decision.orders;
      return order === undefined ? 'instructions delegate to it' : `${order.source}:${order.line} delegates to it`;
    }
    case 'matched':
      return `its description matches: ${strongest(decision.parts).map(aboutPart).join('; ')}`;
    case 'not-chosen':
    case 'unavailable':
      return decision.reason;
  }
}

const MOST_PARTS = 2;

/** `housestyle agents` shows all of them. */
function strongest(parts: readonly ScorePart[]): readonly ScorePart[] {
  return parts.toSorted((a, b) => b.points - a.points).slice(0, MOST_PARTS);
}

/** The agents that did not review, and why; those that nobody would expect to are not among them. */
export function reportIdleAgents(
  { routing }: ChosenReviewers,
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
