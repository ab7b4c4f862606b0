import type { Disk } from './disk.ts';
import { isGitFolder, nameOf } from '../paths.ts';
import type { WorkspaceEntry } from '../workspace.ts';

/** The names of folders that a walk skips, and the number of entries of any kind after which it ends. */
export interface WalkLimits {
  readonly skipped: readonly string[];
  readonly maxEntries: number;
}

export interface Walk {
  readonly entries: readonly WorkspaceEntry[];
  readonly isComplete: boolean;
}

/** The number of folders that are read at the same time. */
const AT_ONCE = 32;

/**
 * Lists the entries below a folder on disk level by level, so that a walk that ends early has seen the upper levels. Links
 * are not followed. As in git, `.git` is not part of a folder, and a folder that contains one is a submodule. A
 * folder that the system refuses to list is an entry, except the first one. `tell` is called for each folder that was listed and is not a submodule.
 */
export async function walkFolder(
  disk: Disk,
  folder: string,
  limits: WalkLimits,
  tell: (folder: string) => void,
): Promise<Walk> {
  const entries: WorkspaceEntry[] = [];
  let level = [folder];
  let seen = 0;
  while (level.length > 0) {
    const next: string[] = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      const paths = level.slice(at, at + AT_ONCE);
      const listings = await Promise.all(paths.map((path) => listFolder(disk, path)));
      paths.filter((_, index) => listings[index]?.isSubmodule === false).forEach(tell);
      for (const listing of listings) {
        listing.entries.forEach((entry) => entries.push(entry));
        listing.folders.filter((path) => !limits.skipped.includes(nameOf(path))).forEach((path) => next.push(path));
        seen += listing.entries.length + listing.folders.length;
      }
      if (seen > limits.maxEntries) {
        return { entries, isComplete: false };
      }
    }
    level = next;
  }
  return { entries, isComplete: true };
}

export interface Listing {
  /** If true, `entries` has only the submodule itself. */
  readonly isSubmodule: boolean;
  readonly entries: readonly WorkspaceEntry[];
  readonly folders: readonly string[];
}

/** Lists the direct entries of a folder, and its folders, some of which may be submodules. */
export async function listFolder(disk: Disk, folder: string): Promise<Listing> {
  const children = await disk.readFolder(folder);
  if (children === undefined) {
    return { isSubmodule: false, entries: folder === '' ? [] : [{ path: folder, kind: 'closed-folder' }], folders: [] };
  }
  if (folder !== '' && children.some((child) => child.name === '.git')) {
    return { isSubmodule: true, entries: [{ path: folder, kind: 'submodule' }], folders: [] };
  }
  const entries: WorkspaceEntry[] = [];
  const folders: string[] = [];
  for (const child of children.filter(({ name }) => !isGitFolder(name))) {
    const path = folder === '' ? child.name : `${folder}/${child.name}`;
    if (child.kind === 'folder') {
      folders.push(path);
    } else {
      // A device, a pipe or a socket is listed as a file: whoever reads it gets told what it is, so that it is not passed over.
      entries.push({ path, kind: child.kind === 'symlink' ? 'symlink' : 'file' });
    }
  }
  return { isSubmodule: false, entries, folders };
}
