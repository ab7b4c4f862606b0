import { describe, expect, test } from 'vitest';
import { compareBundles } from '../../../src/bundles/compare/compare.ts';

/** Builds a bundle like webpack, from a table of modules and the code of its entry. */
function webpack(table: string, entry = 'n(1)', bootstrap = ''): string {
  return `(() => { var e = (${table}); var t = {};
function n(r) { var o = t[r]; if (void 0 !== o) return o.exports;
var i = t[r] = { exports: {} }; return e[r](i, i.exports, n), i.exports }
${bootstrap}
${entry} })();`;
}

/** Builds a bundle like webpack 4. */
function webpack4(table: string, entry: number): string {
  return `!function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};
return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}n.m=e,n.c=t,n(n.s=${entry})}(${table});`;
}

/** Builds a chunk. Other files refer to its modules by id. */
function chunk(table: string): string {
  return `(self.webpackChunka = self.webpackChunka || []).push([[7], ${table}]);`;
}

/** Lists each change as `name status`. */
function changes(before: string, after: string): readonly string[] {
  const comparison = compareBundles(before, after);
  if (comparison.kind === 'not-compared') {
    throw new Error(comparison.reason);
  }
  return comparison.modules.map(({ name, status }) => `${name} ${status}`);
}

const A = '(e, t, n) => { t.a = "first"; t.b = () => first.work(e) }';
const B = '(e, t, n) => { t.c = "second"; t.d = second.work }';
const EVIL = '(e) => { evil(e) }';

