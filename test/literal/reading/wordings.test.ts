import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { checkLines } from '../families/check-lines.ts';

/** What the checks of the last statement of a text report, or its class. */
function compileLast(markdown: string): readonly string[] {
  const last = compileStatements(readStatements(2, markdown)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'none'];
}

const OLD = ['reports uses of `oldName`'];

describe('one name in place of another', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
    ['without a verb', '- `newName` instead of `oldName`', OLD],
    ['the old one first', '- Instead of `oldName`, use `newName`.', OLD],
    ['the old one first, with a reason', '- Instead of `oldName`, use `newName` because it is faster.', OLD],
    ['an old name, and the new one', '- `oldName` is deprecated, use `newName` instead.', OLD],
    ['an old name in favor of another', '- `oldName` is deprecated in favor of `newName`.', OLD],
    ['an old name in a second part', '- Use `newName`; `oldName` is deprecated.', OLD],
    ['an old name that nobody adds', '- `oldName` is legacy — do not use it in new code.', OLD],
    ['a name with an order behind it', '- `oldName`: do not use.', OLD],
    ['direct access', '- No direct `oldName` access.', OLD],
    ['what is removed before a commit', '- Remove `oldName` calls before committing.', OLD],
    ['after a topic as a label', '- SDK isolation: use `newName` instead of `oldName`.', OLD],
    ['a recommendation', '- It is recommended to use `newName` instead of `oldName`.', OLD],
    ['a wrong choice after a cross', '- ❌ Use `oldName` instead of `newName`', OLD],
    ['the code in brackets', '- Never use the old function (`oldName`).', OLD],
    [
      'a purpose of all output',
      '- Use `logger` (`src/logger.ts`); never use `console.log()` for logging.',
      ['reports calls of `console.log()`'],
    ],
    [
      'a purpose of some output',
      '- Use `logger` (`src/logger.ts`); never use `console.log()` for debug output.',
      ['rule'],
    ],
    [
      'an exception',
      '- Instead of `oldName`, use `newName` because it is safe unless the list is empty.',
      ['background'],
    ],
    ['a condition', '- `oldName` is deprecated if `newName` exists.', ['background']],
    ['a fact', '- `oldName` is deprecated.', ['background']],
    ['a case as a label', '- When testing: use `newName` instead of `oldName`.', ['rule']],
    ['a problem as a label', '- Problem: use `newName` instead of `oldName` fails.', ['rule']],
    ['a common name after a label', '- SDK isolation: never use `filter`.', ['rule']],
    ['examples in brackets', '- Never use old functions (e.g. `oldName`).', ['rule']],
  ])('%s', (_name, rule, compiled) => {
    expect(compileLast(rule)).toEqual(compiled);
  });

  it('reports the old name in added code, and neither the new one nor words', async () => {
    const lines = ['oldName();', 'newName();', "const a = 'oldName';", '// oldName'];
    expect(await checkLines('- `oldName` is deprecated, use `newName` instead.', 'a.ts', lines)).toEqual([1]);
  });
});

it.each<readonly [name: string, markdown: string]>([
  ['tests of one kind by their heading', '# A\n\n## Runtime tests\n\n- Add tests to `src/RuntimeTests/`.'],
  ['a name that the new library has too', "- Use `expo-image` instead of React Native's `Image`."],
])('leaves %s to people', (_name, markdown) => {
  expect(compileLast(markdown)).toEqual(['rule']);
});

it.each<readonly [rule: string, words: RegExp]>([
  ['Default exports are forbidden.', /default exports/],
  ['Type hints required for all code.', /without written types/],
  ['Type hints are mandatory.', /without written types/],
  ['Test file names end with `_test.go`.', /names do not end with `_test.go`/],
  ['Use kebab-case filenames.', /not in kebab-case/],
])('reads "%s"', (rule, words) => {
  expect(compileLast(`- ${rule}`)).toEqual([expect.stringMatching(words)]);
});

it('knows where tests go below a general heading', () => {
  expect(compileLast('# A\n\n## Testing\n\n- Add tests to `src/RuntimeTests/`.')).toEqual([
    'reports new test files outside of `src/RuntimeTests/`',
  ]);
});

