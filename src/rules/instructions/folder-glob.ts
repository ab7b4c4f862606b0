import { joinPath } from '../../workspace/paths.ts';
import type { PathIndex } from '../path-index.ts';

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
function isFolderSomewhere(pattern: string, { entries }: PathIndex): boolean {
  const name = /^\*\*\/([\w-]+)$/.exec(pattern)?.[1];
  return (
    name !== undefined &&
    entries.some(({ path }) => `/${path}`.includes(`/${name}/`)) &&
    !entries.some(({ path }) => `/${path}`.endsWith(`/${name}`))
  );
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
