import { CHANGE_ITSELF } from '../../findings/types.ts';
import { generatedByName } from '../../changes/generated/generated.ts';
import type { FileChange } from '../../changes/types.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { ChangeSubject, Clause, Finder } from '../types.ts';
import { plainPhrase } from './code-list.ts';
import { isCodePath } from './paths/file-kinds.ts';
import { regex } from '../../text/regex.ts';
import { wordSet } from '../../structures/words-in.ts';

/**
 * Which changes need a test. `fix`, `feature`: by their titles. `new code`: those that add a file of code. `new logic`: those
 * that add one with a function.
 */
type Kind = 'fix' | 'feature' | 'new code' | 'new logic' | 'change';

const TITLES: Readonly<Record<'fix' | 'feature', RegExp>> = {
  fix: /^(?:\[[^\]]*\]\s*)?(?:(?:bug|hot)?fix(?:e[sd])?)(?:\([^()]*\))?!?(?::|\s)/i,
  feature: /^(?:\[[^\]]*\]\s*)?feat(?:ure)?(?:\([^()]*\))?!?:/i,
};
/** Tests that stand in the file that they test, and checks in documentation. */
const INLINE_TEST = /#\[(?:\w+::)*test\b|#\[cfg\(test\)\]|\bassert(?:_eq|_ne|_matches)?!|^\s*>>> |\bunittest\s*\{/;
const ONLY_COMMENT = /^\s*(?:$|\/\/|#(?!\[|include|define|if)|\*|\/\*|--|<!--|"""|''')/;

const UNTESTED_LANGUAGES = wordSet(`
  css scss sass less html vue-html sql dockerfile dockercompose makefile cmake terraform bicep shellscript bat
  powershell graphql proto proto3 prisma
`);
/** Cases and results of tests in formats of their own: `sqlite-sqltests/join.sqltest`, `snapshots/a.snap`. */
const TEST_CASES = /(?:^|\/)(?:[^/]*tests|(?:[^/]*[_.-])?test(?:ing|cases|suites?)?)\/|\.[a-z]{0,6}test$|\.snap$/i;
/** Files of code that projects have no tests of: configuration, texts, templates, examples, what is built. */
const UNTESTED_PATH = regex('i')`
  \.d\.[cm]?ts$|\.(?:config|stories|story)\.\w+$|\.blade\.php$
  |(?:^|\/)(?:
    \.[^/]+|lang|locales?|i18n|translations?|migrations?|scripts?|tools?|examples?|samples?|demos?|benchmarks?
    |bench|docs?|dist|build|vendor|third_party|node_modules
  )\/
`;

const NAMES: Readonly<Record<Kind, string>> = {
  fix: 'fixes, by their titles,',
  feature: 'features, by their titles,',
  'new code': 'changes that add a file of code',
  'new logic': 'changes that add a file with a function',
  change: 'changes of code',
};

/** "Every code change must include tests", "Bug fixes need a regression test". */
export function compileChangesWithTests({ subject, verb, object, statement }: Clause): Finder | undefined {
  const kinds =
    verb === 'have' && plainPhrase(object) === 'tests' ? readKinds(plainPhrase(subject), statement.text) : undefined;
  if (kinds === undefined) {
    return undefined;
  }
  const names = kinds.map((kind) => NAMES[kind]);
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports ${names.join(' and ')} without a change of a test`,
    find: async (change) => {
      const code = change.files.filter(isCode);
      if (code.length === 0 || change.allFiles.some(hasTests)) {
        return [];
      }
      const said = await Promise.all(kinds.map((kind) => isOfKind(kind, code, change)));
      if (said.every((one) => one === undefined)) {
        return undefined;
      }
      return said.includes(true)
        ? [{ path: CHANGE_ITSELF, found: 'a change of code without a test', note: 'No test changes with the code.' }]
        : [];
    },
  };
}

/**
 * Reads which changes need a test. Undefined for other words.
 *
 * @param words `all new features and bug fixes`
 * @param text the statement: "new code" stands for all code, so the clause has no subject
 */
function readKinds(words: string, text: string): readonly Kind[] | undefined {
  if (words === '') {
    return /\bnew code\b/i.test(text) ? ['new code'] : undefined;
  }
  const kinds = words
    .split(/,? (?:and|or|&) |, |\//)
    .map((part): Kind | undefined =>
      /\bfix(?:es)?$|\bbug ?fix(?:es)?$/.test(part)
        ? 'fix'
        : /\b(?:features?(?: development)?|functionality|behaviou?rs?(?: changes?)?|behaviou?ral changes?)$/.test(part)
          ? 'feature'
          : NEW_LOGIC.test(part)
            ? 'new logic'
            : /^(?:all|every|each|any|code|the|your|our| )*\b(?:changes?|pull requests?|prs?)$/.test(part) &&
                /^(?:all|every|each|any|code)\b|^(?:prs|pull requests|changes)$/.test(part)
              ? 'change'
              : undefined,
    );
  return kinds.includes(undefined) ? undefined : [...new Set(kinds.flatMap((kind) => kind ?? []))];
}

const NEW_LOGIC =
  /^(?:(?:all|every|each|any|the|your|our) )*new (?:code |significant )*(?:logic|modules?|functions?|endpoints?|utility functions)$/;
/** What begins a function in languages that have tests. */
const FUNCTION = /\b(?:function|def|func|fn|fun|sub|proc)\b|=>|\)\s*(?:->\s*\w+\s*|:\s*\w+\s*)?\{/;

/** Undefined if nobody knows what the change is. */
async function isOfKind(
  kind: Kind,
  code: readonly FileChange[],
  { title, readCommits }: ChangeSubject,
): Promise<boolean | undefined> {
  if (kind === 'change' || kind === 'new code' || kind === 'new logic') {
    return kind === 'change' || code.some((file) => file.status === 'added' && (kind === 'new code' || hasLogic(file)));
  }
  const titles = title === undefined ? await readCommits() : [title];
  return titles?.some((one) => TITLES[kind].test(one.trim()));
}

function hasLogic({ hunks }: FileChange): boolean {
  return hunks.some(({ lines }) => lines.some(({ kind, text }) => kind === 'added' && FUNCTION.test(text)));
}

/** Whether a file of code got lines that are more than comments. */
function isCode({ path, hunks, status }: FileChange): boolean {
  return (
    status !== 'removed' &&
    isCodePath(path) &&
    !UNTESTED_LANGUAGES.has(languageOf(path) ?? '') &&
    !UNTESTED_PATH.test(path) &&
    !isTestPath(path) &&
    generatedByName(path) === undefined &&
    hunks.some(({ lines }) => lines.some(({ kind, text }) => kind === 'added' && !ONLY_COMMENT.test(text)))
  );
}

function hasTests({ path, hunks, status }: FileChange): boolean {
  return (
    ((isTestPath(path) || TEST_CASES.test(path)) && status !== 'removed') ||
    hunks.some(
      ({ lines, heading }) =>
        /\bmod tests?\b/.test(heading) || lines.some(({ kind, text }) => kind === 'added' && INLINE_TEST.test(text)),
    )
  );
}
