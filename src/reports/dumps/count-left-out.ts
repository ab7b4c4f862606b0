import { writeCount } from '../../text/shown/write-count.ts';
import { listNames } from '../../text/shown/list-names.ts';

/** Something that was left out before the prompt was made, and why. */
export interface DumpLeftOut {
  /** `file`: a changed file. `guideline`: an instruction file, agent, prompt or skill. Absent for anything else. */
  readonly stage?: 'file' | 'guideline';
  readonly source: string;
  readonly reason: string;
}

const NOUNS = { file: 'changed file', guideline: 'instruction file', other: 'other part' };

/** Counts what was left out, by what it is: `2 changed files and 1 other part`. What has several reasons counts once. */
export function countLeftOut(leftOut: readonly Pick<DumpLeftOut, 'stage' | 'source'>[]): string {
  const counts = (['file', 'guideline', 'other'] as const).flatMap((kind) => {
    const names = new Set(leftOut.flatMap(({ stage = 'other', source }) => (stage === kind ? source : [])));
    return names.size === 0 ? [] : `${writeCount(names.size)} ${NOUNS[kind]}${names.size === 1 ? '' : 's'}`;
  });
  return listNames(counts);
}
