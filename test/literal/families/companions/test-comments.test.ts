import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const RULE = 'Every test has `// Arrange`, `// Act` and `// Assert` comments.';

describe('comments that divide tests', () => {
  it.each<readonly [name: string, path: string, head: string, found: readonly string[]]>([
    [
      'TypeScript',
      'a.test.ts',
      "it('a', () => {\n  // Arrange\n  const a = 1;\n  // Act\n  b();\n  // Assert\n  c();\n});\nit('b', () => {\n  // Arrange\n  b();\n  c();\n  d();\n});\n",
      ['9 a test without the comments `Act`, `Assert`'],
    ],
    ['a short test', 'a.test.ts', "it('a', () => {\n  c();\n});\n", []],
    ['two in one', 'a.test.ts', "it('a', () => {\n  // Arrange\n  a();\n  // Act & Assert\n  c();\n});\n", []],
    [
      'C#',
      'ATests.cs',
      'class A {\n  [Fact]\n  public void B() {\n    var a = 1;\n    C();\n    D();\n  }\n  void Helper() {\n    C();\n    D();\n    E();\n  }\n}\n',
      ['3 a test without the comments `Arrange`, `Act`, `Assert`'],
    ],
  ])('are asked for: %s', async (_name, path, head, found) => {
    expect(await findInChange(compileText(RULE, 'companions'), { path, head })).toEqual(found);
  });

  it('are not asked of a test that was there', async () => {
    const base = "it('a', () => {\n  a();\n  b();\n  c();\n});\n";
    const head = base.replace('b()', 'd()');
    expect(await findInChange(compileText(RULE, 'companions'), { path: 'a.test.ts', base, head })).toEqual([]);
  });

  it.each(['Tests use `Arrange` and `Setup`.', 'Every test has `// Arrange`.', 'Tests follow the AAA pattern.'])(
    'are not known: %s',
    (rule) => {
      expect(compileText(rule, 'companions')).toEqual([]);
    },
  );
});
