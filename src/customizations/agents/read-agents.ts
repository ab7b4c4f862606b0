import { agentFileName } from '../places/identify.ts';
import { agentOf, agentsAmong, openAgent, shownName, type Agent, type OpenedAgent } from './open-agent.ts';
import type { ReadCustomization } from '../read-customization.ts';
import type { Customizations, LeftOutCustomization, Level } from '../types.ts';

/** All agents. */
export interface Agents {
  /** In the order of precedence. No two have the same name. */
  readonly usable: readonly Agent[];
  readonly others: readonly UnusableAgent[];
}

/** An agent that was found but cannot be used, and why. */
export interface UnusableAgent {
  readonly name: string;
  readonly path: string;
  readonly level?: Level;
  readonly reason: string;
}

/** The most agents that are read. Each may cost a request, and nobody has so many. */
const MAX_READ = 200;

/**
 * Reads all agents. If several have the same name, the repository's wins over the user's, and this over the organization's,
 * even if the winner cannot be used. Agents that a setting hides are among the others.
 */
export async function readAgents(
  { found, leftOut, compatibility }: Pick<Customizations, 'found' | 'leftOut' | 'compatibility'>,
  read: ReadCustomization,
): Promise<Agents> {
  const agents = agentsAmong(found);
  const opened = await Promise.all(agents.slice(0, MAX_READ).map((agent) => openAgent(agent, read)));
  const usable: Agent[] = [];
  const others: UnusableAgent[] = [];
  for (const { opened: one, winner } of withWinners(opened, compatibility)) {
    const result = agentOf(one, compatibility);
    if (winner === undefined && result.kind === 'agent') {
      usable.push(result.agent);
    } else {
      const reason = winner === undefined ? reasonOf(result) : `${winner} has the same name and takes precedence`;
      others.push({ name: shownName(one), path: one.tool.path, level: one.tool.level, reason });
    }
  }
  const beyond = agents.slice(MAX_READ).map(({ name, path, level }) => ({ name, path, level, reason: TOO_MANY }));
  return { usable, others: [...others, ...beyond, ...leftOut.filter(({ kind }) => kind === 'agent').map(hidden)] };
}

const TOO_MANY = `only the first ${MAX_READ} agents are read`;

/** Finds for each agent the earlier one with its name. github.com compares file names; VS Code and models, shown names. */
function withWinners(
  opened: readonly OpenedAgent[],
  compatibility: Customizations['compatibility'],
): readonly { readonly opened: OpenedAgent; readonly winner: string | undefined }[] {
  const byFile = new Map<string, string>();
  const byShown = new Map<string, string>();
  return opened.map((one) => {
    const { path, name } = one.tool;
    const shown = shownName(one);
    const winner = byShown.get(shown) ?? (compatibility === 'github' ? byFile.get(name) : undefined);
    if (winner === undefined) {
      byFile.set(name, path);
      byShown.set(shown, path);
    }
    return { opened: one, winner };
  });
}

function reasonOf(result: ReturnType<typeof agentOf>): string {
  return result.kind === 'unusable' ? result.reason : '';
}

function hidden({ source, level, reason }: LeftOutCustomization): UnusableAgent {
  return { name: agentFileName(source), path: source, ...(level !== undefined && { level }), reason };
}
