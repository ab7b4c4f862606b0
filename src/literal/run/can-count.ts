import type { Guideline } from '../../guidelines/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { Check } from '../types.ts';
import { canLookAt } from './check-file.ts';
import { prepareCounts } from './in-scope.ts';
import { prepareLook } from './reads-prose.ts';

/** Whether a check of a guideline says anything about changes of a file: by its place, its language and what it reads. */
export function canCount(check: Check, path: string, guideline: Pick<Guideline, 'filePatterns'>): boolean {
  const { finder } = check;
  return (
    prepareCounts(check)(path) &&
    (finder.looksAt === 'change' || (prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path))))
  );
}
