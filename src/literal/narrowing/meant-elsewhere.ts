import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { isAbout } from './is-about.ts';
import type { Check, Clause, Place } from '../types.ts';
import { regex } from '../../text/regex.ts';
import { wordSet } from '../../structures/words-in.ts';

/**
 * Whether a check looks at code, while the headings and introductions above its statement say that it is about something
 * else: the texts of commits and pull requests, tools that an assistant may call, or code that a generator writes.
 */
export function isMeantElsewhere({ family, clause, finder }: Check): boolean {
  const { headings, leadIns, text } = clause.statement;
  const above = [...headings.map(({ title }) => title), ...leadIns];
  return (
    // A rule on the names of new files is never about the text of a pull request.
    (OF_TEXTS.has(family) &&
      !(family === 'naming' && finder.looksAt === 'change') &&
      above.some((words) => TEXTS_OF_CHANGES.test(words))) ||
    (family === 'uses' && above.some((words) => TOOLS_OF_ASSISTANTS.test(words))) ||
    (family === 'companions' && above.slice(-1 - leadIns.length).some((words) => WRITTEN_BY_GENERATORS.test(words))) ||
    (family === 'titles' && leadIns.some((words) => CONDITION.test(words) && !NAMES_CHANGES.test(words))) ||
    // `Mock services, not objects` says which objects are not mocked, and not that none is.
    (clause.verb === 'mock' && clause.instead !== undefined) ||
    (family === 'paths' && TESTS_OF_PART.test(text)) ||
    (family === 'layout' && QUOTES_OF_COMMANDS.test(text)) ||
    isDependencyOfSourceSet(clause) ||
    (OF_CODE.has(family) && BEGINS_WITH_PART.test(text) && isWithoutPlace(clause)) ||
    (family === 'uses' &&
      (CHOOSES_NAME.test(text) ||
        /\bpackage names?\b/.test(clause.object) ||
        isLimitedToOrigin(clause) ||
        areNoCode(clause) ||
        isOfSomeTexts(clause)))
  );
}

/**
 * A check that finds components or hooks wherever they are, below a heading or behind a label such as "Component naming", which names them
 * and no folder; and one of the change as a whole below "Testing": a fix without a test changes no test.
 */
export function withoutPlaceOfThing(check: Check): Check {
  const { clause, family, finder } = check;
  const { inside } = clause.scope;
  const title = clause.statement.headings.at(-1)?.title ?? '';
  const isOfThing =
    inside.length > 0 &&
    inside.every((place) => place.kind === 'folder' && /^(?:components?|hooks?)$/.test(place.name)) &&
    (/\b(?:components?|hooks?)\b/i.test(title) || LABELLED_THING.test(clause.statement.text)) &&
    isAbout(finder, 'components', 'component files', 'hooks', 'hook files');
  const isOfChange =
    (family === 'change-companions' || family === 'titles') &&
    inside.length > 0 &&
    inside.every(({ kind }) => kind === 'tests');
  // Names in schemas stand in no folder of models, documentation is in more than one folder, and a snapshot or header that lies elsewhere is no test.
  const isOfOthers =
    inside.length > 0 &&
    ((family === 'documents' && isAbout(finder, 'prose') && inside.every(isFolderOfDocuments)) ||
      (family === 'naming' && finder.looksAt === 'text' && inside.every(({ kind }) => kind === 'folder')) ||
      (family === 'paths' && isAbout(finder, 'snapshots', 'headers') && inside.every(({ kind }) => kind === 'tests')));
  // Commands stand in scripts wherever these are.
  const isOfCommand =
    inside.length > 0 &&
    inside.every((place) => place.kind === 'folder' && /^scripts?$/.test(place.name)) &&
    finder.words.startsWith('reports the command ');
  return isOfThing || isOfCommand || isOfChange || isOfOthers || isInOther(check)
    ? { ...check, clause: { ...clause, scope: { ...clause.scope, inside: [] } } }
    : check;
}

