import type { Dirent, Stats } from 'node:fs';
import { constants, lstat, open, readdir, readlink } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { byPath, isGitFolder, parentsOf, resolvePath } from './paths.ts';
import type { Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';

/** No file of ours is nearly as large. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The files of a folder on disk. Nothing outside of it is read: a folder that is a symbolic link is an entry, not
 * a way to what it points at. As in git, `.git` is no part of it, and a folder with a `.git` of its own is a
 * submodule. Folders that cannot be opened list nothing.
 */
export function checkoutWorkspace(folder: string, name = 'the working tree'): Workspace {
  const root = resolve(folder);
  return {
    name,
    list: async (folder) => {
      const within = resolvePath(folder);
      if (within.kind === 'outside' || !(await areFolders(root, [...parentsOf(within.path), within.path]))) {
        return [];
      }
      return (await listFolder(root, within.path)).sort(byPath);
    },
    read: async (path) => {
      const within = resolvePath(path);
      const reachable = within.kind === 'inside' && (await areFolders(root, parentsOf(within.path)));
      return reachable && !isGitFolder(lastPart(within.path)) ? readPath(join(root, within.path)) : { kind: 'missing' };
    },
  };
}

/** Whether all of these, from the top down, are folders of this workspace and not links, submodules or git's own. */
async function areFolders(root: string, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders.filter((folder) => folder !== '')) {
    const path = join(root, folder);
    const stats = isGitFolder(lastPart(folder)) ? undefined : await statOf(path);
    if (stats?.isDirectory() !== true || (await statOf(join(path, '.git'))) !== undefined) {
      return false;
    }
  }
  return true;
}

/** Undefined for all that cannot be looked at. */
async function statOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(() => undefined);
}

async function listFolder(root: string, folder: string): Promise<WorkspaceEntry[]> {
  const children = await readFolder(join(root, folder));
  const isSubmodule = folder !== '' && children.some((child) => child.name === '.git');
  if (isSubmodule) {
    return [{ path: folder, kind: 'submodule' }];
  }
  const entries: WorkspaceEntry[] = [];
  for (const child of children.filter(({ name }) => !isGitFolder(name))) {
    const path = folder === '' ? child.name : `${folder}/${child.name}`;
    if (child.isDirectory()) {
      entries.push(...(await listFolder(root, path)));
    } else if (child.isFile() || child.isSymbolicLink()) {
      entries.push({ path, kind: child.isFile() ? 'file' : 'symlink' });
    }
  }
  return entries;
}

async function readFolder(path: string): Promise<readonly Dirent[]> {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    // Expected: the folder is not there, went meanwhile, is a file, or belongs to somebody else.
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(codeOf(error))) {
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

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
