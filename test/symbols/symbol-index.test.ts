import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../property-runs.ts';
import { going, openIndex } from './open-index.ts';

type Files = Readonly<Record<string, string>>;

/** `imported src/a.ts:1` for the first declaration of a name in the first file. */
async function declared(files: Files, name: string, line?: number): Promise<readonly string[]> {
  const [path = ''] = Object.keys(files);
  const found = await openIndex(files).findDeclarations(
    name,
    { path, ...(line === undefined ? {} : { line }) },
    going(),
  );
  return found.map(({ declaration, by }) => `${by} ${declaration.path}:${declaration.nameLine}`);
}

describe('the declarations of a name', () => {
  it.each<[string, Files, string, readonly string[]]>([
    ['in the same file', { 'a.ts': 'f();\nfunction f() {}', 'b.ts': 'export function f() {}' }, 'f', ['file a.ts:2']],
    [
      'behind an import',
      { 'a.ts': "import { f } from './b.ts';", 'b.ts': '\nexport function f() {}', 'c.ts': 'export const f = 1;' },
      'f',
      ['imported b.ts:2'],
    ],
    [
      'behind an import of another name',
      { 'a.ts': "import { g as f } from './b';", 'b.ts': 'export const g = 1, f = 2;' },
      'f',
      ['imported b.ts:1'],
    ],
    [
      'behind an import of a built file',
      { 'a.ts': "import { f } from './b.js';", 'b.d.ts': 'export const f: 1;' },
      'f',
      ['imported b.d.ts:1'],
    ],
    [
      'behind a default export',
      { 'a.ts': "import x from './b';", 'b.ts': 'const no = 1;\nexport default class B {}' },
      'x',
      ['imported b.ts:2'],
    ],
    [
      'behind a default export by name',
      { 'a.ts': "import x from './b';", 'b.ts': 'const b = 1;\nexport default b;' },
      'x',
      ['imported b.ts:1'],
    ],
    [
      'behind files that pass it on',
      {
        'a.ts': "import { f } from './b';",
        'b/index.ts': "export * from './c';",
        'b/c.ts': "export { g as f } from './d';",
        'b/d.ts': '\nexport const g = 1;',
      },
      'f',
      ['imported b/d.ts:2'],
    ],
    [
      'behind an import that is exported again',
      {
        'a.ts': "import { f } from './b';",
        'b.ts': "import { g } from './c';\nexport { g as f };",
        'c.ts': 'export const g = 1;',
      },
      'f',
      ['imported c.ts:1'],
    ],
    [
      'behind files that pass each other on',
      {
        'a.ts': "import { f } from './b';",
        'b.ts': "export * from './c';",
        'c.ts': "export * from './b'; export * from './a';",
      },
      'f',
      [],
    ],
    [
      'behind a path of the configuration',
      {
        'a/b.ts': "import { f } from '~lib/c';",
        'tsconfig.json': '{ "compilerOptions": { "paths": { "~lib/*": ["./src/*"] }, }, }',
        'src/c.ts': 'export const f = 1;',
        'other/c.ts': 'export const f = 1;',
      },
      'f',
      ['imported src/c.ts:1'],
    ],
    [
      'behind a path of an extended configuration',
      {
        'p/a.ts': "import { f } from '@/c';",
        'p/tsconfig.json': '{ "extends": "../base" }',
        'base.json': '{ "compilerOptions": { "baseUrl": "lib", "paths": { "@/*": ["*"] } } }',
        'lib/c.ts': 'export const f = 1;',
      },
      'f',
      ['imported lib/c.ts:1'],
    ],
    [
      'behind a package of the workspace',
      {
        'apps/a.ts': "import { f } from '@x/cart';",
        'packages/cart/package.json': '{ "name": "@x/cart", "main": "dist/index.js" }',
        'packages/cart/src/index.ts': 'export const f = 1;',
      },
      'f',
      ['imported packages/cart/src/index.ts:1'],
    ],
    [
      'behind an export of a package',
      {
        'apps/a.ts': "import { f } from 'cart/add';",
        'p/package.json':
          '{ "name": "cart", "exports": { "./*": { "types": "./types/*.d.ts", "default": "./lib/*.js" } } }',
        'p/types/add.d.ts': 'export const f: 1;',
      },
      'f',
      ['imported p/types/add.d.ts:1'],
    ],
    [
      'behind an import of the package itself',
      {
        'src/a.ts': "import { f } from '#b';",
        'package.json': '{ "imports": { "#b": "./src/b.ts" } }',
        'src/b.ts': 'export const f = 1;',
      },
      'f',
      ['imported src/b.ts:1'],
    ],
    [
      'behind require',
      { 'a.js': "const { f } = require('./b');", 'b.js': 'function g() {}\nmodule.exports = { f: g };' },
      'f',
      ['imported b.js:1'],
    ],
    [
      'not in the repository for a name of a foreign package',
      { 'a.ts': "import { f } from 'foreign';", 'b.ts': 'export const f = 1;' },
      'f',
      [],
    ],
    [
      'in a module of Python',
      { 'p/a.py': 'from .b import f as g', 'p/b.py': '\ndef f(): pass' },
      'g',
      ['imported p/b.py:2'],
    ],
    [
      'in a package of Python that passes it on',
      { 'a.py': 'from p import f', 'p/__init__.py': 'from .b import f', 'p/b.py': 'def f(): pass' },
      'f',
      ['imported p/b.py:1'],
    ],
    [
      'behind an import of all names in Python',
      { 'a.py': 'from p.b import *', 'p/b.py': 'F = 1' },
      'F',
      ['imported p/b.py:1'],
    ],
    [
      'in another file of a Go package',
      { 'p/a.go': 'package p', 'p/b.go': 'package p\nfunc f() {}', 'q/b.go': 'package q\nfunc f() {}' },
      'f',
      ['package p/b.go:2'],
    ],
    [
      'in another package of a Go module',
      { 'a.go': 'package a\nimport . "x.org/y/p"', 'go.mod': 'module x.org/y', 'p/b.go': 'package p\nfunc F() {}' },
      'F',
      ['imported p/b.go:2'],
    ],
    [
      'in a class of Java',
      { 'src/a/A.java': 'import b.C;', 'src/b/C.java': 'class C {}' },
      'C',
      ['imported src/b/C.java:1'],
    ],
    [
      'anywhere, if no import explains it',
      { 'a.ts': 'f;', 'b/c.ts': 'export function f() {}' },
      'f',
      ['repository b/c.ts:1'],
    ],
    [
      'in a language without a grammar',
      { 'a.kt': 'f()', 'x/b.kt': 'object B {\n  fun f() {\n  }\n}' },
      'f',
      ['repository x/b.kt:2'],
    ],
    ['nowhere', { 'a.ts': 'f();' }, 'f', []],
  ])('%s', async (_, files, name, expected) => {
    expect(await declared(files, name)).toEqual(expected);
  });

  it('are not given for a parameter or a variable of the function around the line', async () => {
    const files = { 'a.ts': 'function g(f: F) {\n  f();\n}\nf();', 'b.ts': 'export function f() {}' };
    expect(await declared(files, 'f', 2)).toEqual([]);
    expect(await declared(files, 'f', 4)).toEqual(['repository b.ts:1']);
  });

  it('prefer members for a name after a dot', async () => {
    const files = { 'a.ts': 'x.add();', 'b.ts': 'export function add() {}', 'c.ts': 'export class C {\n  add() {}\n}' };
    const found = await openIndex(files).findDeclarations('add', { path: 'a.ts', isMember: true }, going());
    expect(found.map(({ declaration, certainty }) => `${declaration.path} ${certainty}`)).toEqual([
      'c.ts 0.5',
      'b.ts 0.5',
    ]);
  });

  it('exist for names that objects have by themselves', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(await declared({ 'a.ts': 'x' }, name)).toEqual([]);
      expect(await declared({ 'a.ts': '', 'b.ts': `export function ${name}() {}` }, name)).toEqual([
        'repository b.ts:1',
      ]);
    }
  });
});

