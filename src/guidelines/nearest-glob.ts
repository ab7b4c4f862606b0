import { githubGlobs, vscodeGlobs } from '../text/globs/glob.ts';
import type { Compatibility } from '../customizations/types.ts';

/** The glob that comes closest to matching a path, and what keeps it from doing so. */
export interface GlobMiss {
  readonly pattern: string;
  /** What is different, as a sentence without a period. */
  readonly why: string;
  /** A glob that matches the path, if one is close to the written one. */
  readonly instead?: string;
}

/**
 * Finds the smallest change by which one of the globs would match a path: letter case, a leading `/`, a folder, a `*` that
 * does not cross folders, another ending. Without such a change, says which part of the path the first glob does not match.
 *
 * @param path from the repository's root
 * @param folder the workspace folder from which the globs count; empty for the root
 */
export function findNearestGlob(
  patterns: readonly string[],
  path: string,
  folder: string,
  compatibility: Compatibility,
): GlobMiss | undefined {
  for (const change of CHANGES) {
    for (const pattern of patterns) {
      const changed = change.apply(pattern, path.slice(folder === '' ? 0 : folder.length + 1));
      if (changed !== undefined && changed !== pattern && matches(changed, path, folder, compatibility)) {
        return { pattern, why: change.why(pattern), instead: changed };
      }
    }
  }
  const [first] = patterns;
  return first === undefined ? undefined : { pattern: first, why: describeDifference(first, path, folder) };
}

/** The part of the glob that the path differs from: the folders before the first wildcard, or else the name. */
function describeDifference(pattern: string, path: string, folder: string): string {
  const fixed = pattern.split('/').slice(0, -1);
  const wildcard = fixed.findIndex((name) => /[*?[{]/.test(name));
  const place = [...(folder === '' ? [] : [folder]), ...(wildcard < 0 ? fixed : fixed.slice(0, wildcard))].join('/');
  return place !== '' && !path.startsWith(`${place}/`)
    ? `the file is not in \`${place}/\``
    : `its name is not \`${pattern.slice(pattern.lastIndexOf('/') + 1)}\``;
}

function matches(pattern: string, path: string, folder: string, compatibility: Compatibility): boolean {
  const globs = compatibility === 'github' ? githubGlobs([pattern], folder) : vscodeGlobs([pattern], folder);
  return globs.matches(path) !== undefined;
}

interface Change {
  /** The changed glob; undefined if the change does not fit the glob. */
  readonly apply: (pattern: string, path: string) => string | undefined;
  readonly why: (pattern: string) => string;
}

/** From the smallest change to the largest. */
const CHANGES: readonly Change[] = [
  {
    apply: (pattern) => (/^\.?\//.test(pattern) ? pattern.replace(/^\.?\/+/, '') : undefined),
    why: (pattern) => `a glob begins without \`${pattern.startsWith('./') ? './' : '/'}\``,
  },
  {
    apply: (pattern, path) => takeCase(pattern, path),
    why: () => 'letter case counts',
  },
  {
    apply: (pattern) => (pattern.endsWith('/') ? `${pattern}**` : undefined),
    why: () => 'a folder alone does not match the files in it',
  },
  {
    apply: (pattern) => (/[*?]/.test(pattern) || /\.\w+$/.test(pattern) ? undefined : `${pattern}/**`),
    why: () => 'a folder alone does not match the files in it',
  },
  {
    apply: (pattern) => (pattern.includes('/') ? undefined : `**/${pattern}`),
    why: () => 'a glob without a folder matches only files of the root',
  },
  {
    apply: (pattern) => (/(?:^|\/)\*(?=[^*/]*$)/.test(pattern) ? pattern.replace(/\*(?=[^*/]*$)/, '**/*') : undefined),
    why: () => '`*` does not cross folders',
  },
  {
    apply: (pattern) => (pattern.startsWith('**/') ? undefined : `**/${pattern}`),
    why: () => 'the glob counts from the root, and the file is deeper',
  },
  {
    apply: (pattern, path) => takeEnding(pattern, path),
    why: (pattern) => `the file has another ending than \`${pattern}\` names`,
  },
  {
    apply: (pattern, path) => takeName(pattern, path),
    why: () => 'the folder matches, and the name does not',
  },
];

/** The pattern in the letter case of the path, where the two are otherwise the same. */
function takeCase(pattern: string, path: string): string | undefined {
  const words = new Map(path.split(/[/.]/).map((word) => [word.toLowerCase(), word]));
  const changed = pattern.replace(/[\w-]+/g, (word) => words.get(word.toLowerCase()) ?? word);
  return changed === pattern ? undefined : changed;
}

/** The pattern with the ending of the path. */
function takeEnding(pattern: string, path: string): string | undefined {
  const ending = /\.[\w-]+$/.exec(path)?.[0];
  return ending === undefined || !/\.[\w{},-]+$/.test(pattern)
    ? undefined
    : pattern.replace(/\.(?:\{[^{}]*\}|[\w-]+)$/, ending);
}

/** The folder of the pattern with all files, if the pattern names a folder: `**` alone would match every file. */
function takeName(pattern: string, path: string): string | undefined {
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf('/'))).replace(/\/\*\*$/, '');
  return !/[^*/]/.test(folder) || !path.includes('/') || pattern.endsWith('/**') ? undefined : `${folder}/**`;
}
