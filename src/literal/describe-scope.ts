import { codeSpan } from './code-span.ts';
import { nameSide } from './reading/scope/sides.ts';
import type { Check, Place, Scope } from './types.ts';
import { listNames } from '../text/shown/list-names.ts';

/**
 * Says in words what a check reports and where: ``reports calls of `console.log` in added TypeScript and JavaScript lines
 * outside of tests``.
 */
export function describeFamilyCheck({ clause, finder }: Check): string {
  const { inside, outside, languages: named } = clause.scope;
  const languages = intersect(named, finder.languages);
  const isOfFiles = finder.looksAt === 'change' || WHOLE_FILES.test(finder.words);
  const lines = isOfFiles ? describeFiles(languages) : describeLines(languages, finder.words);
  return [finder.words, lines, describeScope({ inside, outside })].filter((words) => words !== '').join(' ');
}

/** What is said of files as a whole is not in added lines: `reports new files whose first lines do not contain …`. */
const WHOLE_FILES = /^reports (?:(?:new|added and changed) )?(?:(?:`[^`]+` )?(?:files|modules)\b|`[^`]+` that grow)/;

/** Says in words where a clause counts: `of TypeScript in components outside of tests`. Empty if it counts everywhere. */
export function describeScope({ languages, inside, outside }: Scope): string {
  return [
    ...(languages === undefined ? [] : [`of ${nameLanguages(languages)}`]),
    ...(inside.length === 0 ? [] : [`in ${namePlaces(inside, 'or')}`]),
    ...(outside.length === 0 ? [] : [`outside of ${namePlaces(outside, 'and')}`]),
  ].join(' ');
}

/** Words such as `reports added lines of code with …` need no second `in added lines`. */
function describeLines(languages: readonly string[] | undefined, words: string): string {
  if (languages === undefined) {
    return words.includes('added lines') ? '' : 'in added lines';
  }
  const names = listLanguages(languages);
  return names.length <= MAX_LANGUAGES
    ? `in added ${listNames(names, 'and')} lines`
    : `in added lines of ${nameLanguages(languages)}`;
}

/** A check of paths and titles has no lines. */
function describeFiles(languages: readonly string[] | undefined): string {
  return languages === undefined ? '' : `for ${nameLanguages(languages)} files`;
}

function intersect(
  first: readonly string[] | undefined,
  second: readonly string[] | undefined,
): readonly string[] | undefined {
  return first === undefined || second === undefined ? (first ?? second) : first.filter((id) => second.includes(id));
}

function namePlaces(places: readonly Place[], word: 'and' | 'or'): string {
  return nameSide(places) ?? listNames([...new Set(places.map(namePlace))], word);
}

function namePlace(place: Place): string {
  switch (place.kind) {
    case 'tests':
      return 'tests';
    case 'folder':
      return codeSpan(place.name);
    case 'paths':
      return listNames(place.globs.map(codeSpan), 'or');
    case 'languages':
      return nameLanguages(place.ids);
  }
}

/** Names of languages whose ids are not their names in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  csv: 'CSV',
  chatagent: 'agent files',
  cuda: 'CUDA',
  'cuda-cpp': 'CUDA',
  dockercompose: 'Docker Compose',
  FortranFreeForm: 'Fortran',
  fsharp: 'F#',
  graphql: 'GraphQL',
  'github-actions-workflow': 'GitHub Actions',
  html: 'HTML',
  ignore: 'ignore files',
  instructions: 'instruction files',
  javascript: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON',
  mdx: 'MDX',
  php: 'PHP',
  powershell: 'PowerShell',
  prompt: 'prompt files',
  scss: 'SCSS',
  shellscript: 'shell',
  sql: 'SQL',
  toml: 'TOML',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** Languages that are named like the one they extend by markup. */
const SAME: Readonly<Record<string, string>> = { typescriptreact: 'typescript', javascriptreact: 'javascript' };

/** More are counted: nobody reads twenty names. */
const MAX_LANGUAGES = 5;

/** Names languages by their ids, each once: `TypeScript and JavaScript`. */
export function nameLanguages(ids: readonly string[]): string {
  const names = listLanguages(ids);
  const more = names.length - MAX_LANGUAGES;
  const others = `${more} other language${more === 1 ? '' : 's'}`;
  return listNames(more > 0 ? [...names.slice(0, MAX_LANGUAGES), others] : names, 'and');
}

function listLanguages(ids: readonly string[]): readonly string[] {
  const listed = new Set(ids);
  return [...new Set(ids.map((id) => nameLanguage(id, listed)))];
}

function nameLanguage(id: string, listed: ReadonlySet<string>): string {
  const plain = SAME[id];
  if (plain !== undefined) {
    return listed.has(plain) ? nameLanguage(plain, listed) : `${nameLanguage(plain, listed)} JSX`;
  }
  return NAMES[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
