import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { describeScope } from '../../../../src/literal/describe-scope.ts';

/** Where the checks of the last statement count, or why it has none. */
function readScope(markdown: string): string {
  const compiled = compileStatements(readStatements(2, markdown)).at(-1);
  if (compiled?.kind === 'checked') {
    return compiled.checks.map(({ clause }) => describeScope(clause.scope) || 'everywhere').join('; ');
  }
  return compiled?.kind === 'rule' ? `not compiled: ${compiled.why.reason}` : (compiled?.kind ?? '');
}

describe('what stands above a rule', () => {
  it.each<readonly [name: string, markdown: string, scope: string]>([
    ['the folder of a whole document', '# Back end (`server/`)\n\n- Never use `a.b`.', 'in `**/server/**`'],
    ['the package of a whole document', '# Client (`@acme/client`)\n\n- Never use `a.b`.', 'everywhere'],
    ['a second title', '# My app\n\nIt is an app.\n\n# Testing\n\n- Never use `a.b`.', 'in tests'],
    ['the first of two titles', '# Testing\n\n- Never use `a.b`.', 'everywhere'],
    ['a label that names the thing itself', '- Components: no class components', 'everywhere'],
    ['documentation as a topic', '# A\n\n## Documentation\n\n- Document all functions.', 'everywhere'],
    ['errors that are handled', '# A\n\n## Exception handling\n\n- Never use `a.b`.', 'everywhere'],
    ['an order as a heading', '# A\n\n## Critical rules — never use legacy APIs\n\n- Never use `a.b`.', 'everywhere'],
    ['languages with a slash', '# A\n\nJavaScript/TypeScript:\n\n- Never use `a.b`.', 'of JavaScript and TypeScript'],
    [
      'languages in brackets',
      '# A\n\nFrontend (TypeScript/React):\n\n- Never use `a.b`.',
      'of TypeScript and JavaScript',
    ],
    [
      'coverage below tests',
      '# A\n\n## Testing\n\n### Coverage\n\n- Avoid using `fetch`.',
      'not compiled: the heading "Coverage" may limit where it counts',
    ],
    [
      'coverage above comments for tools',
      '# A\n\n## Testing\n\n### Coverage\n\n- Avoid adding new `# noqa` comments.',
      'of Python',
    ],
    ['rules for a language', '# A\n\n## Rules for TypeScript\n\n- Never use `a.b`.', 'of TypeScript'],
    ['exceptions of a language', '# A\n\n## C# exceptions\n\n- No empty catch blocks.', 'of C#'],
    ['writing a language', '# A\n\n## Writing CSS\n\n- Never use `!important`.', 'of CSS, SCSS and Less'],
    ['examples of a style', '# A\n\n## Code style examples\n\n- Never use `a.b`.', 'everywhere'],
    ['rules across modules', '# A\n\n## Cross-module rules\n\n- Never use `a.b`.', 'everywhere'],
    [
      'what a tool is set to',
      '# A\n\nPrettier settings (in `package.json`):\n\n- No semicolons.',
      'of JavaScript and TypeScript',
    ],
    ['a topic in tests', '# A\n\n## Transport selection in tests\n\n- Never use `a.b`.', 'in tests'],
    ['a kind of testing', '# A\n\n## Widget interaction testing\n\n- Never use `a.b`.', 'in tests'],
    ['what reviews look at', '# A\n\n## Review categories\n\n- No commented-out code.', 'everywhere'],
    ['a label of two languages', '## Code style\n\n- TypeScript/JSON: 2-space indent', 'of TypeScript and JSON'],
    ['a member below an area', '# A\n\n## Server routes\n\n- Do not use `.WithOpenApi()`.', 'everywhere'],
    ['a package below an area', '# A\n\n## Web client\n\n- Never import from `@own/sdk/v3`.', 'everywhere'],
    [
      'what anybody uses, below an area',
      '# A\n\n## VS Code extension\n\n- Never use `console.log`.',
      'not compiled: the heading "VS Code extension" may limit where it counts',
    ],
    [
      'a member below a case',
      '# A\n\n## Migrating from v2\n\n- Do not use `.WithOpenApi()`.',
      'not compiled: the heading "Migrating from v2" may limit where it counts',
    ],
    [
      'a topic in an unknown place',
      '# A\n\n## Error handling in billing\n\n- Never use `fetch`.',
      'not compiled: the heading "Error handling in billing" may limit where it counts',
    ],
    [
      'tests that are added',
      '# A\n\n## Adding tests for new features\n\n- Never use `fetch`.',
      'not compiled: the heading "Adding tests for new features" may limit where it counts',
    ],
    [
      'an introduction of examples',
      '# A\n\nExamples:\n\n- Never use `a.b`.',
      'not compiled: the introduction of its list may limit it: "Examples:"',
    ],
  ])('%s', (_name, markdown, scope) => {
    expect(readScope(markdown)).toBe(scope);
  });
});

