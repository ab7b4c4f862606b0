import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

/** What the checks of all statements of a text report. */
function compiled(markdown: string): readonly string[] {
  return compileStatements(readStatements(2, markdown)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
  );
}

describe('one thing in place of another, in any wording', () => {
  it.each([
    '- `a.now()` over `b.then()`.',
    '- `a.now()`, not `b.then()`.',
    '- `a.now()` not `b.then()`.',
    '- `a.now()` — never `b.then()`.',
    '- `a.now()` (not `b.then()`).',
    '- `a.now()`, never `b.then()`.',
    '- Use `a.now()` (avoid `b.then()`).',
    '- Never `b.then()`, always `a.now()`.',
    '- Never `b.then()` — use `a.now()`.',
    '- Raw `b.then()` → use `a.now()`.',
    '- `b.then()`: use `a.now()` instead.',
    '- Always use `a.now()` instead of `b.then()`:\n\n```js\na.now();\n```',
  ])('%s', (markdown) => {
    expect(compiled(markdown)).toEqual(['reports calls of `b.then()`']);
  });

  it.each([
    '- Vitest (not Jest).',
    '- Vitest for unit tests (never Jest).',
    '- Vitest over Jest.',
    '- Vitest, not Jest.',
    '- Testing: Vitest (never Jest).',
    '- Never Jest.',
  ])('%s', (markdown) => {
    expect(compiled(markdown)).toEqual(['reports imports of `jest` or `@jest/globals`']);
  });

  it.each([
    '- Named exports over default exports.',
    '- Named exports, not default exports.',
    '- Named exports (no default exports).',
    '- Named exports (never default exports).',
    '- Named exports — never default exports.',
  ])('%s', (markdown) => {
    expect(compiled(markdown)[0]).toContain('reports default exports');
  });
});

describe('words that only look like a choice', () => {
  it.each([
    '- A thin layer over `@acme/js`.',
    '- Returns `a.now()`, not `b.then()`.',
    '- The server sends `a.now()`, not `b.then()`.',
    '- `Stack_Is_Empty` over `Test3`.',
    '- `## Quick start` — not `## Quick Start`.',
    '- Call `f()` (no `await`).',
    '- Packages are added centrally (no `Version` attributes).',
    '- Use `px` for borders (not `rem`).',
    '- Never do this:\n\n```js\nb.then();\n```',
    '- Not only `b.then()`.',
    '- Never this one, that one.',
    '- RPC over HTTP.',
  ])('%s', (markdown) => {
    expect(compiled(markdown)).toEqual([]);
  });
});

describe('a title of two words with a slash', () => {
  it('is no folder', () => {
    const statements = readStatements(2, '## Async/await\n\n- Never use `eval()`.');
    const checks = compileStatements(statements).flatMap((one) => (one.kind === 'checked' ? one.checks : []));
    expect(checks.map(({ clause }) => clause.scope)).toEqual([{ inside: [], outside: [] }]);
  });
});
