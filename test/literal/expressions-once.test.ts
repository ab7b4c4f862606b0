import { expect, test } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../src/literal/compile-statements.ts';

/** Statements that no family reads, in the forms that reach most of them. */
const UNREAD = `
# Guide for the server

Code is organized by feature, and each feature has a folder of its own.

## Testing

- Keep functions small and focused.
- Keep functions (as far as you can) short, and name them well.
- Avoid clever code, because others must understand it.
- Never rely on the order of \`getters\` that others call in src files or tests.
- Use \`makeCart()\` and \`fill()\` for carts in tests under \`test/shop\`.
- Test files go on with what the suite began.
- Pull requests should be small, and their titles clear.
- Naming: names tell what a thing is for; camelCase for functions and ideas.
- Prefix things with care, and end them in peace.
- Every instruction file must have friends in its frontmatter.
- Store carts in the \`carts/\` folder of TypeScript files, python files and Go code.
- Ensure that all public functions and classes have good names.

Schreibe verständlichen Code und verwende sinnvolle Namen.
`;

test('statements that no family reads make no expression, so that each is compiled only once', () => {
  const made = recordExpressions(() => {
    const compiled = compileStatements(readStatements(2, UNREAD));
    expect(compiled.flatMap((one) => (one.kind === 'checked' ? [one.statement.text] : []))).toEqual([]);
  });
  expect(made).toEqual([]);
});

/** The sources of the expressions that are made while something runs. */
function recordExpressions(run: () => void): readonly string[] {
  const made: string[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags]: [string, string?]) => {
      made.push(source);
      return new target(source, flags);
    },
  });
  try {
    run();
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}
