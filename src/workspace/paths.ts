/** A path from outside, brought to the form that a workspace takes; the empty path is the root. */
type ResolvedPath = { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside' };

const OUTSIDE: ResolvedPath = { kind: 'outside' };

/** `/etc/x`, `C:/x`, and what Windows takes for these. A backslash would be a separator there and a letter elsewhere. */
const NOT_RELATIVE = /^\/|^[a-z]:|[\\\0]/i;

/** Takes away `.` and doubled `/`. A path with `..` is outside wherever it leads. */
export function resolvePath(path: string): ResolvedPath {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return NOT_RELATIVE.test(path) || parts.includes('..') ? OUTSIDE : { kind: 'inside', path: parts.join('/') };
}

/** Resolves the target of the symbolic link that stands at a path. Here `..` is ordinary, as long as it stays inside. */
export function resolveLink(path: string, target: string): ResolvedPath {
  if (NOT_RELATIVE.test(target)) {
    return OUTSIDE;
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
  return { kind: 'inside', path: parts.join('/') };
}

/** `a`, `a/b` for `a/b/c`. */
export function parentsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** Whether a path stands below a folder; all do below the empty one. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** Order of UTF-16 code units, the same in every locale. */
export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** Git's own folder in any spelling that a disk may take for it: no part of a workspace. */
export function isGitFolder(name: string): boolean {
  return /^(?:\.git|git~1)$/i.test(name);
}
