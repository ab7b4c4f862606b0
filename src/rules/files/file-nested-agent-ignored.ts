import { splitPath } from '../../customizations/places/identify.ts';
import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import type { PathsRule, RepositoryView } from '../types.ts';

const NESTED = /^\.github\/agents\/.+\/[^/]+\.md$/i;
const OTHER_KINDS = /(?:\.(?:agent|chatmode|prompt|instructions)\.md|\/(?:readme|skill|agents|claude|index)\.md)$/i;
/** In an agent's head, and in hardly any other. */
const KEYS = ['description', 'tools', 'model', 'handoffs', 'target', 'mcp-servers'];
/** Of which it is asked whether they are agents. */
const MAX_ASKED = 200;

export const fileNestedAgentIgnored: PathsRule = {
  id: 'file-nested-agent-ignored',
  scope: 'paths',
  kinds: ['agent'],
  description: 'An agent whose name ends in `.md` alone stands in a folder below that of the agents',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'info',
      why: 'VS Code and github.com take a bare `.md` for an agent only directly in `.github/agents`; in a folder below it they read `.agent.md` at most.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  async check(repository, report) {
    const nested = repository.paths.entries.filter(({ path }) => NESTED.test(path) && !OTHER_KINDS.test(path));
    for (const { path } of nested.slice(0, MAX_ASKED)) {
      if (await hasAgentHead(repository, path)) {
        const { name } = splitPath(path);
        report(path, {
          message: `\`${name}\` is no agent in this folder`,
          hint: `Rename it to \`${name.replace(/\.md$/i, '')}.agent.md\`, or move it to \`.github/agents\`.`,
        });
      }
    }
  },
};

/** Agents have notes and templates beside them that are no agents. */
async function hasAgentHead(repository: RepositoryView, path: string): Promise<boolean> {
  const source = await repository.read(path);
  const data = source === undefined ? {} : (await loadFrontmatter(source)).data;
  return KEYS.some((key) => Object.hasOwn(data, key));
}
