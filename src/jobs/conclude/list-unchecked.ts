import type { LeftOut } from '../../reports/review/review-result.ts';

/**
 * Lists the files in which no rule could be checked. If nothing was judged in any file, the list is empty: the headline says
 * so already, and an author may choose such a name for code.
 */
export function listUnchecked(
  files: readonly { readonly path: string }[],
  checkedFiles: ReadonlySet<string>,
  named: readonly { readonly source: string }[],
  hasFindings: boolean,
): readonly LeftOut[] {
  const known = new Set(named.map(({ source }) => source));
  return checkedFiles.size === 0 && !hasFindings
    ? []
    : files
        .filter(({ path }) => !checkedFiles.has(path) && !known.has(path))
        .map(({ path }) => ({ stage: 'file', source: path, reason: NO_RULE }));
}

const NO_RULE = 'no rule could be checked in it without a model';
