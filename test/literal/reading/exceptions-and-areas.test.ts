import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { checkChange } from '../families/check-change.ts';
import { checkLines } from '../families/check-lines.ts';

/** What the last statement of a text is checked for, or its class. */
function compileLast(text: string): readonly string[] {
  const last = compileStatements(readStatements(2, text)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'nothing'];
}

describe('code that is named as an exception', () => {
  it.each<readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]]>([
    [
      'a member of what is ruled out',
      'Never use `console` except `console.error`.',
      'a.ts',
      ['console.log(1);', 'console.error(2);'],
      [1],
    ],
    [
      'names in brackets',
      'Avoid single-letter variable names except for indices (`i`, `j`).',
      'a.ts',
      ['const i = 1;', 'const q = 2;', 'const row = 3;'],
      [2],
    ],
    [
      'an exception behind a comma',
      'Avoid names such as `tmp` or `data`, except `data`.',
      'a.ts',
      ['const data = 1;', 'const tmp = 2;'],
      [2],
    ],
  ])('is left: %s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(rule, path, lines)).toEqual(found);
  });

  it.each([
    ['of other code', 'Never use `eval` except `Function`.'],
    ['in a family that knows no exceptions', 'No default exports except `App`.'],
    ['in a case', 'Never use `console` except when `DEBUG` is set.'],
  ])('is not understood %s', (_name, rule) => {
    expect(compileLast(rule)).toEqual(['rule']);
  });
});

describe('headings and introductions that limit nothing', () => {
  it.each<readonly [name: string, text: string, compiled: readonly string[]]>([
    [
      'a package of R',
      '# R package development\n\n- Use sentence case for headings.',
      ['reports headings with ordinary words in capital letters after the first word in Markdown'],
    ],
    [
      'code in place of code below a purpose',
      '# PowerShell style\n\nFor error handling, use helpers instead:\n\n- Use `New-Exception` instead of `[System.Exception]::new(...)`',
      ['reports `[System.Exception]::new()`'],
    ],
    [
      'when changes are made',
      'When making changes, always:\n\n- Use file-scoped namespaces',
      ['reports namespaces with braces in files that have only one'],
    ],
    [
      'how people write',
      '## Terminology\n\n- Never use `Rubocop`.',
      ['reports "Rubocop" in prose, comments and strings'],
    ],
    [
      'mistakes before what is right',
      '## Common Mistakes\n\n- Use `pathe` not `node:path`.',
      ['reports imports of `node:path`'],
    ],
    ['mistakes before what is wrong', '## Common Mistakes\n\n- Use of `node:path`.', ['rule']],
    [
      'names, below which code is a name',
      '## Naming of parameters\n\n- `MaxSizeBytes` instead of `MaxSize`',
      ['reports new declarations with the name `MaxSize`'],
    ],
  ])('%s', (_name, text, compiled) => {
    expect(compileLast(text)).toEqual(compiled);
  });
});

describe('what a bracket says', () => {
  it.each<readonly [name: string, rule: string, compiled: readonly string[]]>([
    [
      'the code of both things',
      'Use the base pipe operator (`|>`) not the magrittr pipe operator (`%>%`).',
      ['reports the operator `%>%`'],
    ],
    ['what tests do not use', 'Tests use `vi.mock()` (not `jest.mock()`).', ['reports calls of `jest.mock()`']],
  ])('%s', (_name, rule, compiled) => {
    expect(compileLast(`# Rules\n\n${rule}`)).toEqual(compiled);
  });
});

describe('text that no commit message has', () => {
  const judge = (rule: string, messages: readonly string[]): Promise<readonly string[]> =>
    checkChange(rule, ['M a.ts'], { readMessages: () => Promise.resolve(messages.map((message) => ({ message }))) });

  it.each<readonly [name: string, rule: string, messages: readonly string[], found: readonly string[]]>([
    [
      'in the body',
      'Never use `#` in the commit message body.',
      ['Add it (#1)', 'Fix it\n\nCloses #2'],
      ['the change itself: the commit `Fix it`'],
    ],
    ['anywhere', 'Do not put `WIP` in commit messages.', ['WIP: a', 'b'], ['the change itself: the commit `WIP: a`']],
    ['a placeholder', 'Do not use `<scope>` in commit messages.', ['<scope>: a'], []],
  ])('%s', async (_name, rule, messages, found) => {
    expect(await judge(rule, messages)).toEqual(found);
  });
});

describe('words that leave the choice to the author', () => {
  it.each([
    'Use conventional commits when appropriate.',
    'Use `t.Parallel()` where appropriate.',
    'Prefer `Array.from` over `Array.of` if it makes sense.',
    'Use `a.b()` instead of `a.c()` (where appropriate).',
    'Use `a.b()` instead of `a.c()` (where possible).',
  ])('make it nothing to check: %s', (statement) => {
    expect(compileLast(`- ${statement}`)).toEqual(['rule']);
  });

  it.each(['Use conventional commits where possible.', 'Prefer precise types where possible, never `a.c()`.'])(
    'do not stand in: %s',
    (statement) => {
      expect(compileLast(`- ${statement}`)).toEqual([expect.stringMatching(/^reports /)]);
    },
  );
});

describe('an explanation that begins with a use of the code', () => {
  it.each([
    '❌ `file_exists` — testing whether a note was written says nothing.',
    '❌ `foo_bar` - calling it in a loop is slow.',
  ])('may be about that use alone: %s', (statement) => {
    expect(compileLast(`- ${statement}`)).toEqual(['rule']);
  });

  it.each(['❌ `foo_bar` — it is slow.', 'Never use `foo_bar` — calling it in a loop is slow.'])(
    'gives the reason in: %s',
    (statement) => {
      expect(compileLast(`- ${statement}`)).toEqual(['reports uses of `foo_bar`']);
    },
  );
});
