import {
  organizationStores,
  repositoryStore,
  userStores,
  type CustomizationSources,
} from '../customizations/sources.ts';
import type { Standing } from '../customizations/types.ts';
import { folderOf, isBelow } from '../workspace/paths.ts';

/** Lists the files beside a skill's own, by their names in its folder. */
export type ListSkillFiles = (skill: Pick<Standing, 'path' | 'level'>) => Promise<readonly string[]>;

/**
 * Lists the files of skills in the sources that the skills were found in: of the repository in the trusted revision.
 * Links are not among them, as they may lead out of the skill's folder.
 */
export function skillFiles(
  sources: Pick<CustomizationSources, 'repository' | 'userFolder' | 'organization'>,
): ListSkillFiles {
  const stores = [repositoryStore(sources), ...userStores(sources), ...organizationStores(sources)];
  return async ({ path, level }) => {
    const store = stores.find((one) => one.level === level && path.startsWith(one.prefix));
    const own = path.slice(store?.prefix.length ?? 0);
    const folder = folderOf(own);
    // A skill at the top of a repository has the whole of it beside it.
    if (store === undefined || folder === '') {
      return [];
    }
    const entries = await store.workspace.list(folder);
    return entries
      .filter((entry) => entry.kind === 'file' && entry.path !== own && isBelow(entry.path, folder))
      .map((entry) => entry.path.slice(folder.length + 1));
  };
}
