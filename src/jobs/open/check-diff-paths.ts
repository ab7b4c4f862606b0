import { readWholePath } from '../../changes/git-path.ts';
import type { Changes } from '../../changes/types.ts';
import { usageError } from '../../errors.ts';
import { quote } from '../../text/shown/quote.ts';
import { isPlainPath } from '../../workspace/paths.ts';

/**
 * Refuses a diff that names only files outside of the repository: absolute paths, or such with `..`. It was made elsewhere.
 * Among other files, such a file counts as not read. Throws a `UserError` that names the line.
 *
 * @param name the file of the diff; `-` for standard input
 */
export function checkDiffPaths({ files }: Pick<Changes, 'files'>, bytes: Uint8Array, name: string): void {
  const wrong = files.map(({ path, previousPath = path }) => [path, previousPath].find((one) => !isPlainPath(one)));
  const [first] = wrong;
  if (first === undefined || wrong.includes(undefined)) {
    return;
  }
  const line = findHeaderLine(new TextDecoder().decode(bytes), first);
  const where = name === '-' ? 'Standard input' : quote(name);
  throw usageError(
    'diff-path-outside',
    `${where} names ${quote(first)}${line === undefined ? '' : ` in line ${line}`}, which is not a path inside the repository`,
    'The paths of a diff begin at the root of the repository. Create it there with `git diff BASE...HEAD`.',
  );
}

const HEADER = /^(?:diff --git|---|\+\+\+|(?:rename|copy) (?:from|to)) (.+?)(?:\t.*)?\r?$/;

/** The first line of a header that has the path, from 1; undefined if the diff writes it in a way that only its reader knows. */
function findHeaderLine(diff: string, path: string): number | undefined {
  const index = diff.split('\n').findIndex((line) => {
    const value = HEADER.exec(line)?.[1];
    return value !== undefined && (value.includes(path) || readWholePath(value).endsWith(path));
  });
  return index < 0 ? undefined : index + 1;
}
