import type { Guideline } from '../guidelines/types.ts';
import { languageOf } from '../text/languages/languages.ts';
import { nameLanguages } from './describe-scope.ts';
import { canCount } from './run/can-count.ts';
import { isSearched, searchesText } from './run/text-search.ts';
import type { Check } from './types.ts';

/** Files of a language are alike, and a change may have thousands. */
const MAX_FILES_OF_LANGUAGE = 20;

/**
 * Names the languages in which checks of a guideline search the text, because no grammar here reads them: `in Perl and shell by a
 * search of the text`. Undefined if there are none among the files.
 *
 * @param paths the files to which the guideline applies
 */
export function describeTextSearch(
  checks: readonly Check[],
  paths: Iterable<string>,
  guideline: Pick<Guideline, 'filePatterns'>,
): string | undefined {
  const searching = checks.filter(searchesText);
  if (searching.length === 0) {
    return undefined;
  }
  const searched = [...listByLanguage(paths)].flatMap(([id, some]) =>
    some.some((path) => searching.some((check) => canCount(check, path, guideline))) ? [id] : [],
  );
  return searched.length === 0 ? undefined : `in ${nameLanguages(searched)} by a search of the text`;
}

/** Some files of each language without a grammar. */
function listByLanguage(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const listed = new Map<string, string[]>();
  for (const path of paths) {
    const id = languageOf(path);
    if (id !== undefined && isSearched(id)) {
      const some = listed.get(id) ?? [];
      if (some.length < MAX_FILES_OF_LANGUAGE) {
        some.push(path);
      }
      listed.set(id, some);
    }
  }
  return listed;
}
