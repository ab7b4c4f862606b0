import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';

/** What a statement is checked for, or its class. */
function compile(statement: string): readonly string[] {
  const last = compileStatements(readStatements(2, `# Rules\n\n- ${statement}`)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'nothing'];
}

const BY_TOOL = ', if nothing else changed that a tool could have made them from';

describe('a part of a sentence that says itself what nobody does', () => {
  it.each<readonly [statement: string, compiled: readonly string[]]>([
    [
      'public/: static assets (do not edit `public/sw.js` directly).',
      [`reports changes to \`public/sw.js\`${BY_TOOL}`],
    ],
    [
      'Auto-generated headers: `a/html_*.h` and `a/js_*.h` — never edit or commit.',
      [`reports changes to \`a/html_*.h\`, \`a/js_*.h\`${BY_TOOL}`],
    ],
    ['`configuration.py` is gitignored — never commit it.', ['reports commits with `configuration.py`']],
    ['C++ file extensions: `.c++` / `.h` (not `.cpp`)', ['reports new files that match `.cpp`']],
    ['ESM only — `import`/`export`, never `require()`.', ['reports `require`']],
    ['Structured logging with JSON output (no `console.log`)', ['reports uses of `console.log`']],
    [
      'Use `async/await` — do not use callbacks or raw `.then()` chains',
      ['reports `.then()` and `.catch()` on promises'],
    ],
    [
      'Avoid unsafe execution APIs (`eval`, `new Function`) and unsanitized rendering.',
      ['reports uses of `eval`, `new Function`'],
    ],
    [
      'Never block on async with `.Result` / `GetAwaiter().GetResult()`.',
      ['reports the member `.Result`, `GetAwaiter().GetResult()`'],
    ],
    ['Avoid using the generic `Function` type', ['reports the type `Function`']],
    [
      'Grep-friendly names: avoid generic `data`, `util`.',
      ['reports new declarations with the names `data` or `util`'],
    ],
    ["Don't use `[SuppressMessage(...)]` — fix the cause.", ['reports the attribute `[SuppressMessage()]`']],
    ['In C#, use `file-scoped namespaces`', ['reports namespaces with braces in files that have only one']],
    [
      'Branch pins of actions (`@main`, `@master`) are not allowed.',
      ['reports actions in workflows that are pinned to `@main` or `@master`'],
    ],
    [
      'Do not edit `requirements.txt` for Python deps — those belong in `pyproject.toml`.',
      ['reports changes to `requirements.txt`'],
    ],
    [
      'Use two spaces for indentation, consistent with the project standard.',
      [
        'reports lines that are indented with tabs, in files where most are not, and new files that are indented by another number of spaces than 2',
      ],
    ],
  ])('is read in: %s', (statement, compiled) => {
    expect(compile(statement)).toEqual(compiled);
  });

  it.each([
    'See `a/b.ts` (do not edit `a/b.ts` when it is generated).',
    'Notes, rules and `Artifacts:`, sisters.',
    'Fetch data (no `await` in `useEffect()`).',
    'File extensions: `.ts` (not needed).',
  ])('is left in: %s', (statement) => {
    expect(compile(statement)).toEqual([expect.stringMatching(/^(?:rule|background|process)$/)]);
  });
});
