/** Why a customization is not used, and what was not found out about edited ones. */

/** For a guideline that applies to changed files only that are not reviewed. */
const NO_REVIEWED_FILE = 'it applies to changed files, but none of them is reviewed';
const NO_CHANGED_FILE = 'it applies to all files, but no file is changed';

/** For a guideline that no reviewed file needs, by the number of changed files that it applies to. */
export function idleReason(changedFiles: number): string {
  return changedFiles === 0 ? NO_CHANGED_FILE : NO_REVIEWED_FILE;
}

export const EDIT_NOT_READ =
  'the new version in this change was not read (not a file, too large, or beyond the limit), so the old version was used for the comparison';

export function beyondComparedFiles(most: number): string {
  return `only the first ${most} edited instruction files were checked for what they would change`;
}

export function beyondFurtherReads(most: number): string {
  return `the edited instruction files refer to more than ${most} other files; the rest was not read`;
}

/** @param hint what to do about the problem, as a sentence */
export function notValidated(problem: string, hint?: string): string {
  return `the customization files were not validated: ${problem}${hint === undefined ? '' : `. ${hint}`}`;
}

export function effectNotKnown(problem: string): string {
  return `the effect of the edited instruction files is not known: ${problem}`;
}
