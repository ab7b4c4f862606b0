import { readEndings } from './endings.ts';
import { mergeEntries } from './merge-entries.ts';
import { isBelow } from './paths.ts';
import type { TooLargeFile, Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';

/** Texts that an editor has opened and may not have saved. */
export interface UnsavedTexts {
  /** Undefined if the file on disk counts. */
  readonly textOf: (path: string) => string | undefined;
  readonly paths: () => Iterable<string>;
}

/**
 * A workspace in which open texts replace the files on disk. Unlike with `overlayWorkspace`, the texts may change at any
 * time: each answer is right for the moment at which it is given.
 *
 * @param watch called with every path before it is read
 */
export function unsavedWorkspace(
  disk: Workspace,
  texts: UnsavedTexts,
  watch: (path: string) => Promise<void>,
): Workspace {
  const entries = (): readonly WorkspaceEntry[] => [...texts.paths()].map((path) => ({ path, kind: 'file' }));
  const readOpen = (path: string): WorkspaceFile | undefined => {
    const text = texts.textOf(path);
    return text === undefined ? undefined : { kind: 'file', bytes: new TextEncoder().encode(text) };
  };
  return {
    name: disk.name,
    list: async (folder) =>
      mergeEntries(
        await disk.list(folder),
        entries().filter(({ path }) => isBelow(path, folder)),
      ),
    find: async (query) => {
      const { endText } = readEndings(query.endings);
      const found = await disk.find(query);
      const open = entries().filter(({ path }) => endText(path));
      return { ...found, entries: mergeEntries(found.entries, open) };
    },
    read: async (path) => {
      await watch(path);
      return readOpen(path) ?? disk.read(path);
    },
    readUpTo: async (path, maxBytes) => {
      await watch(path);
      const open = readOpen(path);
      return open === undefined
        ? await (disk.readUpTo?.(path, maxBytes) ?? disk.read(path))
        : refuseLarge(open, maxBytes);
    },
    sizeOf: async (path) => {
      const open = readOpen(path);
      return open?.kind === 'file' ? open.bytes.length : disk.sizeOf?.(path);
    },
  };
}

function refuseLarge(file: WorkspaceFile, maxBytes: number): WorkspaceFile | TooLargeFile {
  return file.kind === 'file' && file.bytes.length > maxBytes ? { kind: 'too-large', bytes: file.bytes.length } : file;
}