describe('the uses of a declaration', () => {
  async function uses(files: Files, name: string, most = 10): Promise<readonly string[]> {
    const [path = ''] = Object.keys(files);
    const index = openIndex(files);
    const [best] = await index.findDeclarations(name, { path }, going());
    const found = best === undefined ? [] : await index.findUses(best.declaration, { most }, going());
    return found.map(
      (one) =>
        `${one.path}:${one.line}${one.isTest ? ' test' : ''}${one.isImport ? ' import' : ''}${one.isSure ? '' : '?'}`,
    );
  }

  it('come before those of tests and imports, without comments and strings', async () => {
    const files = {
      'a.ts': 'export function f() {}\n// f\nf();',
      'test/a.test.ts': "import { f } from '../a.ts';\nf();",
      'b.ts': "import { f } from './a.ts';\nconst s = 'f';\nf(f);",
    };
    expect(await uses(files, 'f')).toEqual([
      'a.ts:3',
      'b.ts:3',
      'test/a.test.ts:2 test',
      'b.ts:1 import',
      'test/a.test.ts:1 test import',
    ]);
    expect(await uses(files, 'f', 1)).toEqual(['a.ts:3']);
  });

  it('are seen in code that strings insert', async () => {
    expect(await uses({ 'a.ts': "export const f = 1;\nsay(`a ${f} b`);\nsay('f');\n// ${f}" }, 'f')).toEqual([
      'a.ts:2',
    ]);
    expect(await uses({ 'a.py': 'f = 1\nsay(f"a {f} b")\nsay("a {f} b")' }, 'f')).toEqual(['a.py:2']);
  });

  it('of a member are first those whose value has its type', async () => {
    const index = openIndex({
      'a.ts': 'export class Cart {\n  add() {}\n}',
      'b.ts': "import { Cart } from './a';\nclass Other { add() {} }\nnew Other().add();\nnew Cart().add();",
      'c.ts': "import { Cart } from './a';\nnew Set().add();\nfunction f(all: Cart[]) {\n  all[0].add();\n}",
    });
    const [add] = await index.membersOf('Cart', { path: 'a.ts' }, going());
    const found = await index.findUses(add!, { most: 4 }, going());
    expect(found.map(({ path, line, isSure }) => `${path}:${line}${isSure ? '' : '?'}`)).toEqual([
      'b.ts:4',
      'c.ts:4',
      'c.ts:2',
      'b.ts:3?',
    ]);
  });

  it('are not those of another declaration of the same name', async () => {
    const files = { 'a.ts': 'export function f() {}', 'b.ts': 'function f() {}\nf();', 'c.ts': 'x.f();' };
    expect(await uses(files, 'f')).toEqual(['c.ts:1?']);
  });

  it('are found through the package in Go', async () => {
    const files = { 'p/a.go': 'package p\nfunc f() {}', 'p/b.go': 'package p\nvar x = f()' };
    expect(await uses(files, 'f')).toEqual(['p/b.go:2']);
  });

  it('are only those that are wanted', async () => {
    const index = openIndex({ 'a.ts': 'export const f = 1;\nf;\nf;' });
    const [best] = await index.findDeclarations('f', { path: 'a.ts' }, going());
    const found =
      best === undefined
        ? []
        : await index.findUses(best.declaration, { most: 9, isWanted: (_, line) => line !== 2 }, going());
    expect(found.map(({ line }) => line)).toEqual([3]);
  });
});

