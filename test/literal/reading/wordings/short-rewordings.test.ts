import { describe, expect, it } from 'vitest';
import { checkLines } from '../../families/check-lines.ts';
import { compileText } from '../../families/run-statement.ts';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

function reportedBy(text: string): readonly string[] {
  return compileStatements(readStatements(2, text)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
  );
}

describe('rules as notes have them', () => {
  it.each<readonly [rule: string, same: string]>([
    ['Interfaces prefixed with `I`', 'Prefix interfaces with `I`.'],
    ['Private fields: underscore prefix (e.g., `_logger`)', 'Prefix private fields with `_`.'],
    ['Private members use a leading underscore', 'Prefix private members with `_`.'],
    ['Interfaces: no "I" prefix (`Reader` not `IReader`)', 'Do not prefix interfaces with `I`.'],
    ['Lines are capped at 120 characters', 'Lines must not exceed 120 characters.'],
    ['Functions are limited to 50 lines', 'Functions must not exceed 50 lines.'],
    ['Functions should do one thing and be less than 20 lines', 'Functions must be under 20 lines.'],
    ['Use absolute imports, not relative', 'Use absolute imports instead of relative imports.'],
    ['Imports at top of file', 'All imports must be at the top of the file.'],
    ['No bare except', 'Avoid bare excepts.'],
    ['Catch specific exceptions, not `Exception`', 'Never catch `Exception`.'],
    ["Don't catch generic `Exception`", 'Never catch `Exception`.'],
    ['Explicit return types for exported functions', 'All exported functions must have explicit return types.'],
    ['Never edit a migration that has been merged', 'Never edit existing migrations.'],
    ['Braces required on all if statements', 'Always use braces.'],
    ['Opening brace on a new line', 'Opening braces go on their own line.'],
    ['Comments in English', 'Code comments must be in English.'],
    ['English comments only', 'Code comments must be in English.'],
    ['File-scoped namespaces only', 'Use file-scoped namespaces.'],
    ['No manual edits to generated files', 'Never edit generated files.'],
    ['Generated files: do not edit', 'Never edit generated files.'],
    ['Tests belong in `test/`, not next to source', 'Tests go in `test/`.'],
    ["Don't put unit tests outside `tests/unit/` structure", 'Tests go in `tests/unit/`.'],
    ['New functions should receive docstrings', 'New functions must have docstrings.'],
    ['Sort imports: stdlib → third-party → local', 'Sort imports: stdlib, third-party, local.'],
    ['Remove `dd()` calls', 'Never use `dd()`.'],
    ['Use `const` by default, `let` when reassigned, never `var`', 'Never use `var`.'],
    ['Files shall end with a single new line at the end', 'Files must end with a newline.'],
    ['Test files must be prefixed with `test_`', 'Name test files `test_*.py`.'],
    ['Test files start with `test_`', 'Name test files `test_*.py`.'],
    ['Use `dayjs` instead of `moment` for dates', 'Use `dayjs` instead of `moment`.'],
    ['Use `pathe` instead of `node:path` for cross-platform paths', 'Use `pathe` instead of `node:path`.'],
  ])('"%s" is "%s"', (rule, same) => {
    const [own, other] = [rule, same].map((text) => reportedBy(`# Guide\n\n## Rules\n\n- ${text}\n`));
    expect(own).toHaveLength(1);
    expect(own).toEqual(other);
  });

  it.each([
    ['a purpose that limits', 'Use `Set` instead of `Array` for exception lists.'],
    ['a library in some cases', 'Use `dayjs` instead of `moment` for small scripts.'],
    ['what takes judgement', 'Mark classes as sealed where possible.'],
    ['a syntax that has the name of a function', 'Avoid the deprecated `assert` syntax.'],
    ['a file to be removed', 'Remove `legacy.ts` and `old.ts`.'],
  ])('leaves %s', (_name, rule) => {
    expect(reportedBy(`# Guide\n\n## Rules\n\n- ${rule}\n`)).toEqual([]);
  });
});

describe('what stands around a rule', () => {
  const BAN = '- Never use `eval`.';

  it.each<readonly [name: string, next: string, isChecked: boolean]>([
    ['a ban that is stricter', '- `eval` is not allowed.', true],
    ['a ban of more', '- Avoid `eval` and `Function` outside of tests.', true],
    ['an exception', '- `eval` is allowed in scripts.', false],
  ])('%s after it', (_name, next, isChecked) => {
    const first = compileStatements(readStatements(2, `## Rules\n\n${BAN}\n${next}\n`))[0];
    expect(first?.kind === 'checked').toBe(isChecked);
  });

  it.each<readonly [name: string, leadIn: string, isChecked: boolean]>([
    ['what it is good for', 'Minimize the size of the output by avoiding certain features:', true],
    ['a case', 'When the target is ES5, minimize the size by avoiding certain features:', false],
  ])('%s above it', (_name, leadIn, isChecked) => {
    const found = compileText(`${leadIn}\n\n- Do not use the nullish coalescing \`??\` operator.`, 'uses');
    expect(found).toHaveLength(isChecked ? 1 : 0);
  });

  it.each<readonly [name: string, row: string, found: readonly string[]]>([
    [
      'a path that nobody edits',
      '| Parser | `src/gen/parse.ts` | NEVER edit — auto-generated |',
      ['`src/gen/parse.ts`'],
    ],
    ['a case', '| Parser | `src/gen/parse.ts` | Do not edit unless the grammar changes |', []],
    ['two paths', '| Parser | `src/a.ts` | Do not edit, see `b.md` |', []],
    ['a very long cell', `| Parser | \`src/a.ts\` | Never edit ${'- '.repeat(200_000)} when |`, []],
    ['no path', '| Parser | `parse` | Do not edit |', []],
  ])('a row of a table with %s', (_name, row, found) => {
    const reported = reportedBy(`| What | Path | Notes |\n| --- | --- | --- |\n${row}\n`);
    expect(reported.map((words) => /`[^`]+`/.exec(words)?.[0])).toEqual(found);
  });
});

describe('code that is more than its characters', () => {
  it.each<readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]]>([
    ['a loop by its keywords', 'Never use `for-in`.', 'a.js', ['for (const a in b) {}', 'for (const a of b) {}'], [1]],
    [
      'methods of lists',
      'Prefer loops over `forEach`/`map`/`filter`.',
      'a.ts',
      ['const map = new Map();', 'rows.map(f);', 'map.get(1);', 'rows.filter(g);'],
      [2, 4],
    ],
    ['an import of all', 'Never use `from x import *`.', 'a.py', ['from os import *', 'from os import path'], [1]],
    [
      'the text of an error',
      'Error messages must be lowercase.',
      'a.ts',
      [
        "throw new AppError('E_LOAD', 'Could not load.');",
        "throw new Error('could not load');",
        "throw new Error('Load');",
      ],
      [1],
    ],
    [
      'the text of an exception',
      'Error messages must be lowercase.',
      'a.py',
      ['raise ValueError(f"Bad value {x}")', 'raise ValueError("bad value")'],
      [1],
    ],
  ])('finds %s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(rule, path, lines)).toEqual(found);
  });
});
