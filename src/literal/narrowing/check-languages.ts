import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { COMMAND_LANGUAGES } from '../families/uses/commands.ts';
import { readHeadings, type HeadingScope } from '../reading/scope/heading-scope.ts';
import { isAbout } from './is-about.ts';
import { SCRIPT_FILES } from '../script-languages.ts';
import type { Check, Clause, Finder } from '../types.ts';

/** Whether a finder looks for programs that scripts and workflows run. */
export function isOfCommands({ languages }: Finder): boolean {
  return languages === COMMAND_LANGUAGES;
}

/**
 * What forbids edits of certain files names them itself: a title such as "JavaScript SDK" does not limit it, and "Frontend" not
 * where the words have a whole path. Titles, commits and commands are in no language of code.
 */
export function withoutLanguages(check: Check): Check {
  const { family, clause, finder } = check;
  // Commands stand in scripts and workflows, and documents are in a language of their own, also below a title such as "Python".
  const isOfDocuments =
    family === 'documents' && (!canReport(check) || (isAbout(finder, 'prose') && isLimitedByTitleAlone(clause)));
  if (family === 'titles' || family === 'secrets' || isOfCommands(finder) || isOfDocuments) {
    const { languages: _, ...rest } = clause.scope;
    // "Testing" names the commands that run tests, and no test runs a command.
    const scope = isOfCommands(finder) ? { ...rest, inside: rest.inside.filter(({ kind }) => kind !== 'tests') } : rest;
    return { ...check, clause: { ...clause, scope } };
  }
  // "Shell architecture" may be about any shell, and scripts of shells import nothing.
  const isOfShell =
    family === 'imports' &&
    clause.scope.languages !== undefined &&
    clause.scope.languages.every((id) => SHELLS.has(id));
  // Below "CSS", the classes of Tailwind are those of elements.
  const isOfStyles = isAbout(finder, 'classes') && clause.scope.languages?.every((id) => STYLES.has(id)) === true;
  if (isOfShell || isOfStyles || ((family === 'uses' || family === 'imports') && isOfData(clause))) {
    const { languages: _, ...scope } = clause.scope;
    return { ...check, clause: { ...clause, scope } };
  }
  if (family === 'imports' && isAbout(finder, 'dependencies')) {
    return inManifests(check);
  }
  const isNamed = clause.polarity === 'forbidden' || isAbout(finder, 'languages of new files', 'lock files');
  if (family !== 'paths' || !isNamed) {
    return check;
  }
  const { languages: _, ...scope } = clause.scope;
  const namesPath = listMaskedCodes(clause.object, clause.codes).every((code) => NAMES_PATH.test(code));
  const isBelowArea =
    clause.polarity === 'forbidden' && namesPath && scope.inside.every(({ kind }) => kind === 'folder');
  return { ...check, clause: { ...clause, scope: isBelowArea ? { ...scope, inside: [] } : scope } };
}

/** "No new dependencies" below "JavaScript" is about the files that list the dependencies of JavaScript. */
function inManifests(check: Check): Check {
  const { languages, ...scope } = check.clause.scope;
  const named = MANIFESTS.flatMap(([id, name]) => (languages?.includes(id) === true ? [`**/${name}`] : []));
  const globs = [...new Set(named)];
  return globs.length === 0 || scope.inside.length > 0
    ? check
    : { ...check, clause: { ...check.clause, scope: { ...scope, inside: [{ kind: 'paths', globs }] } } };
}

const MANIFESTS: readonly (readonly [language: string, name: string])[] = [
  ['javascript', 'package.json'],
  ['typescript', 'package.json'],
  ['python', 'pyproject.toml'],
  ['rust', 'Cargo.toml'],
  ['go', 'go.mod'],
];

/** Whether only the title of the document names the languages: below "R package development", English is that of all texts. */
function isLimitedByTitleAlone({ scope, statement: { headings } }: Clause): boolean {
  const titles = headings.filter(({ depth }) => depth === 1);
  return scope.languages !== undefined && titles.length > 0 && isEqual(readHeadings(titles), scope.languages);
}

function isEqual(read: HeadingScope, languages: readonly string[]): boolean {
  return read.kind === 'scope' && read.scope.languages?.join() === languages.join();
}

/** A whole path, or the ending of files wherever they lie: `.g.sql`. */
const NAMES_PATH = /\w\/\w|^\*?\.\w+\.\w+$/;

