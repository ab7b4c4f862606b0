import type { FileChange } from '../../changes/types.ts';
import type { GuidelineStatement } from '../compile-guideline.ts';
import { regex } from '../../text/regex.ts';

/** `New components must be functions.` says nothing of the components that are there. */
const ONLY_NEW = regex('i')`
  \b(?:new|newly (?:added|written|created)) (?:[\w-]+ )?(?:
    apis?|classes|code|commands?|components?|controllers?|endpoints?|features?|files?|functions?|hooks?|methods?
    |migrations?|modules?|packages?|pages?|routes?|scripts?|services?|tests?|types?|work
  )\b
`;

/** Whether files are read as they are, and not a change of them. */
export function isAudit(files: readonly Pick<FileChange, 'isWhole'>[]): boolean {
  return files.length > 0 && files.every(({ isWhole }) => isWhole === true);
}

/**
 * The statements that count for files as they are, with the checks that do. A rule on what a change does, such as its title,
 * and one on new code alone are left out.
 */
export function keepForAudit(statements: readonly GuidelineStatement[]): readonly GuidelineStatement[] {
  return statements.flatMap((one): readonly GuidelineStatement[] => {
    if (one.kind !== 'checked') {
      return [one];
    }
    const checks = one.checks.filter(({ finder }) => finder.isAboutChange !== true);
    return checks.length === 0 || ONLY_NEW.test(one.statement.text) ? [] : [{ ...one, checks }];
  });
}

/** The same for a finding about a whole file. */
const OF_FILES = [/^This change adds (`[^`]+`(?: and \d+ more files? like it)?)\.$/, 'The repository has $1.'] as const;

/** Texts of checks that speak of a change, and how they are worded for a file as it is. The first one that fits counts. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^This change adds (`[^`]+\/`) without (.+)$/, 'The folder $1 has no $2'],
  [/^This change adds (.+)$/, 'The file has $1'],
  [/^The file grows from \d+ to (\d+) lines/, 'The file has $1 lines'],
  [/\b(t)his new /i, '$1his '],
  [/\ba new (file|folder|package)\b/, 'a $1'],
];

/**
 * A text of a check, worded for a file as it is.
 * @param isOnLine whether the finding is on a line, and not on the file as a whole
 */
export function wordForAudit(text: string, isOnLine: boolean): string {
  const [pattern, words] = [...(isOnLine ? [] : [OF_FILES]), ...REWORDINGS].find(([one]) => one.test(text)) ?? [];
  return pattern === undefined || words === undefined ? text : text.replace(pattern, words);
}
