import { RUN_SUBAGENT, runSubagentTool, type SubagentReport } from '../../agents/run-subagent.ts';
import { selectTools, type ToolSelection } from '../../agents/tools/tool-names.ts';
import type { Tool } from '../../agents/tools/tool.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import { UserError } from '../../errors.ts';
import type { Options } from '../../options/options.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import { at } from '../../structures/at.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import { composeRequests, type ReviewerRequests } from './compose-requests.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { ReviewContext } from '../gather/gather-context.ts';
import type { ModelAccess, ReviewModels } from './review-models.ts';

/** The options that say how models work on a review. */
export type AskSettings = Pick<Options, 'maxTurns' | 'delegate' | 'maxAgents' | 'contextTokens'>;

/** What the requests of all reviewers of a run are composed from. An agent's `tools` select from the tools of the context. */
export interface ComposeTerms extends Pick<ReviewContext, 'surroundings' | 'languages' | 'tools' | 'skills'> {
  readonly subject: Pick<ReviewSubject, 'changes' | 'description'>;
  readonly chosen: Chosen;
  readonly models: Pick<ReviewModels, 'main' | 'forAgent'>;
  readonly settings: AskSettings;
  /** Parts that the user adds to every prompt. */
  readonly parts: PartNodes;
}

/** A reviewer with its requests, its model and its tools: ready to be asked. */
export interface ReadyReviewer {
  readonly composed: ReviewerRequests;
  readonly access: ModelAccess;
  readonly selection: ToolSelection;
  /** Notes on the choice of its model. */
  readonly notes: readonly string[];
  /** Parts that only its own prompts have. */
  readonly parts: PartNodes;
  /** The tools of one of its conversations. An agent that is called in it reads the files that the conversation shows. */
  readonly toolsFor: (files: readonly FileChange[]) => readonly Tool[];
  /** Why it has no requests: the pieces that are never cut take more than the budget. */
  readonly unfit?: UserError;
}

/** How the model of one reviewer calls agents. */
export interface AgentCalls {
  /** Names of the reviewers that wait for this one, the first caller first, and its own name last. */
  readonly chain: readonly string[];
  readonly call: (called: CallOfAgent) => Promise<SubagentReport>;
  /** Whether an agent may be called if models may call `most` different agents in the whole review. */
  readonly admit: (agent: Agent, most: number) => boolean;
}

export interface CallOfAgent {
  readonly agent: Agent;
  readonly caller: Reviewer;
  /** The caller's model, which an agent without a model of its own uses too. */
  readonly access: ModelAccess;
  /** The words of the caller's model. */
  readonly prompt: string;
  /** Ends with the agent's name. */
  readonly chain: readonly string[];
}

/**
 * Composes the requests of all chosen reviewers. Throws if they do not fit for the first reviewer, which reads the
 * whole change; if they do not fit for another one, the others still review.
 */
export async function composeForReviewers(
  terms: ComposeTerms,
  callsBy: (reviewer: Reviewer) => AgentCalls,
): Promise<readonly ReadyReviewer[]> {
  const ready = await Promise.all(
    terms.chosen.reviewers.map((reviewer) => composeForReviewer(terms, reviewer, callsBy(reviewer))),
  );
  const { unfit } = at(ready, 0);
  if (unfit !== undefined) {
    throw unfit;
  }
  return ready;
}

/** What a called agent gets from its caller. */
interface GivenByCaller {
  readonly parts: PartNodes;
  /** The caller's model. */
  readonly inherited: ModelAccess;
}

/** Composes the requests of one reviewer, for the model and the tools that it gets. */
export async function composeForReviewer(
  terms: ComposeTerms,
  reviewer: Reviewer,
  calls: AgentCalls,
  given?: GivenByCaller,
): Promise<ReadyReviewer> {
  const { access, note } = await chooseAccess(terms, reviewer, given);
  const selection = selectTools(reviewer.agent?.head ?? {});
  const offersTools = access.model.takesTools && mostTurns(terms.settings, reviewer) > 1;
  const toolsFor = (files: readonly FileChange[]): readonly Tool[] =>
    offersTools ? selectReviewerTools(terms, { ...reviewer, files }, access, selection, calls) : [];
  const { parts = {} } = given ?? {};
  const composed = composeWithinBudget(terms, reviewer, {
    access,
    parts,
    tools: toolsFor(reviewer.files),
    budget: access.budget,
  });
  return {
    ...(composed instanceof UserError
      ? { composed: { ...NOTHING_COMPOSED, reviewer }, unfit: composed }
      : { composed }),
    access,
    selection,
    notes: note === undefined ? [] : [note],
    parts,
    toolsFor,
  };
}

