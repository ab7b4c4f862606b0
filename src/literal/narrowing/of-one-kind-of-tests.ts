import type { Statement } from '../../guidelines/statements/statements.ts';
import type { Check, CodeSubject, Place, TextSubject } from '../types.ts';
import { sentencesBefore } from './about-a-part.ts';

/** Words for tests of units, and folders and names of files with tests of other kinds. */
const OF_UNITS = /\bunit[- ]tests?\b/i;
const OTHERS = ['e2e', 'integration', 'acceptance', 'functional', 'smoke', 'playwright', 'cypress'];
const OF_OTHERS = /\b(?:e2e|end-to-end|integration|acceptance|functional|smoke|playwright|cypress|all tests)\b/i;

/** "Unit tests in `*.test.ts`" says nothing of `testing/e2e/login.spec.ts`, unless the statement names these tests as well. */
export function ofOneKindOfTests(check: Check): Check {
  const { finder, clause } = check;
  const { scope, statement } = clause;
  const isOfTests = /\btest(?: files|s)\b/.test(finder.words) || scope.inside.some(({ kind }) => kind === 'tests');
  const isOfFramework = finder.words.startsWith('reports imports of ');
  // "All features require unit tests" is about a change as a whole.
  const isOfWhole = finder.words.includes('without a change of');
  return !isOfWhole && (isOfTests || isOfFramework) && OF_UNITS.test(statement.text) && !OF_OTHERS.test(statement.text)
    ? {
        ...check,
        clause: { ...clause, scope: { ...scope, outside: [...scope.outside, ...OTHERS.map(folder), PROJECTS] } },
      }
    : check;
}

/** Projects of .NET: `Shop.IntegrationTests/`. */
const PROJECTS: Place = { kind: 'paths', globs: ['**/*{Integration,Functional,Acceptance,EndToEnd,E2E}Test*/**'] };

function folder(name: string): Place {
  return { kind: 'folder', name };
}

/** Tools that wait for pages themselves, so that their guides rule out waits of a fixed time. */
const TOOLS = /\b(?:playwright|cypress|selenium|puppeteer|webdriverio)\b/i;
const IS_BROWSER_TEST = /playwright|cypress|selenium|puppeteer|webdriver|(?:^|[^a-z])e2e(?:[^a-z]|tests?\b)/i;

/**
 * Below "Playwright tests", or after a sentence on Playwright, "avoid hard-coded waits" is about tests that open pages, and not
 * about those of timers and queues.
 */
export function inBrowserTests(check: Check, statements: readonly Statement[]): Check {
  const {
    finder,
    clause: { statement },
  } = check;
  if (finder.looksAt !== 'code' || !finder.words.startsWith('reports calls that sleep')) {
    return check;
  }
  const titles = statement.headings.map(({ title }) => title);
  const before = sentencesBefore(statement, statements).map(({ text }) => text);
  if (![...titles, ...before].some((text) => TOOLS.test(text))) {
    return check;
  }
  const { find, findInText } = finder;
  return {
    ...check,
    finder: {
      ...finder,
      words: `${finder.words}, in files that name a tool for browsers or are in a folder of end-to-end tests`,
      find: (file: CodeSubject) => (isOfBrowser(file) ? find(file) : []),
      ...(findInText === undefined
        ? {}
        : { findInText: (file: TextSubject) => (isOfBrowser(file) ? findInText(file) : []) }),
    },
  };
}

function isOfBrowser({ file, head = '' }: TextSubject): boolean {
  return IS_BROWSER_TEST.test(file.path) || IS_BROWSER_TEST.test(head);
}
