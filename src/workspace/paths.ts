import { foldFileName, isWindowsName } from '../text/file-names.ts';

/** A path from outside in the form that a workspace expects. The empty path is the root. */
type ResolvedPath = { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside' };

const OUTSIDE: ResolvedPath = { kind: 'outside' };

/** `/etc/x`, `C:/x`, and their forms on Windows. A backslash is a separator there and an ordinary character elsewhere. */
const NOT_RELATIVE = /^\/|^[a-z]:|[\\\0]/i;

/** A part that is empty, `.` or `..`, or a special character. Almost all paths have none of these. */
const NEEDS_CARE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0:]/;

/** Removes `.` and repeated `/`. A path with `..` counts as outside, wherever it leads. */
export function resolvePath(path: string): ResolvedPath {
  if (!NEEDS_CARE.test(path)) {
    return { kind: 'inside', path };
  }
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return NOT_RELATIVE.test(path) || parts.includes('..') ? OUTSIDE : { kind: 'inside', path: parts.join('/') };
}

/** Whether a checkout could have a path from a repository. For git, a backslash is an ordinary character of a name. */
export function isPlainPath(path: string): boolean {
  const resolved = resolvePath(path.replaceAll('\\', '_'));
  return resolved.kind === 'inside' && resolved.path.length === path.length;
}

/** Resolves the target of a symbolic link at a path. Here `..` is allowed as long as the result stays inside. */
export function resolveLink(path: string, target: string): ResolvedPath {
  if (NOT_RELATIVE.test(target)) {
    return OUTSIDE;
  }
  if (!NEEDS_CARE.test(target)) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return resolvePath(`${folder}${target}`);
  }
  const parts = path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..' && parts.pop() === undefined) {
      return OUTSIDE;
    }
    if (part !== '' && part !== '.' && part !== '..') {
      parts.push(part);
    }
  }
  // `a/../C:/x` names a drive only after `..` has been resolved.
  return resolvePath(parts.join('/'));
}

/** `a` and `a/b` for `a/b/c`. A hostile path may have half a million parents: each is a view of the path, not a copy. */
export function parentsOf(path: string): readonly string[] {
  const parents: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    parents.push(path.slice(0, slash));
  }
  return parents;
}

/** The folder of a path; the empty path at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `c` for `a/b/c`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const SLASH = 0x2f;

/** Whether a path is below a folder. Every path is below the empty one. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '' || (path.charCodeAt(folder.length) === SLASH && path.startsWith(folder));
}

/** No system opens a longer path, and checking each of its folders would take quadratic time. */
const MAX_PATH_CHARACTERS = 4_096;

/** The nearest of some folders that a path is below; the empty folder may be one of them. */
export function nearestFolder(path: string, folders: Pick<ReadonlySet<string>, 'has' | 'size'>): string | undefined {
  if (folders.size === 0 || path.length > MAX_PATH_CHARACTERS) {
    return undefined;
  }
  let folder = path;
  do {
    folder = folderOf(folder);
    if (folders.has(folder)) {
      return folder;
    }
  } while (folder !== '');
  return undefined;
}

/** Compares by UTF-16 code units, which gives the same order in every locale. */
export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** Whether a name is git's own folder, in any spelling that a disk may accept. It is not part of a workspace. */
export function isGitFolder(name: string): boolean {
  // Almost no name has these letters.
  return /g.*i.*t/i.test(name) && GIT_FOLDERS.has(foldFileName(name));
}

/** With the short name of Windows. */
const GIT_FOLDERS: ReadonlySet<string> = new Set(['.git', 'git~1']);

/** Whether a plain path means the same file on Windows, where some names are devices, streams or other names. */
export function isPlainOnWindows(path: string): boolean {
  return path.split('/').every(isWindowsName);
}

/**
 * Whether a disk that takes several spellings for one file (`SRC/a.ts`, `HOUSES~1.YML`) has a file under exactly this path.
 * Composed and decomposed letters are one name: some disks of macOS give names in another form than git.
 *
 * @param root the folder of the workspace, and `real` the file, both as the disk names them, with `/`
 */
export function isOwnSpelling(root: string, path: string, real: string): boolean {
  return `${root.replace(/\/$/, '')}/${path}`.normalize('NFC') === real.normalize('NFC');
}

/** `a/b` for `a` and `b`; either may be empty. */
export function joinPath(folder: string, path: string): string {
  return folder === '' || path === '' ? `${folder}${path}` : `${folder}/${path}`;
}

/** Writes the path of a file as a link in another file has to name it: `../../docs/release.md`. */
export function relativePath(from: string, to: string): string {
  const start = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let shared = 0;
  while (shared < start.length && shared < parts.length - 1 && start[shared] === parts[shared]) {
    shared += 1;
  }
  const up = '../'.repeat(start.length - shared);
  return `${up === '' ? './' : up}${parts.slice(shared).join('/')}`;
}
