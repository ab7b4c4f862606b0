import { splitPath } from '../../customizations/places/identify.ts';
import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import { info } from '../effects.ts';
import type { Effects, PathsRule, RepositoryView } from '../types.ts';

const NESTED = /^\.github\/agents\/.+\/[^/]+\.md$/i;
const OTHER_KINDS = /(?:\.(?:agent|chatmode|prompt|instructions)\.md|\/(?:readme|skill|agents|claude|index)\.md)$/i;
/** Keys that are in the frontmatter of agents, and hardly anywhere else. */
const KEYS = ['description', 'tools', 'model', 'handoffs', 'target', 'mcp-servers'];
/** The most files that are read to see whether they are agents. */
const MAX_ASKED = 200;

export const fileNestedAgentIgnored: PathsRule = {
  id: 'file-nested-agent-ignored',
  scope: 'paths',
  kinds: ['agent'],
  description: "An agent named `NAME.md` is in a sub-folder of the agents' folder",
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code and github.com read a plain `.md` file as an agent only directly in `.github/agents`; in a sub-folder they read at most `.agent.md` files.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  async check(repository, report) {
    const nested = repository.paths.entries.filter(({ path }) => NESTED.test(path) && !OTHER_KINDS.test(path));
    for (const { path } of nested.slice(0, MAX_ASKED)) {
      if (await hasAgentFrontmatter(repository, path)) {
        const { name } = splitPath(path);
        report(path, {
          message: `\`${name}\` is not read as an agent in this folder`,
          hint: `Rename it to \`${name.replace(/\.md$/i, '')}.agent.md\`, or move it to \`.github/agents\`.`,
        });
      }
    }
    const inSkills = repository.paths.entries.filter(({ path }) => IN_SKILL.test(path) && !OTHER_KINDS.test(path));
    for (const { path } of inSkills.slice(0, MAX_ASKED)) {
      if (await hasAgentFrontmatter(repository, path, OF_CLAUDE)) {
        const said = {
          message: `\`${splitPath(path).name}\` is not read as an agent in the folder of a skill`,
          hint: 'Move it to the folder `agents` next to `skills`, or remove its frontmatter if the skill only reads it.',
        };
        report(path, said, { effects: NOT_AN_AGENT });
      }
    }
  },
};

/** An agent among the files of a skill of a plugin, or of Claude Code. */
const IN_SKILL = /(?:^|\/)(?:\.claude|plugins?\/[^/]+|[^/.]+)\/skills\/[^/]+\/agents\/[^/]+\.md$/;
/** Keys that only agents of Claude Code have together. */
const OF_CLAUDE = ['name', 'description', 'model'];

const NOT_AN_AGENT: Effects = [
  info(
    ['claude'],
    'Claude Code looks for agents only in the folder `agents` of the project or plugin, and does not offer this one.',
  ),
];

/** Tells agents from the notes and templates that are often next to them. */
async function hasAgentFrontmatter(
  repository: RepositoryView,
  path: string,
  required: readonly string[] = [],
): Promise<boolean> {
  const source = await repository.read(path);
  const data = source === undefined ? {} : (await loadFrontmatter(source)).data;
  return KEYS.some((key) => Object.hasOwn(data, key)) && required.every((key) => Object.hasOwn(data, key));
}
