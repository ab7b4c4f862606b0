import { nearestNames } from './nearest-names.ts';
import { agentFileName } from '../places/identify.ts';
import { agentOf, agentsAmong, headName, openAgent, shownName, type Agent, type OpenedAgent } from './open-agent.ts';
import type { ReadCustomization } from '../read-customization.ts';
import type { Compatibility, Customizations, Tool } from '../types.ts';

export type { Agent } from './open-agent.ts';

export type AgentLookup =
  | { readonly kind: 'found'; readonly agent: Agent }
  /** `nearest`: names that differ by one or two letters, the most similar first; `known`: all names. */
  | { readonly kind: 'not-found'; readonly nearest: readonly string[]; readonly known: readonly string[] }
  | { readonly kind: 'unusable'; readonly path: string; readonly reason: string };

/** The most agents that are read. Each may cost a request, and nobody has so many. */
const MAX_READ = 200;

/**
 * Finds an agent by its name and reads it. Letter case counts, as in Copilot. For github.com, an agent has the name of its
 * file; for VS Code, the name in its frontmatter. If one of them finds nothing, the other is tried. If several agents have
 * the name, the repository's wins over the user's, and this over the organization's.
 */
export async function findAgent(
  customizations: Pick<Customizations, 'found' | 'leftOut' | 'compatibility'>,
  name: string,
  read: ReadCustomization,
): Promise<AgentLookup> {
  const { compatibility } = customizations;
  const agents = agentsAmong(customizations.found);
  const byFile = agents.find((agent) => agent.name === name);
  const first = byFile === undefined ? undefined : await openAgent(byFile, read);
  if (first !== undefined && isCertain(first, name, compatibility)) {
    return lookupOf(first, compatibility);
  }
  const others = agents.filter((agent) => agent !== byFile).slice(0, MAX_READ);
  const opened = await Promise.all(others.map((agent) => openAgent(agent, read)));
  const found = opened.find(({ file }) => headName(file) === name) ?? first;
  return found === undefined
    ? (hiddenAgent(customizations, name) ?? notFound(name, agents, opened))
    : lookupOf(found, compatibility);
}

/** Whether the name can only mean this agent, so that no other file has to be read. */
function isCertain({ file }: OpenedAgent, name: string, compatibility: Compatibility): boolean {
  return compatibility === 'github' || (headName(file) ?? name) === name;
}

function lookupOf(opened: OpenedAgent, compatibility: Compatibility): AgentLookup {
  const read = agentOf(opened, compatibility);
  return read.kind === 'agent'
    ? { kind: 'found', agent: read.agent }
    : { kind: 'unusable', path: opened.tool.path, reason: read.reason };
}

/** An agent of this name that exists but is hidden by a setting. */
function hiddenAgent({ leftOut }: Pick<Customizations, 'leftOut'>, name: string): AgentLookup | undefined {
  const hidden = leftOut.find(({ kind, source }) => kind === 'agent' && agentFileName(source) === name);
  return hidden === undefined ? undefined : { kind: 'unusable', path: hidden.source, reason: hidden.reason };
}

function notFound(name: string, agents: readonly Tool[], opened: readonly OpenedAgent[]): AgentLookup {
  const shown = new Map(opened.map((one) => [one.tool, shownName(one)]));
  const known = [...new Set(agents.map((agent) => shown.get(agent) ?? agent.name))].toSorted();
  return { kind: 'not-found', nearest: nearestNames(name, [...known, ...agents.map((agent) => agent.name)]), known };
}
