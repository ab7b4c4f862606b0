import type { Clause, Finder } from '../../types.ts';
import { codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { findImports } from './find-imports.ts';
import { isKnownLibrary, LIBRARIES_BY_NAME, type Library } from './library-names.ts';
import { isBelowLayer } from './layers-by-words.ts';
import { isPartOf, signsOfModules, wordOfModule } from './module-match.ts';
import { regex } from '../../../text/regex.ts';

/** Libraries of which a team uses one for a purpose, by the first of their names, with the words for the purpose. */
const PURPOSES: readonly (readonly [purpose: RegExp, libraries: readonly string[]])[] = [
  [/^(?:unit |integration |component |automated )*(?:tests?|testing)$/, ['jest', 'vitest', 'mocha', 'jasmine']],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ['pytest', 'unittest', 'nose']],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ['nunit', 'xunit', 'mstest']],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ['junit 5', 'junit 4', 'testng']],
  [
    /^(?:e2e|end-to-end|end to end|browser|ui)(?: tests?| testing| automation)$/,
    ['playwright', 'cypress', 'puppeteer'],
  ],
  [/^(?:test )?assertions$/, ['assertj', 'hamcrest']],
  [/^(?:test )?assertions$/, ['testify', 'gomega']],
  [/^(?:mocks|mocking|mock objects|test doubles)$/, ['moq', 'nsubstitute']],
  [/^(?:mocks|mocking|mock objects|test doubles)$/, ['mockito', 'easymock', 'powermock', 'mockk']],
  [/^(?:http|network|api) (?:requests?|calls?)$|^http(?: clients?)?$/, ['axios', 'got', 'node-fetch', 'superagent']],
  [/^(?:http|network|api) (?:requests?|calls?)$|^http(?: clients?)?$/, ['httpx', 'requests', 'aiohttp']],
  [
    /^(?:dates?|times?|date(?: and |\/|-)times?)(?: (?:handling|manipulation|formatting|parsing|operations|utilities))?$/,
    ['date-fns', 'dayjs', 'moment', 'luxon'],
  ],
  [
    /^(?:(?:schema|data|input|runtime|request|form|type) )*(?:validation|schemas)$/,
    ['zod', 'yup', 'joi', 'superstruct', 'valibot', 'arktype'],
  ],
  [/^(?:global |client |client-side |shared )*state(?: management)?$/, ['redux', 'zustand', 'mobx', 'recoil', 'jotai']],
  [/^forms?(?: (?:handling|state|management|state management))?$/, ['formik', 'react-hook-form']],
  [/^(?:structured )?logging$/, ['winston', 'pino', 'bunyan']],
  [/^(?:structured )?logging$/, ['structlog', 'loguru']],
  [/^(?:structured )?logging$/, ['logrus', 'zerolog']],
  [/^(?:data ?frames?|tabular data)$/, ['pandas', 'polars']],
  [
    /^(?:clis?|command[- ]line (?:interfaces?|parsing|arguments)|argument parsing)$/,
    ['click', 'typer', 'argparse', 'optparse'],
  ],
  [/^(?:json|json (?:serialization|parsing|handling|\(de\)serialization))$/, ['jackson', 'gson']],
  [/^(?:dependency injection|di)$/, ['dagger', 'koin']],
  [
    /^(?:charts?|charting|graphs|data visuali[sz]ations?)$/,
    ['recharts', 'chart.js', 'victory', 'nivo', 'apexcharts', 'echarts', 'highcharts'],
  ],
  [/^icons?$/, ['lucide', 'heroicons', 'react-icons', 'font awesome', 'phosphor', 'tabler icons']],
];
/** `pytest for all tests`, `Playwright for E2E tests` */
const FOR_PURPOSE = regex()`
  ^(?:only |the )*(?<library>[\w .@/-]+?)(?: (?:library|package|framework|module))? (?:for|in)[ ]
    (?:all |any |the |our |new |writing |both )*(?<purpose>[a-z0-9() /-]+?)$
`;

/** `xUnit as the testing framework` */
const AS_TOOL =
  /^(?<library>[\w .@/-]+?) as (?:the |our |a )?(?:primary |main |only |default )?(?<purpose>[a-z0-9 -]+?) (?:framework|library)$/;
/** `Lucide icons` */
const OF_ICONS = /^(?<library>[\w .-]+?)(?: react)? (?<purpose>icons)(?: only)?$/;

/** The libraries for a purpose, such as `state management`, in all languages. Empty if none is known. */
export function librariesFor(purpose: string): readonly Library[] {
  return PURPOSES.filter(([words]) => words.test(purpose)).flatMap(([, names]) =>
    names.flatMap((name) => LIBRARIES_BY_NAME.get(name) ?? []),
  );
}

/** The other libraries for the same purpose. Undefined if the words name none, or if the library is for something else. */
function readOthers({ polarity, subject, verb, object, codes, instead }: Clause): readonly Library[] | undefined {
  if (polarity !== 'required' || instead !== undefined || !/^(?:use|prefer|write with|)$/.test(verb)) {
    return undefined;
  }
  const plain = plainPhrase(unquote(object, codes));
  const users = plainPhrase(subject).replace(/^(?:all|the|our|new) /, '');
  const { library, purpose } =
    users === ''
      ? ((AS_TOOL.exec(plain) ?? FOR_PURPOSE.exec(plain) ?? OF_ICONS.exec(plain))?.groups ?? {})
      : { library: plain, purpose: users };
  const chosen =
    library === undefined
      ? undefined
      : (LIBRARIES_BY_NAME.get(library) ?? LIBRARIES_BY_NAME.get(library.replace(/ icons$/, '')));
  const group = PURPOSES.find(
    ([words, names]) =>
      purpose !== undefined && words.test(purpose) && names.some((name) => LIBRARIES_BY_NAME.get(name) === chosen),
  );
  return chosen === undefined
    ? undefined
    : group?.[1].flatMap((name) => LIBRARIES_BY_NAME.get(name) ?? []).filter((one) => one !== chosen);
}

