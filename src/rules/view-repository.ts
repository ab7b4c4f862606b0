import type { Settings } from '../customizations/settings/settings.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isBundled } from './reading/texts/checked-kind.ts';
import { indexPaths } from './reading/paths/path-index.ts';
import type { CheckedFile, RepositoryView } from './types.ts';

/**
 * Makes the view of a repository for rules, after its customizations were listed. It lists all paths. `whole` is the same
 * workspace including the files that git ignores.
 */
export async function viewRepository(
  workspace: Workspace,
  { settings, files, holdsIgnored = false }: Listed,
  whole: Workspace = workspace,
  ownName: RepositoryView['ownName'] = () => Promise.resolve(undefined),
): Promise<RepositoryView> {
  const read: RepositoryView['read'] = async (path) => {
    const found = await readText(workspace, path);
    return found.kind === 'text' ? found.source : undefined;
  };
  return {
    paths: indexPaths(await workspace.list('')),
    settings,
    files: files.filter(({ kind }) => !isBundled(kind)),
    holdsIgnored,
    listAll: (folder) => whole.list(folder),
    read,
    ownName,
    sizeOf: async (path) => workspace.sizeOf?.(path),
    remember: (_, work) => work({ read }),
  };
}

interface Listed {
  readonly settings: Settings;
  readonly files: readonly CheckedFile[];
  readonly holdsIgnored?: boolean;
}
