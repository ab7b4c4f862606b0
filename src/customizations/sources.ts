import { readText, type ReadText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Compatibility, Level } from './types.ts';

/** All that customizations are looked for in. */
export interface CustomizationSources {
  readonly repository: Workspace;
  /** Folders of the repository that somebody named as workspace folders, from its root. */
  readonly workspaceFolders?: readonly string[];
  /** The user's home folder; only at a machine whose user asked for it. */
  readonly userFolder?: Workspace;
  /** The user's settings of VS Code. */
  readonly userSettings?: SourceText;
  /** Repositories of the organization, the first to be preferred. `name` as `octo/.github-private`. */
  readonly organization?: readonly { readonly name: string; readonly workspace: Workspace }[];
  /** Names of the organization's agents that may be used; absent for all. */
  readonly remoteAgents?: readonly string[];
  readonly compatibility?: Compatibility;
  /**
   * `guidance` reads only what may guide a review, for each file may cost a request; `all` reads agents, prompts,
   * skills, hooks and what a switch hides as well.
   */
  readonly extent?: 'guidance' | 'all';
  /** Changed files: where a tree cannot be listed whole, nested files are looked for above these. */
  readonly near?: readonly string[];
}

/** One place that files come from, and how reports name them. */
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

/** Reads a file of a store under the name by which reports speak of it. */
export async function readFrom(store: Store, path: string): Promise<ReadText> {
  const read = await readText(store.workspace, path);
  return read.kind === 'text' && store.prefix !== ''
    ? { ...read, source: { ...read.source, path: `${store.prefix}${read.source.path}` } }
    : read;
}
