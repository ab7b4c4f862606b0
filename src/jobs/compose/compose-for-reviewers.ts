import { RUN_SUBAGENT, runSubagentTool, type SubagentReport } from '../../agents/run-subagent.ts';
import type { SkillOffer } from '../../agents/skills.ts';
import { selectTools, type ToolSelection } from '../../agents/tools/tool-names.ts';
import type { Tool } from '../../agents/tools/tool.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import { UserError } from '../../errors.ts';
import type { Options } from '../../options/options.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import type { Reviewer } from '../choose/choose-reviewers.ts';
import { composeReview, type ComposedReview } from './compose-requests.ts';
import type { Prepared, ReviewSubject } from '../choose/choose-guidance.ts';
import type { Surroundings } from '../gather/read-surroundings.ts';
import type { ModelAccess, ReviewModels } from './review-models.ts';

/** The options that say how models work on a review. */
export type HoldSettings = Pick<Options, 'maxTurns' | 'delegate'>;

/** What the prompts of all reviewers of a run are made with. */
export interface PlanDesk {
  readonly subject: Pick<ReviewSubject, 'changes' | 'description'>;
  readonly prepared: Prepared;
  readonly surroundings: Surroundings;
  /** All that look things up; which of them an agent gets, it says itself. */
  readonly tools: readonly Tool[];
  /** What one of them can read. */
  readonly skills: SkillOffer;
  readonly models: Pick<ReviewModels, 'main' | 'forAgent'>;
  readonly settings: HoldSettings;
  /** Parts that the user adds to every prompt. */
  readonly parts: PartNodes;
}

/** A reviewer with its prompts, before anything is sent. */
export interface PlannedReview {
  readonly composed: ComposedReview;
  readonly access: ModelAccess;
  readonly selection: ToolSelection;
  /** What is to be said of its model. */
  readonly notes: readonly string[];
  /** Parts of its own prompts alone. */
  readonly parts: PartNodes;
  /** The tools of one of its conversations. An agent that is called there gets what of the change that one shows. */
  readonly toolsFor: (files: readonly FileChange[]) => readonly Tool[];
  /** Why it has no requests: what is never cut of them takes more than the budget. */
  readonly unfit?: UserError;
}

/** Which reviewers wait for this one, and what becomes of agents that its model calls. */
export interface ReviewTask {
  /** Names from the reviewer that was started first to this one. */
  readonly chain: readonly string[];
  readonly call: (called: CallOfAgent) => Promise<SubagentReport>;
}

export interface CallOfAgent {
  readonly agent: Agent;
  readonly caller: Reviewer;
  /** The caller's model: that of an agent which names none. */
  readonly access: ModelAccess;
  /** The words of the caller's model. */
  readonly prompt: string;
  /** Ends with the agent's name. */
  readonly chain: readonly string[];
}

/**
 * Composes what all chosen reviewers are asked. Throws where the first, who reads the whole change, has no room for it;
 * another that has none costs the others nothing.
 */
export async function planReviews(
  desk: PlanDesk,
  taskFor: (reviewer: Reviewer) => ReviewTask,
): Promise<readonly PlannedReview[]> {
  const { reviewers } = desk.prepared.chosen;
  const plans = await Promise.all(reviewers.map((reviewer) => planReview(desk, reviewer, taskFor(reviewer))));
  const [first] = plans;
  if (first?.unfit !== undefined) {
    throw first.unfit;
  }
  return plans;
}

/** What a reviewer is given that was called by another's model. */
interface GivenByCaller {
  readonly parts: PartNodes;
  /** Of the caller. */
  readonly inherited: ModelAccess;
}

/** Composes what a reviewer is asked, with the tools that it gets. */
export async function planReview(
  desk: PlanDesk,
  reviewer: Reviewer,
  task: ReviewTask,
  given?: GivenByCaller,
): Promise<PlannedReview> {
  const { access, note } = await accessOf(desk, reviewer, given);
  const selection = selectTools(reviewer.agent?.head ?? {});
  const offersTools = access.model.takesTools && turnsOf(desk.settings, reviewer) > 1;
  const toolsFor = (files: readonly FileChange[]): readonly Tool[] =>
    offersTools ? toolsOf(desk, { ...reviewer, files }, access, selection, task) : [];
  const { parts = {} } = given ?? {};
  const composed = composeWithin(desk, reviewer, {
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

function accessOf(
  { models }: PlanDesk,
  { agent }: Reviewer,
  { inherited = models.main }: Partial<GivenByCaller> = {},
): ReturnType<ReviewModels['forAgent']> {
  return agent === undefined || agent.head.models.length === 0
    ? Promise.resolve({ access: inherited })
    : models.forAgent(agent);
}

/**
 * Composes a reviewer's requests within a budget of input tokens, without tools where these leave it no room; or says
 * that what is never cut takes more.
 */
export function composeWithin(
  desk: PlanDesk,
  reviewer: Reviewer,
  by: Pick<PlannedReview, 'access' | 'parts'> & { readonly tools: readonly Tool[]; readonly budget: number },
): ComposedReview | UserError {
  const { subject, prepared, surroundings, skills, parts } = desk;
  try {
    return composeReview(subject, prepared, reviewer, surroundings, {
      tokenizer: by.access.tokenizer,
      budget: by.budget,
      tools: by.tools,
      skills: skills.list,
      parts: { ...parts, ...by.parts },
    });
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    return by.tools.length === 0 ? error : composeWithin(desk, reviewer, { ...by, tools: [] });
  }
}

/** Most turns of a reviewer's conversations: an agent may want fewer than the run allows. */
export function turnsOf({ maxTurns }: Pick<HoldSettings, 'maxTurns'>, { agent }: Reviewer): number {
  return Math.min(maxTurns, agent?.head.maxTurns ?? maxTurns);
}

function toolsOf(
  desk: PlanDesk,
  reviewer: Reviewer,
  access: ModelAccess,
  selection: ToolSelection,
  task: ReviewTask,
): readonly Tool[] {
  const isSelected = (name: string): boolean => selection.tools.some((tool) => tool === name);
  const mayCall = isSelected(RUN_SUBAGENT) && desk.settings.delegate === 'auto';
  const caller = mayCall ? callingTool(desk, { caller: reviewer, access }, task) : undefined;
  return [...desk.tools.filter(({ name }) => isSelected(name)), ...(caller === undefined ? [] : [caller])];
}

/** Agents that review anyway have nothing to be called for. */
function callingTool(
  { prepared }: PlanDesk,
  { caller, access }: Pick<CallOfAgent, 'caller' | 'access'>,
  { chain, call }: ReviewTask,
): Tool | undefined {
  const { reviewers, agents } = prepared.chosen;
  const reviewing = new Set(reviewers.map(({ name }) => name));
  const allowed = caller.agent?.head.agents;
  return runSubagentTool({
    agents: agents.usable.filter(({ name }) => !reviewing.has(name)),
    chain,
    ...(allowed === undefined ? {} : { allowed }),
    call: (agent, prompt, longer) => call({ agent, caller, access, prompt, chain: longer }),
    // What is found is collected where the conversation is held.
    onReport: () => {},
  });
}
