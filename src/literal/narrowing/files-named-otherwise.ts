import type { Statement } from '../../guidelines/statements/statements.ts';
import { FILE_STYLES } from '../families/paths/file-styles.ts';
import { listShownFiles } from '../families/naming/shown-file-styles.ts';
import type { Check, Place } from '../types.ts';
import { isAbout } from './is-about.ts';

/** Words for styles in a text. */
const STYLE = /\b(?:lower[- ]?)?(?:kebab|snake|pascal|camel)[-_ ]?case\b/gi;

/** Names of files in each style that are in no other. */
const NAMED: Readonly<Record<string, string>> = {
  'kebab-case': '*-*',
  snake_case: '*_*',
  camelCase: '[a-z]*[A-Z]*',
  PascalCase: '[A-Z]*',
};

/**
 * A check of the style of all files leaves out those of a kind that the document names in another style: with "Files: kebab-case" and
 * ``Components: PascalCase (`UserCard.svelte`)``, `UserCard.svelte` is named as it should be.
 *
 * @param check - A check of any family; only those of `paths` about the names of all files are narrowed.
 * @param statements - All statements of the document.
 */
export function withoutFilesNamedOtherwise(check: Check, statements: readonly Statement[]): Check {
  const { clause, family, finder } = check;
  if (family !== 'paths' || finder.findingKind !== 'naming' || !isAbout(finder, 'files')) {
    return check;
  }
  const own = FILE_STYLES.find(({ name }) => finder.words.endsWith(name));
  const globs = new Set(
    statements.flatMap(({ text }) =>
      stylesIn(text)
        .filter((style) => own !== undefined && style !== own)
        .flatMap(({ name, fits }) =>
          listShownFiles(text)
            .filter((shown) => fits(shown.name) && own?.fits(shown.name) === false)
            .map(({ ending }) => `**/${NAMED[name] ?? ''}${ending}`),
        ),
    ),
  );
  const place: Place = { kind: 'paths', globs: [...globs] };
  return globs.size === 0
    ? check
    : { ...check, clause: { ...clause, scope: { ...clause.scope, outside: [...clause.scope.outside, place] } } };
}

function stylesIn(text: string): typeof FILE_STYLES {
  const said = [...text.matchAll(STYLE)].map(([words]) => words.toLowerCase().replace('_', ' '));
  return FILE_STYLES.filter(({ words }) => said.some((one) => words.test(one)));
}
