import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Symbols } from '../../../src/syntax/symbols/types.ts';
import { runs } from '../../property-runs.ts';
import { installedGrammars } from '../installed-grammars.ts';

const grammars = installedGrammars();

async function read(language: string, ...lines: readonly string[]): Promise<Symbols> {
  const symbols = await grammars.readSymbols?.(lines.join('\n'), language);
  if (symbols === undefined) {
    throw new Error(`no names for ${language}`);
  }
  return symbols;
}

/** `+method Cart.add: number` for an exported one. */
async function names(language: string, ...lines: readonly string[]): Promise<readonly string[]> {
  const { declarations } = await read(language, ...lines);
  return declarations.map(
    ({ name, kind, container, isExported, type }) =>
      `${isExported ? '+' : ''}${kind} ${container === undefined ? '' : `${container}.`}${name}${type === undefined ? '' : `: ${type}`}`,
  );
}

describe('the declarations of a text', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'a class, its members and parameters that are fields',
      'typescript',
      [
        'export class Cart {',
        '  size = 0;',
        '  #x?: Item;',
        '  constructor(readonly a: Q) {}',
        '  add(i: Item): Total {}',
        '}',
      ],
      [
        '+class Cart',
        '+field Cart.size',
        'field Cart.x: Item',
        '+method Cart.constructor',
        '+field Cart.a: Q',
        '+method Cart.add: Total',
      ],
    ],
    [
      'an interface, a type and an enum',
      'typescript',
      ['interface A { b: C; d(): E }', 'export type F = { g: H } | I;', 'enum J { K, L = 2 }'],
      [
        'interface A',
        'property A.b: C',
        'method A.d: E',
        '+type F',
        '+property F.g: H',
        'enum J',
        'member J.K',
        'member J.L',
      ],
    ],
    [
      'constants, functions and the members of an object',
      'typescript',
      [
        'export const a = new B();',
        'const { c, d: [e] } = f;',
        'export const g = async (): Promise<H> => {};',
        'export const i = { j: 1, k() {} } as const;',
      ],
      [
        '+constant a: B',
        'constant c',
        'constant e',
        '+function g: Promise<H>',
        '+constant i',
        '+member i.j',
        '+method i.k',
      ],
    ],
    [
      'no local names, and no members of other objects',
      'typescript',
      ['function f(a: A) { const b = 1; g({ c: 1 }); const h = () => 1; }', 'const i = [{ j: 1 }];'],
      ['function f', 'function f.h', 'constant i'],
    ],
    [
      'fields and exports that are assigned',
      'javascript',
      ['class A { constructor() { this.b = new C(); } }', 'exports.d = 1;', 'A.prototype.e = function () {};'],
      ['class A', 'method A.constructor', '+field A.b: C', '+constant d', '+method A.e'],
    ],
    [
      'classes, functions and variables of Python',
      'python',
      [
        'A: int = 1',
        'class B(C):',
        '    d = E()',
        '    def _f(self, g: H) -> I:',
        '        self.j: K = 1',
        '        l = 1',
        '@m',
        'def n(): pass',
      ],
      ['+constant A: int', '+class B', '+field B.d: E', 'method B._f: I', '+field B.j: K', '+function n'],
    ],
    [
      'types, methods, constants and variables of Go',
      'go',
      [
        'package a',
        'type B struct { C, d int; *E }',
        'type F interface { G() H }',
        'func (b *B) I(j K) error { l := 1; return l }',
        'const (',
        '  M = 1',
        ')',
        'var n N',
      ],
      [
        '+struct B',
        '+field B.C: int',
        'field B.d: int',
        '+field B.E: E',
        '+interface F',
        '+method F.G: H',
        '+method B.I: error',
        '+constant M',
        'variable n: N',
      ],
    ],
    [
      'classes of Java',
      'java',
      ['class A { private B c = d; enum E { F } G h(I j) { K l; return l; } }'],
      ['+class A', 'field A.c: B', '+enum A.E', '+member A.E.F', '+method A.h: G'],
    ],
    [
      'implementations of Rust',
      'rust',
      ['pub struct A { pub b: C }', 'impl D for A<E> { fn f(&self) -> G { let h = 1; } }'],
      ['+struct A', '+field A.b: C', 'method A.f: G'],
    ],
    [
      'methods of C++ outside of their class',
      'cpp',
      ['A b::c::d(E f) { G h; }', '#define I 1'],
      ['+method b.c.d: A', '+macro I'],
    ],
  ])('%s', async (_, language, lines, expected) => {
    expect(await names(language, ...lines)).toEqual(expected);
  });

  it('have the lines of their comment, signature, name and body', async () => {
    const { declarations } = await read(
      'typescript',
      '',
      '/** A. */',
      '@dec',
      'export class',
      '  A {',
      '  b() {',
      '  }',
      '}',
    );
    expect(
      declarations.map(({ name, startLine, signatureLine, nameLine, headEndLine, endLine }) => [
        name,
        startLine,
        signatureLine,
        nameLine,
        headEndLine,
        endLine,
      ]),
    ).toEqual([
      ['A', 2, 3, 5, 5, 8],
      ['b', 6, 6, 6, 6, 7],
    ]);
  });

  it('have names such as __proto__ as they are', async () => {
    expect(await names('javascript', 'const o = { __proto__: 1, constructor: 2 };', 'function toString() {}')).toEqual([
      'constant o',
      'member o.__proto__',
      'member o.constructor',
      'function toString',
    ]);
  });
});

