import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import { readAgents, type Agents } from '../../customizations/agents/read-agents.ts';
import type { ReadCustomization } from '../../customizations/read-customization.ts';
import type { Customizations } from '../../customizations/types.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { OPTION_CHOOSES } from '../../reports/reasons/reviewers.ts';
import type { Options } from '../../options/options.ts';
import { routeAgents, type Routing } from '../../agents/route/route.ts';

/** A reader of a change: the default reviewer, or an agent of the repository. */
export interface Reviewer {
  /** The name in reports. */
  readonly name: string;
  readonly agent?: Agent;
  /** The reviewed files that it reads; empty only if no file is reviewed. */
  readonly files: readonly FileChange[];
}

/** The name of the reviewer that exists without an agent file. */
export const DEFAULT_REVIEWER = 'housestyle';

/** How it is decided which agents review. */
export interface RoutingSettings extends Pick<Options, 'delegate' | 'maxAgents'> {
  /** What somebody wrote when they asked for the review. */
  readonly message: string | undefined;
}

export interface ChosenReviewers {
  /** In the order of the reports; the default reviewer, if it reviews, is the first. */
  readonly reviewers: readonly Reviewer[];
  /** Absent if there was nothing to decide. */
  readonly routing?: Routing;
  /** The agents of the repository; none if they did not have to be read. */
  readonly agents: Agents;
}

interface RoutingSubject {
  readonly customizations: Customizations;
  readonly read: ReadCustomization;
  /** The files under review. */
  readonly files: readonly FileChange[];
  /** The guidelines that apply to these files. */
  readonly guidelines: readonly Guideline[];
  /** The agent that the option `agent` names. */
  readonly agent: Agent | undefined;
  /** The title of the pull request. */
  readonly title: string | undefined;
}

const NO_AGENTS: Agents = { usable: [], others: [] };

/**
 * Chooses who reviews. An agent that a person names reviews in place of the default reviewer. An agent that
 * instructions delegate to, or whose description matches, reviews its files in addition to the default reviewer,
 * because the guidelines apply to these files too.
 */
export async function chooseReviewers(
  { customizations, read, files, guidelines, agent, title }: RoutingSubject,
  settings: RoutingSettings | undefined,
): Promise<ChosenReviewers> {
  const first: Reviewer = agent === undefined ? { name: DEFAULT_REVIEWER, files } : { name: agent.name, agent, files };
  const hasAgents = customizations.found.some(({ kind }) => kind === 'agent');
  // Without agents there is still something to say on a message with a mention.
  if (settings === undefined || !(hasAgents || settings.message?.includes('@') === true)) {
    return { reviewers: [first], agents: NO_AGENTS };
  }
  const agents = await readAgents(customizations, read);
  const { message = '', delegate, maxAgents } = settings;
  const terms = { agents, files, guidelines, message, maxAgents, ...(title !== undefined && { title }) };
  const isSettled = agent !== undefined && delegate === 'auto';
  const routing = isSettled
    ? withoutScores(routeAgents({ ...terms, delegate: 'mandatory' }))
    : routeAgents({ ...terms, delegate });
  const chosen = routing.decisions.flatMap((decision) => ('files' in decision ? [decision] : []));
  const others = chosen
    .filter((one) => one.agent.path !== agent?.path)
    .map((one) => makeReviewer(one, files))
    .filter((one) => one.files.length > 0);
  // A message that names an agent replaces the default reviewer; agents that instructions delegate to still review.
  const isNamed = agent === undefined && others.length > 0 && chosen.some(({ kind }) => kind === 'named');
  return { reviewers: isNamed ? others : [first, ...others], routing, agents };
}

/** If the option `agent` chooses who reviews, no agent is chosen by score, and that is the reason given. */
function withoutScores(routing: Routing): Routing {
  const decisions = routing.decisions.map((one) =>
    one.kind === 'not-chosen' ? { ...one, reason: OPTION_CHOOSES } : one,
  );
  return { ...routing, decisions };
}

function makeReviewer(
  { agent, files }: { readonly agent: Agent; readonly files: readonly string[] },
  all: readonly FileChange[],
): Reviewer {
  const paths = new Set(files);
  return { name: agent.name, agent, files: all.filter(({ path }) => paths.has(path)) };
}
