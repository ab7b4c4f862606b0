import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import { readAgents, type Agents } from '../../customizations/agents/read-agents.ts';
import type { ReadCustomization } from '../../customizations/read-customization.ts';
import type { Customizations } from '../../customizations/types.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Options } from '../../options/options.ts';
import { routeAgents, type Routing } from '../../agents/route/route.ts';

/** Who reads a change: the default reviewer, or an agent of the repository. */
export interface Reviewer {
  /** As reports have it. */
  readonly name: string;
  readonly agent?: Agent;
  /** Those of the files under review that it reads; never empty, but where nothing is under review. */
  readonly files: readonly FileChange[];
}

/** The name of the reviewer that is there without a file. */
export const DEFAULT_REVIEWER = 'housestyle';

/** How it is decided which agents review. */
export interface RoutingSettings extends Pick<Options, 'delegate' | 'maxAgents'> {
  /** What somebody wrote when they asked for the review. */
  readonly message: string | undefined;
}

export interface ChosenReviewers {
  /** In the order in which reports name them; the default reviewer, where it reviews, first. */
  readonly reviewers: readonly Reviewer[];
  /** Absent where nothing had to be decided. */
  readonly routing?: Routing;
  /** Those there are, as far as they had to be read. */
  readonly agents: Agents;
}

interface RoutingSubject {
  readonly customizations: Customizations;
  readonly read: ReadCustomization;
  /** Under review. */
  readonly files: readonly FileChange[];
  /** In force for these. */
  readonly guidelines: readonly Guideline[];
  /** The one that an option names. */
  readonly agent: Agent | undefined;
}

const NO_AGENTS: Agents = { usable: [], others: [] };

/**
 * Chooses who reviews. An agent that somebody names reviews in place of the default reviewer; agents that instructions
 * delegate to, or whose descriptions match, review their files beside it, as the guidelines hold for these too.
 */
export async function chooseReviewers(
  { customizations, read, files, guidelines, agent }: RoutingSubject,
  settings: RoutingSettings | undefined,
): Promise<ChosenReviewers> {
  const first: Reviewer = agent === undefined ? { name: DEFAULT_REVIEWER, files } : { name: agent.name, agent, files };
  if (settings === undefined || !customizations.found.some(({ kind }) => kind === 'agent')) {
    return { reviewers: [first], agents: NO_AGENTS };
  }
  const agents = await readAgents(customizations, read);
  const { message = '', delegate, maxAgents } = settings;
  const terms = { agents, files, guidelines, message, maxAgents };
  const isSettled = agent !== undefined && delegate === 'auto';
  const routing = isSettled
    ? withoutScores(routeAgents({ ...terms, delegate: 'mandatory' }))
    : routeAgents({ ...terms, delegate });
  const chosen = routing.decisions.flatMap((decision) => ('files' in decision ? [decision] : []));
  const others = chosen
    .filter((one) => one.agent.path !== agent?.path)
    .map((one) => reviewerOf(one, files))
    .filter((one) => one.files.length > 0);
  // What somebody asks of an agent is not the default reviewer's; what instructions delegate stays delegated.
  const isNamed = agent === undefined && others.length > 0 && chosen.some(({ kind }) => kind === 'named');
  return { reviewers: isNamed ? others : [first, ...others], routing, agents };
}

/** Where an option says who reviews, none is chosen by score, and those that are not have that for a reason. */
function withoutScores(routing: Routing): Routing {
  const reason = 'the option `agent` says who reviews';
  const decisions = routing.decisions.map((one) => (one.kind === 'not-chosen' ? { ...one, reason } : one));
  return { ...routing, decisions };
}

function reviewerOf(
  { agent, files }: { readonly agent: Agent; readonly files: readonly string[] },
  all: readonly FileChange[],
): Reviewer {
  const paths = new Set(files);
  return { name: agent.name, agent, files: all.filter(({ path }) => paths.has(path)) };
}
