import { joinPath, nameOf } from '../../workspace/paths.ts';
import type { PathIndex } from '../reading/path-index.ts';

/** Whether a glob may be the path of a folder: it ends in a name without signs or an extension, and nothing else is wrong with it. */
export function mayBeFolder(pattern: string): boolean {
  return pattern.endsWith('/')
    ? /[^*./\\]\/$/.test(pattern) && !/^[/.!]/.test(pattern)
    : /^(?:[^/.!\\][^\\]*\/)?[\w-]+$/.test(pattern);
}

/** Whether a glob that may be the path of a folder is one in this repository, or, less certainly, by its name. */
export function folderNamedBy(
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

/** Whether `**\/migrations` is the name of folders, and of no file. */
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

/** Of a whole repository, for thousands of globs may ask. */
function namesIn(paths: PathIndex): Names {
  const names = known.get(paths) ?? {
    folders: new Set(paths.entries.flatMap(({ path }) => path.split('/').slice(0, -1))),
    files: new Set(paths.entries.map(({ path }) => nameOf(path))),
  };
  known.set(paths, names);
  return names;
}

/** Folders that most repositories have, and no file is called so. */
function isUsualFolder(pattern: string): boolean {
  return USUAL_FOLDERS.has(pattern.slice(pattern.lastIndexOf('/') + 1));
}

const USUAL_FOLDERS: ReadonlySet<string> = new Set([
  'api',
  'app',
  'apps',
  'backend',
  'client',
  'cmd',
  'components',
  'config',
  'docs',
  'examples',
  'frontend',
  'infra',
  'internal',
  'lib',
  'libs',
  'packages',
  'pages',
  'pkg',
  'public',
  'scripts',
  'server',
  'services',
  'source',
  'spec',
  'src',
  'test',
  'tests',
  'tools',
  'web',
]);
