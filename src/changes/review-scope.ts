import { compileGlob, type CompiledGlob } from '../text/glob.ts';
import type { Changes, FileChange, FileExclusion, LeftOutFile } from './types.ts';

/** Which of the changed files are reviewed. */
export interface ReviewScope {
  readonly reviewed: readonly FileChange[];
  readonly leftOut: readonly ExcludedFile[];
}

/** A file that is not reviewed, with the reason in words and the kind of reason for counting. */
export interface ExcludedFile extends LeftOutFile {
  readonly kind: FileExclusion;
}

/** Globs from the repository's root: `paths` to review, all when empty, and `ignore` to leave out. */
export interface ScopeGlobs {
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
}

/** Written by package managers; nobody reviews them line by line. */
const LOCK_FILES = new Set([
  'bun.lock',
  'Cargo.lock',
  'composer.lock',
  'deno.lock',
  'flake.lock',
  'Gemfile.lock',
  'go.sum',
  'gradle.lockfile',
  'mix.lock',
  'npm-shrinkwrap.json',
  'package-lock.json',
  'packages.lock.json',
  'pdm.lock',
  'Pipfile.lock',
  'pnpm-lock.yaml',
  'poetry.lock',
  'Podfile.lock',
  'pubspec.lock',
  'uv.lock',
  'yarn.lock',
]);
const GENERATED_NAME = /\.(?:min\.(?:js|css)|map)$/;

/**
 * Chooses the files to review; each other file is returned with its reason, those whose lines could not be read
 * with the reason of the reading. Invalid globs were refused at the door.
 */
export function chooseFiles({ files, leftOut: unread }: Changes, globs: ScopeGlobs): ReviewScope {
  const paths = globs.paths.map(compileGlob);
  const ignore = globs.ignore.map(compileGlob);
  const reviewed: FileChange[] = [];
  const leftOut: ExcludedFile[] = unread.map((file) => ({ ...file, kind: 'unread' }));
  const unreadPaths = new Set(unread.map((file) => file.path));
  for (const file of files) {
    const exclusion = findExclusion(file, paths, ignore);
    if (exclusion === undefined) {
      reviewed.push(file);
    } else if (!unreadPaths.has(file.path)) {
      leftOut.push({ path: file.path, ...exclusion });
    }
  }
  return { reviewed, leftOut };
}

function findExclusion(
  file: FileChange,
  paths: readonly CompiledGlob[],
  ignore: readonly CompiledGlob[],
): Omit<ExcludedFile, 'path'> | undefined {
  if (paths.length > 0 && firstMatch(paths, file.path) === undefined) {
    return { kind: 'not-in-paths', reason: 'not among `paths`' };
  }
  const ignored = firstMatch(ignore, file.path);
  if (ignored !== undefined) {
    return { kind: 'ignored', reason: `ignored by \`${ignored}\`` };
  }
  if (file.binary) {
    return { kind: 'binary', reason: 'a binary file' };
  }
  if (file.status === 'removed') {
    return { kind: 'removed', reason: 'removed: the lines that went are not reviewed' };
  }
  if (LOCK_FILES.has(file.path.slice(file.path.lastIndexOf('/') + 1))) {
    return { kind: 'lock-file', reason: 'a lock file' };
  }
  if (GENERATED_NAME.test(file.path)) {
    return { kind: 'generated', reason: 'a generated file by its name' };
  }
  return file.hunks.length === 0 ? { kind: 'no-text', reason: `${file.status} without a change of text` } : undefined;
}

function firstMatch(globs: readonly CompiledGlob[], path: string): string | undefined {
  return globs.find((glob) => glob.kind === 'glob' && glob.matches(path))?.pattern;
}
