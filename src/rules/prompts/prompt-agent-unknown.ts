import { agentDirectory, readAgentFrontmatter, type AgentFrontmatter } from '../reading/agent-references.ts';
import { cutText } from '../reading/cut-text.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { writtenAgent, type WrittenAgent } from './written-agent.ts';

type Fact =
  | { readonly kind: 'agent'; readonly head: AgentFrontmatter }
  | { readonly kind: 'prompt'; readonly asked: WrittenAgent };

/** With more agents, a repository is a library to pick from, whose prompts may ask for those of another. */
const MAX_OWN_AGENTS = 40;
/** Each looks through all names there are. */
const MAX_SEARCHES = 200;

export const promptAgentUnknown: RepositoryRule<Fact> = {
  id: 'prompt-agent-unknown',
  scope: 'repository',
  kinds: ['agent', 'prompt'],
  description: 'A prompt asks for an agent that there is not',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code finds no agent by that name, reports it, and runs the prompt in the one that happens to be chosen.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  collect(text) {
    if (text.kind === 'agent') {
      return { kind: 'agent', head: readAgentFrontmatter(text) };
    }
    const asked = writtenAgent(text);
    return asked && { kind: 'prompt', asked };
  },
  check(facts, report) {
    const prompts = facts.flatMap(({ file, fact }) =>
      fact.kind === 'prompt' && isUsedHere(file) ? [{ file, ...fact.asked }] : [],
    );
    const agents = facts.flatMap(({ file, fact }) => (fact.kind === 'agent' ? [{ file, fact: fact.head }] : []));
    const directory = agentDirectory(prompts.length === 0 ? [] : agents);
    let searches = MAX_SEARCHES;
    for (const { file, name, range } of prompts) {
      if (directory.isBuiltIn(name) || directory.find(name).length > 0) {
        continue;
      }
      const near = searches > 0 ? directory.nearest(name) : undefined;
      searches -= 1;
      if (near !== undefined || agents.length <= MAX_OWN_AGENTS) {
        report(file, range, {
          message: `There is no agent \`${cutText(name)}\``,
          hint:
            near === undefined
              ? 'Write `ask`, `edit`, `agent`, `plan`, or the `name` of an agent as its file gives it.'
              : `Did you mean \`${cutText(near)}\`? Letter case counts.`,
        });
      }
    }
  },
};

/** A prompt in a library goes with agents that stand somewhere else. */
function isUsedHere({ standing }: CheckedFile): boolean {
  return standing === 'in-place';
}