function unquote(words: string, codes: readonly string[]): string {
  return words.replaceAll(/[\uE000-\uF8FF]/g, (mark) => codesIn(mark, codes)[0] ?? mark);
}

const VERB = /^(?:|use|add|import|introduce|install|depend on|rely on|include|bring in|pull in|adopt|write)$/;
const SUBJECT = /^(?:(?:all |the |new |our )*(?:code|tests|you|we|codebase|project))?$/;
const NOUN = /(?: (?:library|package|framework|module|dependency|apis?|imports?|tests?|assertions?))$/;
/** `direct Radix UI imports` */
const DIRECT = /^(?:direct|raw) (?=.+ imports?$)|^directly from (?=[a-z])/;
/** What both of two libraries are for. */
const OF_PURPOSE =
  / for (?!(?:new|existing|legacy|old|large|small|simple|complex)\b|.*\b(?:when|if|only|except|unless)\b)[a-z][a-z0-9 /-]{1,40}$/;
const BORDER = /,? (?:and|or|nor) |, |\//;

/** Finds imports of libraries that a clause rules out by the names that people call them: `use Vitest, not Jest`. */
export function compileLibraries(clause: Clause): Finder | undefined {
  const { polarity, subject, verb, object, instead, codes } = clause;
  const others = readOthers(clause);
  if (others !== undefined) {
    return findLibraries(others);
  }
  const quoted = codesIn(object, codes);
  // Quoted names are uses of code as well, unless no code can have them (`better-sqlite3`) or variables have them (`ws`).
  const areLibraries = quoted.every(isKnownLibrary) && quoted.some((code) => /[-.]|^(?:ws|pg)$/.test(code));
  const isQuoted = !areLibraries && quoted.some((code) => !code.includes('.'));
  // ``No Firebase`` below "Domain layer" is about that layer.
  const isOfLayer = verb === '' && clause.scope.inside.length === 0 && isBelowLayer(clause.statement);
  if (polarity !== 'forbidden' || isOfLayer || isQuoted || !VERB.test(verb) || !SUBJECT.test(plainPhrase(subject))) {
    return undefined;
  }
  const bare = object.replace(DIRECT, '');
  const isBesideLibrary = instead !== undefined && readLibraries(instead.replace(OF_PURPOSE, ''), codes) !== undefined;
  // ``Use `structuredClone` for copies instead of lodash`` rules lodash out for copies only.
  const found = readLibraries(isBesideLibrary ? bare.replace(OF_PURPOSE, '') : bare, codes);
  const isNamed =
    areLibraries ||
    isBesideLibrary ||
    verb === 'import' ||
    bare !== object ||
    isCapitalized(object, clause.statement.text);
  if (found === undefined || (found.some(({ isWord }) => isWord === true) && !isNamed)) {
    return undefined;
  }
  return findLibraries(found);
}

/** `Avoid Combine`: a capital inside of a sentence that has no others is that of a name. */
function isCapitalized(object: string, written: string): boolean {
  const word = /^[a-z]+$/.exec(object)?.[0] ?? '';
  const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  const rest = written.replaceAll(/`[^`]*`/g, '');
  return (
    word !== '' &&
    new RegExp(`[a-z,(] ${name}(?![\\w-])|^(?:no|avoid|never|not) ${name}(?![\\w-])`, 'i').test(rest) &&
    rest.includes(name) &&
    (rest.match(/\b[A-Z][a-z]+/g) ?? []).length <= 4
  );
}

function findLibraries(found: readonly Library[]): Finder {
  const signs = signsOfModules(found.flatMap(({ modules }) => modules.map((one) => ({ word: wordOfModule(one) }))));
  return findImports(
    describe(found),
    ({ module, imported }) => {
      const library = found.find((one) => isOf(one, module, imported));
      return library === undefined
        ? undefined
        : { found: `imports of ${listCodes([module])}`, note: `This line imports ${listCodes([module])}.` };
    },
    signs === undefined ? {} : { signs },
  );
}

function describe(libraries: readonly Library[]): string {
  const others = libraries.flatMap(({ except = [] }) => except);
  const except = others.length === 0 ? '' : `, except of ${listCodes(others, 'and')},`;
  return `reports imports of ${listCodes(libraries.flatMap(({ modules }) => modules))}${except}`;
}

function readLibraries(words: string, codes: readonly string[]): readonly Library[] | undefined {
  // A name can be taken for a file: `moment.js`.
  const plain = plainPhrase(unquote(words, codes)).replace(/^(?:only|the|just) /, '');
  const libraries = plain
    .split(BORDER)
    .map((name) => LIBRARIES_BY_NAME.get(name) ?? LIBRARIES_BY_NAME.get(name.replace(NOUN, '')));
  return libraries.every((one) => one !== undefined) ? libraries : undefined;
}

/** `from unittest import mock` imports a module below `unittest`, as `import unittest.mock` does. */
function isOf({ modules, except = [] }: Library, module: string, imported: string | undefined): boolean {
  return (
    modules.some((one) => isPartOf(module, one)) &&
    !except.some((one) => isPartOf(module, one) || (imported !== undefined && isPartOf(`${module}.${imported}`, one)))
  );
}
