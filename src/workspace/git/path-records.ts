import type { Endings } from '../endings.ts';

/** A path that git lists in a working tree. */
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
/** The second digit of `100644`. The modes of symbolic links and submodules have another one. */
const FILE_DIGIT = 0x30;

/**
 * Reads the records of `git ls-files -z -t --stage --others`: `H 100644 <id> 0 TAB path NUL` for a tracked path, and
 * `? path NUL` for an untracked one. Returns tracked files whose paths have one of the endings, all tracked links and
 * submodules, and all untracked paths. Other records are never decoded, because a repository may have a million files. A
 * file in conflict has several records.
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

/** Reads an untracked path. A repository inside this one is listed as `vendor/other/`. */
function readOther(records: Buffer, start: number, end: number): WorkingTreePath {
  const isSubmodule = records[end - 1] === SLASH;
  return { path: records.toString('utf8', start, isSubmodule ? end - 1 : end), isSubmodule };
}

function readTracked(records: Buffer, start: number, end: number): WorkingTreePath {
  const path = records.toString('utf8', records.indexOf(TAB, start) + 1, end);
  return { path, isSubmodule: records.toString('latin1', start, start + MODE_DIGITS) === '160000' };
}
