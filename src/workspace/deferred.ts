import type { Workspace } from './workspace.ts';

/** A workspace that is made when something of it is first asked for; most runs never do. */
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