describe('settings without a verb', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly unknown[]]>([
    [
      'a length of lines',
      '- Line length: 120',
      [expect.stringMatching(/^reports added lines of code with more than 120 characters/)],
    ],
    [
      'a length of lines as a sentence',
      '- Max line length is 100 characters.',
      [expect.stringMatching(/^reports added lines of code with more than 100 characters/)],
    ],
    ['a fact about a file', '- Max line length was 80 characters and is 100 now.', ['background']],
  ])('%s', (_name, rule, compiled) => {
    expect(compileLast(rule)).toEqual(compiled);
  });

  it('reports strings in the other quotes', async () => {
    expect(await checkLines('- Single quotes for strings.', 'a.ts', ['const a = "x";', "const b = 'x';"])).toEqual([1]);
  });
});

describe('an introduction with a place before what it announces', () => {
  const ITEM = '  - Use `slices.Contains` instead of `lo.Contains`';

  it('limits its items to the place', () => {
    const last = compileStatements(readStatements(2, `- In Go code, prefer these patterns:\n${ITEM}`)).at(-1);
    expect(last?.kind === 'checked' ? last.checks[0]?.clause.scope.languages : last?.kind).toEqual(['go']);
  });

  it('is left to people if the place is not known', () => {
    expect(compileLast(`- In hot paths, prefer these patterns:\n${ITEM}`)).toEqual(['rule']);
  });
});

describe('two orders in one sentence', () => {
  it('are read one by one', () => {
    expect(compileLast('- Keep imports grouped by their kind and prefer double quotes for strings.')).toEqual([
      'reports strings in single quotes that could have the other ones',
    ]);
  });

  it('are not divided where the first forbids', () => {
    expect(compileLast('- Never import `a` and prefer `b` for tests.')).not.toEqual(['reports uses of `b`']);
  });
});

it.each<
  readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly (number | undefined)[]]
>([
  [
    'a library for a purpose',
    'Use Vitest for unit tests.',
    'a.test.ts',
    ["import { it } from 'mocha';", "import { a } from 'vitest';"],
    [1],
  ],
  [
    'a library for a purpose as a fact of tests',
    'All unit tests must use JUnit 5.',
    'ATest.java',
    ['import org.junit.Test;', 'import org.junit.jupiter.api.Test;'],
    [1],
  ],
  ['a library for another purpose', 'Use Zod for fun.', 'a.ts', ["import yup from 'yup';"], []],
  [
    'a library that is not one of those for the purpose',
    'Use our helpers for validation.',
    'a.ts',
    ["import yup from 'yup';"],
    [],
  ],
  [
    'a first line of each file of a language',
    'Use `declare(strict_types=1)` in all PHP files.',
    'a.php',
    ['<?php', 'f();'],
    [undefined],
  ],
  [
    'a first line that is there',
    'Use `declare(strict_types=1)` in all PHP files.',
    'a.php',
    ['<?php', 'declare(strict_types=1);', 'f();'],
    [],
  ],
  [
    'calls outside of a folder by its kind',
    'Never use `env()` outside of config files.',
    'app/a.php',
    ['<?php', 'env("A");'],
    [2],
  ],
  [
    'calls in a folder by its kind',
    'Never use `env()` outside of config files.',
    'config/a.php',
    ['<?php', 'env("A");'],
    [],
  ],
  [
    'an attribute with an argument',
    'Never `nonisolated(unsafe)`.',
    'a.swift',
    ['nonisolated(unsafe) var a = 1', 'nonisolated var b = 1'],
    [1],
  ],
  ['a long line', 'Line length: 80', 'a.kt', [`val a = f(${'bbbb, '.repeat(20)}c)`, 'f()'], [1]],
  [
    'types of tests that are named by sentences',
    'Use PascalCase for type names.',
    'Shop.Specs/for_cart/a.cs',
    ['class when_it_is_empty { class context { } }'],
    [],
  ],
  [
    'types of tests that have other names',
    'Use PascalCase for type names.',
    'Shop.Specs/for_cart/b.cs',
    ['class given_a { }'],
    [1],
  ],
  [
    'types of code that are named by sentences',
    'Use PascalCase for type names.',
    'Shop/When.cs',
    ['class when_it_is_empty { }'],
    [1],
  ],
  ['`try!`, which is a macro in Rust', 'Never use `try!`.', 'a.rs', ['fn f() { try!(g()); }'], []],
  [
    'prefixes of booleans',
    'Name boolean variables with `is`, `has` or `should`.',
    'a.ts',
    ['let open: boolean;', 'let isOpen: boolean;'],
    [1],
  ],
])('%s', async (_name, rule, path, lines, found) => {
  expect(await checkLines(rule, path, lines)).toEqual(found);
});
