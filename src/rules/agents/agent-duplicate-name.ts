import { isAmongChatModes, isChatMode } from '../../customizations/places/identify.ts';
import { groupBy } from '../../structures/group-by.ts';
import { info, warning } from '../effects.ts';
import type { Effects, RepositoryRule, RepositoryView } from '../types.ts';
import { isClaudeAgent } from '../reading/agents/agent-places.ts';
import { readAgentFrontmatter, type AgentFrontmatter, type AgentInFile } from '../reading/agents/agent-references.ts';
import { quoteValue } from '../../text/shown/quote.ts';

const COPY: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'The files are equal, so it makes no difference which one the client loads until one of them is changed.',
  ),
];

export const agentDuplicateName: RepositoryRule<AgentFrontmatter> = {
  id: 'agent-duplicate-name',
  scope: 'repository',
  kinds: ['agent'],
  description: 'Two agents have the same name',
  effects: [
    warning(['vscode'], 'VS Code shows both under the same name, and calls one of them when the name is used.'),
    warning(['github', 'copilot-cli'], 'github.com and the Copilot CLI call one of the two when the name is used.'),
    warning(['claude'], 'Claude Code loads one of the two.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  collect: readAgentFrontmatter,
  async check(all, report, repository) {
    for (const together of groupBy(all.filter(isStillRead), groupKey).values()) {
      const byName = groupBy(together, ({ fact, file }) => fact.name ?? file.name);
      const byFile = groupBy(together.filter(isKnownByFile), ({ file }) => file.name);
      for (const agent of together) {
        const { file, fact } = agent;
        const name = fact.name ?? file.name;
        const other =
          findOther(agent, byName.get(name)) ??
          (isKnownByFile(agent) ? findOther(agent, byFile.get(file.name)) : undefined);
        if (other !== undefined) {
          const isCopy = await areEqual(repository, file.path, other.file.path);
          if (!isCopy || isSecond(file.path, other.file.path)) {
            report(
              file,
              fact.nameRange,
              {
                message: `${quoteValue(other.file.path)} also has the name ${quoteValue(other.fact.name === name ? name : file.name)}`,
                hint: isCopy ? 'Delete one of the two.' : 'Give each agent its own name, and each file too.',
              },
              isCopy ? { effects: COPY } : {},
            );
          }
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

/**
 * Whether the name of the file says which agent it is. `agents/review/AGENT.md` says so only in its frontmatter, and Claude
 * Code goes by the frontmatter alone: https://code.claude.com/docs/en/sub-agents#choose-the-subagent-scope
 */
function isKnownByFile({ file, fact }: AgentInFile): boolean {
  return fact.name === undefined || !(isClaudeAgent(file) || /^agent(?:\.md)?$/i.test(file.name));
}

async function areEqual(repository: RepositoryView, one: string, other: string): Promise<boolean> {
  const texts = await Promise.all([repository.read(one), repository.read(other)]);
  return texts[0] !== undefined && texts[0].text === texts[1]?.text;
}

/** Two equal files are reported once, at the longer path. */
function isSecond(path: string, other: string): boolean {
  return path.length === other.length ? path > other : path.length > other.length;
}

/** Whether current clients read the file: they do not read chat modes, which another rule reports. */
function isStillRead({ file: { path } }: AgentInFile): boolean {
  return !isChatMode(path) && !isAmongChatModes(path);
}

function findOther(agent: AgentInFile, group: readonly AgentInFile[] | undefined): AgentInFile | undefined {
  return group?.find((other) => other !== agent);
}
