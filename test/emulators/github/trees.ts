import type { Git } from './git.ts';

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  /** Size in bytes; 0 for anything except a blob. */
  readonly size: number;
}

const trees = new WeakMap<Git, Map<string, Promise<readonly TreeEntry[]>>>();

/** Lists the entries of a tree, and with `recursive` also of the trees below it. A tree that has a SHA never changes. */
export function readTree(git: Git, tree: string, recursive = false): Promise<readonly TreeEntry[]> {
  if (!/^[0-9a-f]{40}$/.test(tree)) return listTree(git, tree, recursive);
  const known = trees.get(git) ?? new Map<string, Promise<readonly TreeEntry[]>>();
  trees.set(git, known);
  const found = known.get(`${tree} ${recursive}`) ?? listTree(git, tree, recursive);
  known.set(`${tree} ${recursive}`, found);
  return found;
}

async function listTree(git: Git, tree: string, recursive: boolean): Promise<readonly TreeEntry[]> {
  const output = await git.text(['ls-tree', '-z', '-l', ...(recursive ? ['-r', '-t'] : []), tree]);
  return output.split('\0').filter(Boolean).map(parseEntry);
}

/** `100644 blob <sha>     123 TAB path` */
function parseEntry(record: string): TreeEntry {
  const [head = '', path = ''] = record.split(/\t(.*)/s);
  const [mode = '', type = '', sha = '', size = ''] = head.split(/ +/);
  if (type !== 'blob' && type !== 'tree' && type !== 'commit') throw new Error(`Unexpected tree entry "${record}".`);
  return { path, mode, type, sha, size: Number(size) || 0 };
}
