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

describe('the type of a name', () => {
  it.each<[string, Files, string, number, string | undefined]>([
    ['of a parameter', { 'a.ts': 'function f(a: Cart) {\n  a.b;\n}' }, 'a', 2, 'Cart'],
    ['of what is created', { 'a.ts': 'const a = new Cart();' }, 'a', 1, 'Cart'],
    [
      'of what a function returns',
      { 'a.ts': "import { open } from './b';\nconst a = open();", 'b.ts': 'export function open(): Cart {}' },
      'a',
      2,
      'Cart',
    ],
    ['of the class around', { 'a.ts': 'class A {\n  b() {\n    this.c;\n  }\n}' }, 'this', 3, 'A'],
    ['of Go', { 'a.go': 'package a\nfunc (s *Server) f(c *Cart) {\n}' }, 'c', 2, '*Cart'],
    ['of Python', { 'a.py': 'def f(a: Cart):\n  pass' }, 'a', 2, 'Cart'],
    ['that nothing tells', { 'a.ts': 'const a = b;' }, 'a', 1, undefined],
    ['that goes round in circles', { 'a.ts': 'const a = b();\nconst b = a();' }, 'a', 1, undefined],
  ])('%s', async (_, files, name, line, expected) => {
    const [path = ''] = Object.keys(files);
    expect(await openIndex(files).typeOf(name, { path, line }, going())).toBe(expected);
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
            await index.typeOf(name, { path, line: 1 }, going());
            await index.membersOf(name, { path }, going());
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
