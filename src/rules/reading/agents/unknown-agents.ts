import type { ReportInFile } from '../../types.ts';
import {
  agentDirectory,
  copilotAgents,
  type AgentFrontmatter,
  type AgentInFile,
  type AgentReference,
} from './agent-references.ts';
import { quoteValue } from '../../../text/shown/quote.ts';

/**
 * A repository with more agents is a library to pick from, and its agents may name agents of another library. Then only
 * a name that is similar to an existing one is a mistake.
 */
const MAX_OWN_AGENTS = 40;

/** Each search for a similar name goes through all names, so their number is limited. */
const MAX_SEARCHES = 50;

/** Reports references to agents that have no file and are not built into a client. */
export function reportUnknownAgents(
  all: readonly AgentInFile[],
  referencesOf: (head: AgentFrontmatter) => readonly AgentReference[],
  report: ReportInFile,
): void {
  const agents = copilotAgents(all).filter(({ fact }) => referencesOf(fact).length > 0);
  const directory = agentDirectory(agents.length === 0 ? [] : all);
  let searches = MAX_SEARCHES;
  for (const { file, fact } of agents) {
    for (const { agent, range } of referencesOf(fact)) {
      if (agent !== '*' && !directory.isBuiltIn(agent) && directory.find(agent).length === 0) {
        const near = searches > 0 ? directory.nearest(agent) : undefined;
        searches -= 1;
        if (near === undefined && all.length > MAX_OWN_AGENTS) {
          continue;
        }
        report(file, range, {
          message: `The agent ${quoteValue(agent)} does not exist`,
          hint:
            near === undefined
              ? 'Write the exact `name` of an agent, or the name of its file.'
              : `Did you mean ${quoteValue(near)}? Letter case matters.`,
        });
      }
    }
  }
}
