import type { ReportInFile } from '../types.ts';
import {
  agentDirectory,
  copilotAgents,
  type AgentFrontmatter,
  type AgentInFile,
  type AgentReference,
} from './agent-references.ts';
import { quoteValue } from '../../text/quote.ts';

/**
 * With more agents than these, a repository is a library to pick from, and its agents may name some of another; only
 * what is written almost like a name is a mistake there.
 */
const MAX_OWN_AGENTS = 40;

/** Each looks through all names there are. */
const MAX_SEARCHES = 50;

/** Reports the references to agents that stand in no file and are built into no client. */
export function reportUnknown(
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
          message: `There is no agent ${quoteValue(agent)}`,
          hint:
            near === undefined
              ? 'Write the `name` of an agent as its file gives it, letter for letter, or that of its file.'
              : `Did you mean ${quoteValue(near)}? Letter case counts.`,
        });
      }
    }
  }
}
