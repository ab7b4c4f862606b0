import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const PYTHON = [
  'class TestA:',
  '    def __init__(self):',
  '        pass',
  '',
  '',
  'class Fake:',
  '    def __init__(self):',
];

describe('methods that a class must not declare', () => {
  it.each([
    ['No `__init__` method in test classes.', 'tests/test_a.py', [...PYTHON, '        super().__init__()'], [2]],
    [
      'Use the `$casts` property instead of the `casts()` method.',
      'app/A.php',
      ['<?php', 'class A {', '  protected function casts() { return $this->casts(); }', '}', 'casts();'],
      [3],
    ],
  ])('%s', async (rule, path, head, lines) => {
    const found = await findInChange(compileText(rule, 'uses'), { path, head: `${head.join('\n')}\n` });
    expect(found.map((one) => Number.parseInt(one, 10))).toEqual(lines);
  });

  it('are called where a rule does not say that they are declared', () => {
    expect(compileText('Never use the `forEach` method.', 'uses').map(({ finder }) => finder.words)).toEqual([
      'reports calls of `forEach`',
    ]);
  });
});
