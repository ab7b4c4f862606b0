import { describe, expect, test } from 'vitest';
import { compareBundles } from '../../../src/bundles/compare/compare.ts';
import type { ModuleChange } from '../../../src/bundles/types.ts';

function compare(before: string | undefined, after: string): readonly ModuleChange[] {
  const comparison = compareBundles(before, after);
  if (comparison.kind === 'not-compared') {
    throw new Error(comparison.reason);
  }
  return comparison.modules;
}

/** Draws a module with its hunks as a patch. Each line has its line numbers in base and head. */
function draw({ name, status, lines, hunks }: ModuleChange): string {
  return [
    `${name} ${status} ${lines.join('-')}`,
    ...hunks.flatMap((hunk) => [
      `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@ ${hunk.heading}`,
      ...hunk.lines.map((line) => {
        const sign = { context: ' ', added: '+', removed: '-' }[line.kind];
        const places = ['oldLine' in line ? line.oldLine : '', 'newLine' in line ? line.newLine : ''];
        return `${sign}${line.text} [${places.join(':')}]`;
      }),
    ]),
  ].join('\n');
}

const ESBUILD = `// src/a.js
function first(value) {
  return value + 1;
}

// src/index.js
console.log(first(1));
export { first };
`;

describe('a comparison shows', () => {
  test('a changed line with the lines around it', () => {
    const [module, ...more] = compare(ESBUILD, ESBUILD.replace('value + 1', 'value + 2'));
    expect(more).toEqual([]);
    expect(module && draw(module)).toBe(`src/a.js modified 2-4
@@ -2,3 +2,3 @@ src/a.js
 function first(value) { [2:2]
-  return value + 1; [3:]
+  return value + 2; [:3]
 } [4:4]`);
  });

  test('an added and a removed section completely', () => {
    const after = ESBUILD.replace('// src/index.js', '// src/b.js\nsecond();\n\n// src/index.js');
    expect(compare(ESBUILD, after).map(draw)).toEqual([
      'src/b.js added 7-7\n@@ -0,0 +7,1 @@ src/b.js\n+second(); [:7]',
    ]);
    expect(compare(after, ESBUILD).map(draw)).toEqual([
      'src/b.js removed 7-7\n@@ -7,1 +0,0 @@ src/b.js\n-second(); [7:]',
    ]);
  });

  test('one line of a minified bundle as several lines', () => {
    const before = 'require("a");!function(e){e(function(t){for(;t;)f(t)})}(g)';
    const [module] = compare(before, before.replace('f(t)', 'f(t),h(t)'));
    expect(module && draw(module)).toBe(
      `(statement) modified 1-1
@@ -1,6 +1,7 @@ (statement)
   e(function (t) { [1:1]
     for (; t;) { [1:1]
       f(t); [1:1]
+      h(t); [:1]
     } [1:1]
   }); [1:1]
 }(g); [1:1]`,
    );
  });

  test("the head's names if only names changed, and invisible characters as escapes", () => {
    const before = 'require("a");f(function(a,b){a(b);g("x");return b})';
    const after = 'require("a");f(function(t,r){t(r);g("\u200bx");return r})';
    expect(compare(before, after).map(draw)).toEqual([
      `(statement) modified 1-1
@@ -1,5 +1,5 @@ (statement)
 f(function (t, r) { [1:1]
   t(r); [1:1]
-  g("x"); [1:]
+  g("\\u200Bx"); [:1]
   return r; [1:1]
 }); [1:1]`,
    ]);
  });

  test('a statement that runs at another time', () => {
    const before = 'import "x";\nfirst();\nsecond();\nthird();\n';
    const after = 'import "x";\nsecond();\nthird();\nfirst();\n';
    expect(compare(before, after).map(draw)).toEqual([
      `(statement) modified 4-4
@@ -2,2 +4,2 @@ (statement)
-/* ran here */ [2:]
-first(); [2:]
+/* now runs here: the order of the code around it changed */ [:4]
+first(); [:4]`,
    ]);
  });

  test('ids by which other files may refer to modules', () => {
    const chunk = (one: number, other: number): string =>
      `(self.webpackChunk = self.webpackChunk || []).push([[7], {\n${one}: (e) => { first(e) },\n${other}: (e) => { second(e) }\n}]);`;
    expect(compare(chunk(1, 2), chunk(2, 1)).map(draw)).toEqual([
      `(module ids) modified 2-3
@@ -2,2 +2,2 @@ (module ids)
-1: /* the module that is now 2 */ [2:]
+2: /* the module that was 1 */ [:2]
-2: /* the module that is now 1 */ [3:]
+1: /* the module that was 2 */ [:3]`,
    ]);
  });

  test('code that is evaluated, as code', () => {
    const module = (code: string): string => `require("a");f(function () { eval(${JSON.stringify(code)}) })`;
    const [change] = compare(module('a();\nb();'), module('a();\nevil();\nb(); // evil'));
    expect(change && draw(change)).toContain('+    evil(); [:1]');
    expect(change && draw(change)).toContain('eval(function /* evaluated */() {');
  });
});

