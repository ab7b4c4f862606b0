import type { ReadText } from '../workspace/read-text.ts';
import { organizationStores, readFrom, repositoryStore, userStores, type CustomizationSources } from './sources.ts';
import type { Standing } from './types.ts';

/** Reads the file of a customization, of whatever level, by the name that reports have for it. */
export type ReadCustomization = (customization: Pick<Standing, 'path' | 'level'>) => Promise<ReadText>;

/** Reads files of the sources in which customizations were found, for those of which only the name is known so far. */
export function customizationReader(
  sources: Pick<CustomizationSources, 'repository' | 'userFolder' | 'organization'>,
): ReadCustomization {
  const stores = [repositoryStore(sources), ...userStores(sources), ...organizationStores(sources)];
  return async ({ path, level }) => {
    const store = stores.find((one) => one.level === level && path.startsWith(one.prefix));
    return store === undefined
      ? { kind: 'problem', code: 'missing', message: `"${path}" is in none of the places that are looked at` }
      : readFrom(store, path.slice(store.prefix.length));
  };
}
