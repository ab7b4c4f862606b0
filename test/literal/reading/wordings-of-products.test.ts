import { describe, expect, it } from 'vitest';
import { compileText } from '../families/run-statement.ts';

/** What the checks of a rule report, below a heading that says that it is one. */
function wordsOf(rule: string, family: string): readonly string[] {
  return compileText(`# Guide\n\n## Rules\n\n- ${rule}\n`, family).map(({ finder }) => finder.words);
}

describe('rules in the words of instruction files of products', () => {
  it.each<readonly [family: string, rule: string, words: string]>([
    ['imports', 'Use global import statements.', 'reports imports inside of functions'],
    ['imports', 'Avoid function-level imports.', 'reports imports inside of functions'],
    ['imports', 'All tests are written using JUnit4.', 'reports imports of `org.junit.jupiter` or `org.testng`'],
    [
      'limits',
      'Avoid larger files >300 LOC, split them into smaller components.',
      'reports files of code that grow beyond 300 lines by the change',
    ],
    [
      'documents',
      'Always use periods at the end of code comments.',
      'reports new comments of three words or more, on lines of their own, without a full stop at their end',
    ],
    [
      'layout',
      'Every new file must end with exactly one empty trailing line.',
      'reports files whose last line does not end with a line feed',
    ],
    [
      'documents',
      'Label all code fences with the language (`bash`, `rust`, etc.)',
      'reports code blocks without a language in Markdown',
    ],
    [
      'documents',
      'Specify the language for syntax highlighting.',
      'reports code blocks without a language in Markdown',
    ],
    ['layout', 'Opening braces on same line as statement', 'reports opening braces on a line of their own'],
    [
      'layout',
      'Always use curly braces for `if` statements, with the body on a new line.',
      'reports bodies of branches and loops without braces',
    ],
    [
      'naming',
      'Avoid `get` prefix — use `find`, `fetch`, or drop it.',
      'reports new functions and methods whose names begin with `get`',
    ],
    [
      'naming',
      'Test files named `*_test.py` (e.g., `a_test.py`).',
      'reports new test files whose names are not of the form `*_test.py`',
    ],
    ['paths', 'Test files located in `test/` directory', 'reports new test files outside of `test/`'],
    [
      'companions',
      'Doc comments on exports',
      'reports new public functions, methods and types without a documentation comment, outside of tests',
    ],
    [
      'companions',
      'Every public API must be thoroughly documented with usage examples and notes on thread safety.',
      'reports new public functions, methods and types without documentation, outside of tests',
    ],
    ['constructs', 'No index/barrel files.', 'reports `index` files that only export what other files export'],
    [
      'errors-and-logs',
      'Do not log and return the same error.',
      'reports calls that log an error which the next statement returns or throws',
    ],
    [
      'paths',
      'Do not edit translated docs under `docs/ja` or `docs/ko` (they are generated).',
      'reports changes to `docs/ja`, `docs/ko`, if nothing else changed that a tool could have made them from',
    ],
    [
      'change-companions',
      'Every PR requires a changeset to be included before it will be merged.',
      'reports changes without a changeset',
    ],
    ['change-companions', 'All changes need a changelog entry.', 'reports changes without a changelog entry'],
    [
      'companions',
      'Apache license header - Required on all new source files',
      'reports new files of code without a copyright or license in their first lines',
    ],
    [
      'companions',
      'Add a `SPDX-License-Identifier` header to all files.',
      'reports new files of code without a copyright or license in their first lines',
    ],
    [
      'companions',
      'Type hints are strictly mandatory for all function parameters and return values.',
      'reports new functions without written types of parameters or of the result, outside of tests',
    ],
    [
      'titles',
      'ALWAYS follow conventional commit standards for all commits and PR titles/descriptions: ALWAYS split work into several commits.',
      'reports titles of pull requests that are not in the form of Conventional Commits',
    ],
    [
      'titles',
      'Conventional commit format in PR titles',
      'reports titles of pull requests that are not in the form of Conventional Commits',
    ],
    [
      'titles',
      'Capitalize the commit subject.',
      'reports subjects of commits whose words do not begin with a capital letter',
    ],
    [
      'titles',
      'Use lowercase commit subjects.',
      'reports subjects of commits whose words do not begin with a lowercase letter',
    ],
    [
      'limits',
      'Conciseness: Functions should be short (<20 lines) and single-purpose.',
      'reports functions with a name that grow beyond 19 lines by the change',
    ],
    [
      'paths',
      'Use `uv` as the package and environment manager (not pip or poetry).',
      'reports new lock files of other package managers: `poetry.lock`, `Pipfile.lock` or `pdm.lock`',
    ],
    ['constructs', 'Avoid hardcoded strings in the UI.', 'reports words between the tags of JSX'],
    ['constructs', 'All user-facing text must use `t()`.', 'reports words between the tags of JSX'],
  ])('%s: %s', (family, rule, words) => {
    expect(wordsOf(rule, family)).toEqual([words]);
  });

  it.each<readonly [family: string, rule: string]>([
    ['errors-and-logs', 'Log errors and return a clean message.'],
    ['naming', 'Avoid the `get` prefix unless it is a getter.'],
    ['documents', 'Specify the language of the user.'],
    ['companions', 'Public APIs must be documented with examples only when they are stable.'],
    ['constructs', 'Use workspace dependencies (`workspace:*`).'],
    ['change-companions', 'Every user-visible change needs a changelog entry.'],
    ['titles', 'Follow conventional commit standards for all commits and PR titles: only for releases.'],
    ['constructs', 'Never hardcode strings.'],
    ['constructs', 'Do not hardcode user-facing strings in Angular templates.'],
  ])('leaves out: %s: %s', (family, rule) => {
    expect(wordsOf(rule, family)).toEqual([]);
  });
});