describe('bundles that cannot be compared are reported', () => {
  test.each([
    [
      'a head that does not parse',
      'f()',
      'f(\n  ]',
      'the version of the head cannot be read: it does not parse: Unexpected token (2:3)',
    ],
    [
      'a base that does not parse',
      'f(',
      'f()',
      'the version of the base cannot be read: it does not parse: Unexpected token (1:3)',
    ],
    [
      'code nested too deeply',
      'f()',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'the version of the head cannot be read: its code is nested too deeply',
    ],
    [
      'a text too large',
      'f()',
      'f();'.repeat(5_000_001),
      'the version of the head cannot be read: it has more than 20 million characters',
    ],
    [
      'types',
      'f()',
      'let a: string',
      'the version of the head cannot be read: it does not parse: Missing semicolon. (1:6)',
    ],
    ['elements', 'f()', 'f(<a/>)', expect.stringContaining('does not parse')],
  ])('%s', (_, before, after, reason) => {
    expect(compareBundles(before, after)).toEqual({ kind: 'not-compared', reason });
  });

  test('nothing, for an empty text and control characters', () => {
    expect(compareBundles('', '')).toEqual({ kind: 'compared', format: 'statements', modules: [], unchanged: 1 });
    expect(compare('f("\u0001\u0002\u0003")', 'f("\u0001\u0002\u0004")').map(({ status }) => status)).toEqual([
      'added',
      'removed',
    ]);
  });
});

describe('names of modules', () => {
  test.each([
    ['a section of esbuild', '// src/a.js\nf();', ['src/a.js']],
    ['a section of esbuild for a disabled module', '// (disabled):fs\nf();', ['(disabled):fs']],
    [
      'a section of rolldown, and what is outside of one',
      '//#region src/a.js\nf();\n//#endregion\ng();',
      ['(runtime)', 'src/a.js'],
    ],
    ['a wrapped module without a section', 'var a = b({"src/a.cjs"(c, d) { f() }});', ['(runtime)', 'src/a.cjs']],
    ['a function', 'function load() {}', ['(runtime)', 'load']],
    ['an export', 'exports.load = f;', ['(runtime)', 'exports.load']],
    ['an import', 'import a from "x";', ['(runtime)', 'import "x"']],
    ['a pattern', 'var { a: [load] } = f;', ['(runtime)', 'load']],
    [
      'a class inside of a function around all',
      '(function () { class Load { first() { second(1, 2, 3) } } })();',
      ['(runtime)', 'Load'],
    ],
  ])('%s', (_, text, names) => {
    expect(compare(undefined, text).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['webpack', '({1:(e,t,n)=>{f(n)}})[1]; /* __webpack_require__ */', 'statements'],
    ['esbuild', '// src/a.js\nf();', 'esbuild'],
    ['rolldown', '//#region src/a.js\nf();\n//#endregion', 'rolldown'],
    ['nothing known', 'f();', 'statements'],
    ['a chunk of webpack', 'exports.modules = {"./a": function () {}};', 'webpack'],
    ['ncc', 'exports.modules = {"./a": function (a, b, __nccwpck_require__) {}};', 'ncc'],
  ])('the format of %s', (_, text, format) => {
    expect(compareBundles(text, text)).toMatchObject({ kind: 'compared', format });
  });
});
