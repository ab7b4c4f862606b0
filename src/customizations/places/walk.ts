import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { folderOf, nearestFolder } from '../../workspace/paths.ts';
import { readSettingInstructions } from '../settings/instructions.ts';
import type { Settings } from '../settings/settings.ts';
import { repositoryStore, type CustomizationSources, type Store } from '../sources.ts';
import type { Customizations, LeftOutCustomization, Reader, WorkspaceFolder } from '../types.ts';
import { findAgentsMdForClaude } from './agents-md-for-claude.ts';
import { collectSettings } from './collect-settings.ts';
import { readContributed } from './contributed-files.ts';
import { findContextFiles } from './context-files.ts';
import { findCandidates, type Candidates } from './find-candidates.ts';
import { locateFiles, skillFoldersOf, type LocatedFile, type StrayFile } from './locate-files.ts';
import { findOfferedPlugins, findPluginFiles, type PluginFile } from './plugin-files.ts';
import { findNamedParts } from './plugin-parts.ts';
import { isSetAside } from './set-aside.ts';
import { placeElsewhere, placedInRepository, type PlacedFile } from './placed-file.ts';
import { placesOf } from './places.ts';

/** All files that guide a model by their place or because a setting names them, and where else such files seem to be. */
export interface Walk {
  readonly store: Store;
  readonly candidates: Candidates;
  readonly settings: Settings;
  readonly folders: readonly WorkspaceFolder[];
  /** Files of the repository, of the user and of the organization that are in a place or that an extension contributes. */
  readonly placed: readonly PlacedFile[];
  /** Files of plugins that are in this repository. Clients read them where a plugin is installed. */
  readonly plugins: readonly PluginFile[];
  /** Files with the name of a customization that no program searches for in this repository. */
  readonly strays: readonly StrayFile[];
  /** The instructions that settings contain or name. */
  readonly fromSettings: Pick<Customizations, 'found' | 'leftOut' | 'problems'>;
  readonly leftOut: readonly LeftOutCustomization[];
  /** The problems of settings files. */
  readonly problems: readonly Diagnostic[];
  /** The problems of contributions to extensions. */
  readonly contributionProblems: readonly Diagnostic[];
}

/**
 * Finds every customization of the repository, of the user and of the organization. `guidelines` and `validate` both start
 * with this walk, so that neither reads a file that the other does not know. Only settings files, the files that they name
 * and the manifests of extensions are read.
 */
export async function walkCustomizations(sources: CustomizationSources): Promise<Walk> {
  const { compatibility = 'github', workspaceFolders = [], near = [] } = sources;
  const store = repositoryStore(sources);
  const candidates = await findCandidates(store.workspace, workspaceFolders, near);
  const { settings, folders, leftOut, problems } = await collectSettings(sources, store, candidates);
  const paths = folders.map(({ path }) => path);
  const roots = paths.map((path) => ({ path, places: placesOf(path, store.level, settings, compatibility) }));
  const inPlace = locateFiles(candidates.paths, roots);
  const contributed = await readContributed(store, candidates.paths, inPlace, settings);
  const context = await findContextFiles(store.workspace, candidates.paths, inPlace.located);
  const forClaude = await findAgentsMdForClaude(store.workspace, inPlace.located);
  const isContext = new Set(context.located.map(({ path }) => path));
  const placed = [
    ...[...inPlace.located, ...contributed.located, ...context.located].map((file) =>
      placedInRepository(store, withReaders(file, forClaude, context.alsoReadBy.get(file.path))),
    ),
    ...(await placeElsewhere(sources, settings, compatibility)),
  ];
  const plugins = await findPlugins(store, candidates, placed);
  const pluginOf = new Map(plugins.map(({ path, root }) => [path, root]));
  return {
    store,
    candidates,
    settings,
    folders,
    placed,
    plugins,
    strays: contributed.strays
      .filter(({ path }) => !isContext.has(path))
      .map((stray) => inPlugin(stray, pluginOf.get(stray.path))),
    fromSettings: await readSettingInstructions(store.workspace, settings, paths),
    leftOut,
    problems,
    contributionProblems: contributed.problems,
  };
}

/** Files of plugins that are not in a place of the repository itself, and neither part of a skill nor of a test. */
async function findPlugins(
  store: Store,
  { paths, behindLinks }: Candidates,
  placed: readonly PlacedFile[],
): Promise<readonly PluginFile[]> {
  const inPlace = new Set(placed.map(({ path }) => path));
  const skillFolders = skillFoldersOf(placed);
  const offered = await findOfferedPlugins(store.workspace, paths);
  const usual = findPluginFiles(paths, offered);
  const known = new Set(usual.map(({ path }) => path));
  const named = (await findNamedParts(store.workspace, paths)).filter(({ path }) => !known.has(path));
  return [...usual, ...named].filter(
    ({ path }) =>
      !inPlace.has(path) &&
      !behindLinks.has(path) &&
      !isSetAside(path) &&
      nearestFolder(folderOf(path), skillFolders) === undefined,
  );
}

/** A skill of a plugin, for example, is read by the clients that install the plugin. */
function inPlugin(stray: StrayFile, root: string | undefined): StrayFile {
  if (root === undefined) {
    return stray;
  }
  const plugin = root === '' ? 'plugin in this repository' : `plugin \`${root}\``;
  return {
    ...stray,
    reason: () => `it is part of the ${plugin} and is read only where that plugin is installed`,
  };
}

/** Readers depend on other files, too: on a CLAUDE.md, and on what settings name. */
function withReaders(
  file: LocatedFile,
  agentsMdForClaude: ReadonlySet<string>,
  more: readonly Reader[] | undefined,
): LocatedFile {
  const { kind, path, place } = file;
  const isReplaced = kind === 'agents-md' && !agentsMdForClaude.has(path);
  if (!isReplaced && more === undefined) {
    return file;
  }
  const own = isReplaced ? place.readers.filter((reader) => reader !== 'claude') : place.readers;
  return { ...file, place: { ...place, readers: [...own, ...(more ?? [])] } };
}
