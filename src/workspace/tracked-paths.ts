import type { Endings } from './endings.ts';

/** A tracked file as `git ls-files -z --stage` writes it: `100644 <id> 0 TAB path NUL`. */
export interface TrackedPath {
  readonly path: string;
  /** `100644`, `100755`, `120000` or `160000`. */
  readonly mode: string;
}

const NUL = 0;
const TAB = 9;
const MODE_DIGITS = 6;
/** The second digit of `100644`, and not of the modes of symbolic links and submodules. */
const FILE_DIGIT = 0x30;

/**
 * The records whose paths end so, and all of links and submodules. The others stay bytes: a repository may have a
 * million files. A file in conflict has several records.
 */
export function findTracked(records: Buffer, endings: Endings): readonly TrackedPath[] {
  const found: TrackedPath[] = [];
  let start = 0;
  for (let end = records.indexOf(NUL); end >= 0; end = records.indexOf(NUL, start)) {
    if (records[start + 1] !== FILE_DIGIT || endings.endBytes(records, start, end)) {
      const path = records.toString('utf8', records.indexOf(TAB, start) + 1, end);
      found.push({ path, mode: records.toString('latin1', start, start + MODE_DIGITS) });
    }
    start = end + 1;
  }
  return found;
}
