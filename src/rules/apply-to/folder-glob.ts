import { joinPath, nameOf } from '../../workspace/paths.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import { wordSet } from '../../structures/words-in.ts';

/** Whether a glob may be the path of a folder: it ends in a name without wildcards or an extension, and has no other fault. */
export function mayBeFolder(pattern: string): boolean {
  return pattern.endsWith('/')
    ? /[^*./\\]\/$/.test(pattern) && !/^[/.!]/.test(pattern)
    : /^(?:[^/.!\\][^\\]*\/)?[\w-]+$/.test(pattern);
}

/** Whether a glob that may be a folder's path is one: certainly if the repository has that folder, otherwise by its usual name. */
export function findFolder(
  pattern: string,
  root: string,
  paths: PathIndex,
): { readonly isCertain: boolean } | undefined {
  const path = joinPath(root, pattern);
  if (pattern.endsWith('/') || paths.hasFolder(path) || isFolderSomewhere(pattern, paths)) {
    return { isCertain: true };
  }
  return !paths.has(path) && isUsualFolder(pattern) ? { isCertain: false } : undefined;
}

/** Whether the name in a glob such as `**\/migrations` belongs to folders, and to no file. */
function isFolderSomewhere(pattern: string, paths: PathIndex): boolean {
  const name = /^\*\*\/([\w-]+)$/.exec(pattern)?.[1];
  if (name === undefined) {
    return false;
  }
  const { folders, files } = namesIn(paths);
  return folders.has(name) && !files.has(name);
}

interface Names {
  readonly folders: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

const known = new WeakMap<PathIndex, Names>();

/** All names of a repository, collected once, because thousands of globs may ask for them. */
function namesIn(paths: PathIndex): Names {
  const names = known.get(paths) ?? {
    folders: new Set(paths.entries.flatMap(({ path }) => path.split('/').slice(0, -1))),
    files: new Set(paths.entries.map(({ path }) => nameOf(path))),
  };
  known.set(paths, names);
  return names;
}

/** Whether the name is one that folders usually have, and files never. */
function isUsualFolder(pattern: string): boolean {
  return USUAL_FOLDERS.has(pattern.slice(pattern.lastIndexOf('/') + 1));
}

const USUAL_FOLDERS: ReadonlySet<string> = wordSet(`
  api app apps backend client cmd components config docs examples frontend infra internal lib libs packages pages pkg
  public scripts server services source spec src test tests tools web
`);
