import { describe, expect, it } from 'vitest';
import { makeCompanionKey } from '../../src/symbols/companion-key.ts';

describe('companions', () => {
  it.each([
    ['src/a/x.ts', 'src/a/x.test.ts'],
    ['src/a/x.tsx', 'src/a/x.spec.tsx'],
    ['src/a/x.ts', 'test/a/x.test.ts'],
    ['src/a/x.ts', 'src/a/__tests__/x.ts'],
    ['src/a/x.ts', 'tests/unit/a/x.spec.ts'],
    ['packages/p/src/x.ts', 'packages/p/test/x.test.ts'],
    ['src/a/Button.tsx', 'src/a/Button.stories.tsx'],
    ['src/a/Button.tsx', 'src/a/__snapshots__/Button.test.tsx.snap'],
    ['src/a/Button.tsx', 'src/a/Button.module.css'],
    ['src/user.component.ts', 'src/user.component.html'],
    ['src/user.component.ts', 'src/user.component.spec.ts'],
    ['store/x.go', 'store/x_test.go'],
    ['shop/x.py', 'shop/tests/test_x.py'],
    ['shop/x.py', 'shop/x_test.py'],
    ['src/main/java/a/Cart.java', 'src/test/java/a/CartTest.java'],
    ['src/main/java/a/Cart.java', 'src/test/java/a/CartIT.java'],
    ['src/main/java/a/Cart.java', 'src/test/java/a/TestCart.java'],
    ['src/main/kotlin/a/Cart.kt', 'src/test/kotlin/a/CartSpec.kt'],
    ['Shop/Cart.cs', 'Shop.Tests/CartTests.cs'],
    ['src/Shop/Cart.cs', 'test/Shop.UnitTests/CartTests.cs'],
    ['app/models/user.rb', 'spec/models/user_spec.rb'],
    ['lib/user.rb', 'test/user_test.rb'],
    ['src/Models/User.php', 'tests/Models/UserTest.php'],
    ['src/x.rs', 'tests/x.rs'],
    ['src/cart.c', 'src/cart.h'],
    ['src/shop/cart.cc', 'include/shop/cart.h'],
    ['src/cart.cc', 'src/cart_unittest.cc'],
    ['src/x.d.ts', 'src/x.js'],
  ])('%s and %s', (source, companion) => {
    expect(makeCompanionKey(companion)).toBe(makeCompanionKey(source));
  });

  it.each([
    ['src/a/x.ts', 'src/b/x.test.ts'],
    ['src/x.ts', 'src/y.test.ts'],
    ['packages/p/src/x.ts', 'packages/q/test/x.test.ts'],
    ['src/user.component.ts', 'src/user.service.ts'],
    ['Latest.java', 'La.java'],
    ['Contest.java', 'Con.java'],
    ['.eslintrc.json', '.prettierrc.json'],
    ['Test.java', 'Spec.java'],
    ['test_.py', '_test.py'],
  ])('are not %s and %s', (one, other) => {
    expect(makeCompanionKey(other)).not.toBe(makeCompanionKey(one));
  });

  it('get a key for any file name', () => {
    const names = [
      '',
      '.',
      '/',
      '...',
      `${'test/'.repeat(100_000)}x`,
      `x${'.test'.repeat(100_000)}`,
      '_test.test.test',
    ];
    expect(names.map((name) => typeof makeCompanionKey(name))).toEqual(names.map(() => 'string'));
  });
});
