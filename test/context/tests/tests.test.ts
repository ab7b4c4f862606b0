import { describe, expect, it } from 'vitest';
import { readTestNames } from '../../../src/context/tests/find-tests.ts';
import { testsProvider } from '../../../src/context/tests/tests.ts';
import { findWith } from '../find-with.ts';

const CART = '+export function total(n) {\n+  return n + 1;\n+}\n';

describe('testsProvider', () => {
  it('shows the short cases that call what changes, and the one that is most about it first', async () => {
    const cases = [
      "import { total } from '../src/cart.js';",
      "it('lists', () => {",
      '  list(total);',
      '});',
      "it('adds the total', () => {",
      '  expect(total(1)).toBe(2);',
      '});',
      "it('opens', () => {",
      '  open();',
      '});',
    ].join('\n');
    expect(await findWith(testsProvider, 'src/cart.js', CART, { 'test/cart.test.js': cases })).toEqual([
      'test/cart.test.js:2-4',
      'test/cart.test.js:5-7',
    ]);
  });

  it('shows the head of a long case and the lines around the call', async () => {
    const steps = '\n  step();'.repeat(20);
    const cases = `it('adds', () => {${steps}\n  total(2);${steps}\n});`;
    expect(await findWith(testsProvider, 'src/cart.js', CART, { 'test/cart.test.js': cases })).toEqual([
      'test/cart.test.js:1',
      'test/cart.test.js:20-24',
    ]);
  });

  it('finds cases in tests with another name, and takes no mention in a comment or string for a call', async () => {
    const others = {
      'test/shop.test.js': "import { total } from '../src/cart.js';\nit('shops', () => {\n  total(3);\n});",
      'test/other.test.js': "it('says total', () => {\n  // total\n  say('total');\n});",
      'src/shop.js': "import { total } from './cart.js';\ntotal(4);\n",
    };
    expect(await findWith(testsProvider, 'src/cart.js', CART, others)).toEqual(['test/shop.test.js:2-4']);
  });

  it('lists the first cases of a test with the name of the file if none calls what changes', async () => {
    const cases = Array.from({ length: 9 }, (_, at) => `it('case ${at}', () => {\n  run('cart');\n});`).join('\n');
    expect(await findWith(testsProvider, 'src/cart.js', CART, { 'test/cart.test.js': cases })).toEqual(
      [1, 4, 7, 10, 13, 16].map((line) => `test/cart.test.js:${line}`),
    );
  });

  it('finds the tests of Python with their parameters', async () => {
    const cases =
      "@pytest.mark.parametrize('n', [1, 2])\ndef test_total(n):\n    assert total(n)\n\ndef test_other():\n    pass\n";
    const found = await findWith(testsProvider, 'shop/cart.py', '+def total(n):\n+    return n\n', {
      'tests/test_cart.py': cases,
    });
    expect(found).toEqual(['tests/test_cart.py:1-3']);
  });

  it('finds nothing for a change of a test, or without tests', async () => {
    expect(await findWith(testsProvider, 'test/cart.test.js', CART, { 'test/cart_test.js': CART })).toEqual([]);
    expect(await findWith(testsProvider, 'src/cart.js', CART, { 'src/shop.js': 'total(1);\n' })).toEqual([]);
  });
});

describe('readTestNames', () => {
  const names = readTestNames([
    'src/cart.ts',
    'src/cart.test.ts',
    'src/__tests__/order.ts',
    'pkg/cart_test.go',
    'tests/test_utils.py',
    'src/test/java/shop/CartTest.java',
    'spec/shop/order_spec.rb',
    'tests/parse.rs',
    'a/index.test.ts',
    'b/index.test.ts',
    'c/index.test.ts',
    'd/index.test.ts',
  ]);

  it.each([
    ['src/cart.ts', ['src/cart.test.ts']],
    ['src/order.ts', ['src/__tests__/order.ts']],
    ['pkg/cart.go', ['pkg/cart_test.go']],
    ['app/utils.py', ['tests/test_utils.py']],
    ['src/main/java/shop/Cart.java', ['src/test/java/shop/CartTest.java']],
    ['lib/shop/order.rb', ['spec/shop/order_spec.rb']],
    ['src/parse.rs', ['tests/parse.rs']],
    ['a/index.ts', ['a/index.test.ts']],
    ['e/index.ts', []],
    ['src/shelf.ts', []],
  ])('finds the tests of %s', (path, expected) => {
    expect(names.testsOf(path)).toEqual(expected);
  });
});
