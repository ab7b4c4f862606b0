import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

describe('names that a rule wants nowhere', () => {
  it.each<readonly [name: string, statement: string, path: string, head: string, found: readonly string[]]>([
    [
      'a variable',
      'Avoid generic names like `data`.',
      'a.ts',
      'const data = 1;\nconst dataOf = 2;\n',
      ['1 the name `data`'],
    ],
    [
      'a parameter',
      'Avoid names such as `ctx` or `tmp`.',
      'a.py',
      'def f(ctx, own):\n    return own\n',
      ['1 the name `ctx`'],
    ],
    [
      'a name as a name',
      "Don't use `foo` as a variable name.",
      'a.go',
      'package a\n\nvar foo = 1\n',
      ['3 the name `foo`'],
    ],
    ['a verb for it', 'Do not name variables `data`.', 'a.kt', 'val data = 1\n', ['1 the name `data`']],
    [
      'each name of one letter',
      'Never use single-letter variables like `i`, `j`, `k`.',
      'a.ts',
      'const x = 1;\nconst row = 2;\n',
      ['1 the name `x`'],
    ],
    ['uses and keys', 'Avoid generic names like `data`.', 'a.ts', 'send({ data: 1 });\nrow.data = 1;\n', []],
  ])('finds or leaves %s', async (_name, statement, path, head, found) => {
    const checks = compileText(statement, 'naming');
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, { path, head })).toEqual(found);
  });

  it.each([
    ['code that is no name', 'Avoid functions like `eval()`.'],
    ['code without a word for names', 'Avoid `data`.'],
    ['names that are wanted', 'Use names such as `data`.'],
    ['a condition', 'Avoid names like `data` when the type is known.'],
  ])('leaves %s to others', (_name, statement) => {
    expect(compileText(statement, 'naming')).toEqual([]);
  });
});
