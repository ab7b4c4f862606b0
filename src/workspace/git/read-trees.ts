import { GitError } from './process.ts';
import type { GitObject } from './object-answers.ts';
import type { ObjectReader } from './object-reader.ts';

/** Gets the bytes of a tree, which it must not keep. Returns ids of trees to read after those already asked for. */
export type VisitTree = (bytes: Buffer) => readonly string[];

/** Real trees are smaller: a folder with a million files has about 40 MB. */
const MAX_TREE_BYTES = 64 * 1024 * 1024;

/** Reads the tree of a commit, or the tree with this id. Throws a `GitError` if it is missing. */
export async function readTree(objects: ObjectReader, id: string): Promise<Buffer> {
  return requireTree(await objects.read(`${id}^{tree}`, MAX_TREE_BYTES), id);
}

/** Reads trees with callbacks. A promise for each tree would take twice as long as everything else together. */
export function visitTrees(objects: ObjectReader, top: string, visit: VisitTree): Promise<void> {
  return new Promise((resolve, fail) => {
    let open = 0;
    const ask = (id: string, name: string): void => {
      open += 1;
      objects.ask({ name, maxBytes: MAX_TREE_BYTES, fail, answer: (object) => take(id, object) });
    };
    const take = (id: string, object: GitObject | undefined): void => {
      try {
        visit(requireTree(object, id)).forEach((next) => ask(next, next));
      } catch (error) {
        // Answers to the remaining questions have no effect any more.
        fail(error);
        return;
      }
      open -= 1;
      if (open === 0) {
        resolve();
      }
    };
    ask(top, `${top}^{tree}`);
  });
}

function requireTree(object: GitObject | undefined, id: string): Buffer {
  if (object?.type !== 'tree' || object.bytes === 'too-large') {
    const reason = object?.type === 'tree' ? 'is larger than 64 MB' : 'is not in this clone';
    throw new GitError('git cat-file', undefined, `the tree ${id} ${reason}`);
  }
  return object.bytes;
}
