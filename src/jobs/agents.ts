import { routeAgents, type Routing } from '../agents/route/route.ts';
import { selectTools } from '../agents/tools/tool-names.ts';
import { readAgents, type Agents } from '../customizations/agents/read-agents.ts';
import { customizationReader } from '../customizations/read-customization.ts';
import type { Agent } from '../customizations/agents/open-agent.ts';
import type { Customizations } from '../customizations/types.ts';
import type { Options } from '../options/options.ts';
import type { AgentsReport, ListedAgent } from '../reports/review/agents.ts';
import type { Guidance, Prepared } from './choose/choose-guidance.ts';

/** What the agents are to be matched with. */
export interface AsksFor {
  /** Empty where there is none. */
  readonly message: string;
  /** Absent where there is no change to look at. */
  readonly prepared?: Pick<Prepared, 'files' | 'applied'>;
}

/** Lists every agent, and for a message or a change what each scores and which would review; no model is asked. */
export async function reportAgents(
  customizations: Customizations,
  guidance: Guidance,
  asked: AsksFor | undefined,
  options: Pick<Options, 'delegate' | 'maxAgents'>,
): Promise<AgentsReport> {
  const agents = await readAgents(customizations, customizationReader(guidance));
  const routing = asked === undefined ? undefined : routingOf(agents, asked, options);
  return {
    agents: agents.usable.map(listedAgent),
    unusable: agents.others,
    ...(asked === undefined ? {} : { message: asked.message }),
    ...(asked?.prepared === undefined ? {} : { changedFiles: asked.prepared.files.length }),
    ...(routing === undefined ? {} : { routing }),
  };
}

function routingOf(
  agents: Agents,
  { message, prepared }: AsksFor,
  { delegate, maxAgents }: Pick<Options, 'delegate' | 'maxAgents'>,
): Routing {
  return routeAgents({
    agents,
    message,
    files: prepared?.files ?? [],
    guidelines: prepared?.applied ?? [],
    delegate,
    maxAgents,
  });
}

function listedAgent(agent: Agent): ListedAgent {
  const { head } = agent;
  return { agent, tools: selectTools(head) };
}
