import { describe, expect, test } from 'vitest';
import { compareBundles } from '../../src/bundles/compare/compare.ts';

/** Names of the changed modules. */
function changed(before: string, after: string): readonly string[] {
  const comparison = compareBundles(before, after);
  if (comparison.kind === 'not-compared') {
    throw new Error(comparison.reason);
  }
  return comparison.modules.map(({ name }) => name);
}

const SAME: readonly (readonly [name: string, before: string, after: string])[] = [
  ['white space and comments', 'f( 1 );', '/* no code */ f(1) // none'],
  ['quotes and escapes of a string', "f('a\\x41')", 'f("aA")'],
  ['spelling of a number', 'f(0x10, 1e3, 0.5, 10n)', 'f(16, 1000, .5, 0xan)'],
  ['a sequence and statements', 'a(), b(), c()', 'a(); b(); c();'],
  ['a conjunction and an if', 'a && b()', 'if (a) { b() }'],
  ['a disjunction and an if not', 'a || b()', 'if (!a) b();'],
  ['a choice and an if with an else', 'a ? b() : c()', 'if (a) b(); else c();'],
  ['a chain of choices and of else ifs', 'a ? b() : c ? d() : e()', 'if (a) b(); else if (c) d(); else e();'],
  ['short and long truth', 'f(!0, !1)', 'f(true, false)'],
  ['void 0 and undefined', 'f(void 0)', 'f(undefined)'],
  ['a quoted and a plain member', 'a["b"].c', 'a.b["c"]'],
  ['a quoted and a plain key', 'f({ "a": 1 })', 'f({ a: 1 })'],
  ['a short and a long property', 'f({ a })', 'f({ a: a })'],
  ['one declaration and two', 'var a = 1, b = 2; f(a, b)', 'var a = 1; var b = 2; f(a, b)'],
  ['a body with braces and without', 'if (a) for (;;) b()', 'if (a) { for (;;) { b() } }'],
  ['braces that mean nothing', '{ a(); { b() } }', 'a(); b()'],
  [
    'what stands before a loop or in its head',
    'a(); for (var i = 0; i < 1; i++) f(i)',
    'a(); var i = 0; for (; i < 1; i++) f(i)',
  ],
  ['a sequence that is returned', 'f(function () { return a(), b() })', 'f(function () { a(); return b() })'],
  ['a choice that is returned', 'f(function () { return a ? b : c })', 'f(function () { if (a) return b; return c })'],
  [
    'an else after a return',
    'f(() => { if (a) { return 1 } else { b(); return 2 } })',
    'f(() => { if (a) return 1; b(); return 2 })',
  ],
  ['an arrow with a body and without', 'f((a) => { return a })', 'f(a => a)'],
  ['a sequence in a test', 'if (a(), b) c()', 'a(); if (b) c()'],
  ['a sequence that is thrown', 'f(() => { throw a(), b })', 'f(() => { a(); throw b })'],
  [
    'names of locals in a minified function',
    'f(function (a, b) { var c = a; return b(c) })',
    'f(function (n, t) { var r = n; return t(r) })',
  ],
  [
    'names at the top of a module',
    'import a from "x"; var b = a(); export { b as c }',
    'import t from "x"; var n = t(); export { n as c }',
  ],
  [
    'numbers that tell names apart',
    'import "x"; function foo1() { f() } foo1()',
    'import "x"; function foo2() { f() } foo2()',
  ],
  ['labels', 'f(() => { a: for (;;) { for (;;) break a } })', 'f(() => { o: for (;;) { for (;;) break o } })'],
  ['private names', 'f(class { #a = 1; g() { return this.#a } })', 'f(class { #t = 1; g() { return this.#t } })'],
  [
    'the place of a function',
    'import "x"; function foo() { f() } function bar() { g() } foo(bar)',
    'import "x"; function bar() { g() } function foo() { f() } foo(bar)',
  ],
  ['the letters of a name', 'f(a\\u0062c)', 'f(abc)'],
];

