import type { ReadText } from '../workspace/read-text.ts';
import { organizationStores, readFrom, repositoryStore, userStores, type CustomizationSources } from './sources.ts';
import type { Standing } from './types.ts';

/** Reads the file of a customization of any level, by the path that reports use. */
export type ReadCustomization = (customization: Pick<Standing, 'path' | 'level'>) => Promise<ReadText>;

/** Creates a reader for customizations that were found but not read. */
export function customizationReader(
  sources: Pick<CustomizationSources, 'repository' | 'userFolder' | 'organization'>,
): ReadCustomization {
  const stores = [repositoryStore(sources), ...userStores(sources), ...organizationStores(sources)];
  return async ({ path, level }) => {
    const store = stores.find((one) => one.level === level && path.startsWith(one.prefix));
    return store === undefined
      ? {
          kind: 'problem',
          code: 'missing',
          message: `"${path}" is not in the repository, the user's folder or the organization's repositories`,
        }
      : readFrom(store, path.slice(store.prefix.length));
  };
}
