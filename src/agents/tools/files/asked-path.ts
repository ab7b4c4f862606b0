import { isGitFolder, resolveLink } from '../../../workspace/paths.ts';

/** The maximum on Linux; no file has a longer path. */
const MAX_PATH_CHARACTERS = 4_096;

/** A path that a model wrote, normalized for a workspace. The empty path is the root. */
export type AskedPath =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads a path as models write it: `/src/a.ts`, `./src/a.ts`, `src\a.ts` and `src/../src/a.ts` all mean the
 * repository's `src/a.ts`. Paths outside of the repository or in git's own folder are refused.
 */
export function readAskedPath(written: string): AskedPath {
  if (written.length > MAX_PATH_CHARACTERS) {
    return { kind: 'refused', reason: `A path has at most ${MAX_PATH_CHARACTERS} characters.` };
  }
  const slashed = written.trim().replaceAll('\\', '/').replace(/^\/+/, '');
  const resolved = resolveLink('', slashed);
  if (resolved.kind === 'outside') {
    return {
      kind: 'refused',
      reason: 'That path leads out of the repository. Write paths from its root, as `src/a.ts`.',
    };
  }
  return resolved.path.split('/').some(isGitFolder)
    ? { kind: 'refused', reason: "Git's own folder is not shown; there is a tool for the changed files." }
    : resolved;
}

/** Removes the prefix of a path in a diff: `src/a.ts` for `a/src/a.ts`. Returns undefined for other paths. */
export function withoutDiffPrefix(path: string): string | undefined {
  return /^[ab]\/./.test(path) ? path.slice(2) : undefined;
}
