import { describe, expect, it } from 'vitest';
import { checkLines } from '../families/check-lines.ts';

const EVAL = 'Never use `eval()`.';
const VUE = [
  '<template>',
  '  <p>{{ total }}</p>',
  '</template>',
  '<script setup lang="ts">',
  'let a: any;',
  '</script>',
];

type Row = readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]];

describe('scripts in files of markup are read by their grammar', () => {
  it.each<Row>([
    ['TypeScript in Vue', 'Never use `any`.', 'a.vue', VUE, [5]],
    ['a component of TypeScript without a violation', 'Never use `any`.', 'a.vue', VUE.with(4, 'let any: B;'), []],
    ['a string in Svelte', EVAL, 'a.svelte', ['<script>', 'const a = "eval(1)";', '</script>'], []],
    ['a template in Svelte', EVAL, 'a.svelte', ['<script>', 'const a = `${eval(1)}`;', '</script>'], [2]],
    ['after a regular expression', EVAL, 'a.vue', ['<script>', 'const r = /[/*]/;', 'eval(1);', '</script>'], [3]],
    ['the first lines of Astro', EVAL, 'a.astro', ['---', '// eval(0)', 'eval(1);', '---', '<p>a</p>'], [3]],
    ['a script of Astro', EVAL, 'a.astro', ['<p>a</p>', '<script>', '// eval(0)', 'eval(1);', '</script>'], [4]],
    [
      'a page, of what only JavaScript has',
      'Never use `console.log`.',
      'a.html',
      ['<p>console.log(0)</p>', '<script>', 'console.log(1);', '</script>'],
      [3],
    ],
    ['a page, of a word of its text', 'Never use `var`.', 'a.html', ['<p>a var</p>', '<script>var a;</script>'], [2]],
    ['a page, of another operator', 'Use `===` instead of `==`.', 'a.html', ['<script>f(a == b)</script>'], [1]],
    ['a page, of TypeScript alone', 'Never use `any`.', 'a.html', ['<script>f(any)</script>'], []],
    ['a page around PHP', EVAL, 'a.php', ['<script>', '// eval(0)', 'eval(1);', '</script>', '<?php b();'], [3]],
    ['PHP in a script', EVAL, 'a.php', ['<script>', 'f(<?= eval($a) ?>); // eval(0)', '</script>'], [2]],
    ['a script in a string of PHP', EVAL, 'a.php', ['<?php', 'echo "<script>eval(1)</script>";'], []],
    ['a comment in HTML', EVAL, 'a.html', ['<script>', '// eval(0)', 'eval(1);', '</script>'], [3]],
    ['a script that a comment of HTML only seems to hide', EVAL, 'a.html', ['<!--> <script>eval(1)</script> -->'], [1]],
    ['a script that is commented out', EVAL, 'a.html', ['<!-- <script>eval(1)</script> -->'], []],
    ['data', EVAL, 'a.html', ['<script type="application/json">', '{ "a": "eval(1)" }', '</script>'], []],
    [
      'an attribute with the sign that ends tags',
      EVAL,
      'a.html',
      ['<script data-a="a > b">', 'eval(1);', '</script>'],
      [2],
    ],
    ['a script and a tag on one line', EVAL, 'a.html', ['<b onclick="eval(1)"></b><script>f()</script>'], [1]],
    ['constructs', 'Avoid empty catch blocks.', 'a.vue', ['<script>', 'try { f() } catch {}', '</script>'], [2]],
    [
      'an alias',
      'Never use `console.log`.',
      'a.vue',
      ['<script>', 'const { log } = console;', 'log(1);', '</script>'],
      [3],
    ],
    ['markup of Vue by its text', EVAL, 'a.vue', ['<template>', '<b @click="eval(1)" />', '</template>'], [2]],
    [
      'two languages',
      EVAL,
      'a.svelte',
      ['<script>', 'eval(1)', '</script>', '<script lang="ts">', 'eval(2)', '</script>'],
      [2, 5],
    ],
    [
      'names of another script',
      'Use PascalCase for classes.',
      'a.vue',
      ['<script lang="ts">', 'class wrong_name {}', '</script>'],
      [2],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    const reported = await checkLines(rule, path, lines);
    expect(reported.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(found);
  });

  it('no line is suggested that has more than its script', async () => {
    const rule = 'Use `===` instead of `==`.';
    expect(await checkLines.suggestion(rule, 'a.vue', ['<script>', 'f(a == b);', '</script>'])).toBe('f(a === b);');
    expect(await checkLines.suggestion(rule, 'a.vue', ['<b /><script>f(a == b);</script>'])).toBe(undefined);
  });
});