describe('a label that only names a topic', () => {
  it.each<readonly [name: string, markdown: string, scope: string]>([
    ['before a header', '- File headers: include the MIT license header.', 'everywhere'],
    ['before an attribute', '- Images: all `img` tags must have `alt` text.', 'everywhere'],
    ['before a number of a rule', '- SA1028: code must not contain trailing whitespace', 'everywhere'],
    [
      'before a common name',
      '- Rockspec specs: never invoke `busted` directly.',
      'not compiled: its label may limit where it counts',
    ],
    [
      'before what somebody found',
      '- Problem: all `img` tags must have `alt` text.',
      'not compiled: its label may limit where it counts',
    ],
    ['before a case', '- When tabs exist: 2-space indent', 'background'],
  ])('%s', (_name, markdown, scope) => {
    expect(readScope(markdown)).toBe(scope);
  });
});

describe('a colon', () => {
  it.each<readonly [name: string, markdown: string, scope: string]>([
    ['before an example of code', 'Every function must have JSDoc comments:\n\n```ts\n/** A. */\n```', 'everywhere'],
    ['before an example of what is right', 'Never use `a.b`:\n\n```ts\nc();\n```', 'everywhere'],
    [
      'after words that go on in the example',
      'All files must begin with the following:\n\n```ts\nc();\n```',
      'not compiled: it only introduces what is below it',
    ],
    ['before a list', 'All workers must use:\n\n- one queue', 'not compiled: its wording is not known'],
  ])('%s', (_name, markdown, scope) => {
    expect(readScope(markdown)).toBe(scope);
  });
});

describe('a rule itself', () => {
  it.each<readonly [name: string, markdown: string, scope: string]>([
    ['a place that is none', '- Prefer async/await over raw promises.', 'everywhere'],
    ['where code runs', '- Never use `a.b` on the server.', 'not compiled: no check covers it'],
  ])('%s', (_name, markdown, scope) => {
    expect(readScope(markdown)).toBe(scope);
  });
});

describe('a rule with a place', () => {
  it.each<readonly [name: string, markdown: string, scope: string]>([
    ['a subject as its place', '- Tests must not use `Thread.sleep`.', 'in tests'],
    ['another subject as its place', '- Controllers must not access `DbContext`.', 'in `controller` or `controllers`'],
    ['who alone may do something', '- Only `src/config.ts` may access `process.env`.', 'outside of `**/src/config.ts`'],
    ['an unfinished list', "- Don't create `A.b`, `C.d`, or", 'not compiled: it is not complete'],
    [
      'components that stand anywhere',
      '- Never call `fetch` in client components.',
      'not compiled: no check covers it',
    ],
    [
      'a contrast with a limit',
      '- Write the name as `A B` in docs — not `a.b`.',
      'not compiled: what limits the first thing may limit the other one',
    ],
    ['an order below words that forbid', '# A\n\n## Never\n\n- Avoid `a.b`.', 'everywhere'],
  ])('%s', (_name, markdown, scope) => {
    expect(readScope(markdown)).toBe(scope);
  });
});

it('is not taken back by a rule on who alone may do something else', () => {
  const statements = readStatements(2, '- Never use `a.b`.\n- Only `src/config.ts` may access `process.env`.');
  expect(compileStatements(statements).map(({ kind }) => kind)).toEqual(['checked', 'checked']);
});
