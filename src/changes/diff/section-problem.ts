import { isEmptyBlob } from './empty-blob.ts';
import type { DiffSection } from './diff-sections.ts';
import type { ChangeStatus, Hunk } from '../types.ts';

type FileSection = Extract<DiffSection, { kind: 'git' | 'plain' }>;

const NO_LINES = 'the diff shows no lines of this file';
const CUT_SHORT = 'the diff is cut short before the lines of this file';
const IMPOSSIBLE = 'the diff has hunks that no file can have';

/** Whether hunks are in order, do not overlap, and have the sides that a file of this status has. */
export function arePossible(hunks: readonly Hunk[], status: ChangeStatus): boolean {
  let oldEnd = 0;
  let newEnd = 0;
  return hunks.every((hunk) => {
    // If a side has no line, its start is the line before.
    const oldFirst = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
    const newFirst = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
    const inOrder = oldFirst > oldEnd && newFirst > newEnd && hunk.oldLines + hunk.newLines > 0;
    oldEnd = oldFirst + hunk.oldLines - 1;
    newEnd = newFirst + hunk.newLines - 1;
    return inOrder && (status !== 'added' || hunk.oldLines === 0) && (status !== 'removed' || hunk.newLines === 0);
  });
}

/**
 * The reason why the section of a file is not reliable; undefined if the section is complete. `byGit` says that our own
 * git call wrote it, which gives the ids of every added, removed and edited file. Other programs do not.
 */
export function findProblem(section: FileSection, status: ChangeStatus, byGit: boolean): string | undefined {
  if (section.problem !== undefined) {
    return section.problem;
  }
  if (!arePossible(section.hunks, status)) {
    return IMPOSSIBLE;
  }
  const isShown =
    section.hunks.length > 0 || section.fields.has('Binary files') || section.fields.has('GIT binary patch');
  return isShown ? undefined : problemWithoutLines(section, status, byGit);
}

function problemWithoutLines({ fields }: FileSection, status: ChangeStatus, byGit: boolean): string | undefined {
  const ids = /^([0-9a-f]+)\.\.([0-9a-f]+)/.exec(fields.get('index') ?? '');
  if (ids !== null) {
    const [, before = '', after = ''] = ids;
    return before === after || isNothing(before, after) ? undefined : NO_LINES;
  }
  const similarity = fields.get('similarity index') ?? '100%';
  const needsIds = status === 'added' || status === 'removed' || similarity !== '100%';
  if (byGit && needsIds) {
    return CUT_SHORT;
  }
  return status === 'modified' ? NO_LINES : undefined;
}

/** Whether both ids are those of an empty file: an empty file was added or removed. */
function isNothing(...ids: readonly string[]): boolean {
  return ids.every((id) => /^0+$/.test(id) || isEmptyBlob(id));
}
