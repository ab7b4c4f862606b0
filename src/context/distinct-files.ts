import { digest } from '../text/bytes/digest.ts';
import type { FileToShow } from './elided-file.ts';

/** A file that is not sent, because the prompt already has its text. */
export interface RepeatedFile {
  readonly path: string;
  /** The file that has the same text. It is the same path if the prompt already has the file itself. */
  readonly sameAs: string;
}

/** A text that the prompt already has. */
export type GivenText = Pick<FileToShow, 'path' | 'text'>;

/**
 * Keeps the first of several equal files. A file that is named twice, for different lines, becomes one file with the
 * lines of both. Files that differ only in blank space at their ends count as equal.
 *
 * @param given texts that the prompt already has
 */
export function distinctFiles(
  files: readonly FileToShow[],
  given: readonly GivenText[] = [],
): { readonly distinct: readonly FileToShow[]; readonly repeated: readonly RepeatedFile[] } {
  const paths = new Map(given.map(({ path }) => [path, path]));
  const texts = new Map(given.flatMap(({ path, text }) => makeKeys(text).map((key) => [key, path] as const)));
  const distinct = new Map<string, FileToShow>();
  const repeated = new Map<string, RepeatedFile>();
  for (const file of files) {
    const { path, text } = file;
    const [key] = makeKeys(text);
    const sameAs = paths.get(path) ?? (key === undefined ? undefined : texts.get(key));
    if (sameAs === undefined) {
      distinct.set(path, file);
    } else {
      const first = distinct.get(sameAs);
      if (first !== undefined) {
        distinct.set(sameAs, joinLines(first, file));
      }
      if (first === undefined || sameAs !== path) {
        repeated.set(path, { path, sameAs });
      }
    }
    paths.set(path, sameAs ?? path);
    if (key !== undefined && sameAs === undefined) {
      texts.set(key, path);
    }
  }
  return { distinct: [...distinct.values()], repeated: [...repeated.values()] };
}

/**
 * The key of a text; a blank text has none. The key is a digest, because a map compares long texts letter by letter.
 */
function makeKeys(text: string): readonly string[] {
  const filled = text.trimEnd();
  return filled === '' ? [] : [digest('sha256', filled, 'base64')];
}

function joinLines(first: FileToShow, again: FileToShow): FileToShow {
  return {
    ...first,
    touched: [...(first.touched ?? []), ...(again.touched ?? [])],
    inChange: [...(first.inChange ?? []), ...(again.inChange ?? [])],
  };
}
