import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Disk, DiskKind } from './disk.ts';
import { findOnDisk } from './find-on-disk.ts';
import { byPath, folderOf, isGitFolder, isPlainPath, nameOf } from '../paths.ts';
import { rememberFolders } from './real-folders.ts';
import { walkFolder } from './walk.ts';
import type { TooLargeFile, Workspace, WorkspaceFile } from '../workspace.ts';

/** No file of ours is nearly as large. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The files of a folder on disk. Nothing outside of it is read: a folder that is a symbolic link is an entry, not
 * a way to what it points at. As in git, `.git` is no part of it, and a folder with a `.git` of its own is a
 * submodule. Folders that cannot be opened list nothing. `list` gives all that is there; `find` passes over what git
 * ignores, and outside of a repository over `node_modules`.
 *
 * The disk is asked without giving way to other work: a small file takes microseconds, and going by threads ten times
 * that. What was seen to be a folder is taken for one as long as the workspace is used.
 */
export function checkoutWorkspace(folder: string, name = 'the working tree'): Workspace {
  const root = resolve(folder);
  const disk = diskBelow(root);
  const folders = rememberFolders(disk);
  const read = async (path: string, maxBytes: number): Promise<WorkspaceFile | TooLargeFile> => {
    const isReachable = isInside(path) && !isGitFolder(nameOf(path)) && (await folders.isReal(folderOf(path)));
    return isReachable ? readPath(join(root, path), maxBytes) : { kind: 'missing' };
  };
  return {
    name,
    list: async (folder) => {
      const isFolder = isInside(folder) && (await folders.isReal(folder));
      const walk = isFolder ? await walkFolder(disk, folder, EVERYTHING, folders.add) : { entries: [] };
      return walk.entries.toSorted(byPath);
    },
    find: (query) => findOnDisk(disk, root, query, undefined, folders),
    read: async (path) => {
      const file = await read(path, MAX_FILE_BYTES);
      return file.kind === 'too-large' ? { kind: 'not-a-file', reason: 'it is larger than 64 MB' } : file;
    },
    readUpTo: read,
    sizeOf: async (path) => {
      const isReachable = isInside(path) && (await folders.isReal(folderOf(path)));
      const stats = isReachable ? statOf(join(root, path)) : undefined;
      return stats?.isFile() === true ? stats.size : undefined;
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
    kindOf: (path) => {
      const stats = statOf(join(root, path));
      return Promise.resolve(stats === undefined ? undefined : kindOf(stats));
    },
    readFolder: async (path) =>
      readFolder(join(root, path)).map((child) => ({ name: child.name, kind: kindOf(child) })),
  };
}

/** Nothing for all that cannot be looked at. */
function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
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

function readFolder(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    // Expected: the folder is not there, went meanwhile, is a file, belongs to somebody else, or has too long a path.
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENAMETOOLONG', 'ELOOP'].includes(codeOf(error))) {
      return [];
    }
    throw error;
  }
}

/**
 * Should a link or a pipe have taken the file's place meanwhile, opening fails instead of following or waiting. Windows
 * has neither flag.
 */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const TELLS_LINKS = constants.O_NOFOLLOW !== undefined;

function readPath(path: string, maxBytes: number): WorkspaceFile | TooLargeFile {
  try {
    return TELLS_LINKS || !lstatSync(path).isSymbolicLink() ? readFile(path, maxBytes) : readLink(path);
  } catch (error) {
    const problem = codeOf(error) === 'ELOOP' ? readLinkIfOne(path) : problemOf(codeOf(error));
    if (problem === undefined) {
      throw error;
    }
    return problem;
  }
}

function readLinkIfOne(path: string): WorkspaceFile {
  return statOf(path)?.isSymbolicLink() === true ? readLink(path) : CHANGED;
}

function readLink(path: string): WorkspaceFile {
  return { kind: 'symlink', target: readlinkSync(path).replaceAll(sep, '/') };
}

const CHANGED: WorkspaceFile = { kind: 'not-a-file', reason: 'it changed while it was read' };

function readFile(path: string, maxBytes: number): WorkspaceFile | TooLargeFile {
  const file = openSync(path, OPEN_FLAGS);
  try {
    const stats = fstatSync(file);
    const reason = whyNoFile(path, stats);
    if (reason !== undefined) {
      return { kind: 'not-a-file', reason };
    }
    return stats.size > maxBytes
      ? { kind: 'too-large', bytes: stats.size }
      : { kind: 'file', bytes: readBytes(file, stats.size) };
  } finally {
    closeSync(file);
  }
}

function whyNoFile(path: string, stats: Stats): string | undefined {
  if (stats.isDirectory()) {
    return statOf(join(path, '.git')) === undefined ? 'it is a folder' : 'it is a submodule';
  }
  return stats.isFile() ? undefined : 'it is a device, a pipe or a socket';
}

/** A file that grew since is read as far as it went; one that shrank, to its end. */
function readBytes(file: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(file, bytes, filled, size - filled, filled);
    if (count === 0) {
      return bytes.subarray(0, filled);
    }
    filled += count;
  }
  return bytes;
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
      return CHANGED;
    // A socket cannot be opened.
    case 'ENXIO':
    case 'EOPNOTSUPP':
      return { kind: 'not-a-file', reason: 'it is a device, a pipe or a socket' };
    default:
      return undefined;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