/** Below "Deterministic JSON output", calls and qualified names are in code that writes JSON, and not in JSON. */
function isOfData({ scope, object, codes }: Clause): boolean {
  const { languages = [] } = scope;
  const named = listMaskedCodes(object, codes);
  return (
    languages.length > 0 &&
    languages.every((id) => DATA.has(id)) &&
    named.length > 0 &&
    named.every((code) => /^[\p{L}_$][\w$]*(?:(?:\.|::)[\p{L}_$][\w$]*)*(?:\(.*\))?$/u.test(code) && /[(.:]/.test(code))
  );
}

const SHELLS: ReadonlySet<string> = new Set(['shellscript', 'bat', 'powershell']);
const STYLES: ReadonlySet<string> = new Set(['css', 'scss', 'less']);
const DATA: ReadonlySet<string> = new Set(['json', 'jsonc', 'csv', 'toml', 'xml']);

/** Families whose rules could be about the code of any language. */
const OF_ANY_LANGUAGE: ReadonlySet<string> = new Set(['companions', 'layout', 'limits', 'naming']);

/** What is said of any code, in a section on the tools of one language, is about that language. */
export function inSection(check: Check, sectionLanguages: () => readonly string[] | undefined): Check {
  const { family, clause, finder } = check;
  const isOpen =
    clause.scope.languages === undefined &&
    ((finder.looksAt === 'code' && OF_ANY_LANGUAGE.has(family)) || (finder.looksAt === 'text' && family === 'layout'));
  const languages = isOpen ? sectionLanguages() : undefined;
  const isPossible = languages?.some((one) => finder.languages?.includes(one) !== false) === true;
  return languages !== undefined && isPossible
    ? { ...check, clause: { ...clause, scope: { ...clause.scope, languages } } }
    : check;
}

/** Below "Markdown", a finder of HTML has no language to report in. Below "Testing", one that leaves tests out has no file. */
export function canReport({ finder, clause }: Check): boolean {
  const { languages, inside } = clause.scope;
  const isInTestsAlone = inside.length > 0 && inside.every(({ kind }) => kind === 'tests');
  return (
    (languages === undefined || finder.languages?.some((id) => languages.includes(id)) !== false) &&
    !(isInTestsAlone && finder.leavesTestsOut === true)
  );
}

/** "No raw SQL — Eloquent only" is about the language of what stands in its place. */
export function inLanguageOfMapper(check: Check): Check {
  const { finder, clause } = check;
  const languages =
    isAbout(finder, 'SQL') && clause.scope.languages === undefined
      ? MAPPERS.find(([words]) => words.test(clause.statement.text))?.[1]
      : undefined;
  return languages === undefined ? check : { ...check, clause: { ...clause, scope: { ...clause.scope, languages } } };
}

/** What maps tables to objects, by the languages that have it. */
const MAPPERS: readonly (readonly [words: RegExp, languages: readonly string[]])[] = [
  [/\b(?:Eloquent|Doctrine|Laravel(?:'s)? query builder)\b/i, ['php']],
  [/\b(?:SQLAlchemy|Django(?:'s)? ORM|SQLModel|Tortoise|peewee)\b/i, ['python']],
  [/\b(?:Prisma|Drizzle|TypeORM|Sequelize|Knex|Kysely|MikroORM)\b/i, SCRIPT_FILES],
  [/\b(?:Entity Framework|EF Core|LINQ|Dapper)\b/i, ['csharp']],
  // Rails and Yii both call it so.
  [/\b(?:Active ?Record)\b/i, ['ruby', 'php']],
  [/\b(?:Hibernate|JPA|jOOQ|MyBatis|Exposed)\b/, ['java', 'kotlin']],
  [/\b(?:GORM|sqlc|ent)\b/, ['go']],
];

/** "No em dashes in comments, commit messages, or docs" is not about data, such as texts in other languages. */
export function outsideOfData(check: Check): Check {
  const { finder, clause } = check;
  const { scope, statement } = clause;
  return /^reports (?:em dashes|emoji)\b/.test(finder.words) && OF_COMMENTS.test(statement.text)
    ? {
        ...check,
        clause: {
          ...clause,
          scope: { ...scope, outside: [...scope.outside, { kind: 'languages', ids: [...DATA, 'yaml'] }] },
        },
      }
    : check;
}

const OF_COMMENTS = /\bin [a-z, /]{0,40}(?:comments|docs|documentation|commit messages|prose)\b/i;
