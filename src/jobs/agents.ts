import { routeAgents, type Routing } from '../agents/route/route.ts';
import { selectTools } from '../agents/tools/tool-names.ts';
import { readAgents, type Agents } from '../customizations/agents/read-agents.ts';
import { customizationReader } from '../customizations/read-customization.ts';
import type { Agent } from '../customizations/agents/open-agent.ts';
import type { Customizations } from '../customizations/types.ts';
import type { Options } from '../options/options.ts';
import type { AgentsReport, ListedAgent } from '../reports/review/agents.ts';
import type { Guidance, Chosen } from './choose/choose-guidance.ts';

/** What the agents are matched with. */
export interface MatchedWith {
  /** Empty if there is no message. */
  readonly message: string;
  /** Absent if there is no change. */
  readonly chosen?: Pick<Chosen, 'files' | 'applied'>;
}

/** Lists every agent; for a message or a change also its score and whether it would review. No model is asked. */
export async function listAgents(
  customizations: Customizations,
  guidance: Guidance,
  asked: MatchedWith | undefined,
  options: Pick<Options, 'delegate' | 'maxAgents'>,
): Promise<AgentsReport> {
  const agents = await readAgents(customizations, customizationReader(guidance));
  const routing = asked === undefined ? undefined : routeTo(agents, asked, options);
  return {
    agents: agents.usable.map(describeAgent),
    unusable: agents.others,
    ...(asked === undefined ? {} : { message: asked.message }),
    ...(asked?.chosen === undefined ? {} : { changedFiles: asked.chosen.files.length }),
    ...(routing === undefined ? {} : { routing }),
  };
}

function routeTo(
  agents: Agents,
  { message, chosen }: MatchedWith,
  { delegate, maxAgents }: Pick<Options, 'delegate' | 'maxAgents'>,
): Routing {
  return routeAgents({
    agents,
    message,
    files: chosen?.files ?? [],
    guidelines: chosen?.applied ?? [],
    delegate,
    maxAgents,
  });
}

function describeAgent(agent: Agent): ListedAgent {
  return { agent, tools: selectTools(agent.head) };
}
