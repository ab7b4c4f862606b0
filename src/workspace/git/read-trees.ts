import { GitError } from './process.ts';
import type { GitObject } from './object-answers.ts';
import type { ObjectReader } from './object-reader.ts';

/** Is given the bytes of a tree, which it may not keep; returns the ids of trees to read after those asked for before. */
export type VisitTree = (bytes: Buffer) => readonly string[];

/** No tree of ours is nearly as large: a folder with a million files has about 40 MB. */
const MAX_TREE_BYTES = 64 * 1024 * 1024;

/** The tree of a commit, or one by its id; throws a `GitError` where it is missing. */
export async function readTree(objects: ObjectReader, id: string): Promise<Buffer> {
  return bytesOf(await objects.read(`${id}^{tree}`, MAX_TREE_BYTES), id);
}

/** By callbacks: a promise for each tree would take twice as long as all the rest. */
export function visitTrees(objects: ObjectReader, top: string, visit: VisitTree): Promise<void> {
  return new Promise((resolve, fail) => {
    let open = 0;
    const ask = (id: string, name: string): void => {
      open += 1;
      objects.ask({ name, maxBytes: MAX_TREE_BYTES, fail, answer: (object) => take(id, object) });
    };
    const take = (id: string, object: GitObject | undefined): void => {
      try {
        visit(bytesOf(object, id)).forEach((next) => ask(next, next));
      } catch (error) {
        // The questions that are still open come to nothing.
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

function bytesOf(object: GitObject | undefined, id: string): Buffer {
  if (object?.type !== 'tree' || object.bytes === 'too-large') {
    const reason = object?.type === 'tree' ? 'is larger than 64 MB' : 'is not in this clone';
    throw new GitError('git cat-file', undefined, `the tree ${id} ${reason}`);
  }
  return object.bytes;
}
