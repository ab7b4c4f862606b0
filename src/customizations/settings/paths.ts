import { joinPath, resolveLink } from '../../workspace/paths.ts';

/** A path that a settings file names, from the repository's root, or why it is not inside the repository. */
export type NamedPath =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly reason: string };

/** The longest path that Linux allows. */
const MAX_PATH_CHARACTERS = 4096;

/**
 * Resolves a path from a folder of the repository, as VS Code does: `.` and `..` are removed before any symbolic link is
 * followed. The root itself is the empty path.
 */
export function resolveFrom(folder: string, written: string): NamedPath {
  if (written.length > MAX_PATH_CHARACTERS) {
    return { kind: 'outside', reason: `it has more than ${MAX_PATH_CHARACTERS} characters` };
  }
  // Like this path, the target of a link counts from the folder that contains the link.
  const resolved = resolveLink(joinPath(folder, 'link'), written);
  return resolved.kind === 'inside' ? resolved : { kind: 'outside', reason: whyOutside(written) };
}

function whyOutside(written: string): string {
  if (/^(?:\/|[a-z]:)/i.test(written)) {
    return 'it is an absolute path';
  }
  if (written.includes('\\')) {
    return 'a backslash separates folders only on Windows';
  }
  return written.includes('\0') ? 'a path cannot contain the character NUL' : 'it leads out of the repository';
}
