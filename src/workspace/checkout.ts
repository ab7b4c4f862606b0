import type { Dirent, Stats } from 'node:fs';
import { constants, lstat, open, readdir, readlink } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Disk, DiskKind } from './disk.ts';
import { findOnDisk } from './find-on-disk.ts';
import { byPath, isGitFolder, isPlainPath, nameOf, parentsOf } from './paths.ts';
import { areFolders } from './real-folders.ts';
import { walkFolder } from './walk.ts';
import type { Workspace, WorkspaceFile } from './workspace.ts';

/** No file of ours is nearly as large. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The files of a folder on disk. Nothing outside of it is read: a folder that is a symbolic link is an entry, not
 * a way to what it points at. As in git, `.git` is no part of it, and a folder with a `.git` of its own is a
 * submodule. Folders that cannot be opened list nothing. `list` gives all that is there; `find` passes over what git
 * ignores, and outside of a repository over `node_modules`.
 */
export function checkoutWorkspace(folder: string, name = 'the working tree'): Workspace {
  const root = resolve(folder);
  const disk = diskBelow(root);
  return {
    name,
    list: async (folder) => {
      const isFolder = isInside(folder) && (await areFolders(disk, [...parentsOf(folder), folder]));
      const walk = isFolder ? await walkFolder(disk, folder, EVERYTHING) : { entries: [] };
      return walk.entries.toSorted(byPath);
    },
    find: (query) => findOnDisk(disk, root, query),
    read: async (path) => {
      const isReachable = isInside(path) && (await areFolders(disk, parentsOf(path))) && !isGitFolder(nameOf(path));
      return isReachable ? readPath(join(root, path)) : { kind: 'missing' };
    },
  };
}

const EVERYTHING = { skipped: [], maxEntries: Number.POSITIVE_INFINITY };

/** A backslash is a letter of a name, but where it parts folders. */
function isInside(path: string): boolean {
  return isPlainPath(path) && (sep === '/' || !path.includes(sep));
}

export function diskBelow(root: string): Disk {
  return {
    kindOf: async (path) => {
      const stats = await statOf(join(root, path));
      return stats === undefined ? undefined : kindOf(stats);
    },
    readFolder: async (path) =>
      (await readFolder(join(root, path))).map((child) => ({ name: child.name, kind: kindOf(child) })),
  };
}

async function statOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(() => undefined);
}

function kindOf(found: Stats | Dirent): DiskKind {
  if (found.isFile()) {
    return 'file';
  }
  if (found.isDirectory()) {
    return 'folder';
  }
  return found.isSymbolicLink() ? 'symlink' : 'other';
}

async function readFolder(path: string): Promise<readonly Dirent[]> {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    // Expected: the folder is not there, went meanwhile, is a file, belongs to somebody else, or has too long a path.
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENAMETOOLONG', 'ELOOP'].includes(codeOf(error))) {
      return [];
    }
    throw error;
  });
}

async function readPath(path: string): Promise<WorkspaceFile> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) {
      return { kind: 'symlink', target: (await readlink(path)).replaceAll(sep, '/') };
    }
    return await readFile(path, stats);
  } catch (error) {
    return problemOf(codeOf(error)) ?? Promise.reject(error);
  }
}

async function readFile(path: string, stats: Stats): Promise<WorkspaceFile> {
  if (stats.isDirectory()) {
    const submodule = (await statOf(join(path, '.git'))) !== undefined;
    return { kind: 'not-a-file', reason: submodule ? 'it is a submodule' : 'it is a folder' };
  }
  if (!stats.isFile()) {
    return { kind: 'not-a-file', reason: 'it is a device, a pipe or a socket' };
  }
  if (stats.size > MAX_FILE_BYTES) {
    return { kind: 'not-a-file', reason: 'it is larger than 64 MB' };
  }
  // Should a link or a pipe have taken the file's place meanwhile, opening fails instead of following or waiting.
  // Windows has neither flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags);
  try {
    return { kind: 'file', bytes: await file.readFile() };
  } finally {
    await file.close();
  }
}

function problemOf(code: string): WorkspaceFile | undefined {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return { kind: 'missing' };
    case 'EACCES':
    case 'EPERM':
      return { kind: 'not-a-file', reason: 'reading it is not permitted' };
    case 'EISDIR':
    case 'ELOOP':
      return { kind: 'not-a-file', reason: 'it changed while it was read' };
    default:
      return undefined;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
