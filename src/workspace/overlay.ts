import { readEndings } from './endings.ts';
import { mergeEntries } from './merge-entries.ts';
import { byPath, isBelow } from './paths.ts';
import type { Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';
import { firstFrom } from '../structures/first-from.ts';

const FOLDER: WorkspaceFile = { kind: 'not-a-file', reason: 'it is a folder' };

/** The contents of changed files by path; `undefined` for a removed file. */
type ChangedFiles = ReadonlyMap<string, Uint8Array | string | undefined>;

/**
 * A workspace in which some files have other contents or are removed (`undefined`). As on disk, a file replaces a folder
 * and everything below it, and a folder replaces a file or link. The paths are plain, like those of `Workspace`.
 */
export function overlayWorkspace(base: Workspace, changed: ChangedFiles, name: string): Workspace {
  const given = [...changed].flatMap(([path, content]): WorkspaceEntry[] =>
    content === undefined ? [] : [{ path, kind: 'file' }],
  );
  const overlay = { base, changed, given, places: takenPlaces(given) };
  return {
    name,
    list: (folder) => listFolder(overlay, folder),
    sizeOf: (path) => findSize(overlay, path),
    find: async (query) => {
      const { entries, ...rest } = await base.find(query);
      const endings = readEndings(query.endings);
      const found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(withoutReplaced(overlay, entries), found), ...rest };
    },
    read: (path) => readFile(overlay, path),
  };
}

interface Overlay {
  readonly base: Workspace;
  readonly changed: ChangedFiles;
  /** The entries of the changed files, without the removed ones. */
  readonly given: readonly WorkspaceEntry[];
  readonly places: TakenPlaces;
}

/** The entries of the base workspace that no change removes or replaces. */
function withoutReplaced({ changed, places }: Overlay, entries: readonly WorkspaceEntry[]): readonly WorkspaceEntry[] {
  return entries.filter(({ path }) => !changed.has(path) && !places.isAbove(path) && !places.isBelow(path));
}

async function listFolder(overlay: Overlay, folder: string): Promise<readonly WorkspaceEntry[]> {
  const kept = withoutReplaced(overlay, await overlay.base.list(folder));
  return mergeEntries(
    kept,
    overlay.given.filter(({ path }) => isBelow(path, folder)),
  );
}

async function findSize({ base, changed }: Overlay, path: string): Promise<number | undefined> {
  const content = changed.get(path);
  return content === undefined ? (changed.has(path) ? undefined : base.sizeOf?.(path)) : Buffer.byteLength(content);
}

async function readFile(overlay: Overlay, path: string): Promise<WorkspaceFile> {
  const { base, changed, places } = overlay;
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
    return (await listFolder(overlay, path)).length > 0 ? FOLDER : { kind: 'missing' };
  }
  const file = await base.read(path);
  const hasLost = file.kind === 'not-a-file' && [...changed.keys()].some((gone) => isBelow(gone, path));
  return hasLost && (await hasLostAll(overlay, path)) ? { kind: 'missing' } : file;
}

/**
 * Whether a folder has no files left, so that it does not exist. This is not checked if the tree cannot be listed at
 * once, because everything below the folder would have to be requested.
 */
async function hasLostAll(overlay: Overlay, folder: string): Promise<boolean> {
  const { entries, isComplete } = await overlay.base.find({ endings: [''], deep: [], shallow: [] });
  const below = entries.filter(({ path }) => isBelow(path, folder));
  return isComplete && withoutReplaced(overlay, below).length === 0;
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
    isAbove: (path) => sorted[firstFrom(sorted, `${path}/`)]?.startsWith(`${path}/`) === true,
    isBelow: (path) => lengths.some((length) => path[length] === '/' && paths.has(path.slice(0, length))),
  };
}
