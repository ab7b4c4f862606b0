import { expect, test } from 'vitest';
import { looksLikeBundle } from '../../../src/bundles/split/looks-like-bundle.ts';

test.each([
  ['webpack', 'main.js', 'function __webpack_require__(id) {}', true],
  ['ncc', 'dist/index.cjs', '__nccwpck_require__.ab = 1', true],
  ['esbuild', 'lib/a.mjs', 'var require_a = __commonJS({});', true],
  [
    'esbuild, minified',
    'a.js',
    'var a=Object.create;var b=Object.defineProperty;var c=Object.getOwnPropertyDescriptor;var d;',
    true,
  ],
  ['rolldown', 'a.js', '//#region src/a.js\nf();', true],
  ['rollup in a built folder', 'dist/a.js', 'function f() {}\n'.repeat(5000), true],
  ['long lines under a minified name', 'vendor/a.min.js', 'f();'.repeat(1000), true],
  ['minified to long lines, wherever it stands', 'index.js', 'f();'.repeat(1000), true],
  ['short built code', 'dist/a.js', 'export const a = 1;\n', false],
  ['long written code', 'src/a.js', 'function f() {}\n'.repeat(5000), false],
  ['written code', 'src/a.js', 'f();\n', false],
  ['another language', 'dist/a.css', '__webpack_require__', false],
  ['types', 'dist/a.d.ts', '__webpack_require__', false],
])('%s', (_, path, text, expected) => {
  expect(looksLikeBundle(path, text)).toBe(expected);
});
