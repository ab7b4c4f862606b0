import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { parentsOf, nameOf } from '../../../workspace/paths.ts';
import type { ChangeFinder, ChangeSubject, Clause } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';
import { isBelowKnownFiles } from '../naming/known-file-styles.ts';
import { FILE_STYLES } from './file-styles.ts';

const FOLDERS = '(?:(?:all|the|new|every|each|our) )*(?:folders?|director(?:y|ies)|(?:folder|directory) names?)';
const STYLE = '(?<style>[a-z][a-z _,-]{3,60}?)(?: (?:names?|naming))?';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:use|prefer|name|) ?${STYLE} (?:for|in) ${FOLDERS}$`),
  new RegExp(`^${FOLDERS} (?:be|use|follow|have) (?:in )?${STYLE}$`),
  new RegExp(`^(?:name|write) ${FOLDERS} (?:in|using|with|as) ${STYLE}$`),
];
/** Folders whose names tools, frameworks and languages choose. Tools for migrations begin names with a time or number. */
const NAMED_BY_TOOLS = /^[._[({@~]|^__|^\d{4,}_|\.|^(?:META-INF|WEB-INF|Properties|LICENSES|src|[a-z0-9]+)$/;

/** Finds new folders whose names are not in a style: "Use lowercase with dashes for directories". */
export function compileFolderNames({
  polarity,
  subject,
  verb,
  object,
  instead,
  codes,
  scope,
  statement,
}: Clause): ChangeFinder | undefined {
  // A style that is common in one language only is not that of its packages.
  if (
    polarity !== 'required' ||
    instead !== undefined ||
    scope.languages !== undefined ||
    isBelowKnownFiles(statement)
  ) {
    return undefined;
  }
  const phrase = plainPhrase(unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll('`', '').toLowerCase());
  const words = FORMS.map((form) => form.exec(phrase)?.groups?.['style']).find((found) => found !== undefined);
  const style = words === undefined ? undefined : FILE_STYLES.find((one) => one.words.test(words));
  return style === undefined
    ? undefined
    : {
        looksAt: 'change',
        findingKind: 'naming',
        isAboutChange: true,
        words: `reports new folders whose names are not in ${style.name}`,
        find: async (change) => {
          const odd = oddFolders(change, style.fits);
          const answers = await Promise.all(
            [...odd].map(async ([folder, path]) =>
              (await change.isNewFolder?.(folder)) === true ? [{ folder, path }] : [],
            ),
          );
          return answers.flat().map(({ folder, path }) => ({
            path,
            found: `the folder name ${listCodes([nameOf(folder)])}`,
            note: `The name of the new folder ${listCodes([`${folder}/`])} is not in ${style.name}.`,
          }));
        },
      };
}

/** Folders of added files with names that do not fit, each with the first such file. */
function oddFolders({ files }: ChangeSubject, fits: (name: string) => boolean): ReadonlyMap<string, string> {
  const odd = new Map<string, string>();
  for (const { path, status } of files) {
    for (const folder of status === 'added' || status === 'renamed' ? parentsOf(path) : []) {
      const name = nameOf(folder);
      if (name !== '' && !odd.has(folder) && odd.size < MOST && !NAMED_BY_TOOLS.test(name) && !fits(name)) {
        odd.set(folder, path);
      }
    }
  }
  return odd;
}

/** Each is looked for in the base. */
const MOST = 20;