const ROWS: readonly (readonly [name: string, before: string, after: string, expected: readonly string[]])[] = [
  ['a module that changed', webpack(`{ 1: ${A}, 2: ${B} }`), webpack(`{ 1: ${A}, 2: ${EVIL} }`), ['2 modified']],
  ['a module that moved', webpack(`{ 1: ${A}, 2: ${B} }`), webpack(`{ 2: ${B}, 1: ${A} }`), []],
  ['a module that came', webpack(`{ 1: ${A} }`), webpack(`{ 1: ${A}, 5: ${EVIL} }`), ['5 added']],
  ['a module that went', webpack(`{ 1: ${A}, 5: ${B} }`), webpack(`{ 1: ${A} }`), ['5 removed']],
  ['ids that all moved on', webpack(`{ 1: ${A}, 2: ${B} }`), webpack(`{ 2: ${A}, 3: ${B} }`, 'n(2)'), []],
  [
    'ids that moved on because of a module that came',
    webpack(`[${A}, ${B}]`, 'n(0), n(1)'),
    webpack(`[${EVIL}, ${A}, ${B}]`, 'n(1), n(2)'),
    ['0 added'],
  ],
  [
    'an entry that is another module',
    webpack(`{ 1: ${A}, 2: ${B} }`, 'n(1)'),
    webpack(`{ 1: ${A}, 2: ${B} }`, 'n(2)'),
    ['(runtime) modified'],
  ],
  [
    'numbers that were swapped under the entry',
    webpack(`{ 1: ${A}, 2: ${B} }`),
    webpack(`{ 2: ${A}, 1: ${B} }`),
    ['(runtime) modified'],
  ],
  [
    'names that were swapped',
    webpack(`{ "./a.js": ${A}, "./b.js": ${B} }`, 'n("./a.js")'),
    webpack(`{ "./a.js": ${B}, "./b.js": ${A} }`, 'n("./a.js")'),
    ['./a.js modified', './b.js modified'],
  ],
  [
    'a module that requires another than before',
    webpack(`{ 1: (e, t, n) => { t.a = n(2) }, 2: ${A}, 3: ${B} }`),
    webpack(`{ 1: (e, t, n) => { t.a = n(3) }, 2: ${A}, 3: ${B} }`),
    ['1 modified'],
  ],
  [
    'a number that is no id',
    webpack(`{ 1: (e, t, n) => { t.a = f(2) }, 2: ${A}, 3: ${B} }`),
    webpack(`{ 1: (e, t, n) => { t.a = f(3) }, 3: ${A}, 2: ${B} }`),
    ['1 modified'],
  ],
  [
    'ids that code looks up',
    webpack(`{ 1: ${A}, 2: ${B} }`, 'n(f())'),
    webpack(`{ 2: ${A}, 1: ${B} }`, 'n(f())'),
    ['(module ids) modified'],
  ],
  [
    'ids that are reached by arguments',
    webpack(`{ 1: function () { arguments[2](2) }, 2: ${A}, 3: ${B} }`),
    webpack(`{ 1: function () { arguments[2](2) }, 3: ${A}, 2: ${B} }`),
    ['(module ids) modified'],
  ],
  [
    'ids that a module asks for',
    webpack(`{ 1: (e) => { f(e.id) }, 2: ${A} }`, 'n(1)'),
    webpack(`{ 3: (e) => { f(e.id) }, 2: ${A} }`, 'n(3)'),
    ['(module ids) modified'],
  ],
  [
    'a require that was handed on',
    webpack(`{ 1: ${A}, 2: ${B} }`, 'f(n)'),
    webpack(`{ 2: ${A}, 1: ${B} }`, 'f(n)'),
    ['(module ids) modified'],
  ],
  [
    'a require that was written over',
    webpack(`{ 1: (e, t, n) => { n = f; n(2) }, 2: ${A}, 3: ${B} }`),
    webpack(`{ 1: (e, t, n) => { n = f; n(3) }, 3: ${A}, 2: ${B} }`),
    ['1 modified', '(module ids) modified'],
  ],
  ['ids of a chunk', chunk(`{ 1: ${A}, 2: ${B} }`), chunk(`{ 2: ${A}, 1: ${B} }`), ['(module ids) modified']],
  [
    'a dynamic import of a module whose id moved',
    webpack(`{ 1: (e, t, n) => { Promise.resolve().then(n.bind(n, 2)) }, 2: ${A} }`),
    webpack(`{ 1: (e, t, n) => { Promise.resolve().then(n.bind(n, 9)) }, 9: ${A} }`),
    [],
  ],
  [
    'a dynamic import of another module',
    webpack(`{ 1: (e, t, n) => { Promise.resolve().then(n.t.bind(n, 2, 7)) }, 2: ${A}, 3: ${B} }`),
    webpack(`{ 1: (e, t, n) => { Promise.resolve().then(n.t.bind(n, 3, 7)) }, 2: ${A}, 3: ${B} }`),
    ['1 modified'],
  ],
  [
    'a second module of the same id, which wins',
    webpack(`{ 1: ${A} }`),
    webpack(`{ 1: ${A}, 1: ${EVIL} }`),
    ['(runtime) modified', '1 modified', '1 (2) added'],
  ],
  [
    'the order of two modules of the same id',
    webpack(`{ "./a": ${A}, "./a": ${B} }`, 'n("./a")'),
    webpack(`{ "./a": ${B}, "./a": ${A} }`, 'n("./a")'),
    ['./a modified', './a (2) modified'],
  ],
  [
    'a spread into the table',
    webpack(`{ 1: ${A}, 2: ${B} }`),
    webpack(`{ 1: ${A}, 2: ${B}, ...evil }`),
    ['(runtime) modified', '1 modified', '2 modified', '(spread) added'],
  ],
  [
    'a computed key',
    webpack(`{ 1: ${A}, 2: ${B}, [3]: f }`),
    webpack(`{ 1: ${A}, 2: ${B}, [evil()]: f }`),
    ['(computed) added', '(computed) removed'],
  ],
  [
    'a getter',
    webpack(`{ 1: ${A}, 2: ${B}, get 3() { return f } }`),
    webpack(`{ 1: ${A}, 2: ${B}, get 3() { return evil } }`),
    ['(computed) modified'],
  ],
  [
    'a default of a parameter of a module',
    webpack(`{ 1: ${A}, 2: (e, t) => { t.c = e } }`),
    webpack(`{ 1: ${A}, 2: (e, t = evil()) => { t.c = e } }`),
    ['2 modified'],
  ],
  ['code in the bootstrap', webpack(`{ 1: ${A} }`), webpack(`{ 1: ${A} }`, 'n(1)', 'evil();'), ['(runtime) modified']],
  ['code after the bundle', webpack(`{ 1: ${A} }`), `${webpack(`{ 1: ${A} }`)}\nevil();`, ['(runtime) modified']],
  ['code before the bundle', webpack(`{ 1: ${A} }`), `evil();${webpack(`{ 1: ${A} }`)}`, ['(runtime) modified']],
  [
    'code in the arguments of a webpack 4 bootstrap',
    webpack4(`[${A}, ${B}]`, 0),
    webpack4(`[${A}, ${B}], evil()`, 0),
    ['(runtime) modified'],
  ],
  ['an entry of webpack 4 whose place moved', webpack4(`[${A}, ${B}]`, 1), webpack4(`[${B}, ${A}]`, 0), []],
  [
    'an entry of webpack 4 that is another',
    webpack4(`[${A}, ${B}]`, 1),
    webpack4(`[${A}, ${B}]`, 0),
    ['(runtime) modified'],
  ],
  [
    'a module of development that is evaluated',
    webpack('{ "./a.js": (module) => { eval("f()\\n//# sourceURL=webpack:///./a.js") } }'),
    webpack('{ "./a.js": (module) => { eval("f();\\nevil()\\n//# sourceURL=webpack:///./a.js") } }'),
    ['./a.js modified'],
  ],
];

describe('tables of modules', () => {
  test.each(ROWS)('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test.each(ROWS)('the same table in both versions, before: %s', (_, before) => {
    expect(changes(before, before)).toEqual([]);
  });
});
