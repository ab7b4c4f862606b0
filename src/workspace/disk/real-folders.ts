import type { Disk } from './disk.ts';
import { folderOf, isGitFolder, nameOf } from '../paths.ts';

/** Whether all of these, from the top down, are folders of the workspace, and not links, submodules or git's own folder. */
export async function areFolders(disk: Disk, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    if (!(await isFolder(disk, folder))) {
      return false;
    }
  }
  return true;
}

/** Remembers folders, so that each is checked only once. */
export interface RealFolders {
  /** Whether a folder and all above it are folders of the workspace, as in `areFolders`. */
  readonly isReal: (folder: string) => Promise<boolean>;
  /** Adds a folder that was reached from a real folder, so that it need not be checked. */
  readonly add: (folder: string) => void;
}

export function rememberFolders(disk: Disk): RealFolders {
  const known = new Map<string, Promise<boolean>>([['', REAL]]);
  const look = async (folder: string): Promise<boolean> =>
    (await isReal(folderOf(folder))) && (await isFolder(disk, folder));
  const isReal = (folder: string): Promise<boolean> => {
    const answer = known.get(folder) ?? look(folder);
    known.set(folder, answer);
    return answer;
  };
  return { isReal, add: (folder) => void known.set(folder, REAL) };
}

const REAL = Promise.resolve(true);

async function isFolder(disk: Disk, folder: string): Promise<boolean> {
  if (folder === '') {
    return true;
  }
  const kind = isGitFolder(nameOf(folder)) ? undefined : await disk.kindOf(folder);
  return kind === 'folder' && (await disk.kindOf(`${folder}/.git`)) === undefined;
}
