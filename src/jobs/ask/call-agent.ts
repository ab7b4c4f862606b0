import type { SubagentReport } from '../../agents/run-subagent.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import { delegatedTaskPiece } from '../../prompt/parts/conversation.ts';
import { NO_READABLE_ANSWER } from '../../reports/reasons/reviewers.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import {
  composeForReviewer,
  type AgentCalls,
  type CallOfAgent,
  type ReadyReviewer,
} from '../compose/compose-for-reviewers.ts';
import { askReviewer, type AskTerms } from './ask-reviewer.ts';
import { finalRequests, readDrafts, waitsForBatch, type AskedRequest, type AskedReviewer } from './asked-reviewer.ts';

/** The calls of agents in one review. */
export interface CollectedCalls {
  /** Lets the model of a chosen reviewer call agents. */
  readonly madeBy: (reviewer: Reviewer) => AgentCalls;
  /** The agents that were called; grows while models are asked. */
  readonly answered: readonly AskedReviewer[];
}

/** A model may call an agent while it reviews; the agent goes through the same steps: compose, ask, read the replies. */
export function collectAgentCalls(terms: AskTerms): CollectedCalls {
  const answered: AskedReviewer[] = [];
  const admitted = new Set<string>();
  const admit = ({ path }: Agent, most: number): boolean => {
    if (!admitted.has(path) && admitted.size >= most) {
      return false;
    }
    admitted.add(path);
    return true;
  };
  const callsIn = (chain: readonly string[]): AgentCalls => ({
    chain,
    admit,
    call: async (called) => {
      const ready = await composeForCall(terms, called, callsIn(called.chain));
      const asked = await askReviewer(terms, ready);
      answered.push({ ready, asked, caller: called.caller.name });
      return reportToCaller(ready, asked);
    },
  });
  return { madeBy: ({ name }) => callsIn([name]), answered };
}

/** A called agent reads the files of its caller. */
function composeForCall(
  terms: AskTerms,
  { agent, caller, access, prompt }: CallOfAgent,
  calls: AgentCalls,
): Promise<ReadyReviewer> {
  const reviewer = { name: agent.name, agent, files: caller.files };
  const parts = { query: [delegatedTaskPiece(caller.name, prompt)] };
  return composeForReviewer(terms, reviewer, calls, { parts, inherited: access });
}

/** If the prompt of the called agent does not fit, its caller gets to know why and goes on. */
function reportToCaller({ unfit }: ReadyReviewer, asked: readonly AskedRequest[]): SubagentReport {
  const conversations = asked.flatMap(finalRequests).map(({ conversation }) => conversation);
  const failed = conversations.find(({ answer }) => answer === undefined);
  const failure = unfit?.message ?? (failed && (failed.failure?.reason ?? NO_READABLE_ANSWER));
  const summary = conversations.flatMap(({ answer }) => answer?.summary ?? []).join(' ');
  return {
    drafts: readDrafts(asked),
    ...(summary === '' ? {} : { summary }),
    shortages: [...new Set(conversations.flatMap(({ shortages }) => shortages))],
    ...(failure === undefined ? {} : { failure }),
    ...(conversations.some(waitsForBatch) ? { isWaiting: true } : {}),
  };
}
