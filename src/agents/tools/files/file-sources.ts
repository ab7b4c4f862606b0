import type { ReadStart } from '../../../changes/exclusion/exclusion.ts';
import type { Workspace, WorkspaceEntry } from '../../../workspace/workspace.ts';
import { readAskedPath, withoutDiffPrefix, type AskedPath } from './asked-path.ts';
import { closenessTo } from './closeness.ts';
import { listFiles, type FileList } from './list-files.ts';
import { rememberReads } from './remember-reads.ts';
import { MAX_FILE_BYTES, readShown, type ShownFile } from './shown-file.ts';

/** The side of the change that a tool reads: `head` is the repository with the change, `base` without it. */
export type Revision = 'head' | 'base';

export interface FileSourcesTerms {
  readonly head: Workspace;
  readonly base: Workspace;
  /** Returns the reason why content exclusion keeps a file from models; undefined if it does not. */
  readonly mayShow: (path: string, readStart: ReadStart) => Promise<string | undefined>;
  /** Paths of the change, before and after it. */
  readonly changed: readonly string[];
  /** Maximum number of reads that cost a request each, if reading a file may cost one. */
  readonly maxReads?: number;
}

/**
 * The files that the tools of one run can read. Each file is listed and read once. Files that must not be shown are
 * never returned.
 */
export interface FileSources {
  /**
   * Resolves a path that a model wrote to an existing file or folder; if there is none, it returns the normalized
   * path.
   */
  resolve(written: string, revision: Revision): Promise<AskedPath>;
  list(revision: Revision): Promise<FileList>;
  /** The files to search: first those of the change, then the others by closeness to it. */
  nearestFirst(revision: Revision): Promise<readonly WorkspaceEntry[]>;
  read(path: string, revision: Revision): Promise<ShownFile>;
  /** Undefined if the workspace does not know the size without reading. */
  sizeOf(path: string, revision: Revision): Promise<number | undefined>;
  isChanged(path: string): boolean;
  /** From 0 to 1; changed files are 1. */
  closeness(path: string): number;
  /**
   * The files that one search may read, in the given order. If reads are limited, a search may use half of the
   * remaining ones.
   */
  affordable(paths: readonly string[], revision: Revision): Promise<readonly string[]>;
}

/** Share of the remaining reads that one search may use. */
const SHARE_OF_READS = 0.5;

export function openFileSources(terms: FileSourcesTerms): FileSources {
  const { head, base, changed, maxReads = Number.POSITIVE_INFINITY } = terms;
  const workspaces: Readonly<Record<Revision, Workspace>> = { head, base };
  const changedPaths = new Set(changed);
  const closeness = closenessTo(changed);
  const lists = new Map<Revision, Promise<FileList>>();
  const sorted = new Map<Revision, Promise<readonly WorkspaceEntry[]>>();
  const paid = new Set<string>();

  const list = (revision: Revision): Promise<FileList> => once(lists, revision, () => listFiles(workspaces[revision]));
  const sort = async (revision: Revision): Promise<readonly WorkspaceEntry[]> =>
    sortNearest((await list(revision)).entries, closeness);
  /** The paths whose read costs a request. */
  const priced = async (paths: readonly string[], revision: Revision): Promise<ReadonlySet<string>> => {
    const unpaid =
      maxReads === Number.POSITIVE_INFINITY ? [] : paths.filter((path) => !paid.has(`${revision} ${path}`));
    return unpaid.length === 0
      ? new Set()
      : ((await workspaces[revision].bring?.(unpaid, MAX_FILE_BYTES)) ?? new Set(unpaid));
  };
  const readFresh = rememberReads(async (path, revision: Revision) => {
    const pay = async (one: string): Promise<boolean> => {
      if ((await priced([one], revision)).size === 0) {
        return true;
      }
      const isPaid = paid.size < maxReads;
      if (isPaid) {
        paid.add(`${revision} ${one}`);
      }
      return isPaid;
    };
    return readShown(workspaces[revision], path, await list(revision), { mayShow: terms.mayShow, pay });
  });
  return {
    list,
    resolve: async (written, revision) => {
      const asked = readAskedPath(written);
      const { has } = await list(revision);
      const shorter = asked.kind === 'inside' && !has(asked.path) ? withoutDiffPrefix(asked.path) : undefined;
      return shorter !== undefined && has(shorter) ? { kind: 'inside', path: shorter } : asked;
    },
    nearestFirst: (revision) => once(sorted, revision, () => sort(revision)),
    read: readFresh,
    sizeOf: async (path, revision) => workspaces[revision].sizeOf?.(path),
    isChanged: (path) => changedPaths.has(path),
    closeness,
    affordable: async (paths, revision) => {
      const costly = await priced(paths, revision);
      let left = Math.ceil((maxReads - paid.size) * SHARE_OF_READS);
      return paths.filter((path) => !costly.has(path) || left-- > 0);
    },
  };
}

function once<Key, T>(made: Map<Key, Promise<T>>, key: Key, make: () => Promise<T>): Promise<T> {
  const known = made.get(key);
  if (known !== undefined) {
    return known;
  }
  const making = make();
  made.set(key, making);
  // A failed read is not remembered: the network may work the next time.
  making.catch(() => made.delete(key));
  return making;
}

function sortNearest(
  entries: readonly WorkspaceEntry[],
  closeness: (path: string) => number,
): readonly WorkspaceEntry[] {
  const rated = entries.filter(({ kind }) => kind === 'file').map((entry) => ({ entry, near: closeness(entry.path) }));
  // The sort is stable: equally close files keep the order of their paths.
  return rated.sort((a, b) => b.near - a.near).map(({ entry }) => entry);
}