const NOTHING_COMPOSED = { requests: [], tooLarge: [], shared: new Map<never, never>(), tools: [], toolTokens: 0 };

function chooseAccess(
  { models }: ComposeTerms,
  { agent }: Reviewer,
  { inherited = models.main }: Partial<GivenByCaller> = {},
): ReturnType<ReviewModels['forAgent']> {
  return agent === undefined || agent.head.models.length === 0
    ? Promise.resolve({ access: inherited })
    : models.forAgent(agent);
}

/**
 * Composes a reviewer's requests within a budget of input tokens, without tools if they do not fit with them. Returns
 * the error if the pieces that are never cut do not fit at all.
 */
export function composeWithinBudget(
  terms: ComposeTerms,
  reviewer: Reviewer,
  by: Pick<ReadyReviewer, 'access' | 'parts'> & { readonly tools: readonly Tool[]; readonly budget: number },
): ReviewerRequests | UserError {
  const { subject, chosen, surroundings, languages, skills, settings, parts } = terms;
  try {
    return composeRequests(subject, chosen, reviewer, surroundings, {
      tokenizer: by.access.tokenizer,
      budget: by.budget,
      tools: by.tools,
      skills: skills.list,
      contextTokens: settings.contextTokens,
      parts: { ...parts, ...by.parts },
      languages,
    });
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    return by.tools.length === 0 ? error : composeWithinBudget(terms, reviewer, { ...by, tools: [] });
  }
}

/** Most turns of a reviewer's conversations: an agent may ask for fewer than the run allows. */
export function mostTurns({ maxTurns }: Pick<AskSettings, 'maxTurns'>, { agent }: Reviewer): number {
  return Math.min(maxTurns, agent?.head.maxTurns ?? maxTurns);
}

function selectReviewerTools(
  terms: ComposeTerms,
  reviewer: Reviewer,
  access: ModelAccess,
  selection: ToolSelection,
  calls: AgentCalls,
): readonly Tool[] {
  const isSelected = (name: string): boolean => selection.tools.some((tool) => tool === name);
  const mayCall = isSelected(RUN_SUBAGENT) && terms.settings.delegate === 'auto';
  const caller = mayCall ? callingTool(terms, { caller: reviewer, access }, calls) : undefined;
  return [...terms.tools.filter(({ name }) => isSelected(name)), ...(caller === undefined ? [] : [caller])];
}

/**
 * The tool that calls agents; it does not offer agents that already review. Unless the caller's own `agents` names them,
 * agents that models call count towards `max-agents`, together with those chosen by score.
 */
function callingTool(
  { chosen, settings }: ComposeTerms,
  { caller, access }: Pick<CallOfAgent, 'caller' | 'access'>,
  { chain, call, admit }: AgentCalls,
): Tool | undefined {
  const { reviewers, agents } = chosen;
  const reviewing = new Set(reviewers.map(({ name }) => name));
  const allowed = caller.agent?.head.agents;
  const matched = (chosen.routing?.decisions ?? []).filter(({ kind }) => kind === 'matched').length;
  const most = allowed === undefined ? settings.maxAgents - matched : Number.POSITIVE_INFINITY;
  if (most <= 0) {
    return undefined;
  }
  return runSubagentTool({
    agents: agents.usable.filter(({ name }) => !reviewing.has(name)),
    chain,
    ...(allowed === undefined ? {} : { allowed }),
    admit: (agent) => admit(agent, most),
    call: (agent, prompt, longer) => call({ agent, caller, access, prompt, chain: longer }),
    // What is found is collected where the conversation is asked.
    onReport: () => {},
  });
}
