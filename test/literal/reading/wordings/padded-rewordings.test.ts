import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileText } from '../../families/run-statement.ts';

/** What the checks of a rule report, in their own words; nothing if it has none. */
function checksOf(rule: string, heading = 'Rules'): readonly string[] {
  return compileStatements(readStatements(2, `# Guide\n\n## ${heading}\n\n- ${rule}\n`)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words.replace('reports ', '')) : [],
  );
}

describe('words that limit nothing', () => {
  it.each<readonly [rule: string, found: readonly string[]]>([
    ['Use `a.b()` instead of manual `c.d()`.', ['calls of `c.d()`']],
    ['Use `var(--text)` not hardcoded `#d1d5db`.', ['the color `#d1d5db`']],
    ['Use `a.b()` instead of custom `c.d()`.', []],
    ['Use `a.b()` instead of manual `c.d()` when it is slow.', []],
    ['No imports from `src/modules/` or `src/db/` are allowed here.', ['imports of `src/modules/` or `src/db/`']],
    ['No imports from `src/modules/` are allowed here unless they are types.', []],
    ['Never commit real `.env` files; keep placeholders in `.env.example`.', ['commits with `.env`']],
    ['Do not recreate `docs/old/`.', ['new files that match `docs/old/`']],
    ['Do not recreate `docs/old/` unless the site is rebuilt.', []],
    ['Never make direct API calls from components using `fetch` or `axios`.', ['uses of `fetch`, uses of `axios`']],
    ['Never make API calls from `fetch`.', []],
    ['Use ASCII hyphen (`-`) instead of long dashes.', ['em dashes in added lines']],
    ['Use commas instead of dashes.', []],
    ["NEVER use 'react-router-dom' imports!", ['imports of `react-router-dom`']],
    ["Never use 'free' imports of others.", []],
    ['Use `@a/icons`, not `lucide-react`.', ['imports of `lucide-react`']],
    ['Descriptive names: `code-auditor` not `checker`.', []],
    ['Use `a-lib`, not `unknown-lib`.', []],
    ['Global variables: avoid.', ['variables outside of functions and types, except errors of Go']],
    ['Global variables: avoid when possible.', []],
    ['Global variables: avoid unless they are constants.', []],
    ['Components must be PascalCase and registered in `a.ts`.', ['names of new components that are not in PascalCase']],
    ['Components must be PascalCase and registered in `a.ts` only if they are public.', []],
    ['All changes must be covered by tests to prevent regressions.', ['changes of code without a change of a test']],
    ['All changes must be covered by insurance.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });

  it.each<readonly [rule: string, heading: string, found: readonly string[]]>([
    [
      'All public APIs must have doc comments using `///`.',
      'Rust',
      ['new public functions, methods and types without a documentation comment, outside of tests'],
    ],
    [
      'Exported functions must have JSDoc comments using `/** */` syntax.',
      'TypeScript',
      ['new exported functions without a JSDoc comment, outside of tests'],
    ],
    ['Exported functions must have JSDoc comments using `npm run docs`, except in tests.', 'TypeScript', []],
    ['Do not use bare `except Exception: pass`.', 'Python scripts', ['`except Exception: pass`']],
    ['Do not use bare `except Exception: pass`.', 'Release scripts', []],
    ['Never use `let`.', 'UI framework', ['uses of `let`']],
    ['Never use `let`.', 'UI tests of widgets', []],
  ])('%s (below "%s")', (rule, heading, found) => {
    expect(checksOf(rule, heading)).toEqual(found);
  });

  it('keep the place of what is ruled out', () => {
    expect(compileText('Never make API calls from components using `fetch`.', 'uses')).toMatchObject([
      { clause: { scope: { inside: [{ name: 'component' }, { name: 'components' }] } } },
    ]);
    expect(compileText('## Python scripts\n\n- Never use `eval`.', 'uses')).toMatchObject([
      { clause: { scope: { languages: ['python'], inside: [] } } },
    ]);
  });
});
