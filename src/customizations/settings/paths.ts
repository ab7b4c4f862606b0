import { joinPath, resolveLink } from '../../workspace/paths.ts';

/** A path that a settings file names, from the repository's root, or why it is none. */
export type NamedPath =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly reason: string };

/** As long as Linux takes them. */
const MAX_PATH_CHARACTERS = 4096;

/**
 * Where a path leads that is meant from a folder of the repository, as VS Code joins them: `.` and `..` are taken
 * away letter by letter, before any symbolic link is seen. The root itself is the empty path.
 */
export function resolveFrom(folder: string, written: string): NamedPath {
  if (written.length > MAX_PATH_CHARACTERS) {
    return { kind: 'outside', reason: `it has more than ${MAX_PATH_CHARACTERS} characters` };
  }
  // A link is resolved from the folder it stands in, just as this path is.
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
