import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { describeScope } from '../../../src/literal/describe-scope.ts';

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
    ['documentation as a topic', '# A\n\n## Documentation\n\n- Document all public APIs.', 'everywhere'],
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
      '# A\n\n## Testing\n\n### Coverage\n\n- Avoid adding new `# noqa` comments.',
      'not compiled: the heading "Coverage" may limit where it counts',
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

describe('a rule itself', () => {
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
