import { groupBy } from '../../../structures/group-by.ts';
import { lazily } from '../../../structures/lazily.ts';
import { joinPath, nameOf, resolveLink } from '../../../workspace/paths.ts';
import type { RepositoryView } from '../../types.ts';
import { BUILT_IN_NAMES } from './part-names.ts';
import { PART_KINDS, type Facts } from './read-named.ts';

/** A plugin with the names of its agents, and of its skills and commands. */
interface OwnParts {
  readonly plugin: string;
  readonly agents: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
}

/** What exists in a repository. All names are in lower case. */
export interface Parts {
  readonly names: ReadonlySet<string>;
  readonly plugins: ReadonlySet<string>;
  /** The agents of plugins, by the folder of the plugin, with the name of the plugin. */
  readonly ofPlugins: ReadonlyMap<string, OwnParts>;
  /** The agents outside of plugins. */
  readonly projectAgents: ReadonlySet<string>;
  /** The skills and commands outside of plugins. */
  readonly projectSkills: ReadonlySet<string>;
  /** All agents, and all skills, commands and prompts. */
  readonly agents: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  /** The plugins that the marketplaces of the repository list, and the names of the marketplaces. */
  readonly offered: ReadonlySet<string>;
  readonly marketplaces: ReadonlySet<string>;
  /** Whether anything in the repository has the name: a part, a folder, or a file without its extension. */
  readonly has: (name: string) => boolean;
}

/** Lists what exists in a repository, by the names that its files give to themselves and by their paths. */
export function listParts(facts: Facts, { files, paths }: RepositoryView): Parts {
  const named = facts.flatMap(({ file, fact: { own } }) => (own === undefined ? [] : [{ kind: file.kind, own }]));
  const names = new Set([
    ...files.flatMap(({ kind, name }) => (PART_KINDS.has(kind) ? [name.toLowerCase()] : [])),
    ...named.flatMap(({ kind, own }) => (PART_KINDS.has(kind) ? [own] : [])),
  ]);
  const agents = files.flatMap(({ kind, root, name }) =>
    kind === 'agent' ? [{ root, name: name.toLowerCase().replace(/\.md$/, '') }] : [],
  );
  const skills = files.flatMap(({ kind, root, name }) =>
    kind === 'skill' || kind === 'command' || kind === 'prompt'
      ? [{ root, name: name.toLowerCase().replace(/(?:\.prompt)?\.md$/, '') }]
      : [],
  );
  const agentsByFolder = groupBy(agents, ({ root }) => root);
  const skillsByFolder = groupBy(skills, ({ root }) => root);
  const inFolder = (folder: string): Omit<OwnParts, 'plugin'> => ({
    agents: new Set(agentsByFolder.get(folder)?.map(({ name }) => name)),
    skills: new Set(skillsByFolder.get(folder)?.map(({ name }) => name)),
  });
  const ofPlugins = new Map(
    facts.flatMap(({ file: { kind, root, path }, fact: { own, listed = [] } }) => [
      ...listed.flatMap(({ name, source }) => {
        const folder = findFolder(root, source);
        return folder === undefined ? [] : [[folder, { plugin: name, ...inFolder(folder) }] as const];
      }),
      ...(kind === 'plugin' && own !== undefined && OF_CLAUDE.test(path)
        ? [[root, { plugin: own, ...inFolder(root) }] as const]
        : []),
    ]),
  );
  const anything = lazily(
    () =>
      new Set(
        paths.entries.flatMap(({ path }) =>
          path
            .toLowerCase()
            .split('/')
            .flatMap((part) => [part, stem(part)]),
        ),
      ),
  );
  return {
    names,
    plugins: new Set(named.flatMap(({ kind, own }) => (kind === 'plugin' ? [own] : []))),
    ofPlugins,
    projectAgents: new Set(agents.flatMap(({ root, name }) => (ofPlugins.has(root) ? [] : [name]))),
    projectSkills: new Set(skills.flatMap(({ root, name }) => (ofPlugins.has(root) ? [] : [name]))),
    agents: new Set(agents.map(({ name }) => name)),
    skills: new Set(skills.map(({ name }) => name)),
    offered: new Set(facts.flatMap(({ fact: { marketplace } }) => marketplace?.plugins ?? [])),
    marketplaces: new Set(
      facts.flatMap(({ fact: { marketplace } }) => (marketplace === undefined ? [] : [marketplace.name])),
    ),
    has: (name) =>
      [name, name.replaceAll('_', '-'), name.replaceAll('-', '_')].some(
        (one) => names.has(one) || BUILT_IN_NAMES.has(one) || anything().has(one),
      ),
  };
}

function stem(name: string): string {
  return nameOf(name).replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/, '');
}

const OF_CLAUDE = /(?:^|\/)\.claude-plugin\/plugin\.json$/;

function findFolder(base: string, source: string): string | undefined {
  const target = resolveLink(joinPath(base, 'x'), source.replace(/\/+$/, '') || '.');
  return target.kind === 'outside' ? undefined : target.path.replace(/^\.$/, '');
}
