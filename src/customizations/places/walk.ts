import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readSettingInstructions } from '../settings/instructions.ts';
import type { Settings } from '../settings/settings.ts';
import { repositoryStore, type CustomizationSources, type Store } from '../sources.ts';
import type { Customizations, LeftOutCustomization, Reader, WorkspaceFolder } from '../types.ts';
import { collectSettings } from './collect-settings.ts';
import { readContributed } from './contributed-files.ts';
import { findContextFiles } from './context-files.ts';
import { findCandidates, type Candidates } from './find-candidates.ts';
import { locateFiles, type LocatedFile, type StrayFile } from './locate-files.ts';
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
  /** Files with the name of a customization that no program searches for. */
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
  const isContext = new Set(context.located.map(({ path }) => path));
  return {
    store,
    candidates,
    settings,
    folders,
    placed: [
      ...[...inPlace.located, ...contributed.located, ...context.located].map((file) =>
        placedInRepository(store, withReaders(file, context.alsoReadBy.get(file.path))),
      ),
      ...(await placeElsewhere(sources, settings, compatibility)),
    ],
    strays: contributed.strays.filter(({ path }) => !isContext.has(path)),
    fromSettings: await readSettingInstructions(store.workspace, settings, paths),
    leftOut,
    problems,
    contributionProblems: contributed.problems,
  };
}

function withReaders(file: LocatedFile, more: readonly Reader[] | undefined): LocatedFile {
  return more === undefined ? file : { ...file, place: { ...file.place, readers: [...file.place.readers, ...more] } };
}
