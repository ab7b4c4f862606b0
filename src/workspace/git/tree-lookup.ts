import { isPlainPath } from '../paths.ts';
import { readTreeEntries, type TreeEntry } from './tree.ts';

type ReadTree = (id: string) => Promise<Buffer>;

/** Looks into the folders of a commit by name. */
export interface TreeLookup {
  /** What stands at a path; the commit's own tree for the empty one. */
  entry(path: string): Promise<TreeEntry | undefined>;
  /** The direct entries of a folder; none where there is no such folder. */
  folder(path: string): Promise<readonly TreeEntry[]>;
}

/** Each tree on the way to a path is read once. */
export function lookInTrees(read: ReadTree, commit: string): TreeLookup {
  const known = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();
  const entriesOf = (id: string): Promise<ReadonlyMap<string, TreeEntry>> => {
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
      found = found.kind === 'folder' ? (await entriesOf(found.id)).get(name) : undefined;
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
      return found?.kind === 'folder' ? [...(await entriesOf(found.id)).values()] : [];
    },
  };
}

async function readEntries(read: ReadTree, id: string): Promise<ReadonlyMap<string, TreeEntry>> {
  const { folders, others } = readTreeEntries(await read(id), id.length / 2, () => true);
  return new Map([...folders, ...others].map((entry) => [entry.name, entry]));
}
