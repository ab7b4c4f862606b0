import { at } from '../../structures/at.ts';
import type { GitRepository } from './git.ts';
import { isPlainPath } from '../paths.ts';
import { readTreeEntries, type IsWanted, type TreeEntries, type TreeEntry } from './tree.ts';
import type { WorkspaceEntry } from '../workspace.ts';

/** A folder of a commit: the id of its tree, and its path, empty for the top. */
export interface TreeFolder {
  readonly id: string;
  readonly path: string;
}

export interface SearchResult {
  readonly entries: readonly WorkspaceEntry[];
  readonly isComplete: boolean;
}

/** Linux opens no longer path, so no checkout has one. */
const MAX_PATH_CHARACTERS = 4096;
/** A folder takes at least two characters of a path. */
const MAX_DEPTH = MAX_PATH_CHARACTERS / 2;

/**
 * Finds the wanted files below a folder, and all links and submodules; unsorted. Each tree is read once, even if many
 * folders share it: eleven trees that each contain the next one ten times make ten thousand million paths. Paths are
 * built only for wanted entries, with at most `maxCharacters` in total. If this is not enough, or a path is too long for
 * any disk, the result is incomplete.
 */
export async function searchTrees(
  visitTrees: GitRepository['visitTrees'],
  top: TreeFolder,
  isWanted: IsWanted,
  { maxCharacters, withIds }: { readonly maxCharacters: number; readonly withIds?: boolean | undefined },
): Promise<SearchResult> {
  const graph = await readGraph(visitTrees, top.id, isWanted);
  const { entries, isComplete } = makePaths(narrow(graph), top.path, { maxCharacters, withIds });
  return { entries, isComplete: isComplete && !graph.isDeeper };
}

/** The trees of a commit, numbered in the order in which they are found. The top is 0. */
interface Graph {
  readonly trees: readonly TreeEntries[];
  /** For each tree, the number of the edge to its first folder. The edges to its other folders follow. */
  readonly firstEdges: readonly number[];
  /** For each edge, the number of the tree that it starts from, and of the tree that it leads to. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Whether some trees are too deep to be read. */
  readonly isDeeper: boolean;
}

const NONE = -1;

/** Reads all trees level by level, so that each tree is first found at its smallest depth. */
async function readGraph(visitTrees: GitRepository['visitTrees'], topId: string, isWanted: IsWanted): Promise<Graph> {
  const numbers = new Map([[topId, 0]]);
  const depths = [0];
  const trees: TreeEntries[] = [];
  const firstEdges: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let isDeeper = false;
  await visitTrees(topId, (bytes) => {
    const tree = readTreeEntries(bytes, topId.length / 2, isWanted);
    const number = trees.push(tree) - 1;
    const depth = at(depths, number) + 1;
    const fresh: string[] = [];
    firstEdges.push(to.length);
    for (const { id } of tree.folders) {
      let target = numbers.get(id) ?? NONE;
      if (target === NONE && depth <= MAX_DEPTH) {
        target = numbers.size;
        numbers.set(id, target);
        depths.push(depth);
        fresh.push(id);
      }
      isDeeper ||= target === NONE;
      from.push(number);
      to.push(target);
    }
    return fresh;
  });
  return { trees, firstEdges, from, to, isDeeper };
}

/** A tree with only the folders that lead to wanted entries. */
interface NarrowTree {
  readonly folders: readonly { readonly name: string; readonly tree: number }[];
  readonly others: readonly TreeEntry[];
}

/** Removes the folders that have no wanted entry at any depth. */
function narrow(graph: Graph): readonly NarrowTree[] {
  const holds = findHolders(graph);
  return graph.trees.map(({ folders, others }, number) => {
    const first = at(graph.firstEdges, number);
    const held =
      holds[number] === 1 ? folders.map(({ name }, index) => ({ name, tree: at(graph.to, first + index) })) : [];
    return { folders: held.filter(({ tree }) => holds[tree] === 1), others };
  });
}

/** Walks up from the trees with wanted entries. Returns 1 for each tree on the way. */
function findHolders({ trees, from, to }: Graph): Uint8Array {
  const lastEdges = new Int32Array(trees.length).fill(NONE);
  const earlierEdges = to.map((target, edge) => {
    const earlier = lastEdges[target] ?? NONE;
    lastEdges[target] = edge;
    return earlier;
  });
  const holds = new Uint8Array(trees.length);
  const open = [...trees.keys()].filter((number) => trees[number]?.others.length !== 0);
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    if (holds[number] === 0) {
      holds[number] = 1;
      for (let edge = at(lastEdges, number); edge !== NONE; edge = at(earlierEdges, edge)) {
        open.push(at(from, edge));
      }
    }
  }
  return holds;
}

function makePaths(
  trees: readonly NarrowTree[],
  topPath: string,
  { maxCharacters, withIds }: { readonly maxCharacters: number; readonly withIds?: boolean | undefined },
): SearchResult {
  const entries: WorkspaceEntry[] = [];
  const open = [{ tree: 0, path: topPath }];
  let isComplete = true;
  let characters = 0;
  /** Returns undefined if the path cannot exist in a checkout. */
  const place = (folder: string, name: string): string | undefined => {
    const path = folder === '' ? name : `${folder}/${name}`;
    characters += path.length;
    isComplete &&= path.length <= MAX_PATH_CHARACTERS;
    return path.length > MAX_PATH_CHARACTERS || (folder === '' && !isPlainPath(name)) ? undefined : path;
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { folders, others } = at(trees, next.tree);
    for (const { kind, name, id } of others) {
      const path = place(next.path, name);
      if (path !== undefined && kind !== 'folder') {
        entries.push(withIds === true ? { path, kind, id } : { path, kind });
      }
    }
    for (const { name, tree } of folders) {
      const path = place(next.path, name);
      if (path !== undefined) {
        open.push({ tree, path });
      }
    }
    if (characters > maxCharacters) {
      return { entries, isComplete: false };
    }
  }
  return { entries, isComplete };
}