describe('the member that names lead to', () => {
  const CART = 'export class Cart {\n  total = 1;\n  line(): Line {}\n}\nexport interface Line { price: Price }\n';
  it.each<[string, Files, string, number, string | undefined]>([
    [
      'of a parameter',
      { 'a.ts': "import { Cart } from './b';\nfunction f(a: Cart) {\n  a.total;\n}", 'b.ts': CART },
      'a.total',
      3,
      'b.ts:2',
    ],
    [
      'of what is created',
      { 'a.ts': "import { Cart } from './b';\nconst a = new Cart();", 'b.ts': CART },
      'a.total',
      2,
      'b.ts:2',
    ],
    [
      'of what a function returns, whose type its own file imports',
      {
        'a.ts': "import { open } from './c';\nconst a = open();",
        'b.ts': CART,
        'c.ts': "import { Cart } from './b';\nexport function open(): Cart {}",
        'other.ts': 'export class Cart { total = 2; }',
      },
      'a.total',
      2,
      'b.ts:2',
    ],
    [
      'of what a function without a type returns',
      {
        'a.js': "import { open } from './c';\nconst a = open();",
        'c.js':
          'export function open() {\n  const cart = new Cart();\n  return cart;\n}\nclass Cart {\n  total = 1;\n}',
      },
      'a.total',
      2,
      'c.js:6',
    ],
    ['of the result of a member', { 'a.ts': `${CART}let a: Cart;` }, 'a.line.price', 6, 'a.ts:5'],
    ['of the class around', { 'a.ts': 'class A {\n  b() {\n    this.c;\n  }\n  c = 1;\n}' }, 'this.c', 3, 'a.ts:5'],
    [
      'of a class that another one extends in another file',
      {
        'a.ts': "import { B } from './b';\nlet a: A;\nclass A extends B<C> {}",
        'b.ts': 'export class B<T> {\n  c = 1;\n}',
      },
      'a.c',
      2,
      'b.ts:2',
    ],
    [
      'of an alias of types',
      { 'a.ts': "type A = Readonly<B> & Omit<C, 'e'>;\nlet a: A;\ninterface B { b: 1 }\ninterface C { c: 1 }" },
      'a.c',
      2,
      'a.ts:4',
    ],
    [
      'of a pattern',
      { 'a.ts': `${CART}function f({ line: g }: Cart) {\n  const { price: h } = g();\n}\n` },
      'g.price',
      7,
      'a.ts:5',
    ],
    [
      'of a value that a pattern takes from another one',
      { 'a.ts': `${CART}class X {\n  cart: Cart;\n  f() {\n    const { line: g } = this.cart;\n  }\n}` },
      'g.price',
      9,
      'a.ts:5',
    ],
    [
      'of an item of a list',
      { 'a.ts': `${CART}function f(all: Cart[]) {\n  for (const one of all) {}\n  all.map((x) => x.total);\n}` },
      'one.total',
      7,
      'a.ts:2',
    ],
    [
      'of the parameter of a function that gets the items of a list',
      { 'a.ts': `${CART}function f(all: Cart[]) {\n  all.filter(Boolean).map((x) => x.total);\n}` },
      'x.total',
      7,
      'a.ts:2',
    ],
    [
      'of what a map holds',
      { 'a.ts': `${CART}const all = new Map<string, Cart>();\nconst a = all.get('x')!;` },
      'a.total',
      7,
      'a.ts:2',
    ],
    [
      'of a module',
      { 'a.ts': "import * as b from './b';\nb.f();", 'b.ts': 'export function f() {}' },
      'b.f',
      2,
      'b.ts:1',
    ],
    ['of a module of Python', { 'p/a.py': 'from . import b\nb.f()', 'p/b.py': 'def f(): pass' }, 'b.f', 2, 'p/b.py:1'],
    [
      'of a package of Go',
      {
        'a.go': 'package a\nimport "x.org/y/p"\nvar b p.T',
        'go.mod': 'module x.org/y',
        'p/b.go': 'package p\nfunc F() {}\ntype T struct {\n U\n}\ntype U struct {\n V int\n}',
      },
      'p.F',
      3,
      'p/b.go:2',
    ],
    [
      'of an embedded type of Go',
      {
        'a.go': 'package a\nimport "x.org/y/p"\nvar b p.T',
        'go.mod': 'module x.org/y',
        'p/b.go': 'package p\nfunc F() {}\ntype T struct {\n U\n}\ntype U struct {\n V int\n}',
      },
      'b.V',
      3,
      'p/b.go:7',
    ],
    [
      'of a base class of Python',
      {
        'a.py': 'from b import B\nclass A(B, metaclass=M):\n    pass\ndef f(a: A):\n    a.c()',
        'b.py': 'class B:\n    def c(self): pass',
      },
      'a.c',
      5,
      'b.py:2',
    ],
    [
      'of a base class of Java',
      {
        'A.java': 'class A extends B<C> {\n void f() {\n  this.d();\n }\n}',
        'B.java': 'class B<T> {\n void d() {}\n}',
      },
      'this.d',
      3,
      'B.java:2',
    ],
    [
      'of a base class of C#',
      { 'A.cs': 'class A : B, I {\n void F(A a) {\n  a.D();\n }\n}', 'B.cs': 'class B {\n public void D() {}\n}' },
      'a.D',
      3,
      'B.cs:2',
    ],
    ['of a receiver of Go', { 'a.go': 'package a\nfunc (s *S) f() {\n}\ntype S struct { C int }' }, 's.C', 2, 'a.go:4'],
    ['that nothing tells', { 'a.ts': 'const a = b;\nclass X { c = 1 }' }, 'a.c', 1, undefined],
    ['of values in a circle', { 'a.ts': 'const a = b();\nconst b = a();' }, 'a.c', 1, undefined],
    [
      'of classes in a circle',
      { 'a.ts': 'class A extends B {}\nclass B extends A {}\nlet a: A;' },
      'a.c',
      3,
      undefined,
    ],
  ])('%s', async (_, files, names, line, expected) => {
    const [path = ''] = Object.keys(files);
    const receivers = names.split('.');
    const member = receivers.pop() ?? '';
    const [found] = await openIndex(files).findMember(receivers, member, { path, line }, going());
    expect(found === undefined ? undefined : `${found.path}:${found.nameLine}`).toBe(expected);
  });
});

