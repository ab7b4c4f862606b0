import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCodePattern } from '../../src/literal/code-pattern.ts';
import { compileLiteralCheck } from '../../src/literal/compile-check.ts';
import { readStatements } from '../../src/guidelines/statements.ts';
import { runs } from '../property-runs.ts';

/** The checks that a Markdown text compiles to, as `strength: codes [languages]`. */
function checksOf(markdown: string): readonly string[] {
  const statements = readStatements(2, markdown);
  return statements.flatMap((statement, index) => {
    const check = compileLiteralCheck(statement, statements[index + 1]);
    if (check === undefined) {
      return [];
    }
    const languages = check.languages === undefined ? '' : ` [${check.languages.join(' ')}]`;
    const instead = check.instead === undefined ? '' : ` -> ${check.instead}`;
    return [`${check.strength}: ${check.patterns.map((pattern) => pattern.code).join(', ')}${instead}${languages}`];
  });
}

describe('statements that can be decided word for word', () => {
  it.each([
    ['Never use `var`.', 'must: var'],
    ['never use the `else` keyword', 'must: else'],
    ['Do not use `any`', 'must: any'],
    ['Don’t call `eval()` or `Function()`.', 'must: eval(), Function()'],
    ["Don't use `foo()`-like names", undefined],
    ['**Never** use `console.log`!', 'must: console.log'],
    ['We never use `a.b`, `c.d`, and `e.f` anywhere.', 'must: a.b, c.d, e.f'],
    ['No `console.log`.', 'must: console.log'],
    ['Avoid `as unknown as`.', 'should: as unknown as'],
    ['Avoid using `dynamic`: it hides errors', 'should: dynamic'],
    ['Never use `var`; use `const`, or `let` where the value changes.', 'must: var'],
    ['Never use `var` because it leaks out of its block.', 'must: var'],
    ['Never leave `TODO` comments; open an issue.', 'must: TODO'],
    ['Use `===` instead of `==`.', 'must: == -> `===`'],
    [
      'Use the `log` module instead of `console.log` and `console.error`.',
      'must: console.log, console.error -> the `log` module',
    ],
    ['Use `A.b`, not `C.d`.', 'must: C.d -> `A.b`'],
    ['Prefer `unknown` over `any`.', 'should: any -> `unknown`'],
    ['Prefer `for...of` to `forEach()`.', 'should: forEach() -> `for...of`'],
    ['Replace `request` with `fetch`.', 'must: request -> `fetch`'],
    ['`goto` is forbidden.', 'must: goto'],
    ['`alert()` and `confirm()` must not be used.', 'must: alert(), confirm()'],
    ['Never use `print()` in Python code.', 'must: print() [python]'],
    ["Never import `lodash`; use the language's own methods.", 'must: lodash'],
  ])('%s', (sentence, expected) => {
    expect(checksOf(`- ${sentence}`)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('takes the language from the nearest heading that names one', () => {
    expect(checksOf('# Rules\n\n## Python style\n\n- Never use `print()`.')).toEqual(['must: print() [python]']);
  });

  it('reads each sentence of a paragraph on its own', () => {
    expect(checksOf('Be kind. Never use `var`. Use `===` instead of `==`.')).toHaveLength(2);
  });
});

describe('statements that leave room for judgement are left to a model', () => {
  it.each([
    'Never use `var` unless the file is generated.',
    'Avoid `Read-Host` in scripts.',
    'Avoid `[Bind]` for edits.',
    "DON'T use `async` when it has no useful effect",
    'AVOID returning `this` from methods just to enable a fluent interface',
    'Never put `v-if` and `v-for` on the same element.',
    'Never use `next/dynamic` with `{ ssr: false }` in a Server Component',
    'Never return `null` - return error messages instead',
    'Do not use concrete implementations (Logback) or `System.out.println()` directly',
    'Avoid mutable references like `@main`, `@latest`',
    "Don't commit secrets to `appsettings.json`",
    'Never use `console.log` in production code.',
    'Use `next/font` for fonts instead of `link`.',
    'Never use `print()`, except in scripts.',
    'Never use `x`.',
    "Don't use `$(shell ...)`.",
    'Never use `a` and `b` together',
    'Always use `const`.',
    'In tests, never use `sleep()`.',
    'Never edit `package-lock.json`.',
    'Use `strict`.',
    'Replace `{{ }}` with appropriate values.',
    'You can never use `var` too rarely, they say',
  ])('%s', (sentence) => {
    expect(checksOf(`- ${sentence}`)).toEqual([]);
  });

  it('because the next sentence withdraws it', () => {
    expect(checksOf('Never use `print()`. It is fine in scripts.')).toEqual([]);
    expect(checksOf('- Never use `print()`.\n- Exceptions are allowed in `scripts/`.')).toEqual([]);
  });

  it('because the heading limits where it applies', () => {
    expect(checksOf('## Tests\n\n- Never use `sleep()`.')).toEqual([]);
    expect(checksOf('## Bad examples\n\n- Never use `var`.')).toEqual([]);
  });

  it('because it is in a code block or comment', () => {
    expect(checksOf('```\nNever use `var`.\n```\n\n<!-- Never use `let`. -->')).toEqual([]);
  });
});

describe('lines in which quoted code is found', () => {
  const finds = (sentence: string, line: string): boolean => {
    const [statement] = readStatements(2, sentence);
    const check = statement === undefined ? undefined : compileLiteralCheck(statement);
    return check?.patterns.some((pattern) => pattern.find(line) >= 0) ?? false;
  };

  it.each([
    ['Never use `var`.', 'var x = 1;', true],
    ['Never use `var`.', 'const variable = 1;', false],
    ['Never use `var`.', 'const my_var = 1;', false],
    ['Never use `any`.', 'await Promise.any(all)', false],
    ['Never use `any`.', 'let x: any;', true],
    ['Never use `any`.', '.some-any { }', false],
    ['Never use `==`.', 'if (a == b)', true],
    ['Never use `==`.', 'if (a === b)', false],
    ['Never use `==`.', 'if (a !== b)', false],
    ['Never use `console.log`.', 'console.log(x)', true],
    ['Never use `console.log`.', 'console.logger(x)', false],
    ['Never use `console.log`.', 'window.console.log(x)', true],
    ['Never use `eval()`.', 'eval (x)', true],
    ['Never use `eval()`.', 'model.eval()', false],
    ['Never use `eval()`.', 'evaluate(x)', false],
    ['Never use `eval()`.', 'function eval() {}', false],
    ['Never use `eval()`.', 'const eval = 1;', false],
    ['Avoid `as unknown as`.', 'x as  unknown as Y', true],
    ['Never import `lodash`.', "import { map } from 'lodash';", true],
    ['Never import `lodash`.', "const map = require('lodash/map');", true],
    ['Never import `lodash`.', "import x from 'lodash-es';", false],
    ['Never import `os`.', 'import os', true],
    ['Never import `os`.', 'import oslo', false],
  ])('%s in %s', (sentence, line, expected) => {
    expect(finds(sentence, line)).toBe(expected);
  });
});

describe('compileCodePattern', () => {
  it('accepts any quote, and finds each pattern in a line that is only the quote', () => {
    const quote = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...'@-a.()[]{}|/\\$^*+? =!<>_x1"#')).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(quote, fc.constantFrom('code', 'comment', 'import'), (text, use) => {
        const pattern = compileCodePattern(text, use);
        if (pattern !== undefined && use !== 'import') {
          expect(pattern.find(pattern.code)).toBe(0);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
