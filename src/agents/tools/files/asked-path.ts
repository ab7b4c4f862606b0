import { isGitFolder, resolveLink } from '../../../workspace/paths.ts';

/** As Linux has it; nothing stands at a longer path. */
const MAX_PATH_CHARACTERS = 4_096;

/** A path as a model wrote it, brought to a workspace's form; the empty one is the root. */
export type AskedPath =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads a path as models write them: `/src/a.ts`, `./src/a.ts`, `src\a.ts` and `src/../src/a.ts` all mean the
 * repository's `src/a.ts`. What leads out of the repository, or into git's own folder, is refused.
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

/** `src/a.ts` for `a/src/a.ts`, as a diff writes paths; undefined for other paths. */
export function withoutDiffPrefix(path: string): string | undefined {
  return /^[ab]\/./.test(path) ? path.slice(2) : undefined;
}
