import { describe, expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../src/literal/compile-statements.ts';

/** What the checks of the last statement of a text report, or its class. */
function compileLast(markdown: string): readonly string[] {
  const last = compileStatements(readStatements(2, markdown)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'none'];
}

describe('below a heading or introduction that may limit', () => {
  it.each<readonly [name: string, markdown: string, compiled: readonly string[]]>([
    [
      'edits of named files are checked',
      '## Updating types\n\n- Never edit `gen/`.',
      ['reports changes to `gen/`, if nothing else changed that a tool could have made them from'],
    ],
    [
      'edits are checked below an introduction too',
      '# A\n\nWhen making changes to resources, you must:\n\n- Never touch `loc/`.',
      ['reports changes to `loc/`'],
    ],
    [
      'a folder that many changes touch is not checked below a case',
      '# A\n\n## Updating an existing rule\n\n- Do not touch anything in `.github/`.',
      ['rule'],
    ],
    [
      'a folder that many changes touch is checked below no heading',
      '- Do not touch anything in `.github/`.',
      ['reports changes to `.github/`'],
    ],
    ['new files are not checked', '# A\n\n## When adding samples\n\n- Never add `x.md`.', ['rule']],
    [
      'code of one exact name is checked below a topic',
      '# A\n\n## Extension-specific views\n\n- Never use `vscode.window.createInputBox`.',
      ['reports uses of `vscode.window.createInputBox`'],
    ],
    [
      'code of one exact name is not checked below a case',
      '# A\n\n## When migrating clients\n\n- Never use `vscode.window.createInputBox`.',
      ['rule'],
    ],
    ['a common name is not checked below a topic', '# A\n\n## Event views\n\n- Never use `filter`.', ['rule']],
    ['a bare order is not read below a case', '# A\n\n## When idle\n\n- Delete `gen/`.', ['rule']],
  ])('%s', (_name, markdown, compiled) => {
    expect(compileLast(markdown)).toEqual(compiled);
  });
});

describe('a sentence that forbids edits of "these files"', () => {
  const compiled = ['reports changes to `src/gen/`, if nothing else changed that a tool could have made them from'];

  it.each<readonly [name: string, markdown: string]>([
    ['takes the path of the sentence before it', '- `src/gen/` is auto-generated. Do not edit these files manually.'],
    [
      'takes the path of the sentence before it, and says what to do',
      "- `src/gen/` has generated code. Don't edit directly, regenerate with `make gen`.",
    ],
    ['takes the path of its own first words', '- Located in `src/gen/` folders - never edit these files.'],
    ['takes the path of the sentence before it as one', '- `src/gen/`: generated from the schema. Never edit it.'],
  ])('%s', (_name, markdown) => {
    expect(compileLast(markdown)).toEqual(compiled);
  });

  it('takes the paths of the list below it', () => {
    const [first] = compileStatements(
      readStatements(2, '# A\n\nNEVER edit these files directly.\n\n- `a/b.ts` - made by `x`\n- `c/*` - other code\n'),
    );
    expect(first?.kind === 'checked' ? first.checks.map(({ finder }) => finder.words) : first).toEqual([
      'reports changes to `a/b.ts`, `c/*`, if nothing else changed that a tool could have made them from',
    ]);
  });

  it.each<readonly [name: string, markdown: string]>([
    ['without a path before it', '- The client is generated. Never edit it.'],
    ['with a command before it', '- `make gen` generates the client. Never edit it.'],
    ['with a sentence before it that does not say who makes the files', '- `src/gen/` has types. Never edit it.'],
    ['below another heading', '# A\n\n`src/gen/` is generated.\n\n# B\n\nNever edit it.'],
  ])('is left to people %s', (_name, markdown) => {
    expect(compileLast(markdown)).toEqual(['rule']);
  });
});

describe('a statement that is worded as a fact', () => {
  it.each<readonly [statement: string, compiled: string]>([
    ['We use conventional commits.', 'reports subjects of commits that are not in the form of Conventional Commits'],
    ['Tests live in `test/`.', 'reports new test files outside of `test/`'],
    ['The parser uses `eval`.', 'background'],
  ])('%s', (statement, compiled) => {
    expect(compileLast(`- ${statement}`)).toEqual([compiled]);
  });
});

describe('a table of old and new names', () => {
  const table = (row: string): string =>
    `# A\n\nUse the new names:\n\n| Component | Deprecated (do not use) | Use instead |\n|---|---|---|\n${row}\n`;

  it.each<readonly [name: string, row: string, compiled: readonly string[]]>([
    [
      'forbids old names of several words',
      '| Modal | `destroyOnClose` | `destroyOnHidden` |',
      ['reports uses of `destroyOnClose`'],
    ],
    ['leaves names that others may have', '| Card | `bordered` | `variant` |', ['rule']],
  ])('%s', (_name, row, compiled) => {
    expect(compileLast(table(row))).toEqual(compiled);
  });
});

it.each<readonly [statement: string, compiled: string]>([
  [
    'All TypeScript files must include the Microsoft copyright header at the top of the file:',
    'reports new files of code without a copyright or license in their first lines',
  ],
  ['Use arktype, not zod.', 'reports imports of `zod`'],
  ['Never suppress Biome lints.', 'reports comments with `biome-ignore`'],
  ['Do not disable ESLint rules inline.', 'reports comments with `eslint-disable`'],
  ['Never `console.log`.', 'reports uses of `console.log`'],
  ['Each file under 300 lines.', 'reports files of code that grow beyond 299 lines by the change'],
  [
    'JSDoc: required for all exported functions',
    'reports new exported functions without a JSDoc comment, outside of tests',
  ],
  ['Never `git push` or `git commit`.', 'rule'],
  [
    'All public functions must have Go doc comments.',
    'reports new public functions without a documentation comment, outside of tests',
  ],
])('compiles: %s', (statement, compiled) => {
  expect(compileLast(`- ${statement}`)).toEqual([compiled]);
});

describe("below a heading Don't", () => {
  it.each<readonly [statement: string, compiled: readonly string[]]>([
    ['Use `events.callIt()` (use the client)', ['reports calls of `events.callIt()`']],
    ['Skip docstrings for public functions', ['reports new public functions without a docstring, outside of tests']],
    ['Use `old.call` instead of `fresh.call`', ['rule']],
  ])('%s', (statement, compiled) => {
    expect(compileLast(`# A\n\n### DON'T\n\n- ${statement}`)).toEqual(compiled);
  });
});

it('reads styles with their names in brackets', () => {
  expect(compileLast('- **Naming**: `camelCase` (vars/fns), `PascalCase` (classes)')).toEqual([
    'reports names of new variables and functions that are not in camelCase',
    'reports names of new classes that are not in PascalCase',
  ]);
});

describe('words that are no code', () => {
  it.each<readonly [name: string, markdown: string, compiled: readonly string[]]>([
    ['kinds of changes', '## Changelog entries\n\n- Do NOT use `minor` or `major`.', ['rule']],
    ['scopes of commits', '## Commit conventions\n\n- Never use `everything`.', ['rule']],
    ['parts of names', '## Naming conventions\n\n- Use `Read`, never `Get`.', ['rule']],
    ['assertions of a type', '## Types\n\n- Avoid using `any` type assertions.', ['reports `as any`']],
  ])('%s', (_name, markdown, compiled) => {
    expect(compileLast(`# A\n\n${markdown}`)).toEqual(compiled);
  });

  it('a heading "Layout" names no folder', () => {
    const [check] = compileStatements(readStatements(2, '# A\n\n## Layout\n\n- Never edit `a.json`.')).flatMap((one) =>
      one.kind === 'checked' ? one.checks : [],
    );
    expect(check?.clause.scope.inside).toEqual([]);
  });
});
