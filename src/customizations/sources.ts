import { readText, type ReadText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Compatibility, Level } from './types.ts';

/** Everything in which customizations are searched. */
export interface CustomizationSources {
  readonly repository: Workspace;
  /** Folders of the repository that somebody named as workspace folders, from its root. */
  readonly workspaceFolders?: readonly string[];
  /** The user's home folder. Only if the user of this machine asked for it. */
  readonly userFolder?: Workspace;
  /** The user's settings of VS Code. */
  readonly userSettings?: SourceText;
  /** Repositories of the organization, the first to be preferred. `name` as `octo/.github-private`. */
  readonly organization?: readonly { readonly name: string; readonly workspace: Workspace }[];
  /** Names of the organization's agents that may be used; absent for all. */
  readonly remoteAgents?: readonly string[];
  readonly compatibility?: Compatibility;
  /**
   * `guidance` reads only what may guide a review, because each file may cost a request. `all` also reads agents, prompts,
   * skills, hooks and files that a switch hides.
   */
  readonly extent?: 'guidance' | 'all';
  /** Changed files. If a tree cannot be listed as a whole, nested files are searched only in the folders above these. */
  readonly near?: readonly string[];
}

/**
 * One store of customization files: the repository, the user's home folder or a repository of the organization. It also says
 * how reports name its files.
 */
export interface Store {
  readonly level: Level;
  readonly workspace: Workspace;
  /** Put in front of a path: nothing, `~/`, or `octo/.github:`. */
  readonly prefix: string;
}

export function repositoryStore(sources: CustomizationSources): Store {
  return { level: 'repository', workspace: sources.repository, prefix: '' };
}

export function userStores({ userFolder }: CustomizationSources): readonly Store[] {
  return userFolder === undefined ? [] : [{ level: 'user', workspace: userFolder, prefix: '~/' }];
}

export function organizationStores({
  organization = [],
}: Pick<CustomizationSources, 'organization'>): readonly Store[] {
  return organization.map(({ name, workspace }) => ({ level: 'organization', workspace, prefix: `${name}:` }));
}

/** Reads a file of a store. The text gets the path that reports use. */
export async function readFrom(store: Store, path: string): Promise<ReadText> {
  const read = await readText(store.workspace, path);
  return read.kind === 'text' && store.prefix !== ''
    ? { ...read, source: { ...read.source, path: `${store.prefix}${read.source.path}` } }
    : read;
}
