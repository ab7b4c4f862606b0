import type { SymbolFiles } from '../../../symbols/types.ts';
import type { FileSources } from '../files/file-sources.ts';

/** The files of the head that models may see, for an index of their names. */
export function symbolFilesOf(sources: FileSources): SymbolFiles {
  return {
    paths: async () => (await sources.nearestFirst('head')).map(({ path }) => path),
    ids: async () =>
      new Map((await sources.nearestFirst('head')).flatMap(({ path, id }) => (id === undefined ? [] : [[path, id]]))),
    read: async (path) => {
      const file = await sources.read(path, 'head');
      return file.kind === 'text' ? file.text : undefined;
    },
    closeness: (path) => sources.closeness(path),
    affordable: (paths) => sources.affordable(paths, 'head'),
  };
}
