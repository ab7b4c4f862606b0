import { at } from '../../structures/at.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { Effects, RepositoryRule, RepositoryView } from '../types.ts';

/** What a manifest or a marketplace says about where parts are. */
interface Manifest {
  readonly start: TextRange;
  /** The folders that the manifest names itself, which are read wherever they are. */
  readonly named: readonly string[];
  /** Whether it says itself where skills are. */
  readonly namesSkills: boolean;
}

const PARTS = ['agents', 'commands', 'hooks', 'output-styles', 'skills'];

export const pluginMisplacedPart: RepositoryRule<Manifest> = {
  id: 'plugin-misplaced-part',
  scope: 'repository',
  kinds: ['plugin', 'marketplace'],
  description: 'Parts of a plugin are where no client looks for them',
  effects: [
    {
      clients: ['claude', 'copilot-cli', 'vscode'],
      severity: 'warning',
      why: 'Claude Code, the Copilot CLI and VS Code look for the parts of a plugin next to the folder of the manifest, and do not find these.',
    },
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure',
  collect({ text }) {
    const start = Math.max(0, text.indexOf('{'));
    const named = PARTS.filter((part) => text.includes(`plugin/${part}`));
    return { start: { start, end: start + 1 }, named, namesSkills: text.includes('"skills"') };
  },
  check(facts, report, { paths }) {
    const isListed = facts.some(({ file, fact }) => file.kind === 'marketplace' && fact.namesSkills);
    for (const { file, fact } of facts) {
      const folder = /(?:^|\/)(\.claude-plugin|\.github\/plugin|\.plugin)\/plugin\.json$/.exec(file.path)?.[1];
      if (file.kind !== 'plugin' || folder === undefined) {
        continue;
      }
      for (const part of PARTS.filter((one) => !fact.named.includes(one))) {
        // Some builds keep a copy there.
        if (paths.hasFolder(joinPath(file.root, `${folder}/${part}`)) && !paths.hasFolder(joinPath(file.root, part))) {
          report(file, fact.start, {
            message: `\`${part}\` is in \`${folder}\`, where no client looks for it`,
            hint: `Move it next to \`${folder}\`. Only the manifest belongs into that folder.`,
          });
        }
      }
      const skills = fact.namesSkills || isListed ? [] : findStraySkills(file.root, paths);
      if (skills.length > 0) {
        const message = `The plugin has skills, such as ${quote(at(skills, 0))}, but no folder \`skills\``;
        const hint = 'Move their folders into `skills`, or name them in the manifest: `"skills": ["./name"]`.';
        report(file, fact.start, { message, hint }, { effects: NOT_FOUND });
      }
    }
  },
};

const NOT_FOUND: Effects = [
  {
    clients: ['claude', 'copilot-cli', 'vscode'],
    severity: 'warning',
    why: 'Claude Code, the Copilot CLI and VS Code look for the skills of a plugin in `skills`, and install this one without any part.',
  },
];

/** Files and folders that are parts of a plugin, by the default names of the clients. */
const ALL_PARTS = [...PARTS, '.mcp.json', '.lsp.json', 'SKILL.md'];

/** The skills directly below the root of a plugin that has no part where clients look for one. */
function findStraySkills(root: string, { entries, has, hasFolder }: RepositoryView['paths']): readonly string[] {
  if (ALL_PARTS.some((part) => has(joinPath(root, part)) || hasFolder(joinPath(root, part)))) {
    return [];
  }
  const base = root === '' ? '' : `${root}/`;
  return entries.flatMap(({ path }) => {
    const folder =
      path.startsWith(base) && path.endsWith('/SKILL.md') ? path.slice(base.length, -'/SKILL.md'.length) : '';
    return folder === '' || folder.includes('/') || folder.startsWith('.') || NO_SKILL.test(folder) ? [] : [folder];
  });
}

/** Folders with a pattern of a skill. */
const NO_SKILL = /^(?:examples?|templates?|tests?|docs?)$/i;
