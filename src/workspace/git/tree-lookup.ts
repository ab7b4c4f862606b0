import { isPlainPath } from '../paths.ts';
import { readTreeEntries, type TreeEntry } from './tree.ts';

type ReadTree = (id: string) => Promise<Buffer>;

/** Finds entries of a commit by their paths. */
export interface TreeLookup {
  /** The entry at a path. The empty path is the commit's own tree. */
  entry(path: string): Promise<TreeEntry | undefined>;
  /** The direct entries of a folder; none if there is no such folder. */
  folder(path: string): Promise<readonly TreeEntry[]>;
}

/** Creates a lookup that reads each tree on the way to a path once. */
export function lookInTrees(read: ReadTree, commit: string): TreeLookup {
  const known = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();
  const readOnce = (id: string): Promise<ReadonlyMap<string, TreeEntry>> => {
    const entries = known.get(id) ?? readEntries(read, id);
    known.set(id, entries);
    return entries;
  };
  const entry = async (path: string): Promise<TreeEntry | undefined> => {
    let found: TreeEntry | undefined = { kind: 'folder', name: '', id: commit };
    if (path === '') {
      return found;
    }
    for (const name of isPlainPath(path) ? path.split('/') : ['']) {
      found = found.kind === 'folder' ? (await readOnce(found.id)).get(name) : undefined;
      if (found === undefined) {
        return undefined;
      }
    }
    return found;
  };
  return {
    entry,
    folder: async (path) => {
      const found = await entry(path);
      return found?.kind === 'folder' ? [...(await readOnce(found.id)).values()] : [];
    },
  };
}

async function readEntries(read: ReadTree, id: string): Promise<ReadonlyMap<string, TreeEntry>> {
  const { folders, others } = readTreeEntries(await read(id), id.length / 2, () => true);
  return new Map([...folders, ...others].map((entry) => [entry.name, entry]));
}
