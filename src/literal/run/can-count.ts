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

/** Whether a check says anything about changes of any of the files. */
export function countsAmong(
  check: Check,
  paths: readonly string[],
  guideline: Pick<Guideline, 'filePatterns'>,
): boolean {
  const { finder } = check;
  if (finder.looksAt === 'change') {
    return finder.isAboutFile === undefined || paths.some(finder.isAboutFile);
  }
  const counts = prepareCounts(check);
  return paths.some(
    (path) => counts(path) && prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path)),
  );
}
