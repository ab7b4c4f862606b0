import type { Endings } from '../endings.ts';

/** A path that git knows in a working tree. */
export interface WorkingTreePath {
  readonly path: string;
  readonly isSubmodule: boolean;
}

const NUL = 0;
const TAB = 9;
const SLASH = 0x2f;
/** The tag of a path that is not tracked. */
const QUESTION_MARK = 0x3f;
const TAG_LENGTH = 2;
const MODE_DIGITS = 6;
/** The second digit of `100644`, and not of the modes of symbolic links and submodules. */
const FILE_DIGIT = 0x30;

/**
 * Of the records of `git ls-files -z -t --stage --others` (`H 100644 <id> 0 TAB path NUL` for what is tracked, and
 * `? path NUL`) the tracked files whose paths end so, all tracked links and submodules, and all that is not tracked. The
 * others stay bytes: a repository may have a million files. A file in conflict has several records.
 */
export function readPathRecords(records: Buffer, endings: Endings): readonly WorkingTreePath[] {
  const found: WorkingTreePath[] = [];
  let start = 0;
  for (let end = records.indexOf(NUL); end >= 0; end = records.indexOf(NUL, start)) {
    if (records[start] === QUESTION_MARK) {
      found.push(readOther(records, start + TAG_LENGTH, end));
    } else if (records[start + TAG_LENGTH + 1] !== FILE_DIGIT || endings.endBytes(records, start, end)) {
      found.push(readTracked(records, start + TAG_LENGTH, end));
    }
    start = end + 1;
  }
  return found;
}

/** A repository inside of this one comes as `vendor/other/`. */
function readOther(records: Buffer, start: number, end: number): WorkingTreePath {
  const isSubmodule = records[end - 1] === SLASH;
  return { path: records.toString('utf8', start, isSubmodule ? end - 1 : end), isSubmodule };
}

function readTracked(records: Buffer, start: number, end: number): WorkingTreePath {
  const path = records.toString('utf8', records.indexOf(TAB, start) + 1, end);
  return { path, isSubmodule: records.toString('latin1', start, start + MODE_DIGITS) === '160000' };
}
