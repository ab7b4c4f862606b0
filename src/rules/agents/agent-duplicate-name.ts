import { groupBy } from '../../structures/group-by.ts';
import type { RepositoryRule } from '../types.ts';
import { isClaudeAgent } from '../reading/agents/agent-places.ts';
import { readAgentFrontmatter, type AgentFrontmatter, type AgentInFile } from '../reading/agents/agent-references.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentDuplicateName: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-duplicate-name',
  scope: 'repository',
  kinds: ['agent'],
  description: 'Two agents have the same name',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code shows both under the same name, and calls one of them when the name is used.',
    },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com and the Copilot CLI call one of the two when the name is used.',
    },
    { clients: ['claude'], severity: 'warning', why: 'Claude Code loads one of the two.' },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  collect: readAgentFrontmatter,
  check(all, report) {
    for (const together of groupBy(all, groupKey).values()) {
      const byName = groupBy(together, ({ fact, file }) => fact.name ?? file.name);
      const byFile = groupBy(together.filter(isKnownByFile), ({ file }) => file.name);
      for (const agent of together) {
        const { file, fact } = agent;
        const name = fact.name ?? file.name;
        const other =
          findOther(agent, byName.get(name)) ??
          (isKnownByFile(agent) ? findOther(agent, byFile.get(file.name)) : undefined);
        if (other !== undefined && !isReplacedBy(file.path, other.file.path)) {
          report(file, fact.nameRange, {
            message: `${quoteValue(other.file.path)} also has the name ${quoteValue(other.fact.name === name ? name : file.name)}`,
            hint: 'Give each agent its own name, and each file too.',
          });
        }
      }
    }
  },
};

/** Agents are compared only within the same place. Other folders, other levels and Claude Code may have an agent with the same name. */
function groupKey({ file }: AgentInFile): string {
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
  return [file.level, file.standing === 'stray' ? folder : file.root, isClaudeAgent(file)].join('\n');
}

/** Whether the name of the file says which agent it is. `agents/review/AGENT.md` says so only in its frontmatter. */
function isKnownByFile({ file, fact }: AgentInFile): boolean {
  return fact.name === undefined || !/^agent(?:\.md)?$/i.test(file.name);
}

/** Whether a chat mode has become an agent. Another rule asks to delete the chat mode, and one finding at the agent is enough. */
function isReplacedBy(path: string, other: string): boolean {
  return path.endsWith('.chatmode.md') && !other.endsWith('.chatmode.md');
}

function findOther(agent: AgentInFile, group: readonly AgentInFile[] | undefined): AgentInFile | undefined {
  return group?.find((other) => other !== agent);
}
