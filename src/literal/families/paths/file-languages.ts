import { isTestPath } from '../../../symbols/is-test.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { Clause, Finder } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';

/** A language, and the files of another language that are written in its place. */
interface Rival {
  readonly wanted: RegExp;
  readonly other: string;
  readonly files: RegExp;
  /** Words for the other language. */
  readonly unwanted: RegExp;
}

const RIVALS: readonly Rival[] = [
  {
    wanted: /^typescript$/,
    other: 'JavaScript',
    files: /\.(?:js|jsx|mjs|cjs)$/,
    unwanted: /^(?:plain |vanilla )?(?:javascript|js)$/,
  },
  { wanted: /^kotlin$/, other: 'Java', files: /\.java$/, unwanted: /^java$/ },
  { wanted: /^swift$/, other: 'Objective-C', files: /\.mm?$/, unwanted: /^(?:objective-c|objc)$/ },
];
/** Tools read these as JavaScript, and nobody writes what is generated. */
const OF_TOOLS = /^\.|\.config\.|rc\.[cm]?js$|\.min\.js$|^(?:gulpfile|gruntfile|webpack|babel|jest|setup)\b/i;
const OTHER_FOLDERS =
  /(?:^|\/)(?:\.[^/]+|scripts?|bin|tools?|build|dist|public|static|assets|vendor|node_modules|generated|examples?|samples?|fixtures?|__fixtures__|config)\//;
/** What is built for others lies in `lib`, unless that is a folder of the sources. */
const BUILT_LIBRARY = /^(?:packages\/[^/]+\/)?lib\//;

const VERB = /^(?:use|write|be|prefer|)$/;
const NEW_CODE = /^(?:(?:all|any|every|new|the|our|only|your) )*(?:code|source code|source files?|files?|modules?)$/;
const TESTS =
  /^(?:(?:all|any|every|each|new|the|our|your) )*(?:unit |(?<whole>e2e |end-to-end )|automated )?tests?(?: files?)?$/;
/** Where tests of a whole application are. */
const WHOLE = /e2e|end-?to-?end|cypress|playwright/i;

/** Finds new files of another language than a clause wants: "Use TypeScript for all new code", "Kotlin only". */
export function compileFileLanguages(clause: Clause): Finder | undefined {
  const { polarity, subject, verb, object, instead, scope, statement } = clause;
  const ofHeading = scope.languages ?? [];
  if (!VERB.test(verb) || !ofHeading.every((id) => /^(?:typescript|typescriptreact|kotlin|swift)$/.test(id))) {
    return undefined;
  }
  const { what, words = '' } =
    /^(?:(?<what>.*?) ?\b(?:written )?in )?(?<words>.*)$/.exec(plainPhrase(object))?.groups ?? {};
  const about = plainPhrase(what === undefined || what === '' ? subject : what);
  const [, thing = '', forCode = ''] =
    /^(?:only )?([a-z-]+)(?: (?:only|exclusively))?(?: for (.+?))?(?: (?:only|exclusively))?$/.exec(words) ?? [];
  const tests = TESTS.exec(about === '' ? forCode : about);
  const areTests = tests !== null || scope.inside.some(({ kind }) => kind === 'tests');
  const isAboutCode = [about, forCode].every((code) => code === '' || NEW_CODE.test(code) || TESTS.test(code));
  const rival = RIVALS.find(({ wanted, unwanted }) =>
    polarity === 'required'
      ? wanted.test(thing)
      : unwanted.test(thing) && (instead === undefined || wanted.test(plainPhrase(instead))),
  );
  return rival !== undefined && isAboutCode
    ? findFiles(rival, areTests || OF_TESTS.test(statement.text), tests?.groups?.['whole'] !== undefined)
    : undefined;
}

/** "All tests must be written in TypeScript - never use JavaScript" is about tests alone. */
const OF_TESTS = /^[^\p{L}]*(?:(?:all|every|each|new|unit|write|your|our) )*tests?\b/iu;

function findFiles({ other, files }: Rival, areTests: boolean, areWhole: boolean): Finder {
  return {
    looksAt: 'change',
    about: ['languages of new files'],
    words: areTests
      ? `reports new ${areWhole ? 'end-to-end ' : ''}test files in ${other}`
      : `reports new files in ${other}, except tests, scripts, configuration and what is built`,
    find: (change) =>
      change.files.flatMap(({ status, path }) =>
        status === 'added' &&
        files.test(path) &&
        !OF_TOOLS.test(nameOf(path)) &&
        !OTHER_FOLDERS.test(path) &&
        !BUILT_LIBRARY.test(path) &&
        path.includes('/') &&
        isTestPath(path) === areTests &&
        (!areWhole || WHOLE.test(path))
          ? [{ path, found: `a new file in ${other}`, note: `This new file is written in ${other}.` }]
          : [],
      ),
  };
}
