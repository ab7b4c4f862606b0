import { readEndings } from './endings.ts';
import { byPath, isBelow } from './paths.ts';
import type { Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';

/** A file, link or submodule of a workspace in memory. A text is stored as UTF-8. */
export type MemoryFile = string | Uint8Array | { readonly symlink: string } | { readonly submodule: true };

/** Creates a workspace from an object of paths and contents. */
export function memoryWorkspace(files: Readonly<Record<string, MemoryFile>>, name = 'memory'): Workspace {
  const byName = new Map(Object.entries(files));
  const entries = [...byName].map(([path, file]): WorkspaceEntry => ({ path, kind: readKind(file) })).sort(byPath);
  return {
    name,
    list: (folder) => Promise.resolve(entries.filter((entry) => isBelow(entry.path, folder))),
    find: (query) => {
      const endings = readEndings(query.endings);
      const found = entries.filter(({ path, kind }) => kind !== 'file' || endings.endText(path));
      return Promise.resolve({ entries: found, isComplete: true, holdsIgnored: true });
    },
    read: (path) => Promise.resolve(read(byName, path)),
    sizeOf: (path) => {
      const file = read(byName, path);
      return Promise.resolve(file.kind === 'file' ? file.bytes.length : undefined);
    },
  };
}

function readKind(file: MemoryFile): WorkspaceEntry['kind'] {
  if (typeof file === 'string' || file instanceof Uint8Array) {
    return 'file';
  }
  return 'symlink' in file ? 'symlink' : 'submodule';
}

function read(files: ReadonlyMap<string, MemoryFile>, path: string): WorkspaceFile {
  const file = files.get(path);
  if (file === undefined) {
    const folder = path === '' || [...files.keys()].some((other) => isBelow(other, path));
    return folder ? { kind: 'not-a-file', reason: 'it is a folder' } : { kind: 'missing' };
  }
  if (typeof file === 'string' || file instanceof Uint8Array) {
    return { kind: 'file', bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file };
  }
  return 'symlink' in file
    ? { kind: 'symlink', target: file.symlink }
    : { kind: 'not-a-file', reason: 'it is a submodule' };
}
