import { agentDirectory, readAgentFrontmatter, type AgentFrontmatter } from '../reading/agents/agent-references.ts';
import { warning } from '../effects.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { writtenAgent, type WrittenAgent } from './written-agent.ts';
import { quote } from '../../text/shown/quote.ts';

type Fact =
  | { readonly kind: 'agent'; readonly frontmatter: AgentFrontmatter }
  | { readonly kind: 'prompt'; readonly asked: WrittenAgent };

/** A repository with more agents is a library to choose from. Its prompts may name agents of another repository. */
const MAX_OWN_AGENTS = 40;
/** The most searches for a similar name, as each one compares with all names. */
const MAX_SEARCHES = 200;

export const promptAgentUnknown: RepositoryRule<Fact> = {
  id: 'prompt-agent-unknown',
  scope: 'repository',
  kinds: ['agent', 'prompt'],
  description: 'A prompt names an agent that does not exist',
  effects: [
    warning(
      ['vscode'],
      'VS Code finds no agent with that name, reports it, and runs the prompt with the agent that happens to be selected.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  collect(text) {
    if (text.kind === 'agent') {
      return { kind: 'agent', frontmatter: readAgentFrontmatter(text) };
    }
    const asked = writtenAgent(text);
    return asked && { kind: 'prompt', asked };
  },
  check(facts, report) {
    const prompts = facts.flatMap(({ file, fact }) =>
      fact.kind === 'prompt' && isUsedHere(file) ? [{ file, ...fact.asked }] : [],
    );
    const agents = facts.flatMap(({ file, fact }) => (fact.kind === 'agent' ? [{ file, fact: fact.frontmatter }] : []));
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
          message: `There is no agent ${quote(name)}`,
          hint:
            near === undefined
              ? 'Write `ask`, `edit`, `agent`, `plan`, or the `name` of an agent exactly as in its file.'
              : `Did you mean ${quote(near)}? Letter case counts.`,
        });
      }
    }
  },
};

/** Whether a prompt is used in this repository. A prompt in a library belongs to agents elsewhere. */
function isUsedHere({ standing }: CheckedFile): boolean {
  return standing === 'in-place';
}