describe('the local names of a text', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'parameters and variables with their types',
      'typescript',
      ['function f(a: A, { b }: B) { const c = new C(); let d = await e(); }'],
      ['a: A', 'b = B.b', 'c: C', 'd = e'],
    ],
    [
      'of Python',
      'python',
      ['def f(a: A, b=1):', '    c = C()', '    for d in e: pass'],
      ['b', 'a: A', 'c: C', 'd = e'],
    ],
    [
      'of Go',
      'go',
      ['package a', 'func (a *A) f(b B) { c := &C{}; d := e.F(); var g G }'],
      ['a: *A', 'b: B', 'c: C', 'd = e.F', 'g: G'],
    ],
  ])('%s', async (_, language, lines, expected) => {
    const { locals } = await read(language, ...lines);
    expect(
      locals.map(
        ({ name, type, value }) =>
          `${name}${type === undefined ? '' : `: ${type}`}${value === undefined ? '' : ` = ${value}`}`,
      ),
    ).toEqual(expected);
  });
});

describe('the imports of a text', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'typescript',
      "import a, { b as c, type d } from './e';",
      ['default as a of ./e', 'b as c of ./e', 'd as d of ./e'],
    ],
    ['typescript', "import type { a } from 'b'; import './c';", ['a as a of b', '* of ./c']],
    ['typescript', "import * as a from 'b'; import c = require('d');", ['* as a of b', '* as c of d']],
    [
      'typescript',
      "export { a as b } from './c'; export * from './d'; export * as e from './f';",
      ['a as b of ./c, on', '* of ./d, on', '* as e of ./f, on'],
    ],
    [
      'javascript',
      "const a = require('b'), { c, d: e } = require('f'); const { g } = await import('h');",
      ['* as a of b', 'c as c of f', 'd as e of f', 'g as g of h'],
    ],
    [
      'python',
      'from .a import (b as c,\n  d)\nimport e.f as g, h.i\nfrom j import *',
      ['b as c of .a, on', 'd as d of .a, on', '* as g of e.f', '* as h of h.i', '* of j, on'],
    ],
    [
      'go',
      'package a\nimport ( "b/c-d/v2"; e "f/g"; _ "h"; . "i" )',
      ['* as c-d of b/c-d/v2', '* as e of f/g', '* of i'],
    ],
    ['java', 'import a.b.C; import static d.E.f; import g.*;', ['C as C of a.b.C', 'f as f of d.E.f', '* of g.*']],
    ['csharp', 'using A.B; using C = D.E;', ['* of A.B', 'E as C of D.E']],
    ['php', '<?php use A\\B as C; use D\\{E, F as G};', ['B as C of A\\B', 'E as E of D\\E', 'F as G of D\\F']],
    [
      'rust',
      'use a::{b, c::D as E, f::*}; pub use g::H;',
      ['b as b of a::b', 'D as E of a::c::D', '* of a::f', 'H as H of g::H, on'],
    ],
    ['cpp', '#include "a/b.h"', ['* of a/b.h']],
    ['ruby', "require_relative 'a'", ['* of a']],
  ])('in %s: %s', async (language, text, expected) => {
    const { imports } = await read(language, text);
    expect(
      imports.map(
        ({ imported, local, specifier, isPassedOn }) =>
          `${imported}${local === undefined ? '' : ` as ${local}`} of ${specifier}${isPassedOn ? ', on' : ''}`,
      ),
    ).toEqual(expected);
  });

  it('include the names that are exported under others', async () => {
    const { exports } = await read(
      'javascript',
      'export { a as b, c }; export default d; module.exports = { e, f: g, h: 1 };',
    );
    expect(exports.map(({ name, local }) => `${local} as ${name}`)).toEqual([
      'a as b',
      'c as c',
      'd as default',
      'e as e',
      'g as f',
    ]);
  });
});

const LANGUAGES = [
  'typescript',
  'typescriptreact',
  'javascript',
  'python',
  'go',
  'java',
  'csharp',
  'cpp',
  'php',
  'ruby',
  'rust',
];
const TOKENS = [
  'import',
  'export',
  'from',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  ':',
  ',',
  '=',
  '=>',
  '.',
  '*',
  ' as ',
  'class A',
  'def f',
  'func',
  'use',
  '::',
  'type T',
  'struct',
  'enum',
  'const',
  'let x',
  'this.a',
  'self.b',
  '"s"',
  "'",
  '`${',
  '\n',
  '\n  ',
  '/*',
  '*/',
  '//',
  '#',
  '@',
  '<',
  '>',
  '__proto__',
  'é',
  '😀',
];

describe('any text', () => {
  it('gives declarations inside of it, with the lines in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LANGUAGES),
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...TOKENS), { maxLength: 60 }).map((tokens) => tokens.join(' ')),
        ),
        async (language, text) => {
          const symbols = await grammars.readSymbols?.(text, language);
          const last = text.split('\n').length;
          for (const one of symbols?.declarations ?? []) {
            expect(one.startLine).toBeGreaterThanOrEqual(1);
            expect(one.startLine).toBeLessThanOrEqual(one.signatureLine);
            expect(one.signatureLine).toBeLessThanOrEqual(one.nameLine);
            expect(one.nameLine).toBeLessThanOrEqual(one.headEndLine);
            expect(one.headEndLine).toBeLessThanOrEqual(one.endLine);
            expect(one.endLine).toBeLessThanOrEqual(last);
            expect(one.name).not.toBe('');
          }
          for (const { line, scope } of symbols?.locals ?? []) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(scope.from).toBeLessThanOrEqual(scope.to);
            expect(scope.to).toBeLessThanOrEqual(last);
          }
        },
      ),
      { numRuns: runs(150) },
    );
  });
});
