import { atMost } from '../at-most.ts';
import type { Disk } from './disk.ts';
import { readEndings, type Endings } from '../endings.ts';
import { GitError } from '../git/process.ts';
import { mergeEntries } from '../merge-entries.ts';
import { openRepository, type OpenedRepository } from '../git/open-repository.ts';
import { folderOf, isPlainPath, parentsOf } from '../paths.ts';
import { hasUndecodableName } from './undecodable-name.ts';
import { areFolders, rememberFolders, type RealFolders } from './real-folders.ts';
import { listFolder, walkFolder, type Listing, type WalkLimits } from './walk.ts';
import type { FindQuery, FindResult, WorkspaceEntry } from '../workspace.ts';
import type { WorkingTreePath } from '../git/git.ts';

/** Outside a repository, the folder may contain somebody's whole disk. */
const WALK_LIMITS: WalkLimits = { skipped: ['node_modules'], maxEntries: 250_000 };

/** The number of folders that are read at the same time. */
const AT_ONCE = 32;

/**
 * Finds entries below `root`, which `disk` reads: with git if it knows this folder, otherwise by walking the disk. `open`
 * opens the repository that contains the folder.
 */
export async function findOnDisk(
  disk: Disk,
  root: string,
  query: FindQuery,
  limits = WALK_LIMITS,
  folders = rememberFolders(disk),
  open = (): Promise<OpenedRepository> => openRepository(root),
): Promise<FindResult> {
  const endings = readEndings(query.endings);
  const isWanted = ({ path, kind }: WorkspaceEntry): boolean => kind !== 'file' || endings.endText(path);
  const known = await askGit(await open(), root, endings);
  const found =
    known === undefined
      ? await walk(disk, query, limits, folders)
      : await checkOnDisk(disk, known, query.deep, folders);
  return { ...found, entries: found.entries.filter(isWanted) };
}

/** Returns undefined if the folder is not in a repository that can be trusted and read, or if git ignores all of it. */
async function askGit(
  opened: OpenedRepository,
  root: string,
  endings: Endings,
): Promise<readonly WorkingTreePath[] | undefined> {
  if (opened.kind === 'problem') {
    return undefined;
  }
  try {
    return await opened.repository.findInWorkingTree(root, endings);
  } catch (error) {
    // Expected: the repository is broken. Its files can still be read.
    if (error instanceof GitError) {
      return undefined;
    }
    throw error;
  } finally {
    opened.repository.close();
  }
}

/**
 * Checks on disk the paths that git listed: files may be missing, and folders may have become links. Files in a folder whose
 * name cannot be decoded are kept, so that whoever reads them is told.
 */
async function checkOnDisk(
  disk: Disk,
  paths: readonly WorkingTreePath[],
  deep: readonly string[],
  folders: RealFolders,
): Promise<FindResult> {
  const inTurn = atMost(AT_ONCE);
  const findClosed = openClosedFinder(disk);
  const groups = groupByFolder(paths);
  const found = await Promise.all(
    [...groups].map(([folder, inside]) =>
      inTurn(async () =>
        (await folders.isReal(folder))
          ? keepExisting(inside, await listFolder(disk, folder))
          : (await hasUndecodableName(disk, folder, folders))
            ? inside.map(({ path }): WorkspaceEntry => ({ path, kind: 'file' }))
            : findClosed(folder),
      ),
    ),
  );
  // Git does not see untracked files in a folder that it cannot list.
  const unseen = deep.filter((folder) => isPlainPath(folder) && folder !== '' && !groups.has(folder));
  const closed = await Promise.all(unseen.map((folder) => inTurn(() => findClosed(folder))));
  return { entries: mergeEntries(found.flat(), closed.flat()), isComplete: true };
}

type Listable = 'listable' | 'closed' | 'no-folder';

/**
 * Makes a function that finds the outermost of a folder and those above it that exists and cannot be listed. Each folder is
 * listed once: in a monorepo, thousands that do not exist may be below the same one, which is large.
 */
function openClosedFinder(disk: Disk): (folder: string) => Promise<readonly WorkspaceEntry[]> {
  const known = new Map<string, Promise<Listable>>();
  const inspect = async (path: string): Promise<Listable> => {
    if ((await disk.kindOf(path)) !== 'folder') {
      return 'no-folder';
    }
    return (await disk.readFolder(path)) === undefined ? 'closed' : 'listable';
  };
  return async (folder) => {
    for (const path of [...parentsOf(folder), folder].filter((one) => one !== '')) {
      const found = known.get(path) ?? inspect(path);
      known.set(path, found);
      const state = await found;
      if (state !== 'listable') {
        return state === 'closed' ? [{ path, kind: 'closed-folder' }] : [];
      }
    }
    return [];
  };
}

function groupByFolder(paths: readonly WorkingTreePath[]): ReadonlyMap<string, readonly WorkingTreePath[]> {
  const groups = new Map<string, WorkingTreePath[]>();
  for (const one of paths.filter(({ path }) => isPlainPath(path))) {
    const folder = folderOf(one.path);
    const group = groups.get(folder) ?? [];
    group.push(one);
    groups.set(folder, group);
  }
  return groups;
}

/** Keeps the paths that exist. A submodule may still be an ordinary folder on disk, so git decides what it is. */
function keepExisting(paths: readonly WorkingTreePath[], { entries, folders }: Listing): readonly WorkspaceEntry[] {
  const existing = new Map(entries.map((entry) => [entry.path, entry]));
  const existingFolders = new Set(folders);
  const closed = entries.filter(({ kind }) => kind === 'closed-folder');
  return closed.length > 0
    ? closed
    : paths.flatMap(({ path, isSubmodule }): readonly WorkspaceEntry[] => {
        const entry = existing.get(path);
        if (entry !== undefined) {
          return [entry];
        }
        return isSubmodule && existingFolders.has(path) ? [{ path, kind: 'submodule' }] : [];
      });
}

async function walk(disk: Disk, query: FindQuery, limits: WalkLimits, folders: RealFolders): Promise<FindResult> {
  const { entries, isComplete } = await walkFolder(disk, '', limits, folders.add);
  if (isComplete) {
    return { entries: mergeEntries(entries), isComplete, holdsIgnored: true };
  }
  const asked: (readonly WorkspaceEntry[])[] = [entries];
  for (const folder of await keepFolders(disk, query.deep)) {
    asked.push((await walkFolder(disk, folder, limits, folders.add)).entries);
  }
  for (const folder of await keepFolders(disk, query.shallow)) {
    asked.push((await listFolder(disk, folder)).entries);
  }
  return { entries: mergeEntries(...asked), isComplete, holdsIgnored: true };
}

async function keepFolders(disk: Disk, folders: readonly string[]): Promise<readonly string[]> {
  const inside: string[] = [];
  for (const folder of new Set(folders)) {
    if (isPlainPath(folder) && (await areFolders(disk, [...parentsOf(folder), folder]))) {
      inside.push(folder);
    }
  }
  return inside;
}