/** `Components: no class components` */
const LABELLED_THING = /^\P{L}*(?:components?|hooks?)\P{L}*:/iu;

/** ``No `androidx.compose` dependencies in `commonMain` ``: coordinates in build files, which are not the names of imports. */
function isDependencyOfSourceSet({ object, verb, scope: { inside } }: Clause): boolean {
  return (
    verb !== 'import' &&
    /\bdependenc(?:y|ies)\b/.test(object) &&
    inside.some((place) => place.kind === 'folder' && /(?:Main|Test)$/.test(place.name))
  );
}

function isFolderOfDocuments(place: Place): boolean {
  return place.kind === 'folder' && place.name === 'docs';
}

/**
 * ``Use version catalogs in `gradle/libs.versions.toml` `` names the file that is right, which is in none of the languages that the
 * check looks at.
 */
function isInOther({ clause: { scope }, finder }: Check): boolean {
  const { languages } = finder;
  return (
    languages !== undefined &&
    scope.inside.length > 0 &&
    scope.inside.every(
      (place) =>
        place.kind === 'paths' &&
        place.globs.every((glob) => {
          const language = /[^*/]\.[a-z]+$/.test(glob) ? languageOf(glob) : undefined;
          return language !== undefined && !languages.includes(language);
        }),
    )
  );
}

/** ``Use `?` placeholders for query parameters, not `fmt.Sprintf` ``: what makes any text is ruled out for some texts alone. */
function isOfSomeTexts({ object, instead = '', explanation = '', codes }: Clause): boolean {
  return (
    SOME_TEXTS.test(`${instead} ${explanation}`) &&
    listMaskedCodes(object, codes).some((code) => FORMATS.test(code.trim()))
  );
}

const FORMATS = /^(?:fmt\.Sprintf|s?printf|str(?:ing)?\.format|\.?format|format!|concat)(?:\(.*\))?$/i;
const SOME_TEXTS = /\b(?:sql|quer(?:y|ies)|placeholders?|parameters?|html|urls?|commands?|paths?)\b/;

/** Families whose rules could be about any text: `No emojis`, `Keep lines under 100 characters`, `Use the imperative`. */
const OF_TEXTS: ReadonlySet<string> = new Set(['constructs', 'documents', 'layout', 'limits', 'naming']);

const TEXTS_OF_CHANGES = regex('iu')`
  \b(?:git )?(?:commits?|pull requests?|prs?|merge requests?|branch(?:es)?)(?:
    [ -](?:
      messages?|conventions?|formats?|formatting|style|subjects?|titles?|descriptions?|bod(?:y|ies)|templates?
      |guidelines?|standards?|naming|names?
    )
  )+\b
  |\bconventional commits?\b|^[^\p{L}]*(?:git )?commits?(?: (?:and|&) (?:pull requests?|prs?))?[^\p{L}]*$
`;

/** `If the project has a specification:` */
const CONDITION = /^[^\p{L}]*(?:if|when|unless)\b/iu;
const NAMES_CHANGES = /\b(?:commit(?:s|ting)?|pull requests?|prs?|branch(?:es)?|titles?)\b/i;

const TOOLS_OF_ASSISTANTS = regex('i')`
  \b(?:
    tools?[ -](?:usage|use|calls?|calling|selection|policy|restrictions?|permissions?|preferences?)
    |(?:allowed|available|forbidden|prohibited|permitted|mcp|agent)[ -]tools?
  )\b
`;

const WRITTEN_BY_GENERATORS =
  /^[^\p{L}]*code generation[^\p{L}]*$|\b(?:auto-?)?generated (?:code|sources?|output|files?|comments?)\b/iu;

/** `Check tests live in …`: the tests of checks. The first word can be read as an order. */
const TESTS_OF_PART =
  /^[^\p{L}]*(?:check|lint|rule|review|report|format|build|type|command|query|model|render) tests\b/iu;

