import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImports } from '../../../src/symbols/imports/read-imports.ts';

describe('the imports of a line', () => {
  it.each<[string, string, readonly string[]]>([
    ['a.ts', "import { a, b } from './a.ts';", ['./a.ts']],
    ['a.ts', "} from '../a';", ['../a']],
    ['a.ts', "export * from './a';", ['./a']],
    ['a.ts', "import type { A } from './a';", ['./a']],
    ['a.ts', 'import "./a.css";', ['./a.css']],
    ['a.tsx', "const A = lazy(() => import('./A'));", ['./A']],
    ['a.js', 'const a = require(\'./a\'), b = require( "./b" );', ['./a', './b']],
    ['a.ts', 'const from = `./a`;', []],
    ['a.vue', "import A from './A.vue'", ['./A.vue']],
    ['a.scss', "@use '../a' as b;", ['../a']],
    ['a.css', '@import url("a.css");', ['a.css']],
    ['a.py', 'import a.b, c  # why', ['a.b', 'c']],
    ['a.py', 'import a as b', ['a']],
    ['a.py', 'from .a import b, c as d', ['.a', '.a.b', '.a.c']],
    ['a.py', 'from . import (a,', ['.', '.a']],
    ['a.py', '    from shop.cart import *', ['shop.cart']],
    ['a.go', 'import "shop.example/app/store"', ['shop.example/app/store']],
    ['a.go', '\tstore "shop.example/app/store" // why', ['shop.example/app/store']],
    ['a.go', '\tprint("a")', []],
    ['A.java', 'import static com.shop.Cart.add;', ['com.shop.Cart.add']],
    ['A.java', 'import com.shop.*;', ['com.shop.*']],
    ['A.kt', 'import com.shop.Cart as C', ['com.shop.Cart']],
    ['A.cs', 'global using static Shop.Cart;', ['Shop.Cart']],
    ['A.cs', 'using C = Shop.Cart;', ['Shop.Cart']],
    ['A.cs', 'using (var a = open()) {', []],
    ['a.rs', 'pub(crate) mod cart;', ['self::cart']],
    ['a.rs', 'mod tests {', []],
    ['a.rs', 'use crate::shop::{Cart, Price};', ['crate::shop']],
    ['a.rs', 'pub use super::cart::Cart;', ['super::cart::Cart']],
    ['a.rs', 'use std::fmt;', []],
    ['a.php', 'use App\\Models\\User;', ['App\\Models\\User']],
    ['a.php', "require_once __DIR__ . '/lib/a.php';", ['./lib/a.php']],
    ['a.rb', "require_relative 'shop/cart'", ['./shop/cart']],
    ['a.rb', "require 'shop/cart'", ['shop/cart']],
    ['a.c', '#include "shop/cart.h"', ['shop/cart.h']],
    ['a.cpp', '# include <shop/cart.h>', ['shop/cart.h']],
    ['a.dart', "import 'package:shop/cart.dart';", ['package:shop/cart.dart']],
    ['a.md', "import './a.ts'", []],
    ['a.ts', `import './a'; ${'x'.repeat(600)}`, []],
  ])('%s: %s', (path, line, expected) => {
    expect(readImports(path, [line])).toEqual(expected);
  });

  it('are read from any text', () => {
    const paths = ['ts', 'scss', 'py', 'go', 'java', 'cs', 'rs', 'php', 'rb', 'c', 'dart', 'md'].map(
      (end) => `a.${end}`,
    );
    const words = fc.constantFrom(
      'import',
      'from',
      'use',
      '"',
      "'",
      '(',
      ' ',
      '.',
      '::',
      '\\',
      'a',
      'require',
      '#include',
      ';',
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.array(words, { maxLength: 30 }), (path, drawn) => {
        expect(
          readImports(path, [drawn.join('')]).every((specifier) => drawn.join('').length > 0 && specifier !== ''),
        ).toBe(true);
      }),
    );
  });
});
