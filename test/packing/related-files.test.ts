import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relateFiles, type RelatedFile } from '../../src/packing/related-files.ts';

/** `weight: paths` of each relation. */
function relate(...files: readonly RelatedFile[]): readonly string[] {
  return relateFiles(files).map(({ paths, weight }) => `${weight}: ${paths.join(' ')}`);
}

/** The files among these paths to which a file is related only because it imports the specifier. */
function importedFrom(importer: string, specifier: string, others: readonly string[]): readonly string[] {
  const files = others.map((path) => ({ path, imports: [] }));
  return relateFiles([{ path: importer, imports: [specifier] }, ...files])
    .filter(({ weight }) => weight === 4)
    .flatMap(({ paths }) => paths.filter((path) => path !== importer));
}

describe('files are related', () => {
  it('as companions, by import, by folder and by distance, strongest first', () => {
    expect(
      relate(
        { path: 'src/shop/cart.ts', lines: ["import { price } from './money/price.ts';"] },
        { path: 'src/shop/money/price.ts' },
        { path: 'src/shop/page.ts' },
        { path: 'test/shop/cart.test.ts' },
      ),
    ).toEqual([
      '8: src/shop/cart.ts test/shop/cart.test.ts',
      '4: src/shop/cart.ts src/shop/money/price.ts',
      '1: src/shop/cart.ts src/shop/page.ts',
      '0.25: src/shop/cart.ts src/shop/money/price.ts src/shop/page.ts',
    ]);
  });

  it('more weakly by an import if many files have the same import', () => {
    const [one, two] = ['a/1.ts', 'b/2.ts'].map((path) => ({ path, imports: ['../c/all'] }));
    expect(relateFiles([one!, two!, { path: 'c/all.ts' }]).map(({ weight }) => weight)).toEqual([2, 2, 0.25]);
  });

  it('once if a file imports another in many lines', () => {
    expect(relate({ path: 'a/1.ts', imports: ['../b/2', '../b/2.ts'] }, { path: 'b/2.ts' })).toEqual([
      '4: a/1.ts b/2.ts',
      '0.25: a/1.ts b/2.ts',
    ]);
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    ['src/a.ts', './b', ['src/b.ts', 'b.ts'], ['src/b.ts']],
    ['src/a.ts', './b.js', ['src/b.ts', 'src/b.css'], ['src/b.ts']],
    ['src/a.ts', './b.css', ['src/b.ts', 'src/b.css'], ['src/b.css']],
    ['src/x/a.ts', '..', ['src/index.ts'], ['src/index.ts']],
    ['src/a.ts', './user.service', ['src/user.service.ts', 'src/user.ts'], ['src/user.service.ts']],
    ['src/a.ts', '@/shop/cart', ['src/shop/cart.ts', 'test/cart.ts'], ['src/shop/cart.ts']],
    ['p/src/a.ts', '~/shop/cart', ['q/src/shop/cart.ts', 'p/src/shop/cart.ts'], ['p/src/shop/cart.ts']],
    ['src/a.ts', 'react', ['src/react.ts'], []],
    ['src/a.ts', '../../../etc/passwd', ['etc/passwd'], []],
    ['shop/x/a.py', '.b', ['shop/x/b.py'], ['shop/x/b.py']],
    ['shop/x/a.py', '..b.c', ['shop/b/c.py'], ['shop/b/c.py']],
    ['shop/x/a.py', '.', ['shop/x/__init__.py'], ['shop/x/__init__.py']],
    ['tests/a.py', 'shop.cart', ['src/shop/cart.py'], ['src/shop/cart.py']],
    ['shop/a.py', 'cart', ['shop/cart.py'], ['shop/cart.py']],
    ['shop/a.py', 'cart', ['other/cart.py'], []],
    [
      'cmd/main.go',
      'shop.example/app/internal/store',
      ['internal/store/a.go', 'internal/store/b.go'],
      ['internal/store/a.go'],
    ],
    ['cmd/main.go', 'net/http', ['server/http.go'], []],
    [
      'src/main/java/a/A.java',
      'com.shop.Cart',
      ['src/main/java/com/shop/Cart.java'],
      ['src/main/java/com/shop/Cart.java'],
    ],
    [
      'src/main/java/a/A.java',
      'com.shop.Cart.add',
      ['src/main/java/com/shop/Cart.java'],
      ['src/main/java/com/shop/Cart.java'],
    ],
    [
      'src/main/java/a/A.java',
      'com.shop.*',
      ['src/main/java/com/shop/Cart.java'],
      ['src/main/java/com/shop/Cart.java'],
    ],
    ['src/Web/A.cs', 'Shop.Store', ['src/Shop.Store/Cart.cs'], ['src/Shop.Store/Cart.cs']],
    ['src/Web/A.cs', 'Acme.Shop.Store', ['Shop/Store/Cart.cs'], ['Shop/Store/Cart.cs']],
    ['src/lib.rs', 'self::cart', ['src/cart.rs'], ['src/cart.rs']],
    ['src/shop.rs', 'self::cart', ['src/shop/cart/mod.rs'], ['src/shop/cart/mod.rs']],
    [
      'core/src/a/b.rs',
      'crate::shop::cart::Cart',
      ['core/src/shop/cart.rs', 'core/src/shop.rs'],
      ['core/src/shop/cart.rs'],
    ],
    ['main.rs', 'crate::shop::Cart', ['shop.rs', 'src/shop.rs'], ['shop.rs']],
    ['src/a/b.rs', 'super::Cart', ['src/a.rs'], ['src/a.rs']],
    ['app/Http/A.php', 'App\\Models\\User', ['app/Models/User.php'], ['app/Models/User.php']],
    ['app/a.php', './lib/b.php', ['app/lib/b.php'], ['app/lib/b.php']],
    ['lib/a.rb', './shop/cart', ['lib/shop/cart.rb'], ['lib/shop/cart.rb']],
    ['bin/a.rb', 'shop/cart', ['lib/shop/cart.rb'], ['lib/shop/cart.rb']],
    ['src/a.c', 'b.h', ['src/b.h'], ['src/b.h']],
    ['src/a.scss', 'b', ['src/b.scss'], ['src/b.scss']],
    ['src/a.c', 'shop/cart.h', ['include/shop/cart.h'], ['include/shop/cart.h']],
    ['lib/a.dart', 'package:shop/x/cart.dart', ['lib/x/cart.dart'], ['lib/x/cart.dart']],
  ])('%s imports %s among %j', (importer, specifier, others, expected) => {
    expect(importedFrom(importer, specifier, others)).toEqual(expected);
  });

  it('in the same way for any order of files', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'src', 'test', 'x.ts', 'x.test.ts', '..', '.', ''), { maxLength: 4 })
      .map((names) => names.join('/'));
    const file = fc.record({
      path,
      imports: fc.array(fc.oneof(path, fc.constantFrom('./x', '../a', '@/a/b')), { maxLength: 3 }),
    });
    const files = fc.uniqueArray(file, { maxLength: 8, selector: (one) => one.path });
    fc.assert(
      fc.property(
        files.chain((drawn) => fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn, { minLength: drawn.length }))),
        ([drawn, shuffled]) => {
          expect(relateFiles(shuffled)).toEqual(relateFiles(drawn));
        },
      ),
    );
  });

  it('by few relations even if thousands of files are in one folder', () => {
    const files = Array.from({ length: 3_000 }, (_, index) => ({
      path: `src/f${index}.ts`,
      imports: ['./f0', './f1'],
    }));
    expect(relateFiles(files).length).toBeLessThanOrEqual(2 * files.length + 2);
  });

  it('without an error, whatever their paths look like', () => {
    const paths = [
      '',
      '/',
      '//',
      '..',
      '../..',
      '.',
      'a//b',
      '__proto__',
      'constructor/x.ts',
      '\u0000',
      '/'.repeat(100_000),
    ];
    const files = paths.map((path) => ({
      path,
      imports: ['./__proto__', '.', '..', '', '/', '\\', 'a'.repeat(1_000)],
    }));
    expect(relateFiles(files).every((relation) => relation.paths.length > 1)).toBe(true);
  });
});
