import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { Effects, RepositoryRule, RepositoryView } from '../types.ts';
import { findFolder, readSources } from './local-sources.ts';

/** What a manifest or a marketplace says about where parts are. */
interface Manifest {
  readonly start: TextRange;
  /** The folders that the manifest names itself, which are read wherever they are. */
  readonly named: readonly string[];
  /** Whether it says itself where skills are. */
  readonly namesSkills: boolean;
  /** The sources of a marketplace. */
  readonly sources: readonly string[];
}

const PARTS = ['agents', 'commands', 'hooks', 'output-styles', 'skills'];

export const pluginMisplacedPart: RepositoryRule<Manifest> = {
  id: 'plugin-misplaced-part',
  scope: 'repository',
  kinds: ['plugin', 'marketplace'],
  description: 'Parts of a plugin are where no client looks for them',
  effects: [
    warning(
      ['claude', 'copilot-cli', 'vscode'],
      'Claude Code, the Copilot CLI and VS Code look for the parts of a plugin next to the folder of the manifest, and do not find these.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure',
  collect({ text, json, kind }) {
    const start = Math.max(0, text.indexOf('{'));
    const named = PARTS.filter((part) => text.includes(`plugin/${part}`));
    return {
      start: { start, end: start + 1 },
      named,
      namesSkills: text.includes('"skills"'),
      sources: kind === 'marketplace' ? readSources(json) : [],
    };
  },
  check(facts, report, { paths }) {
    const flat = findFlatSkills(paths.entries);
    const isListed = facts.some(({ file, fact }) => file.kind === 'marketplace' && fact.namesSkills);
    const offered = isMarketplaceAtRoot(paths)
      ? facts.find(({ file }) => file.path.endsWith('.claude-plugin/plugin.json'))
      : undefined;
    if (offered !== undefined) {
      const message = '`marketplace.json` is at the root, where Claude Code does not look for it';
      const hint = 'Move it to `.claude-plugin/marketplace.json`.';
      report(offered.file, offered.fact.start, { message, hint }, { effects: NOT_OFFERED });
    }
    for (const { file, fact } of facts) {
      for (const source of CLAUDES_MARKETPLACE.test(file.path) ? fact.sources : []) {
        const plugin = findFolder(file.root, source) ?? '';
        const other = joinPath(plugin, 'plugin.json');
        if (plugin !== '' && paths.has(other) && !MANIFESTS.some((manifest) => paths.has(joinPath(plugin, manifest)))) {
          const message = `The manifest ${quote(other)} is not where Claude Code looks for it`;
          const hint = `Move it to ${quote(joinPath(plugin, '.claude-plugin/plugin.json'))}.`;
          report(file, fact.start, { message, hint }, { effects: NOT_READ });
        }
      }
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
      const [first] = fact.namesSkills || isListed ? [] : (flat.get(file.root) ?? []);
      if (first !== undefined) {
        const message = `${quote(`skills/${first}`)} is not found as a skill, because it has no folder of its own`;
        const hint = `Rename it to ${quote(`skills/${first.replace(/\.md$/, '')}/SKILL.md`)}.`;
        report(file, fact.start, { message, hint }, { effects: NO_SKILLS });
      }
      const alone = joinPath(file.root, 'skills/SKILL.md');
      if (folder !== '.claude-plugin' && !fact.namesSkills && paths.has(alone)) {
        const message = '`skills/SKILL.md` is not found as a skill, because it has no folder of its own';
        const hint = 'Move it to `skills/NAME/SKILL.md`.';
        report(file, fact.start, { message, hint }, { effects: NO_SKILLS_FOR_COPILOT });
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

/** The Copilot CLI also reads `marketplace.json` at the root. */
function isMarketplaceAtRoot({ has }: RepositoryView['paths']): boolean {
  return (
    has('marketplace.json') &&
    !['.claude-plugin', '.github/plugin', '.plugin'].some((folder) => has(`${folder}/marketplace.json`))
  );
}

const NOT_OFFERED: Effects = [
  warning(['claude'], 'Claude Code reads only `.claude-plugin/marketplace.json`, and cannot add the marketplace.'),
];

const NOT_FOUND: Effects = [
  warning(
    ['claude', 'copilot-cli', 'vscode'],
    'Claude Code, the Copilot CLI and VS Code look for the skills of a plugin in `skills`, and install this one without any part.',
  ),
];

const NO_SKILLS: Effects = [
  info(
    ['claude', 'copilot-cli', 'vscode'],
    'Claude Code, the Copilot CLI and VS Code look for `SKILL.md` in the folders of `skills`, and install this plugin without its skills.',
  ),
];

/** Claude Code takes the whole folder `skills` for one skill then. */
const NO_SKILLS_FOR_COPILOT: Effects = [
  info(
    ['copilot-cli', 'vscode'],
    'The Copilot CLI and VS Code look for `SKILL.md` in the folders of `skills`, and install this plugin without the skill.',
  ),
];

/** https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure (November 2026) */
const NOT_READ: Effects = [
  info(
    ['claude'],
    'Claude Code reads only `.claude-plugin/plugin.json`, and installs the plugin without what this manifest says.',
  ),
];

const CLAUDES_MARKETPLACE = /(?:^|\/)\.claude-plugin\/marketplace\.json$/;
/** The places where one of the clients finds a manifest. A plugin for several clients may have another one. */
const MANIFESTS = ['.claude-plugin/plugin.json', '.github/plugin/plugin.json', '.plugin/plugin.json'];

/**
 * The Markdown files of each folder `skills` in which nothing is where clients look for a skill, by the folder around it. Pages
 * about the folder are none.
 */
function findFlatSkills(entries: RepositoryView['paths']['entries']): ReadonlyMap<string, readonly string[]> {
  const proper = new Set(
    entries.flatMap(({ path }) =>
      /(?:^|\/)skill\.md$/i.test(path) ? path.split(FOLDER).slice(0, -1).slice(0, MAX_DEPTH).map(joinParts) : [],
    ),
  );
  const flat = entries.flatMap(({ path }) => {
    const [, root = '', name = ''] = /^(?:(.*)\/)?skills\/([a-z\d-]+\.md)$/.exec(path) ?? [];
    return name === '' || proper.has(root) || NO_SKILL_PAGE.test(name) ? [] : [{ root, path: name }];
  });
  return new Map([...groupBy(flat, ({ root }) => root)].map(([root, all]) => [root, all.map(({ path }) => path)]));
}

const FOLDER = /(?<=^|\/)skills\//;
/** A path with more folders `skills` was written to take long. */
const MAX_DEPTH = 8;

/** The folder around the nth folder `skills` of a path that was split there. */
function joinParts(_part: string, at: number, parts: readonly string[]): string {
  return parts
    .slice(0, at + 1)
    .join('skills/')
    .replace(/\/$/, '');
}

const NO_SKILL_PAGE = /^(?:index|readme|template|example|notes)\.md$/;

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
