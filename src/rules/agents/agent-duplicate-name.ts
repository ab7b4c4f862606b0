import { groupBy } from '../../text/group-by.ts';
import type { RepositoryRule } from '../types.ts';
import { isClaudeAgent } from '../reading/agent-places.ts';
import { readAgentFrontmatter, type AgentFrontmatter, type AgentInFile } from '../reading/agent-references.ts';
import { quoteValue } from '../../text/quote.ts';

export const agentDuplicateName: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-duplicate-name',
  scope: 'repository',
  kinds: ['agent'],
  description: 'Two agents have the same name',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code shows both by the same name, and takes one of them where others ask for it.',
    },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com and the Copilot CLI take one of the two where somebody asks for the name.',
    },
    { clients: ['claude'], severity: 'warning', why: 'Claude Code loads one of the two.' },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  collect: readAgentFrontmatter,
  check(all, report) {
    for (const together of groupBy(all, placeOf).values()) {
      const byName = groupBy(together, ({ fact, file }) => fact.name ?? file.name);
      const byFile = groupBy(together, ({ file }) => file.name);
      for (const agent of together) {
        const { file, fact } = agent;
        const name = fact.name ?? file.name;
        const other = otherOf(agent, byName.get(name)) ?? otherOf(agent, byFile.get(file.name));
        if (other !== undefined) {
          report(file, fact.nameRange, {
            message: `${quoteValue(other.file.path)} has the name ${quoteValue(other.fact.name === name ? name : file.name)} too`,
            hint: 'Give each agent a name of its own, also to its file.',
          });
        }
      }
    }
  },
};

/** Agents of other folders and levels, and those of Claude Code, live apart: the same agent may stand in both. */
function placeOf({ file }: AgentInFile): string {
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
  return [file.level, file.standing === 'stray' ? folder : file.root, isClaudeAgent(file.path)].join('\n');
}

function otherOf(agent: AgentInFile, group: readonly AgentInFile[] | undefined): AgentInFile | undefined {
  return group?.find((other) => other !== agent);
}
