import type { FindResult, Workspace } from './workspace.ts';

/** Queries for single paths are too many to be kept. */
const LEAST_ENDINGS = 2;

/**
 * A workspace that keeps the results of searches of the whole tree. Each part of an audit searches for the same
 * configurations, and a search visits every folder of the commit.
 */
export function rememberFinds(workspace: Workspace): Workspace {
  const known = new Map<string, Promise<FindResult>>();
  return {
    ...workspace,
    find: async (query) => {
      if (query.endings.length < LEAST_ENDINGS) {
        return workspace.find(query);
      }
      const key = JSON.stringify([query.endings, query.withIds === true]);
      const found = known.get(key) ?? workspace.find(query);
      known.set(key, found);
      const result = await found;
      // Without a whole tree, the folders of the query count.
      return result.isComplete ? result : workspace.find(query);
    },
  };
}
