import { resolveLink } from '../../workspace/paths.ts';
import { writeCount } from '../../text/shown/write-count.ts';

/** The target of a reference. */
export type ReferencePath =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly reason: string }
  | { readonly kind: 'not-a-file'; readonly reason: string };

/** The longest path that Linux allows. */
const MAX_PATH_CHARACTERS = 4_096;

/**
 * Resolves a target from the folder of the file that contains it, without anchor and query, and with `%20` read as a space.
 * The empty path is the repository's root. A leading `/` means this root too, as on github.com. (VS Code and Claude Code
 * begin at the root of the file system, where no team has its repository.)
 *
 * @param from - The path of the file that contains the reference, from the repository's root.
 */
export function resolveReference(from: string, target: string): ReferencePath {
  const other = otherThanPath(target);
  if (other !== undefined) {
    return other;
  }
  const path = decode(target.replace(/[#?].*$/s, ''));
  if (path === '') {
    return { kind: 'not-a-file', reason: target === '' ? 'it is empty' : 'a place in the same file' };
  }
  if (path.includes('\0')) {
    return { kind: 'outside', reason: 'a path cannot contain the character NUL' };
  }
  if (path.includes('\\')) {
    return { kind: 'outside', reason: 'a backslash separates folders only on Windows' };
  }
  const isFromRoot = path.startsWith('/');
  const resolved = resolveLink(isFromRoot ? '' : from, path.replace(/^\/+/, ''));
  return resolved.kind === 'inside' ? resolved : { kind: 'outside', reason: 'it leads out of the repository' };
}

const DRIVE = /^[a-z]:/i;
/** `https:`, `mailto:` and any other beginning of an address, also without its scheme. */
const ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,63}:|\/\/)/i;

function otherThanPath(target: string): ReferencePath | undefined {
  if (target.length > MAX_PATH_CHARACTERS) {
    return { kind: 'outside', reason: `it has more than ${writeCount(MAX_PATH_CHARACTERS)} characters` };
  }
  if (DRIVE.test(target)) {
    return { kind: 'outside', reason: 'it begins with a Windows drive' };
  }
  if (ADDRESS.test(target)) {
    return { kind: 'not-a-file', reason: 'an address' };
  }
  return target.startsWith('~/')
    ? { kind: 'not-a-file', reason: "a file in the user's home folder, which reviews do not read" }
    : undefined;
}

/** Decodes `%20` and the like. A text that is not encoded, such as `100%.md`, stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) {
      return path;
    }
    throw error;
  }
}