const DIFFERENT: readonly (readonly [name: string, before: string, after: string])[] = [
  ['a call more', 'f()', 'f(); evil()'],
  ['a string', 'f("a")', 'f("b")'],
  ['a letter that looks the same', 'f("a")', 'f("\u0430")'],
  ['a letter of no width in a string', 'f("ab")', 'f("a\u200bb")'],
  ['a letter of no width in a template', 'f(`ab`)', 'f(`a\u200bb`)'],
  ['a letter of no width in a tagged template', 'f`ab`', 'f`a\u200bb`'],
  ['a hidden letter and its spelling in a tagged template', 'f`a\\u{200b}`', 'f`a\u200b`'],
  ['a global that looks the same', 'abc()', '\u0430bc()'],
  ['a regular expression', 'f(/a/)', 'f(/a/g)'],
  ['a global name', 'a()', 'b()'],
  ['a name that is no minifier’s', 'f(function (token) { g(token) })', 'f(function (other) { g(other) })'],
  ['which of two locals is meant', 'f(function (a, b) { g(a) })', 'f(function (a, b) { g(b) })'],
  ['a local that is now a global', 'f(function (a) { g(a) })', 'f(function (b) { g(a) })'],
  ['the order of statements', 'a(); b()', 'b(); a()'],
  [
    'the order of declarations with effects',
    'import "x"; var a = f(); var b = g(a)',
    'import "x"; var b = g(a); var a = f()',
  ],
  ['the order of imports', 'import "a"; import "b"', 'import "b"; import "a"'],
  [
    'the order of the same function twice',
    'f(function () { function a() { x() } function a() { y() } a() })',
    'f(function () { function a() { y() } function a() { x() } a() })',
  ],
  [
    'a function declared twice at the top',
    'require("x"); function foo() { x() } function foo() { y() } foo()',
    'require("x"); function foo() { y() } function foo() { x() } foo()',
  ],
  ['a directive', '"use strict"; f()', 'f()'],
  ['a directive and a string', '"use strict"; f()', '("use strict"); f()'],
  ['a directive that is none, for its spelling', '"use strict"; f()', '"use\\x20strict"; f()'],
  ['a directive of a function', 'f(function () { "use strict"; g() })', 'f(function () { g() })'],
  ['a hashbang', '#!/usr/bin/env node\nf()', '#!/usr/bin/env evil\nf()'],
  ['let and var', 'for (let i of a) f(() => i)', 'for (var i of a) f(() => i)'],
  ['braces that end a name', '{ let a = 1; f(a) }', 'let a = 1; f(a)'],
  ['a prototype and a key of that name', 'f({ __proto__: __proto__ })', 'f({ __proto__ })'],
  ['a computed prototype', 'f({ ["__proto__"]: a })', 'f({ __proto__: a })'],
  ['a getter', 'f({ a: b })', 'f({ get a() { return b } })'],
  ['a spread', 'f(a)', 'f(...a)'],
  ['what is bound by a call', 'a.b()', '(0, a.b)()'],
  ['an optional call', 'a.b()', 'a?.b()'],
  ['where an optional chain ends', '(a?.b).c', 'a?.b.c'],
  ['await', 'f(async () => { a() })', 'f(async () => { await a() })'],
  ['a static block', 'f(class { })', 'f(class { static { evil() } })'],
  ['a default of a parameter', 'f(function (a) {})', 'f(function (a = evil()) {})'],
  ['a part of a template', 'f(`a${b}`)', 'f(`a${c}`)'],
  ['an exported name', 'export const a = 1', 'export const b = 1'],
  ['an exported name of a list', 'const a = 1; export { a as x }', 'const a = 1; export { a as y }'],
  [
    'which is exported under a name',
    'const a = f(), b = g(); export { a as x, b as y }',
    'const a = f(), b = g(); export { b as x, a as y }',
  ],
  ['what is imported', 'import { a } from "x"; a()', 'import { b as a } from "x"; a()'],
  ['where it is imported from', 'import { a } from "x"; a()', 'import { a } from "y"; a()'],
  [
    'an attribute of an import',
    'import a from "x" with { type: "json" }; f(a)',
    'import a from "x" with { type: "text" }; f(a)',
  ],
  ['a global variable of a script', 'var a = 1', 'var b = 1'],
  [
    'undefined that is something else',
    'f(function (undefined) { g(void 0) })',
    'f(function (undefined) { g(undefined) })',
  ],
  ['void 0 in a with', 'with (a) f(void 0)', 'with (a) f(undefined)'],
  ['void of a call', 'f(void a())', 'f(undefined)'],
  ['a local that eval can see', 'f(function (a) { g(a); eval(h) })', 'f(function (b) { g(b); eval(h) })'],
  ['a local that a with hides', 'f(function (a, o) { with (o) g(a) })', 'f(function (b, o) { with (o) g(b) })'],
  [
    'a default that means a name outside',
    'f(function (x, y) { return function (a = () => x()) { var x = 1; g(x, a) } })',
    'f(function (x, y) { return function (a = () => y()) { var y = 1; g(y, a) } })',
  ],
  [
    'a parameter and a variable of its name',
    'f(function (a, [b]) { var a; g(a) })',
    'f(function (c, [b]) { var a; g(a) })',
  ],
  [
    'a parameter with a default and a variable of its name',
    'f(function (a = 1) { var a; g(a) })',
    'f(function (c = 1) { var a; g(a) })',
  ],
  [
    'a function that a block shows to the outside',
    'f(function () { { function a() {} } a() })',
    'f(function () { { function b() {} } a() })',
  ],
  [
    'a function that a block keeps for itself',
    'f(function () { "use strict"; { function a() {} } a() })',
    'f(function () { "use strict"; { function a() {} a() } })',
  ],
  [
    'a caught name and a variable',
    'f(function () { try { g() } catch (e) { var e = 1; h(e) } return e })',
    'f(function () { try { g() } catch (e) { var e = 1; h(e) } return t })',
  ],
  [
    'a caught name that a variable does not share',
    'f(function () { try { g() } catch (e) { var e = 1 } h(e) })',
    'f(function () { try { g() } catch (t) { var e = 1 } h(e) })',
  ],
  ['a label', 'f(() => { a: for (;;) b: for (;;) break a })', 'f(() => { a: for (;;) b: for (;;) break b })'],
  [
    'which private name is meant',
    'f(class { #a = 1; #b = 2; g() { return this.#a } })',
    'f(class { #a = 1; #b = 2; g() { return this.#b } })',
  ],
  ['code that eval runs', 'eval("f()")', 'eval("g()")'],
  ['code and a string of it', 'eval("f()")', 'eval(function () { f() })'],
  [
    'a string for something else that is called eval',
    'f(function (eval) { eval("a()") })',
    'f(function (eval) { eval("a( )") })',
  ],
  ['code that is not known to be code', 'x = eval("f() && g()")', 'x = eval("if (f()) g()")'],
  ['code behind an HTML comment', 'f()\n<!-- g()', 'f()\n/* */\ng()'],
  ['a conjunction whose value is used', 'x = a && b()', 'x = a || b()'],
  ['a returned choice turned round', 'f(function () { return a ? b : c })', 'f(function () { return a ? c : b })'],
  ['a variable more', 'import "x"; var a; f(a)', 'import "x"; var a, b; f(a)'],
  ['an empty file', 'f()', ''],
  ['a number out of range', 'f(1e400)', 'f(1e300)'],
  ['minus zero', 'f(-0)', 'f(0)'],
  ['the flags of a generator', 'f(function () {})', 'f(function* () {})'],
  ['the kind of equality', 'f(a == b)', 'f(a === b)'],
  ['using', '{ using a = f(); g() }', '{ const a = f(); g() }'],
];

describe('code with the same meaning is not a change', () => {
  test.each(SAME)('%s', (_, before, after) => {
    expect(changed(before, after)).toEqual([]);
    expect(changed(after, before)).toEqual([]);
  });
});

describe('code with another meaning is a change', () => {
  test.each(DIFFERENT)('%s', (_, before, after) => {
    expect(changed(before, after)).not.toEqual([]);
    expect(changed(after, before)).not.toEqual([]);
  });
});
