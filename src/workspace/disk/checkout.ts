import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  opendirSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Disk, DiskKind } from './disk.ts';
import { findOnDisk } from './find-on-disk.ts';
import { openRepository, type OpenedRepository } from '../git/open-repository.ts';
import { byPath, folderOf, isGitFolder, isOwnSpelling, isPlainOnWindows, isPlainPath, nameOf } from '../paths.ts';
import { rememberFolders } from './real-folders.ts';
import { hasUndecodableName, UNDECODABLE_NAME } from './undecodable-name.ts';
import { walkFolder } from './walk.ts';
import type { TooLargeFile, Workspace, WorkspaceFile } from '../workspace.ts';

/** No file that is read here is nearly as large. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The files of a folder on disk. Nothing outside the folder is read: a symbolic link to a folder is an entry and is not
 * entered. As in git, `.git` is not part of the workspace, and a folder with its own `.git` is a submodule. A folder that
 * the system refuses to list is an entry. `list` returns everything; `find` skips files that git ignores, and outside a repository it
 * skips `node_modules`.
 *
 * The disk is read synchronously: a small file takes microseconds, and reading it through a thread takes ten times as
 * long. A path that was once seen as a folder is treated as one for the lifetime of the workspace.
 *
 * @param opened the repository that contains the folder, if it has been opened already: a call of git less
 */
export function checkoutWorkspace(folder: string, name = 'the working tree', opened?: OpenedRepository): Workspace {
  const root = resolve(folder);
  const disk = diskBelow(root);
  const folders = rememberFolders(disk);
  const read = async (path: string, maxBytes: number): Promise<WorkspaceFile | TooLargeFile> => {
    const isReachable = isInside(path) && !isGitFolder(nameOf(path)) && (await folders.isReal(folderOf(path)));
    const file = isReachable && hasOwnSpelling(root, path) ? readPath(join(root, path), maxBytes) : MISSING;
    const isHidden = file.kind === 'missing' && isInside(path) && (await hasUndecodableName(disk, path, folders));
    return isHidden ? UNDECODABLE_NAME : file;
  };
  return {
    name,
    list: async (folder) => {
      const isFolder = isInside(folder) && (await folders.isReal(folder));
      const walk = isFolder ? await walkFolder(disk, folder, EVERYTHING, folders.add) : { entries: [] };
      return walk.entries.toSorted(byPath);
    },
    find: (query) => findOnDisk(disk, root, query, undefined, folders, async () => opened ?? openRepository(root)),
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

const MISSING: WorkspaceFile = { kind: 'missing' };
const EVERYTHING = { skipped: [], maxEntries: Number.POSITIVE_INFINITY };

/** A backslash is an ordinary character of a name, except on Windows, where it separates folders. */
function isInside(path: string): boolean {
  return isPlainPath(path) && (sep === '/' || isPlainOnWindows(path));
}

/** Disks of macOS and Windows open a file by other spellings of its path, which no rule of the repository knows. */
const HAS_SPELLINGS = process.platform === 'darwin' || process.platform === 'win32';

function hasOwnSpelling(root: string, path: string): boolean {
  if (!HAS_SPELLINGS || statOf(join(root, path))?.isSymbolicLink() === true) {
    return true;
  }
  try {
    const [folder = '', file = ''] = [root, join(root, path)].map((one) =>
      realpathSync.native(one).replaceAll(sep, '/'),
    );
    return isOwnSpelling(folder, path, file);
  } catch {
    // Expected: the file does not exist. Reading it says so.
    return true;
  }
}

export function diskBelow(root: string): Disk {
  return {
    kindOf: (path) => {
      const stats = statOf(join(root, path));
      return Promise.resolve(stats === undefined ? undefined : readKind(stats));
    },
    readFolder: async (path) =>
      readFolder(join(root, path))?.map((child) => ({ name: child.name, kind: readKind(child) })),
    readUndecodable: (path) => Promise.resolve(readUndecodable(join(root, path))),
  };
}

/** Whether the names in a folder can be read. A checkout takes a folder for an empty one if they cannot. */
export function canBeListed(folder: string): boolean {
  try {
    opendirSync(folder).closeSync();
    return true;
  } catch {
    // Expected: it is missing, no folder, or belongs to somebody else.
    return false;
  }
}

/** Returns undefined for anything that cannot be inspected. */
function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function readKind(found: Stats | Dirent): DiskKind {
  if (found.isFile()) {
    return 'file';
  }
  if (found.isDirectory()) {
    return 'folder';
  }
  return found.isSymbolicLink() ? 'symlink' : 'other';
}

function readFolder(path: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    // Expected: the folder does not exist or was removed, is a file, or its path is too long.
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(readErrorCode(error))) {
      return [];
    }
    // Expected: the folder belongs to somebody else; below `/proc`, its process may have ended.
    if (isRefused(error)) {
      return undefined;
    }
    throw error;
  }
}

function readUndecodable(path: string): ReadonlySet<string> {
  try {
    const names = readdirSync(path, { encoding: 'buffer' }).filter((name) => !isUtf8(name));
    return new Set(names.map((name) => name.toString('utf8')));
  } catch {
    // Expected: the folder was removed, or belongs to somebody else.
    return new Set();
  }
}

/**
 * If a link or a pipe has replaced the file in the meantime, opening fails instead of following it or waiting. Windows
 * has neither flag.
 */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const CAN_REFUSE_LINKS = constants.O_NOFOLLOW !== undefined;

function readPath(path: string, maxBytes: number): WorkspaceFile | TooLargeFile {
  try {
    return CAN_REFUSE_LINKS || !lstatSync(path).isSymbolicLink() ? readFile(path, maxBytes) : readLink(path);
  } catch (error) {
    const problem = readErrorCode(error) === 'ELOOP' ? readLinkIfOne(path) : describeReadError(error);
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
    const reason = explainNoFile(path, stats);
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

function explainNoFile(path: string, stats: Stats): string | undefined {
  if (stats.isDirectory()) {
    return statOf(join(path, '.git')) === undefined ? 'it is a folder' : 'it is a submodule';
  }
  return stats.isFile() ? undefined : 'it is a device, a pipe or a socket';
}

/** Reads at most `size` bytes. If the file has grown, the rest is not read; if it has shrunk, the result is shorter. */
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

function describeReadError(error: unknown): WorkspaceFile | undefined {
  const code = readErrorCode(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return MISSING;
    case 'EACCES':
    case 'EPERM':
      return {
        kind: 'not-a-file',
        reason: 'reading it is not permitted',
        hint: 'Check its owner and its permissions, or run the command as a user who may read it.',
      };
    case 'EISDIR':
      return CHANGED;
    // A socket cannot be opened.
    case 'ENXIO':
    case 'EOPNOTSUPP':
      return { kind: 'not-a-file', reason: 'it is a device, a pipe or a socket' };
    default:
      return isRefused(error) ? { kind: 'not-a-file', reason: `the system refuses to read it (${code})` } : undefined;
  }
}

/** This process has too many open files or too little memory. Another file would not help. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/**
 * Whether the system refused a path. Each file system has its own codes: `ESRCH` and `EINVAL` below `/proc`, `EIO` for a damaged
 * disk, `ESTALE`, `ENOTCONN` and `ETIMEDOUT` for a remote one.
 */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && !EXHAUSTED.has(readErrorCode(error));
}

function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
