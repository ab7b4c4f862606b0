import type { LeftOutFile } from '../changes/types.ts';

/** Why a finding has no place: a model named a file that it made up, or one that the change does not touch. */
const NOT_IN_CHANGE = 'the file it names is not part of the change';
const NOT_REVIEWED = 'its file is not reviewed';

/** Changed files that are not reviewed, with the reason. */
export type UnreviewedFiles = readonly LeftOutFile[];

/** Why a finding has no place in the files under review. */
export function absenceReason(path: string, unreviewed: UnreviewedFiles = []): string {
  const file = unreviewed.find((one) => one.path === path);
  return file === undefined ? NOT_IN_CHANGE : `${NOT_REVIEWED} (${file.reason})`;
}

/** Whether this is why a finding has no place. */
export function isAbsenceReason(reason: string): boolean {
  return reason === NOT_IN_CHANGE || reason.startsWith(`${NOT_REVIEWED} (`);
}
