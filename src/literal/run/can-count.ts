import type { Guideline } from '../../guidelines/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { Check } from '../types.ts';
import { canLookAt } from './check-file.ts';
import { prepareScope, scopeOf } from './in-scope.ts';
import { prepareLook } from './reads-prose.ts';

/** Whether a check of a guideline says anything about changes of a file: by its place, its language and what it reads. */
export function canCount(check: Check, path: string, guideline: Pick<Guideline, 'filePatterns'>): boolean {
  const { finder } = check;
  return (
    prepareScope(scopeOf(check))(path) &&
    (finder.looksAt === 'change' || (prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path))))
  );
}
