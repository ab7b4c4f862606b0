import type { Workspace } from './workspace.ts';

/** A workspace that is opened on its first use. Most runs never use it. */
export function deferredWorkspace(name: string, open: () => Promise<Workspace>): Workspace {
  let opened: Promise<Workspace> | undefined;
  const workspace = (): Promise<Workspace> => (opened ??= open());
  return {
    name,
    list: async (folder) => (await workspace()).list(folder),
    find: async (query) => (await workspace()).find(query),
    read: async (path) => (await workspace()).read(path),
    sizeOf: async (path) => (await workspace()).sizeOf?.(path),
  };
}
