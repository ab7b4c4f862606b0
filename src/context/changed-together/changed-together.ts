import type { ReadEarlierPaths } from '../notes/readers.ts';
import type { ContextProvider } from '../provider.ts';
import { findCoChanges } from './co-changes.ts';

/** Older commits were made to files that have changed since. */
const MAX_COMMITS = 2_000;
/** A change of more files is a reformatting or a rename. */
const MAX_CHANGED = 100;
const WORTH = 1;

/**
 * Notes the files that change in most of the commits that change a file of the change, but not in this one. In five
 * repositories that it was not tuned on, 75 % of the files noted for commits without one of their files are the missing
 * one, 29 % of the missing files are noted, and 8 % of whole commits get a note (`bench/context/providers/`).
 *
 * @param all the paths of the change, also those of files that are not reviewed, and those that other jobs review. These are
 *   not missing, and what they change with is noted by the other jobs.
 * @param listPaths the paths of the repository after the change
 */
export function changedTogetherProvider(
  readPaths: ReadEarlierPaths,
  all: { readonly own: readonly string[]; readonly others: readonly string[] },
  listPaths: () => Promise<readonly string[]>,
): ContextProvider {
  return {
    name: 'changed-together',
    async provide({ note }) {
      const changed = new Set([...all.own, ...all.others]);
      if (changed.size > MAX_CHANGED) {
        return;
      }
      const [commits, paths] = await Promise.all([readPaths(MAX_COMMITS), listPaths()]);
      const present = new Set(paths);
      const own = new Set(all.own);
      for (const { path, with: source, together, changes } of findCoChanges(commits, changed, (one) =>
        present.has(one),
      )) {
        if (!own.has(source)) {
          continue;
        }
        note({
          source: path,
          title: 'Files that usually change together',
          text: `${path} usually changes together with ${source} (in ${together} of ${changes} commits), but is unchanged here.`,
          why: `it changed in ${together} of the ${changes} last commits that change ${source}`,
          worth: WORTH,
          for: [source],
        });
      }
    },
  };
}
