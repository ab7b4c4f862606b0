import { describe, expect, it } from 'vitest';
import { checkLines } from '../check-lines.ts';
import { compileText } from '../run-statement.ts';

const CLASS = 'final class CartTest extends TestCase';
const LINES = ['<?php', CLASS, "it('counts', function () {});", '    $this->test();'];

describe('frameworks of tests in PHP', () => {
  it.each<readonly [rule: string, path: string, found: readonly number[]]>([
    ['All tests must be written as PHPUnit classes.', 'tests/CartTest.php', [3]],
    ['All tests must be written using Pest.', 'tests/CartTest.php', [2]],
    ['Use Pest for all tests.', 'tests/CartTest.php', [2]],
    ['All tests must be written using Pest.', 'tests/TestCase.php', []],
    ['All tests must be written as PHPUnit classes.', 'src/Cart.php', []],
  ])('%s %s', async (rule, path, found) => {
    expect(await checkLines(rule, path, LINES)).toEqual(found);
  });

  it.each(['Tests must be written with care.', 'Write browser tests using Pest when they are slow.'])(
    'says nothing of: %s',
    (rule) => {
      expect(compileText(rule, 'imports')).toEqual([]);
    },
  );
});
