import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAbsolute, join, relative, sep } from 'node:path';

/** The path of a `file:` address on this machine. Undefined for any other address. */
export function filePathOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    // Expected: the address names another machine, or has escaped characters that no path may have.
    return undefined;
  }
}

/** The path of a file from a folder, with `/`. Undefined for a file that is not in the folder. */
export function pathBelow(root: string, file: string): string | undefined {
  const path = relative(root, file);
  return path === '' || isAbsolute(path) || path.split(sep)[0] === '..' ? undefined : path.split(sep).join('/');
}

/** The address of a file in a folder. Undefined for a path that reports show but that is not a file in the folder. */
export function uriBelow(root: string, path: string): string | undefined {
  return path === '' || path.startsWith('~/') || /^[^/]+\/[^/]*:/.test(path)
    ? undefined
    : pathToFileURL(join(root, path)).href;
}
