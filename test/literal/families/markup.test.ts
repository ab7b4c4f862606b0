import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';
import { compileText } from './run-statement.ts';

describe('rules on attributes', () => {
  it.each([
    ['All images must have `alt` text.', 'reports `<img>` or `<Image>` without `alt`'],
    ['Every `<button>` must have a `type` attribute.', 'reports `<button>` without `type`'],
    ['Never pass `className` to `Text`.', 'reports `className` of `<Text>`'],
    ['`Text` must not have a `className` prop.', 'reports `className` of `<Text>`'],
    ['Do not use the `style` attribute.', 'reports `style` in markup'],
    [
      'Add `rel="noopener"` to links with `target="_blank"`.',
      'reports `<a>` with `target="_blank"` without `rel="noopener"`',
    ],
    [
      'Images must have `alt` or `aria-label` attributes.',
      'reports `<img>` or `<Image>` without `alt` or `aria-label`',
    ],
  ])('%s', (rule, words) => {
    expect(compileText(`- ${rule}\n`, 'markup').map(({ finder }) => finder.words)).toStrictEqual([words]);
  });

  it.each([
    ['properties of a type', '`Config` must have an `id` property.'],
    ['attributes of a language', 'Do not use the `inline` attribute.'],
    ['something else than elements', 'Classes must have a `name` attribute.'],
  ])('leave %s alone', (_name, rule) => {
    expect(compileText(`- ${rule}\n`, 'markup')).toStrictEqual([]);
  });
});

describe('attributes in files', () => {
  const ALT = 'All images must have an `alt` attribute.';
  const BLANK = 'Add `rel="noopener"` to links with `target="_blank"`.';

  it.each([
    ['missing in HTML', ALT, 'a.html', ['<img src="a">', '<img alt="" src="a">'], [1]],
    ['on a later line of the tag', ALT, 'a.html', ['<img', '  src="a > b"', '  alt="x"', '>'], []],
    ['in a comment of HTML', ALT, 'a.html', ['<!-- <img src="a"> -->'], []],
    ['bound in Vue', ALT, 'a.vue', ['<template><img :src="a" :alt="b" /></template>'], []],
    ['missing in JSX', ALT, 'a.tsx', ['const a = <img src={b > c ? "}" : d} />;'], [1]],
    ['in JSX that may add it', ALT, 'a.tsx', ['const a = <img {...props} />;'], []],
    ['in a type argument', ALT, 'a.tsx', ['const a = load<Image>(b);', 'const c: Array<Image> = [];'], []],
    ['in a comment of code', ALT, 'a.tsx', ['const a = 1; // <img src="a">'], []],
    ['with a part of its value', BLANK, 'a.html', ['<a target="_blank" rel="noopener noreferrer">x</a>'], []],
    ['with another value', BLANK, 'a.html', ['<a target="_blank" rel="nofollow">x</a>', '<a href="#">x</a>'], [1]],
    [
      'that must not be there',
      'Never pass `className` to `Text`.',
      'a.tsx',
      ['<Text', '  className="a"', '/>;', '<Box className="a" />'],
      [2],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(`- ${rule}`, path, lines)).toStrictEqual(found);
  });
});
