import {
  organizationStores,
  repositoryStore,
  userStores,
  type CustomizationSources,
} from '../customizations/sources.ts';
import type { Standing } from '../customizations/types.ts';
import { folderOf, isBelow } from '../workspace/paths.ts';

/** Lists the extra files of a skill, by their paths in its folder. */
export type ListSkillFiles = (skill: Pick<Standing, 'path' | 'level'>) => Promise<readonly string[]>;

/**
 * Lists the files of skills in the sources where the skills were found; in the repository this is the trusted
 * revision. Links are left out, because they may lead out of the skill's folder.
 */
export function skillFiles(
  sources: Pick<CustomizationSources, 'repository' | 'userFolder' | 'organization'>,
): ListSkillFiles {
  const stores = [repositoryStore(sources), ...userStores(sources), ...organizationStores(sources)];
  return async ({ path, level }) => {
    const store = stores.find((one) => one.level === level && path.startsWith(one.prefix));
    if (store === undefined) {
      return [];
    }
    const own = path.slice(store.prefix.length);
    const folder = folderOf(own);
    // For a skill in the root folder, all files of the repository would be extra files.
    if (folder === '') {
      return [];
    }
    const entries = await store.workspace.list(folder);
    return entries
      .filter((entry) => entry.kind === 'file' && entry.path !== own && isBelow(entry.path, folder))
      .map((entry) => entry.path.slice(folder.length + 1));
  };
}