/** ``Use single quotes to prevent shell expansion: `cmd 'a'` ``: the quotes of a command that somebody types. */
const QUOTES_OF_COMMANDS = regex('iu')`
  \b(?:single|double)[- ]quotes?\b.*\b
    (?:shell|terminal|command[- ]line|cli|commands?|expansion|--?[a-z][\w-]+ ['"])
  |\b(?:shell|terminal|command[- ]line|cli|commands?)\b.*\b(?:single|double)[- ]quotes?\b
`;

/** ``Call the parameter `ctx`, not `context` ``, ``in columns named `a`, never `b` `` choose a name, and rule out no use of the other. */
const CHOOSES_NAME = regex('i')`
  \b(?:named|called|titled|(?:call|name) (?:the|an?|it|them|this|these|your|each|every)(?: [a-z]+){0,3}) \`
    [^\`\n]{1,60}\`(?:(?:,| and| or| \+| ?\/) ?\`[^\`\n]{1,60}\`){0,5}(?:,| [-–—]| \(|;)? ?
    (?:never|not|instead of|rather than) (?:the )?\`
`;

/** ``the bare `<DatePicker>` in `components/ui/` ``: the path says where the thing is defined, and not where it must not be used. */
const LIES_IN = regex()`
  \bthe (?:(?:bare|raw|old|legacy|deprecated|existing|shared|plain|internal|generic|base) )?\`<?[A-Z]\w*(?: ?\/)?
    >?\`(?: [a-z]+)? (?:in|from|under) \`[^\`\n]{0,60}\/[^\`\n]{0,60}\`
`;

function isLimitedToOrigin({ scope, statement: { text } }: Clause): boolean {
  return scope.inside.some(({ kind }) => kind === 'paths') && LIES_IN.test(text);
}

/**
 * Whether quoted words are none of code: words of texts below "Discouraged words", fields below "Logging", programs that people
 * and assistants run, and examples of names after "Bad:".
 */
function areNoCode({ statement: { headings, text }, object, codes, scope }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  const title = headings.at(-1)?.title ?? '';
  return (
    named.length > 0 &&
    ((named.every((code) => /^[a-z]+$/.test(code)) && WORDS_OF_TEXTS.test(title)) ||
      (named.every((code) => /^[a-z]+[A-Za-z]*$/.test(code)) &&
        FIELDS_OF_LOGS.test(text) &&
        /\blog(?:s|ging)\b/i.test(title)) ||
      (scope.languages === undefined && named.every((code) => UNIX_TOOLS.has(code))) ||
      (named.length > 1 && named.every((code) => /^[a-z]+[A-Za-z]*$/.test(code)) && EXAMPLES_OF_NAMES.test(text)))
  );
}

const WORDS_OF_TEXTS = /\b(?:words?|wording|phrases?|terminology|vocabulary|tone|voice|copy|grammar)\b/i;
/** ``Never `name`, `notes` ``, and not ``Never `print` ``. */
const FIELDS_OF_LOGS = /^[^\p{L}]*never `(?!e?print|log|echo|puts|dump|debug|trace)/iu;
const EXAMPLES_OF_NAMES = /^[^\p{L}]*(?:bad|wrong|incorrect)(?: examples?| names?)?: ?`/iu;

/** Scripts may use these: who names them for anything else than scripts means what is typed. */
const UNIX_TOOLS: ReadonlySet<string> = wordSet(
  'awk cat cp fd find grep head less ls mv psql rg rm sed tail touch tree which',
);

const OF_CODE: ReadonlySet<string> = new Set(['calls', 'constructs', 'uses']);

/** `SyncAgent — never use raw x`: the name of a part of the product before a dash. */
const BEGINS_WITH_PART = /^[^\p{L}]*(?:[A-Z][a-z]+){2,}[^\p{L}\s]* [-–—] (?=\p{L})/u;

function isWithoutPlace({ scope: { inside, languages } }: Clause): boolean {
  return inside.length === 0 && languages === undefined;
}