describe('the members of a type', () => {
  it.each<[string, Files, string, readonly string[]]>([
    [
      'of an imported interface',
      { 'a.ts': "import type { I } from './b';", 'b.ts': 'export interface I { a: string; b(): I }' },
      'I',
      ['a', 'b'],
    ],
    [
      'of a Go type with methods in two files',
      { 'a.go': 'package a\ntype T struct { B int }', 'b.go': 'package a\nfunc (t *T) C() {}' },
      'T',
      ['B', 'C'],
    ],
    ['of a type as it is written', { 'a.ts': 'interface I { a: string }' }, 'readonly Map<string, I>[]', ['a']],
    [
      'with what it inherits',
      { 'a.ts': 'class A extends B implements I { a; c }\nclass B { b; c }\ninterface I { d: 1 }' },
      'A',
      ['a', 'c', 'b', 'd'],
    ],
    ['of no type', { 'a.ts': '' }, 'T', []],
  ])('%s', async (_, files, name, expected) => {
    const [path = ''] = Object.keys(files);
    const members = await openIndex(files).membersOf(name, { path }, going());
    expect(members.map((one) => one.name)).toEqual(expected);
  });
});

describe('any repository', () => {
  const pathOf = fc.constantFrom(
    'a.ts',
    'b/index.ts',
    'b/c.py',
    'd.go',
    'e.kt',
    'f.vue',
    'package.json',
    'tsconfig.json',
    'go.mod',
    '__proto__.ts',
    'g.rs',
  );
  const part = fc.constantFrom(
    "import { a } from './b'; ",
    "export * from './a'; ",
    'from .c import a\n',
    'import a.b\n',
    'a(',
    'def a',
    'func a() {',
    'class a ',
    '{ ',
    '} ',
    '{ "compilerOptions": { "paths": { "*": ["*"], "__proto__": 1 }, "baseUrl": ".." }, "extends": "./tsconfig" }',
    '{"name":"a","exports":{"*":[null,{"a":"./*"}]}}',
    'module a\n',
    '"',
    '`',
    '\n',
    'a: a = a()',
    '$(.*)+',
    '\u{1F600}',
  );

  it('answers every question without an error, with lines inside of its files', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(pathOf, text, { minKeys: 1 }),
        fc.oneof(fc.constantFrom('a', '__proto__', '$', 'default', '*'), fc.string()),
        fc.boolean(),
        async (files, name, isMember) => {
          const texts = new Map(Object.entries(files));
          const index = openIndex(files);
          for (const path of texts.keys()) {
            const found = await index.findDeclarations(name, { path, line: 1, isMember }, going());
            for (const { declaration, certainty } of found) {
              expect(declaration.name).not.toBe('');
              expect(declaration.endLine).toBeLessThanOrEqual((texts.get(declaration.path) ?? '').split('\n').length);
              expect(certainty).toBeGreaterThan(0);
              const uses = await index.findUses(declaration, { most: 3 }, going());
              expect(uses.length).toBeLessThanOrEqual(3);
            }
            await index.findMember([name, 'a'], name, { path, line: 1 }, going());
            await index.membersOf(name, { path }, going());
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
