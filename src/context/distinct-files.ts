import { digest } from '../text/bytes/digest.ts';
import type { FileToShow } from './elided-file.ts';

/** A file that does not go into a prompt a second time. */
export interface RepeatedFile {
  readonly path: string;
  /** Where its text stands: the same path where the file itself is there already. */
  readonly sameAs: string;
}

/** What of a prompt stands there already. */
export type GivenText = Pick<FileToShow, 'path' | 'text'>;

/**
 * Takes each file and each text once, the first one; a file that is named twice for different lines is one file with
 * both. Of files that differ in blank space at their ends one is enough.
 * @param given what need not come again
 */
export function distinctFiles(
  files: readonly FileToShow[],
  given: readonly GivenText[] = [],
): { readonly distinct: readonly FileToShow[]; readonly repeated: readonly RepeatedFile[] } {
  const paths = new Map(given.map(({ path }) => [path, path]));
  const texts = new Map(given.flatMap(({ path, text }) => keysOf(text).map((key) => [key, path] as const)));
  const distinct = new Map<string, FileToShow>();
  const repeated = new Map<string, RepeatedFile>();
  for (const file of files) {
    const { path, text } = file;
    const [key] = keysOf(text);
    const sameAs = paths.get(path) ?? (key === undefined ? undefined : texts.get(key));
    if (sameAs === undefined) {
      distinct.set(path, file);
    } else {
      const first = distinct.get(sameAs);
      if (first !== undefined) {
        distinct.set(sameAs, joined(first, file));
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

/** By what a text is known, if it is one; a digest, as many long texts in a map would be compared letter by letter. */
function keysOf(text: string): readonly string[] {
  const filled = text.trimEnd();
  return filled === '' ? [] : [digest('sha256', filled, 'base64')];
}

function joined(first: FileToShow, again: FileToShow): FileToShow {
  return {
    ...first,
    touched: [...(first.touched ?? []), ...(again.touched ?? [])],
    inChange: [...(first.inChange ?? []), ...(again.inChange ?? [])],
  };
}
