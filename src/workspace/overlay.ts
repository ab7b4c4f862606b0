import { readEndings } from './endings.ts';
import { mergeEntries } from './merge-entries.ts';
import { byPath, isBelow } from './paths.ts';
import type { Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';

const FOLDER: WorkspaceFile = { kind: 'not-a-file', reason: 'it is a folder' };

/**
 * A workspace in which some files have other contents or are removed (`undefined`). As on disk, a file replaces a folder
 * and everything below it, and a folder replaces a file or link. The paths are plain, like those of `Workspace`.
 */
export function overlayWorkspace(
  base: Workspace,
  changed: ReadonlyMap<string, Uint8Array | string | undefined>,
  name: string,
): Workspace {
  const given = [...changed].flatMap(([path, content]): WorkspaceEntry[] =>
    content === undefined ? [] : [{ path, kind: 'file' }],
  );
  const places = takenPlaces(given);
  const isStanding = ({ path }: WorkspaceEntry): boolean =>
    !changed.has(path) && !places.isAbove(path) && !places.isBelow(path);
  const list = async (folder: string): Promise<readonly WorkspaceEntry[]> => {
    const standing = (await base.list(folder)).filter(isStanding);
    const added = given.filter(({ path }) => isBelow(path, folder));
    return mergeEntries(standing, added);
  };
  const folderOrMissing = async (path: string): Promise<WorkspaceFile> =>
    (await list(path)).length > 0 ? FOLDER : { kind: 'missing' };
  /**
   * Whether a folder has no files left, so that it does not exist. This is not checked if the tree cannot be listed at
   * once, because everything below the folder would have to be requested.
   */
  const hasLostAll = async (path: string): Promise<boolean> => {
    const { entries, isComplete } = await base.find({ endings: [''], deep: [], shallow: [] });
    return isComplete && !entries.some((entry) => isBelow(entry.path, path) && isStanding(entry));
  };

  const sizeOf = async (path: string): Promise<number | undefined> => {
    const content = changed.get(path);
    return content === undefined ? (changed.has(path) ? undefined : base.sizeOf?.(path)) : Buffer.byteLength(content);
  };
  return {
    name,
    list,
    sizeOf,
    find: async (query) => {
      const { entries, ...rest } = await base.find(query);
      const endings = readEndings(query.endings);
      const found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(entries.filter(isStanding), found), ...rest };
    },
    read: async (path) => {
      const content = changed.get(path);
      if (content !== undefined) {
        return { kind: 'file', bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content };
      }
      if (path === '' || places.isAbove(path)) {
        return FOLDER;
      }
      if (places.isBelow(path)) {
        return { kind: 'missing' };
      }
      if (changed.has(path)) {
        return folderOrMissing(path);
      }
      const file = await base.read(path);
      const hasLost = file.kind === 'not-a-file' && [...changed.keys()].some((gone) => isBelow(gone, path));
      return hasLost && (await hasLostAll(path)) ? { kind: 'missing' } : file;
    },
  };
}

interface TakenPlaces {
  /** Whether a path is a folder above one of the files. */
  isAbove(path: string): boolean;
  /** Whether one of the files has the path of a folder above this path. */
  isBelow(path: string): boolean;
}

/**
 * Prepares both checks, which run for every entry of a workspace: one is a binary search, the other tests only the few
 * lengths that the paths of the files have.
 */
function takenPlaces(files: readonly WorkspaceEntry[]): TakenPlaces {
  const sorted = files.toSorted(byPath).map(({ path }) => path);
  const paths = new Set(sorted);
  const lengths = [...new Set(sorted.map((path) => path.length))];
  return {
    isAbove: (path) => sorted[firstAtOrAfter(sorted, `${path}/`)]?.startsWith(`${path}/`) === true,
    isBelow: (path) => lengths.some((length) => path[length] === '/' && paths.has(path.slice(0, length))),
  };
}

function firstAtOrAfter(sorted: readonly string[], path: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < path) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
