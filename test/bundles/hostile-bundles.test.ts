import { describe, expect, test } from 'vitest';
import { compareBundles } from '../../src/bundles/compare/compare.ts';

/** Joins `count` pieces of text. Each is built from its number. */
function row(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

function nested(open: string, depth: number, inside: string, close: string): string {
  return `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
}

const DEEP = 'its code is nested too deeply';

/** Texts that overflow the stack of a parser, a printer or a tree walk. They are reported as too deep. */
const TOO_DEEP: readonly (readonly [name: string, text: string])[] = [
  ['brackets', nested('(', 50_000, '1', ')')],
  ['blocks', nested('{', 20_000, '', '}')],
  ['functions', nested('(function () {', 20_000, '', '})()')],
  ['arrays', nested('[', 50_000, '', ']')],
  ['sums', `x = ${'a + '.repeat(50_000)}a`],
  ['members', `a${'.b()'.repeat(20_000)}`],
  ['else ifs', `${'if (a) b; else '.repeat(50_000)}c`],
  ['choices', `x = ${'a ? b : '.repeat(50_000)}c`],
  ['templates', nested('`${', 20_000, 'a', '}`')],
  ['code that is evaluated', `eval(${JSON.stringify(nested('(', 50_000, '1', ')'))})`],
];

/** Texts that could make the comparison slow or wrong. The second version has one more call, to `evil`. */
const COMPARED: readonly (readonly [name: string, make: (more: string) => string])[] = [
  [
    'scopes in scopes with names of each',
    (more) =>
      nested(
        '{',
        200,
        row(2_000, (i) => `a${i};`),
        '}',
      ) + more,
  ],
  [
    'functions in functions',
    (more) =>
      nested(
        '(function(){',
        50,
        row(2_000, (i) => `a${i};`),
        '})();',
      ) + more,
  ],
  ['a sequence', (more) => `${'a(),'.repeat(5_000)}a();${more}`],
  ['an array', (more) => `x = [${'1,'.repeat(30_000)}1];${more}`],
  ['the same statement', (more) => `${'f();'.repeat(5_000)}${more}`],
  ['sections of one name', (more) => `${'// src/a.js\nf();\n'.repeat(2_000)}${more}`],
  ['sections in functions', (more) => `${row(1_000, (i) => `f(function () {\n// src/a${i}.js\nf(${i});\n});`)}${more}`],
  ['tables', (more) => `${'x = { 1: function () {} };'.repeat(2_000)}${more}`],
  [
    'modules of one id',
    (more) => `!function(e){e[1](m,m.exports,e)}({${'1:function(e,t,n){n(1)},'.repeat(2_000)}});${more}`,
  ],
  [
    'modules',
    (more) => `!function(e){e[1](m,m.exports,e)}({${row(3_000, (i) => `${i}:function(e,t,n){n(${i})},`)}});${more}`,
  ],
  ['names', (more) => `require("x");${row(5_000, (i) => `var v${i} = v${i === 0 ? 0 : i - 1};`)}${more}`],
  ['evaluated code', (more) => `${'eval("a();b();");'.repeat(500)}${more}`],
  ['a template of many parts', (more) => `x = \`${'${a}\n'.repeat(5_000)}\`;${more}`],
  ['caught names', (more) => `${nested('try{}catch(e){var e;', 150, '', '}')};${more}`],
  ['backslashes', (more) => `x = "${'\\\\'.repeat(100_000)}";${more}`],
  [
    'names of objects',
    (more) => `var __proto__ = 1, constructor = 2, toString = 3; f(__proto__, constructor, toString);${more}`,
  ],
];

describe('hostile bundles', () => {
  test.each(TOO_DEEP)('%s nested too deeply', (_, text) => {
    expect(compareBundles(text, 'f()')).toEqual({
      kind: 'not-compared',
      reason: `the version of the base cannot be read: ${DEEP}`,
    });
  });

  test.each(COMPARED)('%s', (_, make) => {
    const [same, changed] = [compareBundles(make(''), make('')), compareBundles(make(''), make('evil();'))];
    expect(same).toMatchObject({ kind: 'compared', modules: [] });
    const lines =
      changed.kind === 'compared' ? changed.modules.flatMap(({ hunks }) => hunks.flatMap((h) => h.lines)) : [];
    expect(lines.filter(({ kind }) => kind !== 'context').map(({ text }) => text)).toEqual(['evil();']);
  });

  test('two texts without common lines are shown completely', () => {
    const half = (name: string): string => `f(function () {${row(3_000, (i) => `${name}(${i});`)}});`;
    const comparison = compareBundles(half('f').repeat(2), half('g').repeat(2));
    const modules = comparison.kind === 'compared' ? comparison.modules : [];
    const lines = modules.flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines));
    expect(lines.filter(({ kind }) => kind === 'added')).toHaveLength(6_004);
    expect(lines.filter(({ kind }) => kind === 'removed')).toHaveLength(6_004);
  });

  test('more tokens than the limit for a tree', () => {
    expect(compareBundles('f()', 'a;'.repeat(1_500_001))).toEqual({
      kind: 'not-compared',
      reason: 'the version of the head cannot be read: it has more than 2 million tokens of code',
    });
  });
});
