import type { FileChange } from '../../../changes/types.ts';
import { folderOf, nameOf } from '../../../workspace/paths.ts';
import type { ChangeSubject, Clause, Finder, Violation } from '../../types.ts';
import { CODE, codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { pathIn } from './path-in.ts';
import { readPath } from './read-path.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const QUANTITY = '(?:each|every|all|any|new|the|our|added|newly added|of the|of|existing)';
const KIND = regexSource`
  (?:
    folders?|subfolders?|director(?:y|ies)|subdirector(?:y|ies)|packages?|modules?|examples?|samples?|apps?
    |plugins?|extensions?|projects?|services?|skills?|components?|crates?|workspaces?|templates?|fixtures?
    |integrations?|recipes?|demos?|actions?
  )
`;
const HAS = /^(?:have|include|contain|need|provide|require|ship with|come with)$/;
const FILES = regex()`
  ^
    (?<files>${codeListPattern('a|an|its|their|own|at least|both|corresponding|accompanying|matching|valid|the', 'files?')})
    (?: (?:at|in) (?:its|the|their) root)?$
`;
/** `` each `packages/*` folder``. */
const GLOB = new RegExp(`^(?:${QUANTITY} )*(?:${KIND} )?(?<code>${CODE})(?: ${KIND})?$`);
/** `` new examples under `examples/` ``. */
const UNDER = new RegExp(
  `^(?:${QUANTITY} )*${KIND} (?:in|under|inside|of|within|below) (?<code>${CODE})(?: ${KIND})?$`,
);
const PACKAGES = new RegExp(`^(?:${QUANTITY} )+(?:npm |workspace )?packages?$`);

/** Files at the root of a folder by which a change adds the folder as a whole, and not a file to a folder that was there. */
const FIRST_FILES = regex('i')`
  ^(?:
    package\.json|cargo\.toml|pyproject\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|.+\.csproj|composer\.json
    |gemfile|mix\.exs|pubspec\.yaml|action\.ya?ml|wrangler\.(?:toml|jsonc?)
    |(?:vite|vitest|next|astro|nuxt|svelte)\.config\.\w+|skill\.md|plugin\.json|manifest\.json|main\.tf
    |chart\.yaml|project\.json
  )$
`;
const PACKAGE_FILES = /^(?:package\.json|cargo\.toml|pyproject\.toml|pubspec\.yaml)$/i;

/** Folders whose packages are there to be read by tests and tools. */
const NO_PACKAGES =
  /(?:^|\/)(?:tests?|__tests__|fixtures?|__fixtures__|examples?|templates?|playgrounds?|node_modules|e2e|bench(?:marks?)?|samples?|demos?)(?:\/|$)/i;

/** Reads which files each folder of a kind must have: `` each `packages/*` folder needs a `README.md` ``. */
export function compileRequiredFiles({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  const list = FILES.exec(plainPhrase(object))?.groups?.['files'];
  const about = plainPhrase(subject);
  if (polarity !== 'required' || !HAS.test(verb) || list === undefined) {
    return undefined;
  }
  const files = codesIn(list, codes).map((code) => code.replace(/^\.?\//, ''));
  const areFiles = files.every(
    (file) => /^[\w./-]+$/.test(file) && !file.endsWith('/') && readPath(file, 'file') !== undefined && /\./.test(file),
  );
  const mark = UNDER.exec(about)?.groups?.['code'] ?? GLOB.exec(about)?.groups?.['code'];
  const [code] = mark === undefined ? [] : codesIn(mark, codes);
  const folders = code === undefined ? undefined : readFolders(code, UNDER.test(about));
  if (!areFiles || files.length === 0 || (folders === undefined && !PACKAGES.test(about))) {
    return undefined;
  }
  const where = folders === undefined ? 'new packages' : `new folders in ${listCodes([folders])}`;
  return {
    looksAt: 'change',
    words: `reports ${where} without ${listCodes(files)}`,
    find: (change) => findFolders(change, folders, files, / or /.test(list)),
  };
}

/** The folder whose folders are meant: `packages` of `packages/*`. Without a star, the words have to say `in` or `under`. */
function readFolders(code: string, isUnder: boolean): string | undefined {
  const [, parent, star] =
    /^(?:\.?\/)?([\w.@-]+(?:\/[\w.@-]+)*)((?:\/\*{1,2}|\/<[\w -]+>|\/\{\w+\})?\/?)$/.exec(code.trim()) ?? [];
  return parent === undefined || !(isUnder || /[*<{]/.test(star ?? '')) ? undefined : parent;
}

async function findFolders(
  change: ChangeSubject,
  parent: string | undefined,
  files: readonly string[],
  isChoice: boolean,
): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  for (const first of change.files.filter((file) => isFirstFile(change, file, parent))) {
    const folder = folderOf(first.path);
    const missing: string[] = [];
    for (const file of files) {
      const path = folder === '' ? file : `${folder}/${file}`;
      if ((await change.exists(path)) === false) {
        missing.push(file);
      }
    }
    if (isChoice ? missing.length === files.length : missing.length > 0) {
      found.push({
        path: first.path,
        found: `a new folder without ${listCodes(missing)}`,
        note: `This change adds ${listCodes([`${folder}/`])} without ${listCodes(missing)}.`,
      });
    }
  }
  return found.filter(({ note }, index) => found.findIndex((one) => one.note === note) === index);
}

function isFirstFile(change: ChangeSubject, { path, status }: FileChange, parent: string | undefined): boolean {
  const folder = folderOf(pathIn(change, path));
  const name = nameOf(path);
  if (status !== 'added' || folder === '') {
    return false;
  }
  return parent === undefined
    ? PACKAGE_FILES.test(name) && !NO_PACKAGES.test(folder)
    : folderOf(folder) === parent && FIRST_FILES.test(name);
}
